import type { INestApplicationContext } from '@nestjs/common';

/** A service of the application, whichever room it is in. */
export function given<T>(
  app: INestApplicationContext,
  type: abstract new (...args: never[]) => T,
): T {
  return app.get<T>(type, { strict: false });
}
