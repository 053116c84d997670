import type { INestApplicationContext } from '@nestjs/common';

/** A service of the application, whichever room it is in. */
export function given<T>(
  app: INestApplicationContext,
  type: abstract new (...args: never[]) => T,
): T {
  return app.get<T>(type, { strict: false });
}

/** Who asks for what is made for the demonstration: nobody over the network. */
export const DEMO_CALLER = { address: 'demo', userAgent: '', isForwarded: false };
