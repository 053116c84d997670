import { defineCommand, defineQuery } from '../../core/database/define-query.js';
import type { MarkingClaim } from './marking-claim.entity.js';

type ClaimOfMarker = Pick<MarkingClaim, 'gradeId' | 'userId'>;

/** How long an answer counts as open after its marker last said so. */
const CLAIM_SECONDS = 120;

/**
 * Claims an answer for a marker, or extends their claim. Writes no row while another marker has it
 * open.
 */
export const upsertClaim = defineCommand<ClaimOfMarker>(`
  INSERT INTO marking_claims AS c (grade_id, user_id, until)
  VALUES ($gradeId, $userId, now() + interval '${CLAIM_SECONDS} seconds')
  ON CONFLICT (grade_id) DO UPDATE SET user_id = excluded.user_id, until = excluded.until
  WHERE c.user_id = excluded.user_id OR c.until < now()`);

/** Releases the marker's claim. */
export const deleteClaim = defineCommand<ClaimOfMarker>(
  'DELETE FROM marking_claims WHERE grade_id = $gradeId AND user_id = $userId',
);

/** First and last name of another marker who has the answer open; no row for nobody. */
export const findClaimant = defineQuery<ClaimOfMarker, { name: string }>(`
  SELECT u.first_name || ' ' || u.last_name AS name
  FROM marking_claims c JOIN users u ON u.id = c.user_id
  WHERE c.grade_id = $gradeId AND c.user_id <> $userId AND c.until > now()`);
