import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { STRATEGY } from '../core/access/authenticate.js';
import type { AuthenticatedCandidate } from '../core/access/authenticated-candidate.js';
import { HeaderTokenStrategy } from '../core/access/header-token.strategy.js';
import { coreErrors } from '../core/errors/domain-error.js';
import { CandidateLinkAuthenticator } from './candidate-authenticator.js';

/** Authenticates candidates by the token of their personal link. */
@Injectable()
export class CandidateLinkStrategy extends PassportStrategy(
  HeaderTokenStrategy,
  STRATEGY.candidateLink,
) {
  constructor(private readonly links: CandidateLinkAuthenticator) {
    super();
  }

  /**
   * @returns null for a token that is forged or not a candidate's
   * @throws LINK_INVALID, with a security event, if the link was revoked
   */
  async validate(token: string): Promise<AuthenticatedCandidate | null> {
    const candidate = await this.links.authenticate(token);
    if (candidate) return candidate;
    const revoked = this.links.findRevoked(token);
    if (revoked) throw coreErrors.LINK_INVALID({ security: revoked });
    return null;
  }
}
