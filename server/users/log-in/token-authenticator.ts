import { Injectable } from '@nestjs/common';
import { AuthenticatorPort, type EndedToken } from '../../core/access/authenticator.port.js';
import type { AuthenticatedViewer } from '../../core/access/viewer.js';
import { AccessTokensService, isAccessToken } from '../access-tokens/access-tokens.service.js';
import { SessionsService } from '../sessions/sessions.service.js';

/** Session tokens and access tokens come in the same header; the prefix distinguishes them. */
@Injectable()
export class TokenAuthenticator extends AuthenticatorPort {
  constructor(
    private readonly sessions: SessionsService,
    private readonly accessTokens: AccessTokensService,
  ) {
    super();
  }

  override async authenticate(token: string): Promise<AuthenticatedViewer | null> {
    return isAccessToken(token)
      ? this.accessTokens.findViewer(token)
      : this.sessions.findViewer(token);
  }

  protected override async findEnded(token: string): Promise<EndedToken | null> {
    return isAccessToken(token)
      ? this.accessTokens.findRevoked(token)
      : this.sessions.findEnded(token);
  }
}
