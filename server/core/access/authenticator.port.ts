import { coreErrors } from '../errors/domain-error.js';
import type { SecurityEvent } from '../security-events/security-events.js';
import type { AuthenticatedViewer } from './viewer.js';

/** A session or access token that was ended before its time, and the security event of its use. */
export interface EndedToken {
  event: SecurityEvent;
  accountId: string;
}

/** Identifies the account of a token. The users module implements it; core knows only this port. */
export abstract class AuthenticatorPort {
  /** @returns null for a token that is forged, expired, ended or of another kind */
  abstract authenticate(token: string): Promise<AuthenticatedViewer | null>;

  /** @param token that `authenticate` rejected @returns null unless the token was ended before its time */
  protected abstract findEnded(token: string): Promise<EndedToken | null>;

  /**
   * The account that sent a request with this token.
   * @throws UNAUTHENTICATED; a security event if the token was ended
   */
  async identify(token: string | null): Promise<AuthenticatedViewer> {
    const viewer = token ? await this.authenticate(token) : null;
    if (viewer) return viewer;
    const ended = token ? await this.findEnded(token) : null;
    throw coreErrors.UNAUTHENTICATED(ended ? { security: ended } : {});
  }
}
