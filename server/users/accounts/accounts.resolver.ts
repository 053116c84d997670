import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentCaller, CurrentViewer, type Caller } from '../../core/access/parameters.js';
import { Can, Public, WithoutTwoFactor } from '../../core/access/access.decorators.js';
import type { Viewer } from '../../core/access/viewer.js';
import { OncePerRequest } from '../../core/graphql/once-per-request.js';
import { AccountsService } from './accounts.service.js';
import { InstituteType, RegisterInput, toInstitute, toUser, UserType } from '../user.types.js';

@Resolver(() => UserType)
export class AccountsResolver {
  constructor(private readonly accounts: AccountsService) {}

  @Can('account.manage')
  @WithoutTwoFactor()
  @Query(() => UserType, { description: 'The account that is logged in.' })
  async me(@CurrentViewer() viewer: Viewer): Promise<UserType> {
    return toUser(await this.accounts.me(viewer));
  }

  @ResolveField(() => InstituteType, { description: 'The institute the account belongs to.' })
  async institute(@Parent() user: UserType): Promise<InstituteType> {
    return toInstitute(await this.accounts.institute(user.instituteId));
  }

  @Public()
  @OncePerRequest()
  @Mutation(() => UserType, {
    description:
      'Creates an institute and its owner. The address must have been verified by a code.',
  })
  async register(
    @Args('input', { description: 'Who and which institute.' })
    { proof, ...registration }: RegisterInput,
    @CurrentCaller() caller: Caller,
  ): Promise<UserType> {
    return toUser(await this.accounts.register(registration, { proof }, caller));
  }
}
