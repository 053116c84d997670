import type { Role } from '../../core/access/role.js';
import { defineQuery } from '../../core/database/define-query.js';
import { isActiveAccount } from '../user.queries.js';
import type { AccessScope } from './access-token.entity.js';

/** Whether a token works: a condition on the columns of `access_tokens`. */
export const LIVE = `revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now())`;

interface TokenViewer {
  id: string;
  scope: AccessScope;
  userId: string;
  instituteId: string;
  role: Role;
  email: string;
  /** Whether `last_used_at` is old enough to be updated. */
  isUseDue: boolean;
}

/** A token that works and its account, or no row. */
export const findTokenViewer = defineQuery<{ tokenHash: string }, TokenViewer>(`
  SELECT t.id, t.scope, u.id AS "userId", u.institute_id AS "instituteId", u.role, u.email,
    COALESCE(t.last_used_at < now() - interval '1 minute', true) AS "isUseDue"
  FROM access_tokens t JOIN users u ON u.id = t.user_id
  WHERE t.token_hash = $tokenHash AND ${LIVE} AND ${isActiveAccount('u')}`);
