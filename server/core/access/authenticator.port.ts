import { coreErrors } from '../errors/domain-error.js';
import type { SecurityEvent } from '../security-events/security-events.js';
import type { Authenticated } from './viewer.js';

/** Whose a token was until it was ended, and which security event its use is. */
export interface EndedToken {
  event: SecurityEvent;
  accountId: string;
}

/** Tells who holds a token. The users room provides it; core knows only that there is one. */
export abstract class AuthenticatorPort {
  /** @returns null for a token that is forged, expired, ended or made for something else */
  abstract authenticate(token: string): Promise<Authenticated | null>;

  /** @param token that `authenticate` knows nobody by. @returns null unless somebody ended it before its time */
  protected abstract findEnded(token: string): Promise<EndedToken | null>;

  /**
   * Who sent a request with this token, if there is one.
   * @throws UNAUTHENTICATED, a security event where the token was ended
   */
  async identify(token: string | null): Promise<Authenticated> {
    const viewer = token ? await this.authenticate(token) : null;
    if (viewer) return viewer;
    const ended = token ? await this.findEnded(token) : null;
    throw coreErrors.UNAUTHENTICATED(ended ? { security: ended } : {});
  }
}
