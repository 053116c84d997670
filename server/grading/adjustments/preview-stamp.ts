import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { EntityManager } from 'typeorm';
import type { AdjustmentValue } from '../fold-adjustments.js';
import type { ScoreAdjustment } from '../score-adjustment.entity.js';
import { adjustmentErrors } from './adjustment.errors.js';
import { findResultsStamp } from './adjustment.queries.js';

/** Which results an adjustment is about. */
export type Scope = Pick<ScoreAdjustment, 'quizId' | 'attemptId'>;

/** What a preview is of. */
export type PreviewedChange = AdjustmentValue | { undone: string };

/**
 * The stamp of a preview: of the results that it was computed from, and of the change that it is of. Another change
 * cannot be made with it.
 */
export function stampOf(
  { stamp }: { stamp: string },
  { quizId, attemptId }: Scope,
  change: PreviewedChange,
): string {
  const named = { stamp, quizId, attemptId, ...change };
  return createHash('sha256')
    .update(canonicalize(named) ?? '')
    .digest('hex');
}

/** Whether nothing has changed since the preview. @throws PREVIEW_OUTDATED */
export async function assertCurrent(
  manager: EntityManager,
  { quizId, attemptId }: Scope,
  change: PreviewedChange,
  stamp: string,
): Promise<void> {
  const results = await findResultsStamp(manager, { quizId, attemptId });
  if (stampOf(results, { quizId, attemptId }, change) !== stamp)
    throw adjustmentErrors.PREVIEW_OUTDATED();
}
