import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentCaller, CurrentViewer, type Caller } from '../../core/access/parameters.js';
import { Can, SessionOnly } from '../../core/access/access.decorators.js';
import type { Viewer } from '../../core/access/viewer.js';
import { OncePerRequest } from '../../core/graphql/once-per-request.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { toUser, UserType } from '../user.types.js';

@Resolver()
@SessionOnly()
export class AccountDeletionResolver {
  constructor(private readonly deletion: AccountDeletionService) {}

  @Can('account.manage')
  @OncePerRequest()
  @Mutation(() => UserType, {
    description:
      'Schedules the account for deletion in thirty days. Its institute is deleted with all its data ' +
      'if it has no other members; otherwise what the account made stays with its colleagues. Ends ' +
      'every session and revokes every access token now; logging in still works until then.',
  })
  async deleteAccount(
    @CurrentViewer() viewer: Viewer,
    @Args('password', { description: 'The current password.' }) password: string,
    @CurrentCaller() caller: Caller,
  ): Promise<UserType> {
    return toUser(await this.deletion.schedule(viewer, password, caller));
  }

  @Can('account.manage')
  @Mutation(() => UserType, { description: 'Cancels the deletion of the account.' })
  async keepAccount(@CurrentViewer() viewer: Viewer): Promise<UserType> {
    return toUser(await this.deletion.cancel(viewer));
  }
}
