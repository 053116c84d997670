import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  AttemptGradingPort,
  type SubmissionGraded,
} from '../attempts/submission/attempt-grading.port.js';
import type { Attempt } from '../attempts/attempt.entity.js';
import type { Transaction } from '../core/database/unit-of-work.js';
import { PaperRevisions } from '../exams/revisions/paper-revisions.js';
import { GradeSource } from './grade.entity.js';
import { keepStates } from './grade-history.js';
import { markOf, scoreOf, type Marked } from './marking.js';
import { settlesAtOf } from './manual/attempt-score.js';
import { answeredOf, counted, stands, type Answered } from './regrading.js';

/** Marks an attempt when it is submitted, by the key of its own revision. */
@Injectable()
export class AutomaticGrading extends AttemptGradingPort {
  private readonly logger = new Logger(AutomaticGrading.name);

  constructor(private readonly revisions: PaperRevisions) {
    super();
  }

  override async grade(tx: Transaction, attempt: Attempt): Promise<SubmissionGraded> {
    const { questions } = await this.revisions.contentWithin(tx, attempt.revisionId);
    const answered = await answeredOf(tx.manager, attempt.id);
    const marked = questions.map((question) =>
      markOf(question, answered.get(question.id)?.response ?? null, attempt.rules),
    );
    for (const { questionId } of marked.filter(({ isOdd }) => isOdd))
      this.logger.error(`The answer to ${questionId} in ${attempt.id} has no shape of its kind`);
    await this.store(tx.manager, attempt, marked, answered);
    const answeredCount = marked.filter(({ outcome }) => outcome !== 'BLANK').length;
    const all = marked.map((one) => counted(one, answered.get(one.questionId)));
    // Only marks that people gave it before are typed: a first submission asks nothing.
    const isTyped = [...answered.values()].some(({ source }) => source === GradeSource.MARKER);
    const settlesAt = isTyped ? await settlesAtOf(tx.manager, attempt.id) : null;
    return { ...scoreOf(all), answeredCount, settlesAt };
  }

  override async keep({ manager }: Transaction, attemptIds: readonly string[]): Promise<void> {
    await keepStates(manager, 'g.attempt_id = ANY($1)', [attemptIds]);
  }

  /**
   * All of them in one statement. Those of an earlier submission are replaced where anything is different;
   * what a marker gave stays where its answer is the same.
   */
  private async store(
    manager: EntityManager,
    { id, revisionId, quizId }: Attempt,
    marked: readonly Marked[],
    answered: ReadonlyMap<string, Answered>,
  ): Promise<void> {
    const rows = marked.flatMap((one) => {
      const response = answered.get(one.questionId);
      if (stands(response)) return [];
      return [{ ...one, epoch: response?.epoch ?? null, sequence: response?.sequence ?? null }];
    });
    await manager.query(
      `INSERT INTO grades AS g (attempt_id, question_id, quiz_id, outcome, marks, max_marks, rule,
         revision_id, choice, response_epoch, response_sequence)
       SELECT $1, m."questionId", $4, m.outcome, m.marks, (m.rule->>'marks')::numeric, m.rule, $2,
         m.choice, m.epoch, m.sequence
       FROM jsonb_to_recordset($3) AS m ("questionId" uuid, outcome text, marks numeric, rule jsonb,
         choice smallint, epoch int, sequence int)
       ON CONFLICT (attempt_id, question_id) DO UPDATE SET outcome = excluded.outcome,
         marks = excluded.marks, max_marks = excluded.max_marks, rule = excluded.rule,
         revision_id = excluded.revision_id, choice = excluded.choice,
         response_epoch = excluded.response_epoch,
         response_sequence = excluded.response_sequence, source = 'RULE', marked_by = NULL,
         comment = NULL, rubric = NULL, reason = NULL, is_typed = false, version = g.version + 1,
         graded_at = excluded.graded_at
       WHERE g.source <> 'RULE'
         OR (g.outcome, g.marks, g.rule, g.choice, g.response_epoch, g.response_sequence) IS DISTINCT FROM
           (excluded.outcome, excluded.marks, excluded.rule, excluded.choice,
             excluded.response_epoch, excluded.response_sequence)`,
      [id, revisionId, JSON.stringify(rows), quizId],
    );
  }
}
