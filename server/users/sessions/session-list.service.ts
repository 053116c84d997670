import { Injectable } from '@nestjs/common';
import { requireSession, type Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';

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

/** The sessions of an account, and the browsers that could log in without a password. */
@Injectable()
export class SessionListService {
  constructor(private readonly work: UnitOfWork) {}

  /**
   * The viewer's open sessions and, for each remembered browser without one, its last session. The
   * latest first.
   */
  async list(viewer: Viewer): Promise<ListedSession[]> {
    const current = requireSession(viewer);
    return this.work.manager.query<ListedSession[]>(
      `WITH living AS (
         SELECT family_id FROM remember_tokens
         WHERE user_id = $1 AND used_at IS NULL AND ended_at IS NULL AND expires_at > now()
       ), opened AS (
         SELECT *, true AS is_open FROM sessions
         WHERE user_id = $1 AND ended_at IS NULL AND expires_at > now()
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
         id = $2 AS "isCurrent"
       FROM (SELECT * FROM opened UNION ALL SELECT * FROM closed) listed
       ORDER BY created_at DESC, id LIMIT ${MAX_LISTED}`,
      [viewer.userId, current],
    );
  }
}
