import type { EntityManager } from 'typeorm';
import { listStoredQuestions, type StoredQuestion } from './placement.queries.js';

/** The size of a batch. Processing one blocks the event loop for a few milliseconds. */
export const READ_AT_ONCE = 500;
const BEFORE_ALL = -(2 ** 31);

/** All questions of a quiz in order, or those of one kind, in batches: there may be 40,000. */
export async function* storedQuestions(
  manager: EntityManager,
  quizId: string,
  kind: string | null = null,
): AsyncGenerator<StoredQuestion[]> {
  let after: number | undefined = BEFORE_ALL;
  while (after !== undefined) {
    const next = { quizId, kind, after, take: READ_AT_ONCE };
    const part: (StoredQuestion & { position: number })[] = await listStoredQuestions(
      manager,
      next,
    );
    if (part.length > 0) yield part;
    after = part.length === READ_AT_ONCE ? part.at(-1)?.position : undefined;
  }
}
