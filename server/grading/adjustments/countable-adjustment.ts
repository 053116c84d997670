import type { EntityManager } from 'typeorm';
import type { Transaction } from '../../core/database/unit-of-work.js';
import type { RevisionCache } from '../../attempts/revision-cache.js';
import { marksErrors } from '../../exams/rules/marks.errors.js';
import { isTooFine } from '../../exams/rules/question-marks.js';
import { listMarkedPapers } from './adjustment.queries.js';
import { foldAdjustments, type AdjustmentValue } from '../fold-adjustments.js';
import { AdjustmentKind } from '../score-adjustment.entity.js';

/**
 * Refuses what a wrong choice would earn if the marks of a paper that somebody took could not be counted then.
 * @param attemptId the only attempt that it applies to; null: all of the exam
 * @throws MARKS_TOO_FINE
 */
export async function assertCountableAdjustment(
  { manager, tx }: { manager: EntityManager; tx?: Transaction },
  papers: RevisionCache,
  { quizId, attemptId }: { quizId: string; attemptId: string | null },
  value: AdjustmentValue,
): Promise<void> {
  if (value.kind !== AdjustmentKind.WRONG_MARKS) return;
  for (const { revisionId, rules } of await listMarkedPapers(manager, { quizId, attemptId })) {
    const { questions } = await papers.get(revisionId, tx);
    if (isTooFine(questions, foldAdjustments(rules, [value]).rules))
      throw marksErrors.MARKS_TOO_FINE();
  }
}
