/** How many questions one call takes (server/questions/question-order.validation.ts). */
export const MAX_AT_ONCE = 100;

/** Sends changes of many questions one call after another, in order. @returns the answers */
export async function inChunks<Entry, Answer>(
  entries: readonly Entry[],
  send: (chunk: Entry[], first: number) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let first = 0; first < entries.length; first += MAX_AT_ONCE)
    answers.push(await send(entries.slice(first, first + MAX_AT_ONCE), first));
  return answers;
}
