/** Starts or resumes an attempt, with all answers that were typed here before and have no receipt. */
import { isRetryLater, request, backOffMs, isRetryable } from '../api/api';
import { browserId } from './browser-id';
import { v4 } from 'uuid';
import type { AttemptContext } from './attempt-context';
import type { OutboxAnswer } from '../sync/stored-rows';
import type { ResumableAttempt } from './begun-attempts';
import { isAttemptOpen } from './presence';
import { Sitting } from './sitting';
import type { KnownSitting, SittingReply } from '../api/api-types';

export interface OpenOptions {
  /** The attempt to resume; null to start one. */
  goOn: string | null;
  /** The access code as it was typed, if the exam has one. */
  accessCode?: string | undefined;
  /** What this browser stored of the attempt: it goes on without asking the server, which does not answer. */
  begun?: ResumableAttempt | null;
  /** The sitting of this page before another device took over. */
  earlier?: Sitting | null;
  isGone: () => boolean;
  /** Called when a try has failed and another will follow. */
  failed: (error: unknown) => void;
}

/**
 * Retries until the server answers.
 * @returns null if the page was closed meanwhile
 * @throws RefusedError that a retry would not change: ATTEMPT_ENDED with the receipt, LINK_INVALID, a closed
 *   exam; also after too many guesses at the access code
 */
export async function openSitting(
  context: AttemptContext,
  opening: OpenOptions,
): Promise<Sitting | null> {
  const { isGone, failed, begun, earlier, goOn } = opening;
  // A restored tab may have the name of a page that goes on as it (begun-attempts.ts): the server must part them.
  if (!begun && !earlier && goOn !== null && (await isAttemptOpen(goOn)))
    context.tab.continueAs(v4());
  if (begun) {
    context.tab.continueAs(begun.client);
    context.clock.restore(begun.clockOffset);
    return resumeSitting(context, begun.sitting, null, begun);
  }
  for (let tries = 1; !isGone(); tries += 1) {
    try {
      const reply = await requestSitting(context, opening);
      return isGone() ? null : await resumeSitting(context, reply, opening.earlier ?? null);
    } catch (error) {
      // Do not retry an access code that may be wrong.
      const isGuess = opening.accessCode !== undefined && isRetryLater(error);
      if (isGuess || !isRetryable(error)) throw error;
      failed(error);
      await new Promise((done) => setTimeout(done, backOffMs(tries, error)));
    }
  }
  return null;
}

async function requestSitting(
  { token, tab, clock }: AttemptContext,
  { goOn, accessCode, earlier }: OpenOptions,
): Promise<SittingReply> {
  // Taking over again resumes that attempt and never starts another.
  const attemptId = earlier?.attempt.id ?? goOn;
  const browser = browserId(() => localStorage);
  const body = {
    client: tab.name,
    ...(browser !== null && { browser }),
    ...(attemptId !== null && { goOn: attemptId }),
    ...(accessCode !== undefined && { accessCode }),
  };
  let sentAt = 0;
  const onSent = (at: number): void => {
    sentAt = at;
  };
  const reply = await request<'/attempts', 'post'>('', { method: 'POST', token, body, onSent });
  clock.addSample(reply.attempt.serverTime, sentAt);
  return reply;
}

async function resumeSitting(
  context: AttemptContext,
  reply: KnownSitting,
  earlier: Sitting | null,
  begun: ResumableAttempt | null = null,
): Promise<Sitting> {
  const { id, epoch } = reply.attempt;
  const storedSitting = await context.outbox.getSitting(id);
  const stored = mergeAnswers(await context.outbox.getAnswers(id), earlier?.unsent() ?? []);
  const sitting = new Sitting(reply, context, {
    unsent: stored,
    stored: storedSitting,
    sequence: begun?.sequence ?? 0,
    // The server knows better where the candidate is, if it has answered.
    place: begun ? (storedSitting?.place ?? null) : null,
    isLocal: begun !== null,
  });
  // It was submitted here, and no other device has taken over since.
  const isUnbroken = storedSitting !== null && epoch - storedSitting.epoch <= 1;
  if (storedSitting?.handedInAt != null && isUnbroken)
    void sitting.submit(storedSitting.handedInAt);
  return sitting;
}

/** Without storage, the answers of the earlier sitting are only in memory. */
function mergeAnswers(
  stored: readonly OutboxAnswer[],
  unsent: readonly OutboxAnswer[],
): OutboxAnswer[] {
  const rows = new Map([...stored, ...unsent].map((reply) => [keyOf(reply), reply]));
  return [...rows.values()].sort((a, b) => a.epoch - b.epoch || a.sequence - b.sequence);
}

const keyOf = ({ epoch, questionId }: OutboxAnswer): string => `${epoch}:${questionId}`;
