import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { STRATEGY } from '../../core/access/authenticate.js';
import { HeaderTokenStrategy } from '../../core/access/header-token.strategy.js';
import type { AuthenticatedViewer } from '../../core/access/viewer.js';
import { coreErrors } from '../../core/errors/domain-error.js';
import { AccessTokensService, isAccessToken } from './access-tokens.service.js';

/** Authenticates programs by a personal access token. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(
  HeaderTokenStrategy,
  STRATEGY.accessToken,
) {
  constructor(private readonly accessTokens: AccessTokensService) {
    super();
  }

  /**
   * @returns null for a token that is no access token, unknown or expired
   * @throws UNAUTHENTICATED, with a security event, if the token was revoked
   */
  async validate(token: string): Promise<AuthenticatedViewer | null> {
    if (!isAccessToken(token)) return null;
    const viewer = await this.accessTokens.findViewer(token);
    if (viewer) return viewer;
    const revoked = await this.accessTokens.findRevoked(token);
    if (revoked) throw coreErrors.UNAUTHENTICATED({ security: revoked });
    return null;
  }
}
