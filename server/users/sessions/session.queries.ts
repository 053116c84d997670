import type { AuthenticatedViewer } from '../../core/access/viewer.js';
import { defineQuery } from '../../core/database/define-query.js';
import type { User } from '../user.entity.js';
import { isActiveAccount } from '../user.queries.js';
import type { Session } from './session.entity.js';

/** More than anybody reads. An account with more can end all at once. */
const MAX_LISTED = 100;

export interface ListedSession {
  id: string;
  clientAddress: string;
  userAgent: string;
  createdAt: Date;
  expiresAt: Date;
  isOpen: boolean;
  isRemembered: boolean;
  isCurrent: boolean;
}

/**
 * Opens a session and returns its id, or no row when password or second factor changed since they were read.
 * The lock lets a reset wait for this, or this for the reset.
 */
export const insertSession = defineQuery<
  Pick<Session, 'userId' | 'familyId' | 'clientAddress' | 'userAgent' | 'expiresAt'> &
    Pick<User, 'passwordHash'> & { hasTwoFactor: boolean },
  { id: string }
>(`
  INSERT INTO sessions (user_id, family_id, client_address, user_agent, expires_at)
  SELECT id, $familyId, $clientAddress, $userAgent, $expiresAt FROM users
  WHERE id = $userId AND password_hash = $passwordHash
    AND (two_factor_since IS NOT NULL) = $hasTwoFactor FOR SHARE
  RETURNING id`);

/** The account of an open session, or no row. */
export const findSessionViewer = defineQuery<
  { sessionId: string },
  Pick<AuthenticatedViewer, 'userId' | 'instituteId' | 'role' | 'email' | 'mustSetUpTwoFactor'>
>(`
  SELECT u.id AS "userId", u.institute_id AS "instituteId", u.role, u.email,
    i.requires_two_factor AND u.two_factor_since IS NULL AS "mustSetUpTwoFactor"
  FROM sessions s JOIN users u ON u.id = s.user_id JOIN institutes i ON i.id = u.institute_id
  WHERE s.id = $sessionId AND s.ended_at IS NULL AND s.expires_at > now()
    AND ${isActiveAccount('u')}`);

/**
 * The open sessions of an account and, for each remembered browser without one, its last session. The
 * latest first.
 */
export const listSessions = defineQuery<{ userId: string; currentId: string }, ListedSession>(`
  WITH living AS (
    SELECT family_id FROM remember_tokens
    WHERE user_id = $userId AND used_at IS NULL AND ended_at IS NULL AND expires_at > now()
  ), opened AS (
    SELECT *, true AS is_open FROM sessions
    WHERE user_id = $userId AND ended_at IS NULL AND expires_at > now()
  ), closed AS (
    SELECT last.*, false AS is_open FROM living CROSS JOIN LATERAL (
      SELECT * FROM sessions s
      WHERE s.family_id = living.family_id ORDER BY s.created_at DESC LIMIT 1
    ) last
    WHERE NOT EXISTS (SELECT FROM opened o WHERE o.family_id = living.family_id)
  )
  SELECT id, client_address AS "clientAddress", user_agent AS "userAgent",
    created_at AS "createdAt", expires_at AS "expiresAt", is_open AS "isOpen",
    COALESCE(family_id IN (SELECT family_id FROM living), false) AS "isRemembered",
    id = $currentId AS "isCurrent"
  FROM (SELECT * FROM opened UNION ALL SELECT * FROM closed) listed
  ORDER BY created_at DESC, id LIMIT ${MAX_LISTED}`);
