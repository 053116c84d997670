import { coreErrors } from '../errors/domain-error.js';
import type { Role } from './role.js';

/** What a viewer's token allows: everything with a session, less with an access token. */
export type Scope = 'session' | 'write' | 'read';

/** The authenticated caller, as every service takes it, independent of the transport. */
export interface Viewer {
  userId: string;
  instituteId: string;
  role: Role;
  /** Null for an access token, and for a worker that acts for an account. */
  sessionId: string | null;
  scope: Scope;
}

/** A viewer as the transports know them, from their token. */
export interface AuthenticatedViewer extends Viewer {
  /** E-mail address in lower case. */
  email: string;
  /** Whether the institute requires two-factor log-in and the viewer has none. Never for access tokens. */
  mustSetUpTwoFactor: boolean;
}

/**
 * Refuses a session that must set up two-factor log-in first.
 * @throws TWO_FACTOR_SETUP_REQUIRED
 */
export function assertTwoFactorSetUp({ mustSetUpTwoFactor }: AuthenticatedViewer): void {
  if (mustSetUpTwoFactor) throw coreErrors.TWO_FACTOR_SETUP_REQUIRED();
}

/** A record of an institute, and its creator: quizzes, uploads, imports. */
export interface OwnedByInstitute {
  instituteId: string;
  createdBy: string;
}

/** The id of the viewer's session. @throws SESSION_REQUIRED when there is none */
export function requireSession(viewer: Viewer): string {
  if (viewer.sessionId === null) throw coreErrors.SESSION_REQUIRED();
  return viewer.sessionId;
}
