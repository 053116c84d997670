import type { EntityManager } from 'typeorm';

/** What a question says, as stored. */
export interface StoredQuestion {
  id: string;
  text: string;
  body: object;
}

/** What is done with a part keeps the event loop for some milliseconds. */
const AT_ONCE = 500;
const BEFORE_ALL = { position: -(2 ** 31), id: '00000000-0000-0000-0000-000000000000' };

/** All questions of a kind in a quiz, in order, part by part: there may be 40,000. */
export async function* storedQuestions(
  manager: EntityManager,
  quizId: string,
  kind: string,
): AsyncGenerator<StoredQuestion[]> {
  let last: { position: number; id: string } | undefined = BEFORE_ALL;
  while (last) {
    const part: (StoredQuestion & { position: number })[] = await manager.query(
      `SELECT id, position, text, body FROM questions
       WHERE quiz_id = $1 AND deleted_at IS NULL AND kind = $2 AND (position, id) > ($3, $4)
       ORDER BY position, id LIMIT ${AT_ONCE}`,
      [quizId, kind, last.position, last.id],
    );
    if (part.length > 0) yield part;
    last = part.length === AT_ONCE ? part.at(-1) : undefined;
  }
}
