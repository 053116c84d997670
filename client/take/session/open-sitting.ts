/** Starts an attempt, or goes on with one, with everything that was typed here before and not receipted. */
import { asksToWait, ask, backOffMs, mayPass } from '../api/api';
import { browserName } from './browser-name';
import type { AttemptContext } from './attempt-context';
import type { KeptAnswer } from '../sync/outbox';
import { Sitting } from './sitting';
import type { SittingAnswer } from '../api/api-types';

export interface Opening {
  /** The attempt to go on with; null to start one. */
  goOn: string | null;
  /** What was read out in the room, where the exam asks for it. */
  accessCode?: string | undefined;
  /** What this page had of the attempt before it was taken away. */
  earlier?: Sitting | null;
  isGone: () => boolean;
  /** A try failed; there will be others. */
  failed: (error: unknown) => void;
}

/**
 * Asks until there is an answer.
 * @returns null when the page has gone meanwhile
 * @throws what will be answered again: ATTEMPT_ENDED with the receipt, LINK_INVALID, a closed exam; too many
 *   guesses at the access code
 */
export async function openSitting(
  context: AttemptContext,
  opening: Opening,
): Promise<Sitting | null> {
  const { isGone, failed } = opening;
  for (let tries = 1; !isGone(); tries += 1) {
    try {
      const answer = await open(context, opening);
      return isGone() ? null : await resumed(context, answer, opening.earlier ?? null);
    } catch (error) {
      // A code that may be wrong is not tried again by itself.
      const isGuess = opening.accessCode !== undefined && asksToWait(error);
      if (isGuess || !mayPass(error)) throw error;
      failed(error);
      await new Promise((done) => setTimeout(done, backOffMs(tries, error)));
    }
  }
  return null;
}

async function open(
  { token, tab, clock }: AttemptContext,
  { goOn, accessCode, earlier }: Opening,
): Promise<SittingAnswer> {
  // Taken back: that one, and never another that nobody asked for.
  const attemptId = earlier?.attempt.id ?? goOn;
  const browser = browserName(() => localStorage);
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
  const answer = await ask<SittingAnswer>('', { method: 'POST', token, body, onSent });
  clock.note(answer.attempt.serverTime, sentAt);
  return answer;
}

async function resumed(
  context: AttemptContext,
  answer: SittingAnswer,
  earlier: Sitting | null,
): Promise<Sitting> {
  const { id, epoch } = answer.attempt;
  const noted = await context.outbox.sittingOf(id);
  const kept = merged(await context.outbox.answersOf(id), earlier?.unsent() ?? []);
  const sitting = new Sitting(answer, context, kept, noted);
  // Handed in here, and nobody has had it since but this page now.
  const isUnbroken = noted !== null && epoch - noted.epoch <= 1;
  if (noted?.handedInAt != null && isUnbroken) void sitting.submit(noted.handedInAt);
  return sitting;
}

/** Where a browser keeps nothing, what a page had is in its memory only. */
function merged(kept: readonly KeptAnswer[], unsent: readonly KeptAnswer[]): KeptAnswer[] {
  const rows = new Map([...kept, ...unsent].map((answer) => [rowOf(answer), answer]));
  return [...rows.values()].sort((a, b) => a.epoch - b.epoch || a.sequence - b.sequence);
}

const rowOf = ({ epoch, questionId }: KeptAnswer): string => `${epoch}:${questionId}`;
