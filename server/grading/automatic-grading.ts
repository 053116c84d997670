import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  AttemptGradingPort,
  type GradedSubmission,
} from '../attempts/submission/attempt-grading.port.js';
import type { Attempt } from '../attempts/attempt.entity.js';
import type { Transaction } from '../core/database/unit-of-work.js';
import { PaperRevisions } from '../exams/revisions/paper-revisions.js';
import { GradeSource } from './grade.entity.js';
import { recordGradeStates } from './grade-history.js';
import { markAnswer, scoreOf, type MarkedAnswer } from './marking.js';
import { findSettlesAt } from './attempt-score.js';
import {
  findStoredAnswers,
  effectiveMark,
  keepsMarkerGrade,
  type StoredAnswer,
} from './regrading.js';

/** Marks an attempt on submission, by the key of its own revision. */
@Injectable()
export class AutomaticGrading extends AttemptGradingPort {
  private readonly logger = new Logger(AutomaticGrading.name);

  constructor(private readonly revisions: PaperRevisions) {
    super();
  }

  override async grade(tx: Transaction, attempt: Attempt): Promise<GradedSubmission> {
    const { questions } = await this.revisions.contentWithin(tx, attempt.revisionId);
    const answered = await findStoredAnswers(tx.manager, attempt.id);
    const marked = questions.map((question) =>
      markAnswer(question, answered.get(question.id)?.response ?? null, attempt.rules),
    );
    for (const { questionId } of marked.filter(({ isMalformed }) => isMalformed))
      this.logger.error(
        `The answer to ${questionId} in ${attempt.id} does not match the schema of its kind`,
      );
    await this.store(tx.manager, attempt, marked, answered);
    const answeredCount = marked.filter(({ outcome }) => outcome !== 'BLANK').length;
    const all = marked.map((one) => effectiveMark(one, answered.get(one.questionId)));
    // Only a second submission can have marks that a person is typing.
    const isTyped = [...answered.values()].some(({ source }) => source === GradeSource.MARKER);
    const settlesAt = isTyped ? await findSettlesAt(tx.manager, attempt.id) : null;
    return { ...scoreOf(all), answeredCount, responses: [...answered.values()], settlesAt };
  }

  override async archiveGrades(
    { manager }: Transaction,
    attemptIds: readonly string[],
  ): Promise<void> {
    await recordGradeStates(manager, 'g.attempt_id = ANY($1)', [attemptIds]);
  }

  /**
   * Stores all grades in one statement. It replaces those of an earlier submission that differ, but
   * keeps a marker's grade where the answer is the same.
   */
  private async store(
    manager: EntityManager,
    { id, revisionId, quizId }: Attempt,
    marked: readonly MarkedAnswer[],
    answered: ReadonlyMap<string, StoredAnswer>,
  ): Promise<void> {
    const rows = marked.flatMap((one) => {
      const response = answered.get(one.questionId);
      if (keepsMarkerGrade(response)) return [];
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
