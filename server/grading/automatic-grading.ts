import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AttemptGrading, type SubmissionGraded } from '../attempts/attempt-grading.js';
import type { Attempt } from '../attempts/attempt.entity.js';
import { Response } from '../attempts/response.entity.js';
import type { Transaction } from '../core/database/unit-of-work.js';
import { PaperRevisions } from '../papers/paper-revisions.js';
import { markOf, scoreOf, type Marked } from './marking.js';

/** Marks an attempt when it is submitted, by the key of its own revision. */
@Injectable()
export class AutomaticGrading extends AttemptGrading {
  private readonly logger = new Logger(AutomaticGrading.name);

  constructor(private readonly revisions: PaperRevisions) {
    super();
  }

  override async grade(tx: Transaction, attempt: Attempt): Promise<SubmissionGraded> {
    const { questions } = await this.revisions.contentWithin(tx, attempt.revisionId);
    const responses = await this.responses(tx.manager, attempt.id);
    const marked = questions.map((question) =>
      markOf(question, responses.get(question.id) ?? null, attempt.rules),
    );
    for (const { questionId } of marked.filter(({ isOdd }) => isOdd))
      this.logger.error(`The answer to ${questionId} in ${attempt.id} has no shape of its kind`);
    await this.store(tx.manager, attempt, marked);
    const answeredCount = marked.filter(({ outcome }) => outcome !== 'BLANK').length;
    return { ...scoreOf(marked), answeredCount };
  }

  private async responses(
    manager: EntityManager,
    attemptId: string,
  ): Promise<ReadonlyMap<string, object | null>> {
    const rows = await manager.find(Response, {
      select: { questionId: true, response: true },
      where: { attemptId },
    });
    return new Map(rows.map(({ questionId, response }) => [questionId, response]));
  }

  /** All of them in one statement. Those of an earlier submission are replaced. */
  private async store(
    manager: EntityManager,
    { id, revisionId }: Attempt,
    marked: readonly Marked[],
  ): Promise<void> {
    await manager.query(
      `INSERT INTO grades (attempt_id, question_id, outcome, marks, max_marks, rule, revision_id)
       SELECT $1, m."questionId", m.outcome, m.marks, (m.rule->>'marks')::numeric, m.rule, $2
       FROM jsonb_to_recordset($3) AS m("questionId" uuid, outcome text, marks numeric, rule jsonb)
       ON CONFLICT (attempt_id, question_id) DO UPDATE SET outcome = excluded.outcome,
         marks = excluded.marks, max_marks = excluded.max_marks, rule = excluded.rule,
         revision_id = excluded.revision_id, graded_at = excluded.graded_at`,
      [id, revisionId, JSON.stringify(marked)],
    );
  }
}
