import type { EntityManager } from 'typeorm';
import { isErased } from '../../candidates/assert-not-erased.js';
import { coreErrors } from '../../core/errors/domain-error.js';
import type { LockedAttempt } from '../attempt.queries.js';
import { storeLateResponses } from './late-response.queries.js';
import type { Entry } from './response-store.js';
import { saveHash } from './save-hash.js';
import type { SettledAnswer } from './late.schema.js';

/** A late answer with the lease under which it was typed. */
export interface LateEntry extends Entry {
  epoch: number;
}

/** Whether a locked attempt accepts saves under this lease: it runs, and the lease is the current one. */
export function acceptsSaves(attempt: LockedAttempt, epoch: number): boolean {
  return !attempt.submittedAt && !attempt.isOver && attempt.leaseEpoch === epoch;
}

type Settled = SettledAnswer['settled'][number];

/**
 * Stores answers that an attempt no longer accepts as late.
 * @param attempt locked by the transaction; it accepts none of them
 * @param entries one a question and lease; of leases that it has or had
 * @returns the outcome of each; null, without storing any, if the attempt has reached its limits
 */
export async function storeLate(
  manager: EntityManager,
  attempt: LockedAttempt,
  entries: readonly LateEntry[],
): Promise<Settled[] | null> {
  if (entries.length === 0) return [];
  if (await isErased(manager, attempt.candidateId)) throw coreErrors.LINK_INVALID();
  const { id: attemptId, quizId, leaseEpoch } = attempt;
  const rows = await storeLateResponses(manager, {
    attemptId,
    quizId,
    leaseEpoch,
    entries: JSON.stringify(entries),
  });
  if (rows.length === 0) return null;
  return rows.map(({ answer, ...row }) => ({
    ...row,
    held: answer && { epoch: answer.epoch, sequence: answer.sequence },
    hash: answer && saveHash(attempt.id, { ...answer, questionId: row.questionId }),
  }));
}

/**
 * Stores the answers of a refused save or submission as late. Stores nothing if the attempt would accept
 * them or never had this lease: then the page must send them again.
 */
export async function storeRefused(
  manager: EntityManager,
  attempt: LockedAttempt,
  epoch: number,
  entries: readonly Entry[],
): Promise<void> {
  if (acceptsSaves(attempt, epoch) || epoch > attempt.leaseEpoch) return;
  await storeLate(
    manager,
    attempt,
    entries.map((entry) => ({ ...entry, epoch })),
  );
}
