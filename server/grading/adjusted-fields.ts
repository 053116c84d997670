import type { EntityManager } from 'typeorm';
import type { Attempt } from '../attempts/attempt.entity.js';
import type { AdjustedFields } from '../attempts/submission/attempt-grading.port.js';
import { foldAdjustments } from './fold-adjustments.js';
import { findAttemptAdjustments } from './applied-adjustments.queries.js';

/** Reads the adjustments in force for an attempt. @returns what they make of its row */
export async function findAdjustedFields(
  manager: EntityManager,
  { id: attemptId, quizId, startedAt, rules, baseRules }: Attempt,
): Promise<AdjustedFields> {
  const found = await findAttemptAdjustments(manager, { quizId, attemptId, startedAt });
  const base = baseRules ?? rules;
  const folded = foldAdjustments(base, found.adjustments);
  return {
    rules: folded.rules,
    baseRules: folded.rules === base ? baseRules : base,
    adjustmentMarks: folded.marks,
    adjustedVersion: found.version,
  };
}
