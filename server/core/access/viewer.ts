import { coreErrors } from '../errors/domain-error.js';
import type { Role } from './role.js';

/** What may be done in somebody's name: all of it by a log-in, less by an access token. */
export type Scope = 'session' | 'write' | 'read';

/** Who is asking, as every service takes it. Nothing in it tells by which door they came. */
export interface Viewer {
  userId: string;
  instituteId: string;
  role: Role;
  /** Null where no log-in stands behind it: an access token, or a worker that acts for its owner. */
  sessionId: string | null;
  scope: Scope;
}

/** A viewer as a door knows them, by their token. */
export interface Authenticated extends Viewer {
  /** Their address, in lower case. */
  email: string;
  /** Whether their institute requires two-factor log-in, and they log in without. Never for programs. */
  mustSetUpTwoFactor: boolean;
}

/**
 * Refuses a session that must set up two-factor log-in first.
 * @throws TWO_FACTOR_SETUP_REQUIRED
 */
export function checkSetUp({ mustSetUpTwoFactor }: Authenticated): void {
  if (mustSetUpTwoFactor) throw coreErrors.TWO_FACTOR_SETUP_REQUIRED();
}

/** What is an institute's, and who of it made it: quizzes, uploads, imports. */
export interface Owned {
  instituteId: string;
  createdBy: string;
}

/** The log-in a viewer came with. @throws SESSION_REQUIRED when there is none */
export function sessionOf(viewer: Viewer): string {
  if (viewer.sessionId === null) throw coreErrors.SESSION_REQUIRED();
  return viewer.sessionId;
}
