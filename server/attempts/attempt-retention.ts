import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { RetentionPort } from '../quizzes/retention.port.js';

/** Keeps quizzes that were taken and questions that a published revision contains (decision 0019). */
@Injectable()
export class AttemptRetention extends RetentionPort {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  override async findRetainedQuizzes(ids: string[]): Promise<ReadonlySet<string>> {
    return this.findIds(
      'SELECT DISTINCT quiz_id AS id FROM attempts WHERE quiz_id = ANY($1) AND NOT is_preview',
      ids,
    );
  }

  override async findRetainedQuestions(ids: string[]): Promise<ReadonlySet<string>> {
    return this.findIds(
      'SELECT DISTINCT question_id AS id FROM paper_revision_questions WHERE question_id = ANY($1)',
      ids,
    );
  }

  private async findIds(statement: string, ids: string[]): Promise<ReadonlySet<string>> {
    const rows = await this.work.manager.query<{ id: string }[]>(statement, [ids]);
    return new Set(rows.map(({ id }) => id));
  }
}
