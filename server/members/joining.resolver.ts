import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCaller, CurrentViewer, type Caller } from '../core/access/parameters.js';
import { Can, Public, SessionOnly } from '../core/access/access.decorators.js';
import type { Viewer } from '../core/access/viewer.js';
import { OncePerRequest } from '../core/graphql/once-per-request.js';
import { LogInType, toLogIn } from '../users/log-in/log-in.types.js';
import { toUser, UserType } from '../users/user.types.js';
import { JoiningService } from './joining.service.js';
import { JoinAsNewMemberInput, OpenInvitationType, toOpenInvitation } from './member.types.js';

@Resolver()
export class JoiningResolver {
  constructor(private readonly joining: JoiningService) {}

  @Public()
  @OncePerRequest()
  @Query(() => OpenInvitationType, { description: 'The invitation that a link opens.' })
  async openInvitation(
    @Args('token', { description: 'The part of the link after `#`.' }) token: string,
    @CurrentCaller() caller: Caller,
  ): Promise<OpenInvitationType> {
    return toOpenInvitation(await this.joining.preview(token, caller));
  }

  @Public()
  @OncePerRequest()
  @Mutation(() => LogInType, {
    description:
      'Accepts an invitation with a new account, and logs it in. The mailed link verifies the ' +
      'address. MEMBER_HAS_ACCOUNT where the address has one: log in, then joinInstitute.',
  })
  async joinAsNewMember(
    @Args('input', { description: 'The token, and the new account.' })
    { token, ...member }: JoinAsNewMemberInput,
    @CurrentCaller() caller: Caller,
  ): Promise<LogInType> {
    return toLogIn(await this.joining.joinNew(token, member, caller));
  }

  @Can('account.manage')
  @SessionOnly()
  @OncePerRequest()
  @Mutation(() => UserType, {
    description:
      'Accepts an invitation with your account. Your own institute must have no quizzes, learners or ' +
      'colleagues, and is deleted. Access tokens are revoked.',
  })
  async joinInstitute(
    @CurrentViewer() viewer: Viewer,
    @Args('token', { description: 'The part of the link after `#`.' }) token: string,
    @CurrentCaller() caller: Caller,
  ): Promise<UserType> {
    return toUser(await this.joining.joinWithAccount(viewer, token, caller));
  }
}
