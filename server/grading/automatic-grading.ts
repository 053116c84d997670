import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  AttemptGradingPort,
  type GradedSubmission,
} from '../attempts/submission/attempt-grading.port.js';
import type { Attempt } from '../attempts/attempt.entity.js';
import type { Transaction } from '../core/database/unit-of-work.js';
import { storedRule } from '../marks/marking-pattern.js';
import { PaperRevisions } from '../exams/revisions/paper-revisions.js';
import { findSettlesAt } from './attempt-score.queries.js';
import { GradeSource } from './grade.entity.js';
import { upsertGrades, type StoredAnswer } from './grade.queries.js';
import { insertGradeStatesOfAttempts } from './grade-change.queries.js';
import { findAdjustedFields } from './adjusted-fields.js';
import { scoreOf } from './attempt-score.js';
import { markAnswer, type MarkedAnswer } from './marking.js';
import { findStoredAnswers, effectiveMark, keepsMarkerGrade } from './regrading.js';

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
    const adjusted = await findAdjustedFields(tx.manager, attempt);
    const { rules, adjustmentMarks } = adjusted;
    const marked = questions.map((question) =>
      markAnswer(question, answered.get(question.id)?.response ?? null, rules),
    );
    for (const { questionId } of marked.filter(({ isMalformed }) => isMalformed))
      this.logger.error(
        `The answer to ${questionId} in ${attempt.id} does not match the schema of its kind`,
      );
    const { id, revisionId, quizId } = attempt;
    await this.store(tx.manager, { id, revisionId, quizId, rules }, marked, answered);
    const answeredCount = marked.filter(({ outcome }) => outcome !== 'BLANK').length;
    const all = marked.map((one) => effectiveMark(one, answered.get(one.questionId)));
    // Only a second submission can have marks that a person is typing.
    const isTyped = [...answered.values()].some(({ source }) => source === GradeSource.MARKER);
    const { settlesAt } = isTyped
      ? await findSettlesAt(tx.manager, { attemptId: attempt.id })
      : { settlesAt: null };
    const grades = all.map((one) => ({ ...one, maxMarks: one.rule.marks }));
    const score = scoreOf(grades, adjustmentMarks);
    return { ...adjusted, ...score, answeredCount, responses: [...answered.values()], settlesAt };
  }

  override async archiveGrades(
    { manager }: Transaction,
    attemptIds: readonly string[],
  ): Promise<void> {
    await insertGradeStatesOfAttempts(manager, { attemptIds });
  }

  /**
   * Stores all grades in one statement. It replaces those of an earlier submission that differ, but
   * keeps a marker's grade where the answer is the same.
   */
  private async store(
    manager: EntityManager,
    { id, revisionId, quizId, rules }: Pick<Attempt, 'id' | 'revisionId' | 'quizId' | 'rules'>,
    marked: readonly MarkedAnswer[],
    answered: ReadonlyMap<string, StoredAnswer>,
  ): Promise<void> {
    const rows = marked.flatMap((one) => {
      const response = answered.get(one.questionId);
      if (keepsMarkerGrade(response)) return [];
      const { epoch = null, sequence = null } = response ?? {};
      const rule = storedRule(one.rule, rules);
      return [{ ...one, rule, maxMarks: one.rule.marks, epoch, sequence }];
    });
    const grades = JSON.stringify(rows);
    await upsertGrades(manager, { attemptId: id, quizId, revisionId, grades });
  }
}
