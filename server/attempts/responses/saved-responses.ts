import type { EntityManager } from 'typeorm';
import type { Sitting } from '../attempt.schema.js';
import { listSavedResponses } from './response.queries.js';

type ShownResponse = Sitting['responses'][number];

/** Reads the saved answers of an attempt, as its candidate sees them. */
export async function savedResponses(
  manager: EntityManager,
  attemptId: string,
): Promise<ShownResponse[]> {
  const rows = await listSavedResponses(manager, { attemptId });
  return rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() }));
}
