import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Attempt } from '../../attempts/attempt.entity.js';
import type { LockedAttempt } from '../../attempts/attempt.queries.js';
import { RevisionCache } from '../../attempts/revision-cache.js';
import type { Transaction } from '../../core/database/unit-of-work.js';
import { storedRule } from '../../marks/marking-pattern.js';
import { refreshScore } from '../attempt-score.js';
import { insertGradeStatesOfQuestions } from '../grade-change.queries.js';
import { upsertGrades } from '../grade.queries.js';
import { findAdjustedFields } from '../adjusted-fields.js';
import { listRuleGrades } from './adjustment.queries.js';
import { isSamePattern, markAgain, type ChangedGrade } from './mark-again.js';

/** Applies adjustments to submitted attempts. */
@Injectable()
export class AttemptAdjuster {
  constructor(private readonly papers: RevisionCache) {}

  /**
   * Brings rules, grades and score of an attempt to what its adjustments in force make of them. Repeating it
   * changes nothing.
   * @param attempt submitted, and locked by the transaction
   */
  async adjust(tx: Transaction, attempt: LockedAttempt): Promise<void> {
    const { manager } = tx;
    const fields = await findAdjustedFields(manager, attempt);
    const { byId } = await this.papers.get(attempt.revisionId, tx);
    if (!isSamePattern(fields.rules, attempt.rules)) {
      const grades = await listRuleGrades(manager, { attemptIds: [attempt.id] });
      await store(manager, { ...attempt, ...fields }, markAgain(grades, byId, fields.rules));
    }
    await manager.update(Attempt, attempt.id, fields);
    await refreshScore(manager, { ...attempt, ...fields }, [...byId.keys()]);
  }
}

/** Keeps the earlier states of the grades. */
async function store(
  manager: EntityManager,
  { id: attemptId, quizId, revisionId, rules }: Attempt,
  changed: readonly ChangedGrade[],
): Promise<void> {
  if (changed.length === 0) return;
  const questionIds = changed.map(({ grade }) => grade.questionId);
  await insertGradeStatesOfQuestions(manager, { attemptId, questionIds });
  const rows = changed.map(({ grade: { epoch, sequence, choice }, marked }) => ({
    ...{ ...marked, choice, epoch, sequence },
    rule: storedRule(marked.rule, rules),
    maxMarks: marked.rule.marks,
  }));
  await upsertGrades(manager, { attemptId, quizId, revisionId, grades: JSON.stringify(rows) });
}
