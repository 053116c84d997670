/** What a browser still has of attempts when their link is opened again. */
import { ask, backOffMs, mayPass } from '../api/api';
import type { AttemptContext } from './attempt-context';
import { isSomebodyAt } from './presence';
import type { ClockAnswer } from '../api/api-types';

/** What becomes of an attempt that runs when its link is opened. */
type LeftHere =
  /** This browser left it in the middle, and nobody has gone on with it since: it goes on here by itself. */
  | 'GOES_ON'
  /** It went on elsewhere since, or nothing of it waits here. */
  | 'STAYS';

/**
 * Looks after what waits in the outbox of an attempt that runs: it goes out.
 * @throws what `ask` does, when the server could not be asked who has the attempt
 */
async function lookAfter(
  { token, outbox, late }: AttemptContext,
  attemptId: string,
): Promise<LeftHere> {
  const noted = await outbox.sittingOf(attemptId);
  const waiting = (await outbox.answersOf(attemptId)).filter(({ isAside }) => !isAside);
  const isHandedIn = noted?.handedInAt != null;
  if (waiting.length === 0 && !isHandedIn) return 'STAYS';
  if (await isSomebodyAt(attemptId)) return 'STAYS';
  const epoch = Math.max(noted?.epoch ?? 0, ...waiting.map((answer) => answer.epoch));
  const clock = await ask<ClockAnswer>(`/${attemptId}/clock`, { token });
  if (clock.receipt === null && clock.epoch === epoch) return 'GOES_ON';
  if (waiting.length > 0) late.deliver(attemptId, waiting);
  return 'STAYS';
}

/**
 * Looks after what is left of an attempt that runs, until the server has said who has it.
 * @param failed a try has failed; there will be others
 * @returns the attempt, if it goes on here by itself
 */
export async function goesOn(
  context: AttemptContext,
  running: string | undefined,
  failed: () => void,
): Promise<string | null> {
  if (running === undefined || context.tab.sitting?.attemptId === running) return running ?? null;
  for (let tries = 1; ; tries += 1) {
    try {
      return (await lookAfter(context, running)) === 'GOES_ON' ? running : null;
    } catch (error) {
      if (!mayPass(error)) return null;
      failed();
      await new Promise((done) => setTimeout(done, backOffMs(tries, error)));
    }
  }
}

/** Delivers what this browser still has of an attempt that has ended. */
export async function deliverUnfinished(
  { outbox, late }: AttemptContext,
  attemptId: string,
): Promise<void> {
  outbox.forgetSitting(attemptId);
  const waiting = (await outbox.answersOf(attemptId)).filter(({ isAside }) => !isAside);
  if (waiting.length > 0) late.deliver(attemptId, waiting);
}
