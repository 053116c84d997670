import type { INestApplicationContext } from '@nestjs/common';
import type { Viewer } from '../core/access/viewer.js';
import type { User } from '../users/user.entity.js';

/** A service of the application, whichever room it is in. */
export function given<T>(
  app: INestApplicationContext,
  type: abstract new (...args: never[]) => T,
): T {
  return app.get<T>(type, { strict: false });
}

/** Somebody of the demonstration, as services take them. */
export function viewerOf({ id: userId, instituteId, role }: User): Viewer {
  return { userId, instituteId, role, sessionId: null, scope: 'write' };
}
