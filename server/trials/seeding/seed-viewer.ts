import type { Viewer } from '../../core/access/viewer.js';
import type { User } from '../../users/user.entity.js';

/** Somebody who was planted, as services take them. */
export function viewerOf({ id: userId, instituteId, role }: User): Viewer {
  return { userId, instituteId, role, sessionId: null, scope: 'write' };
}
