import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentCaller, CurrentViewer, type Caller } from '../core/access/parameters.js';
import { SessionOnly } from '../core/access/session-only.decorator.js';
import type { Viewer } from '../core/access/viewer.js';
import { Once } from '../core/graphql/once.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { toUser, UserType } from './user.types.js';

@Resolver()
@SessionOnly()
export class AccountDeletionResolver {
  constructor(private readonly deletion: AccountDeletionService) {}

  @Once()
  @Mutation(() => UserType, {
    description:
      'Has the account deleted in thirty days, and its institute with all that it has if nobody else ' +
      'is in it; what was made by somebody with colleagues stays with those. Ends ' +
      'every session and revokes every access token now; logging in again still works until then.',
  })
  async deleteAccount(
    @CurrentViewer() viewer: Viewer,
    @Args('password', { description: 'The one that is in use.' }) password: string,
    @CurrentCaller() caller: Caller,
  ): Promise<UserType> {
    return toUser(await this.deletion.delete(viewer, password, caller));
  }

  @Mutation(() => UserType, { description: 'Keeps an account that was to be deleted.' })
  async keepAccount(@CurrentViewer() viewer: Viewer): Promise<UserType> {
    return toUser(await this.deletion.keep(viewer));
  }
}
