/** Attempts that this browser has begun: they go on after a reload without a connection. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AttemptContext } from './attempt-context';
import { isAttemptFree } from './presence';
import type { BegunAttempt, StoredAnswer } from '../sync/stored-rows';
import type { KnownSitting } from '../api/api-types';

/**
 * More than anybody types in one page. The numbers of answers that a page sent while the browser stored nothing are
 * unknown after a reload: the next ones must be higher, or the server takes them for old ones.
 */
const SEQUENCE_GAP = 100_000;

/** A sitting that goes on from what this browser stored. */
export interface ResumableAttempt {
  sitting: KnownSitting;
  /** The page before had used no higher number for an answer. */
  sequence: number;
}

/** The database holds a hash of the link, and not what opens the exam. */
const linkOf = (token: string): string => bytesToHex(sha256(utf8ToBytes(token)));

/** Stores an attempt as it is now: after its start, and when its end or its questions have changed. */
export function storeBegun({ token, tab, clock, outbox }: AttemptContext, sitting: KnownSitting) {
  outbox.putBegun({
    attemptId: sitting.attempt.id,
    link: linkOf(token),
    client: tab.name,
    sitting,
    clockOffset: clock.offset,
  });
}

/**
 * Finds the attempt of the link that this browser has begun, and takes its lease and its clock up.
 * @returns null if there is none, or another page of this browser may have it open
 */
export async function resumeBegun(context: AttemptContext): Promise<ResumableAttempt | null> {
  const { token, tab, clock, outbox } = context;
  const found = (await outbox.getBegun(linkOf(token))).at(-1);
  if (!found) return null;
  const { attemptId, client, clockOffset } = found.begun;
  if (client !== tab.name && !(await isAttemptFree(attemptId))) return null;
  tab.continueAs(client);
  clock.restore(clockOffset);
  return toResumable(found.begun, found.confirmed);
}

function toResumable({ sitting }: BegunAttempt, confirmed: StoredAnswer[]): ResumableAttempt {
  const { epoch } = sitting.attempt;
  const responses = new Map(
    [...sitting.responses, ...confirmed].map((response) => [response.questionId, response]),
  );
  const sequences = [...responses.values()]
    .filter((response) => response.epoch === epoch)
    .map(({ sequence }) => sequence);
  return {
    sitting: { ...sitting, responses: [...responses.values()] },
    sequence: Math.max(0, ...sequences) + SEQUENCE_GAP,
  };
}
