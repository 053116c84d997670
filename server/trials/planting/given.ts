import type { Viewer } from '../../core/access/viewer.js';
import type { User } from '../../users/user.entity.js';

/** What knows the services of all rooms: an application from outside, or Nest's ModuleRef in it. */
export interface Rooms {
  get: <T>(type: abstract new (...args: never[]) => T, options: { strict: false }) => T;
}

/** A service of the application, whichever room it is in. */
export function given<T>(rooms: Rooms, type: abstract new (...args: never[]) => T): T {
  return rooms.get<T>(type, { strict: false });
}

/** Somebody who was planted, as services take them. */
export function viewerOf({ id: userId, instituteId, role }: User): Viewer {
  return { userId, instituteId, role, sessionId: null, scope: 'write' };
}
