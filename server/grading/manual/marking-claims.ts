import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../core/access/viewer.js';

/** How long an answer counts as open after its marker last said so. */
export const CLAIM_SECONDS = 120;

/**
 * Claims an answer for a marker, unless another one has it open.
 * @returns whether they have it now
 */
export async function claimAnswer(
  manager: EntityManager,
  { userId }: Viewer,
  gradeId: string,
): Promise<boolean> {
  const rows = await manager.query<object[]>(
    `INSERT INTO marking_claims AS c (grade_id, user_id, until)
     VALUES ($1, $2, now() + interval '${CLAIM_SECONDS} seconds')
     ON CONFLICT (grade_id) DO UPDATE SET user_id = excluded.user_id, until = excluded.until
     WHERE c.user_id = excluded.user_id OR c.until < now()
     RETURNING grade_id`,
    [gradeId, userId],
  );
  return rows.length > 0;
}

/** Releases the marker's claim. */
export async function releaseClaim(
  manager: EntityManager,
  { userId }: Viewer,
  gradeId: string,
): Promise<void> {
  await manager.query('DELETE FROM marking_claims WHERE grade_id = $1 AND user_id = $2', [
    gradeId,
    userId,
  ]);
}

/** First and last name of another marker who has the answer open; null for nobody. */
export async function findClaimant(
  manager: EntityManager,
  { userId }: Viewer,
  gradeId: string,
): Promise<string | null> {
  const [row] = await manager.query<{ name: string }[]>(
    `SELECT u.first_name || ' ' || u.last_name AS name
     FROM marking_claims c JOIN users u ON u.id = c.user_id
     WHERE c.grade_id = $1 AND c.user_id <> $2 AND c.until > now()`,
    [gradeId, userId],
  );
  return row?.name ?? null;
}
