import passport from 'passport';
import { coreErrors, DomainError } from '../errors/domain-error.js';
import type { SecurityEvent } from '../security-events/security-events.js';
import type { AuthenticatedCandidate } from './authenticated-candidate.js';
import type { TokenRequest } from './token-from-header.js';
import type { AuthenticatedViewer } from './viewer.js';

/** The names of the Passport strategies. The modules that own the tokens provide them. */
export const STRATEGY = {
  session: 'session-token',
  accessToken: 'access-token',
  candidateLink: 'candidate-link',
} as const;

/** Access tokens first: that strategy sees at once, by the prefix, which tokens are not its own. */
const OF_STAFF = [STRATEGY.accessToken, STRATEGY.session];
const OF_CANDIDATES = [STRATEGY.candidateLink];

/** A session or access token that was ended before its time, and the security event of its use. */
export interface EndedToken {
  event: SecurityEvent;
  accountId: string;
}

/**
 * The account that sent a request with its token.
 * @throws UNAUTHENTICATED; a security event if the token was ended
 */
export async function identifyViewer(request: TokenRequest): Promise<AuthenticatedViewer> {
  const viewer = await authenticate<AuthenticatedViewer>(OF_STAFF, request);
  if (!viewer) throw coreErrors.UNAUTHENTICATED();
  return viewer;
}

/** The same for callers that report nothing. @returns null where `identifyViewer` refuses */
export async function findViewer(request: TokenRequest): Promise<AuthenticatedViewer | null> {
  try {
    return await identifyViewer(request);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'UNAUTHENTICATED') return null;
    throw error;
  }
}

/**
 * The candidate that sent a request with the token of their link.
 * @throws LINK_INVALID; a security event if the link was revoked
 */
export async function identifyCandidate(request: TokenRequest): Promise<AuthenticatedCandidate> {
  const candidate = await authenticate<AuthenticatedCandidate>(OF_CANDIDATES, request);
  if (!candidate) throw coreErrors.LINK_INVALID();
  return candidate;
}

type Middleware = (request: TokenRequest, response: object, next: (error: unknown) => void) => void;

/**
 * Tries strategies in turn.
 * @returns what the first that accepts the token found, or null @throws what a strategy throws
 */
async function authenticate<User>(
  strategies: string[],
  { headers }: TokenRequest,
): Promise<User | null> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, user?: User | false): void => {
      if (error) reject(error);
      else resolve(user || null);
    };
    const options = { session: false };
    const middleware = passport.authenticate(strategies, options, done) as Middleware;
    // Not the request itself: Passport adds the methods of its log-in to it.
    middleware({ headers }, {}, reject);
  });
}
