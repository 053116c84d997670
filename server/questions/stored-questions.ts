import type { EntityManager } from 'typeorm';
import { listStoredQuestions, type StoredQuestion } from './placement.queries.js';

/** The size of a batch. Processing one blocks the event loop for a few milliseconds. */
export const READ_AT_ONCE = 500;
const BEFORE_ALL = { position: -(2 ** 31), id: '00000000-0000-0000-0000-000000000000' };

/** All questions of a quiz in order, or those of one kind, in batches: there may be 40,000. */
export async function* storedQuestions(
  manager: EntityManager,
  quizId: string,
  kind: string | null = null,
): AsyncGenerator<StoredQuestion[]> {
  let last: { position: number; id: string } | undefined = BEFORE_ALL;
  while (last) {
    const { position: afterPosition, id: afterId } = last;
    const next = { quizId, kind, afterPosition, afterId, take: READ_AT_ONCE };
    const part: (StoredQuestion & { position: number })[] = await listStoredQuestions(
      manager,
      next,
    );
    if (part.length > 0) yield part;
    last = part.length === READ_AT_ONCE ? part.at(-1) : undefined;
  }
}
