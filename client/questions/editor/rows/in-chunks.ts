/** How many questions one call takes (server/questions/question-order.validation.ts). */
export const MAX_AT_ONCE = 100;

/** What became of a change of many questions. */
export interface Sent<Answer = unknown> {
  /** Of the calls that were made. */
  answers: Answer[];
  /** How many entries these calls had: the first ones. */
  count: number;
  /** Why the next call failed; null if all were made. */
  failure: { error: unknown } | null;
}

/** Sends changes of many questions one call after another, in order, up to the first call that fails. */
export async function inChunks<Entry, Answer>(
  entries: readonly Entry[],
  send: (chunk: Entry[], first: number) => Promise<Answer>,
): Promise<Sent<Answer>> {
  const answers: Answer[] = [];
  let count = 0;
  while (count < entries.length) {
    const chunk = entries.slice(count, count + MAX_AT_ONCE);
    try {
      answers.push(await send(chunk, count));
    } catch (error) {
      return { answers, count, failure: { error } };
    }
    count += chunk.length;
  }
  return { answers, count, failure: null };
}

/** @throws the error of the call that failed */
export function allSent(sent: Sent): void {
  if (sent.failure) throw sent.failure.error;
}
