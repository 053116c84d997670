import type { EntityManager } from 'typeorm';
import type { QuestionRow } from './question.entity.js';

/** The stored content of a question. */
export type StoredQuestion = Pick<QuestionRow, 'id' | 'kind' | 'text' | 'marks' | 'body' | 'image'>;

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
    const part: (StoredQuestion & { position: number })[] = await manager.query(
      `SELECT id, position, kind, text, marks::float8, body, image FROM questions
       WHERE quiz_id = $1 AND deleted_at IS NULL AND ($2::text IS NULL OR kind = $2)
         AND (position, id) > ($3, $4)
       ORDER BY position, id LIMIT ${READ_AT_ONCE}`,
      [quizId, kind, last.position, last.id],
    );
    if (part.length > 0) yield part;
    last = part.length === READ_AT_ONCE ? part.at(-1) : undefined;
  }
}
