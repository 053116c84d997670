import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../core/database/unit-of-work.js';
import { PublicationPort } from '../../quizzes/publication.port.js';
import type { Quiz } from '../../quizzes/quiz.entity.js';
import { ExamRulesService } from '../rules/exam-rules.service.js';
import { CURRENT_NUMBER, RevisionSnapshot } from './revision-snapshot.js';

/** Submission of a paper: what it says now becomes the revision that learners take (decision 20). */
@Injectable()
export class RevisionPublication extends PublicationPort {
  constructor(
    private readonly freezing: RevisionSnapshot,
    private readonly rules: ExamRulesService,
  ) {
    super();
  }

  override async publish(tx: Transaction, quiz: Quiz): Promise<number | null> {
    const revisionId = await this.freezing.freeze(tx, quiz);
    const number = await this.number(tx, quiz.id, revisionId);
    await this.rules.ensure(tx, quiz.id);
    return number;
  }

  /** A revision that has a number is the current one already: then it is none that is new. */
  private async number(
    { manager }: Transaction,
    quizId: string,
    revisionId: string,
  ): Promise<number | null> {
    const [made] = await manager.query<{ number: number }[]>(
      `WITH numbered AS (
         UPDATE paper_revisions
         SET number = coalesce(${CURRENT_NUMBER}, 0) + 1, published_at = now()
         WHERE id = $2 AND number IS NULL
         RETURNING id, number, content
       ), named AS (
       INSERT INTO paper_revision_questions (revision_id, question_id, quiz_id)
       SELECT numbered.id, (question->>'id')::uuid, $1
       FROM numbered, jsonb_array_elements(numbered.content->'questions') AS question
       )
       SELECT number FROM numbered`,
      [quizId, revisionId],
    );
    return made?.number ?? null;
  }
}
