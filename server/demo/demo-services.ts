import type { INestApplicationContext } from '@nestjs/common';

/** A service of the application, from any module. */
export function getService<T>(
  app: INestApplicationContext,
  type: abstract new (...args: never[]) => T,
): T {
  return app.get<T>(type, { strict: false });
}

/** The caller of the demonstration's requests, which do not come over the network. */
export const DEMO_CALLER = { address: 'demo', userAgent: '', isForwarded: false };
