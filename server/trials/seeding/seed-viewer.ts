import type { Viewer } from '../../core/access/viewer.js';
import type { User } from '../../users/user.entity.js';

/** The viewer of a seeded user, as services require it. */
export function toViewer({ id: userId, instituteId, role }: User): Viewer {
  return { userId, instituteId, role, sessionId: null, scope: 'write' };
}
