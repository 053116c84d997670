/** Handles the unsent answers of this browser when a link is opened again. */
import { request, backOffMs, isRetryable } from '../api/api';
import type { AttemptContext } from './attempt-context';
import { isAttemptOpen } from './presence';

/** Whether a running attempt resumes by itself when its link is opened. */
type Resumption =
  /** This browser left it unfinished, and no other device has taken over since. */
  | 'RESUMES'
  /** Another device has taken over, or nothing is unsent here. */
  | 'STAYS';

/**
 * Decides whether a running attempt resumes here; if not, sends its unsent answers as late.
 * @throws RefusedError, UnreachableError from asking the server which device has the attempt
 */
async function checkUnfinished(
  { token, outbox, late }: AttemptContext,
  attemptId: string,
): Promise<Resumption> {
  const storedSitting = await outbox.getSitting(attemptId);
  const waiting = (await outbox.getAnswers(attemptId)).filter(({ isAside }) => !isAside);
  const isSubmitted = storedSitting?.handedInAt != null;
  if (waiting.length === 0 && !isSubmitted) return 'STAYS';
  if (await isAttemptOpen(attemptId)) return 'STAYS';
  const epoch = Math.max(storedSitting?.epoch ?? 0, ...waiting.map((answer) => answer.epoch));
  const clock = await request<'/attempts/{attemptId}/clock'>(`/${attemptId}/clock`, { token });
  if (clock.receipt === null && clock.epoch === epoch) return 'RESUMES';
  if (waiting.length > 0) late.deliver(attemptId, waiting);
  return 'STAYS';
}

/**
 * The same, with retries until the server has answered.
 * @param failed called when a try has failed and another will follow
 * @returns the id of the attempt if it resumes here by itself, else null
 */
export async function findResumable(
  context: AttemptContext,
  running: string | undefined,
  failed: () => void,
): Promise<string | null> {
  if (running === undefined || context.tab.sitting?.attemptId === running) return running ?? null;
  for (let tries = 1; ; tries += 1) {
    try {
      return (await checkUnfinished(context, running)) === 'RESUMES' ? running : null;
    } catch (error) {
      if (!isRetryable(error)) return null;
      failed();
      await new Promise((done) => setTimeout(done, backOffMs(tries, error)));
    }
  }
}

/** Sends the unsent answers of an ended attempt as late. */
export async function deliverUnfinished(
  { outbox, late }: AttemptContext,
  attemptId: string,
): Promise<void> {
  outbox.deleteSitting(attemptId);
  const waiting = (await outbox.getAnswers(attemptId)).filter(({ isAside }) => !isAside);
  if (waiting.length > 0) late.deliver(attemptId, waiting);
}
