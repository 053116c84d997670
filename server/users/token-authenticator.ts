import { Injectable } from '@nestjs/common';
import { AuthenticatorPort, type EndedToken } from '../core/access/authenticator.port.js';
import type { Authenticated } from '../core/access/viewer.js';
import { AccessTokensService, isAccessToken } from './access-tokens/access-tokens.service.js';
import { SessionsService } from './sessions/sessions.service.js';

/** Both kinds of token come in the same header; their form tells them apart. */
@Injectable()
export class TokenAuthenticator extends AuthenticatorPort {
  constructor(
    private readonly sessions: SessionsService,
    private readonly accessTokens: AccessTokensService,
  ) {
    super();
  }

  override async authenticate(token: string): Promise<Authenticated | null> {
    return isAccessToken(token) ? this.accessTokens.viewerOf(token) : this.sessions.viewerOf(token);
  }

  protected override async findEnded(token: string): Promise<EndedToken | null> {
    return isAccessToken(token)
      ? this.accessTokens.findRevoked(token)
      : this.sessions.findEnded(token);
  }
}
