import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCaller, CurrentViewer, type Caller } from '../../core/access/parameters.js';
import { Can, SessionOnly } from '../../core/access/access.decorators.js';
import type { Viewer } from '../../core/access/viewer.js';
import { OncePerRequest } from '../../core/graphql/once-per-request.js';
import {
  AccessTokenType,
  CreateAccessTokenInput,
  CreatedAccessTokenType,
  toAccessToken,
  toCreatedAccessToken,
} from './access-token.types.js';
import { AccessTokensService } from './access-tokens.service.js';
import { EndedRecord } from '../../core/graphql/payloads.js';

/** Sessions only: a token that could create tokens would outlive its own revocation. */
@Resolver()
@SessionOnly()
export class AccessTokensResolver {
  constructor(private readonly tokens: AccessTokensService) {}

  @Can('account.manage')
  @Query(() => [AccessTokenType], {
    description: 'Your access tokens that work, the latest first. At most 50.',
  })
  async accessTokens(@CurrentViewer() viewer: Viewer): Promise<AccessTokenType[]> {
    return (await this.tokens.list(viewer)).map(toAccessToken);
  }

  @Can('account.manage')
  @OncePerRequest()
  @Mutation(() => CreatedAccessTokenType, {
    description:
      'Creates an access token for a program that acts as you. Requires your password again: the token ' +
      'outlives the session. You get a mail about it.',
  })
  async createAccessToken(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Its name, scope and lifetime.' })
    { password, ...request }: CreateAccessTokenInput,
    @CurrentCaller() caller: Caller,
  ): Promise<CreatedAccessTokenType> {
    return toCreatedAccessToken(await this.tokens.create(viewer, request, password, caller));
  }

  @Can('account.manage')
  @Mutation(() => EndedRecord, {
    description: 'Revokes an access token: it stops working at once.',
  })
  async revokeAccessToken(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which access token.' }) id: string,
    @CurrentCaller() caller: Caller,
  ): Promise<EndedRecord> {
    await this.tokens.revoke(viewer, id, caller);
    return { id };
  }
}
