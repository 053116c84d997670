import type { EntityManager } from 'typeorm';
import type { Sitting } from '../attempt.schema.js';

type ShownResponse = Sitting['responses'][number];

/** Reads the saved answers of an attempt, as its candidate sees them. */
export async function savedResponses(
  manager: EntityManager,
  attemptId: string,
): Promise<ShownResponse[]> {
  const rows = await manager.query<(Omit<ShownResponse, 'savedAt'> & { savedAt: Date })[]>(
    `SELECT question_id AS "questionId", response, is_flagged AS "isFlagged", epoch, sequence,
       saved_at AS "savedAt"
     FROM responses WHERE attempt_id = $1 ORDER BY question_id`,
    [attemptId],
  );
  return rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() }));
}
