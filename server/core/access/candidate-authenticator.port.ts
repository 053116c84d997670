import { coreErrors } from '../errors/domain-error.js';
import type { SecurityEvent } from '../security-events/security-events.js';

/** A candidate, identified by the token of their link. It gives access to that one exam only. */
export interface AuthenticatedCandidate {
  candidateId: string;
  quizId: string;
}

/** A link that was revoked. */
export interface RevokedLink {
  event: SecurityEvent;
  candidateId: string;
}

/**
 * Identifies the candidate of a link's token. The candidates module implements it; core knows only
 * this port.
 */
export abstract class CandidateAuthenticatorPort {
  /** @returns null for a token that is forged, revoked, of an earlier link, or not a candidate's */
  abstract authenticate(token: string): Promise<AuthenticatedCandidate | null>;

  /** @param token that `authenticate` rejected @returns null unless it was valid before */
  protected abstract findRevoked(token: string): RevokedLink | null;

  /**
   * The candidate that sent a request with this token.
   * @throws LINK_INVALID; a security event if the link was revoked
   */
  async identify(token: string | null): Promise<AuthenticatedCandidate> {
    const candidate = token ? await this.authenticate(token) : null;
    if (candidate) return candidate;
    const revoked = token ? this.findRevoked(token) : null;
    throw coreErrors.LINK_INVALID(revoked ? { security: revoked } : {});
  }
}
