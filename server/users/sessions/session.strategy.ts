import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Jwt } from 'jsonwebtoken';
import { Strategy } from 'passport-jwt';
import { STRATEGY } from '../../core/access/authenticate.js';
import type { AuthenticatedViewer } from '../../core/access/viewer.js';
import { coreErrors } from '../../core/errors/domain-error.js';
import { SessionTokens } from './session-tokens.js';
import { SessionsService } from './sessions.service.js';

/** Authenticates staff by the token of their session, a JWT. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, STRATEGY.session) {
  constructor(
    private readonly tokens: SessionTokens,
    private readonly sessions: SessionsService,
  ) {
    super(tokens.strategyOptions());
  }

  /**
   * @param token with the right signature, issuer and audience, and not expired
   * @returns null for a token of another kind or an unknown session
   * @throws UNAUTHENTICATED, with a security event, if the session was ended
   */
  async validate(token: Jwt): Promise<AuthenticatedViewer | null> {
    const sessionId = this.tokens.sessionIdOf(token);
    if (sessionId === null) return null;
    const viewer = await this.sessions.findViewer(sessionId);
    if (viewer) return viewer;
    const ended = await this.sessions.findEnded(sessionId);
    if (ended) throw coreErrors.UNAUTHENTICATED({ security: ended });
    return null;
  }
}
