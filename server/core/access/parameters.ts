import { createParamDecorator } from '@nestjs/common';
import { requestOf } from './access.guard.js';
import type { Viewer } from './viewer.js';

/** The viewer, in a handler that is not public. */
export const CurrentViewer = createParamDecorator((_data: unknown, context): Viewer => {
  const { viewer } = requestOf(context);
  if (!viewer) throw new Error('This handler is public: it has no viewer');
  return viewer;
});

/** From where a request comes. */
export interface Caller {
  /** The network address, by TRUST_PROXY. */
  address: string;
  userAgent: string;
}

export const CurrentCaller = createParamDecorator((_data: unknown, context): Caller => {
  const request = requestOf(context);
  const userAgent = request.headers['user-agent'] ?? '';
  return { address: request.ip, userAgent: userAgent.slice(0, 300).toWellFormed() };
});
