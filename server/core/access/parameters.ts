import { createParamDecorator } from '@nestjs/common';
import { networkOf } from '../security-events/network-of.js';
import { isForwardedByStranger } from './forwarding.js';
import { requestOf } from './access.guard.js';
import type { AuthenticatedCandidate } from './authenticated-candidate.js';
import type { Viewer } from './viewer.js';

/** Injects the viewer into a handler that is not public. */
export const CurrentViewer = createParamDecorator((_data: unknown, context): Viewer => {
  const { viewer } = requestOf(context);
  if (!viewer) throw new Error('This handler is public: it has no viewer');
  return viewer;
});

/** Injects the candidate into a handler with `@ForCandidates()`. */
export const CurrentCandidate = createParamDecorator(
  (_data: unknown, context): AuthenticatedCandidate => {
    const { candidate } = requestOf(context);
    if (!candidate) throw new Error('This handler is not for candidates: it has no candidate');
    return candidate;
  },
);

/** The origin of a request. */
export interface Caller {
  /**
   * The network address, according to TRUST_PROXY. For IPv6 the first half (2001:db8:1:2::/64): a client
   * with one address in it has them all.
   */
  address: string;
  userAgent: string;
  /** Whether the address is that of an unconfigured proxy, and so shared by all its clients. */
  isForwarded: boolean;
}

export const CurrentCaller = createParamDecorator((_data: unknown, context): Caller => {
  const request = requestOf(context);
  const userAgent = request.headers['user-agent'] ?? '';
  return {
    address: networkOf(request.ip),
    userAgent: userAgent.slice(0, 300).toWellFormed(),
    isForwarded: isForwardedByStranger(request),
  };
});
