import type { Transaction } from '../../core/database/unit-of-work.js';
import {
  anonymizeAuditEvents,
  anonymizeExamEvents,
  anonymizeGradeChanges,
  anonymizeGrades,
  anonymizeReceipts,
  deleteCodesOfLearners,
  deleteExportsOfLearners,
  deleteLateResponses,
  deleteMailsOfLearners,
  deleteMembershipsOfLearners,
  eraseLearners as emptyLearners,
  eraseResponses,
  revokeCandidates,
} from './erasure.queries.js';

/** What lists show instead of the name. */
const ERASED_NAME = 'Erased learner';

/** In this order: the name and the address are needed until the end. */
const STEPS = [
  deleteMailsOfLearners,
  deleteCodesOfLearners,
  deleteMembershipsOfLearners,
  deleteExportsOfLearners,
  anonymizeAuditEvents,
  anonymizeExamEvents,
  eraseResponses,
  deleteLateResponses,
  anonymizeGradeChanges,
  anonymizeGrades,
  anonymizeReceipts,
  revokeCandidates,
];

/**
 * Erases the personal data of learners (docs/personal-data.md). Marks stay.
 * @param learnerIds locked by the transaction with their candidates, and without attempts under way
 */
export async function eraseLearners({ manager }: Transaction, learnerIds: string[]): Promise<void> {
  for (const step of STEPS) await step(manager, { learnerIds });
  await emptyLearners(manager, { learnerIds, name: ERASED_NAME });
}
