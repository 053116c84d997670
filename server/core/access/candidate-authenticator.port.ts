import { coreErrors } from '../errors/domain-error.js';
import type { SecurityEvent } from '../security-events/security-events.js';

/** Who takes an exam, by the token of their link. It opens that exam for them, and nothing else. */
export interface AuthenticatedCandidate {
  candidateId: string;
  quizId: string;
}

/** Whose a link was until it was revoked. */
export interface RevokedLink {
  event: SecurityEvent;
  candidateId: string;
}

/** Tells whose link a token is from. The learners room provides it; core knows only that there is one. */
export abstract class CandidateAuthenticatorPort {
  /** @returns null for a token that is forged, revoked, of an earlier link, or no learner's */
  abstract authenticate(token: string): Promise<AuthenticatedCandidate | null>;

  /** @param token that `authenticate` knows nobody by. @returns null unless it was good before */
  protected abstract findRevoked(token: string): RevokedLink | null;

  /**
   * Who sent a request with this token, if there is one.
   * @throws LINK_INVALID, a security event where the link was revoked
   */
  async identify(token: string | null): Promise<AuthenticatedCandidate> {
    const candidate = token ? await this.authenticate(token) : null;
    if (candidate) return candidate;
    const revoked = token ? this.findRevoked(token) : null;
    throw coreErrors.LINK_INVALID(revoked ? { security: revoked } : {});
  }
}
