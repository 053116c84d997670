/** Attempts that this browser has begun: they go on after a reload without a connection. */
import type { AttemptContext } from './attempt-context';
import type { Deadline } from './deadline';
import { linkHash } from './link-hash';
import { reserveAttempt } from './presence';
import type { Progress } from './progress';
import type { ReceivedMessages } from './received-messages';
import type { BegunAttempt, StoredAnswer } from '../sync/stored-rows';
import { isLater } from '../sync/take-database';
import type { KnownResponse, KnownSitting } from '../api/api-types';

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
  /** The name of the page that has the lease. */
  client: string;
  /** What that page added to this device's clock for the server's, in milliseconds. */
  clockOffset: number;
}

/** What has changed since an attempt was opened. */
interface RunningSitting {
  deadline: Pick<Deadline, 'report'>;
  progress: Pick<Progress, 'place' | 'questions'>;
  messages: Pick<ReceivedMessages, 'all'>;
}

/** Stores an attempt as it is now: after its start, and when its end or its questions have changed. */
export function storeBegun(
  { token, tab, clock, outbox }: AttemptContext,
  opened: KnownSitting,
  { deadline, progress, messages }: RunningSitting,
): void {
  const { attempt, paper } = opened;
  const sitting = {
    ...opened,
    attempt: { ...attempt, ...deadline.report(), place: progress.place },
    paper: { ...paper, questions: progress.questions },
    messages: messages.all,
  };
  outbox.putBegun({
    attemptId: attempt.id,
    link: linkHash(token),
    client: tab.name,
    sitting,
    clockOffset: clock.offset,
  });
}

/**
 * Finds the attempt of the link that this browser has begun.
 * @returns null if there is none, or another page of this browser may have it open
 */
export async function findBegun({
  token,
  tab,
  outbox,
}: AttemptContext): Promise<ResumableAttempt | null> {
  const all = await outbox.getBegun(linkHash(token));
  const found = all.sort((a, b) => numberOf(a) - numberOf(b)).at(-1);
  if (!found) return null;
  const { attemptId, client } = found.begun;
  // Without locks, only the tab that had the attempt may go on with it.
  const isReserved = await reserveAttempt(attemptId);
  if (!(isReserved ?? client === tab.name)) return null;
  return toResumable(found.begun, found.confirmed);
}

const numberOf = ({ begun }: { begun: BegunAttempt }): number => begun.sitting.attempt.number;

function toResumable(
  { sitting, client, clockOffset }: BegunAttempt,
  confirmed: StoredAnswer[],
): ResumableAttempt {
  const { epoch } = sitting.attempt;
  const responses = new Map<string, KnownResponse>();
  // Confirmed answers of earlier leases may be older than those that came with the sitting.
  for (const response of [...sitting.responses, ...confirmed]) {
    const before = responses.get(response.questionId);
    if (!before || !isLater(before, response)) responses.set(response.questionId, response);
  }
  const sequences = [...responses.values()]
    .filter((response) => response.epoch === epoch)
    .map(({ sequence }) => sequence);
  return {
    sitting: { ...sitting, responses: [...responses.values()] },
    sequence: Math.max(0, ...sequences) + SEQUENCE_GAP,
    client,
    clockOffset,
  };
}
