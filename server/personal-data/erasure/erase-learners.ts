import type { Transaction } from '../../core/database/unit-of-work.js';
import {
  anonymizeAdjustments,
  anonymizeAuditEvents,
  anonymizeExamEvents,
  anonymizeGradeChanges,
  anonymizeGrades,
  anonymizeLearners,
  anonymizeNamedAuditEvents,
  anonymizeReceipts,
  deleteExportsOfLearners,
  deleteLateResponses,
  deleteMailsOfLearners,
  deleteMembershipsOfLearners,
  deleteMessagesToLearners,
  deleteReturnRequestsOfLearners,
  eraseResponses,
  lockAttemptsOfLearners,
  lockCandidatesOfLearners,
  lockClassListsOfLearners,
  lockLearnersToErase,
  revokeCandidates,
} from './erasure.queries.js';

/** What lists show instead of the name. */
const ERASED_NAME = 'Erased learner';

/** In this order: the name is needed until the end. */
const STEPS = [
  deleteMailsOfLearners,
  deleteMembershipsOfLearners,
  deleteExportsOfLearners,
  deleteReturnRequestsOfLearners,
  anonymizeAuditEvents,
  anonymizeNamedAuditEvents,
  anonymizeExamEvents,
  deleteMessagesToLearners,
  eraseResponses,
  deleteLateResponses,
  anonymizeGradeChanges,
  anonymizeGrades,
  anonymizeAdjustments,
  anonymizeReceipts,
  revokeCandidates,
];

/**
 * Locks learners and what others write about them with, in the order in which those lock it. What they have written by
 * then is erased; what they write later, they refuse.
 * @returns the candidates whose links the erasure ends
 */
export async function lockForErasure(
  { manager }: Transaction,
  learnerIds: string[],
): Promise<{ id: string; linkVersion: number }[]> {
  await lockClassListsOfLearners(manager, { learnerIds });
  await lockLearnersToErase(manager, { learnerIds });
  const candidates = await lockCandidatesOfLearners(manager, { learnerIds });
  await lockAttemptsOfLearners(manager, { learnerIds });
  return candidates;
}

/**
 * Erases the personal data of learners (docs/personal-data.md). Marks stay.
 * @param learnerIds locked by `lockForErasure`, and without unfinished attempts
 */
export async function eraseLearners(tx: Transaction, learnerIds: string[]): Promise<void> {
  const { manager } = tx;
  for (const step of STEPS) await step(manager, { learnerIds });
  await anonymizeLearners(manager, { learnerIds, name: ERASED_NAME });
  // An export that was started meanwhile has read the names.
  tx.afterCommit(async () => {
    await deleteExportsOfLearners(manager.dataSource.manager, { learnerIds });
  });
}
