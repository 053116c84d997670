import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCaller, CurrentViewer, type Caller } from '../core/access/parameters.js';
import { Public } from '../core/access/public.decorator.js';
import { SessionOnly } from '../core/access/session-only.decorator.js';
import type { Viewer } from '../core/access/viewer.js';
import { Once } from '../core/graphql/once.js';
import { LogInType, toLogIn } from '../users/log-in/log-in.types.js';
import { toUser, UserType } from '../users/user.types.js';
import { JoiningService } from './joining.service.js';
import { JoinAsNewMemberInput, OpenInvitationType, toOpenInvitation } from './member.types.js';

@Resolver()
export class JoiningResolver {
  constructor(private readonly joining: JoiningService) {}

  @Public()
  @Once()
  @Query(() => OpenInvitationType, { description: 'What the link of an invitation opens.' })
  async openInvitation(
    @Args('token', { description: 'What follows the `#` of the link.' }) token: string,
    @CurrentCaller() caller: Caller,
  ): Promise<OpenInvitationType> {
    return toOpenInvitation(await this.joining.look(token, caller));
  }

  @Public()
  @Once()
  @Mutation(() => LogInType, {
    description:
      'Takes an invitation up with a new account, and logs it in. The mailed link has shown that the ' +
      'address is theirs. MEMBER_HAS_ACCOUNT where the address has one: log in, then joinInstitute.',
  })
  async joinAsNewMember(
    @Args('input', { description: 'The token, and who they are.' })
    { token, ...member }: JoinAsNewMemberInput,
    @CurrentCaller() caller: Caller,
  ): Promise<LogInType> {
    return toLogIn(await this.joining.joinNew(token, member, caller));
  }

  @SessionOnly()
  @Once()
  @Mutation(() => UserType, {
    description:
      'Takes an invitation up with your account, which leaves its own institute: that one has no ' +
      'quizzes, learners or colleagues, and goes. Access tokens are revoked.',
  })
  async joinInstitute(
    @CurrentViewer() viewer: Viewer,
    @Args('token', { description: 'What follows the `#` of the link.' }) token: string,
    @CurrentCaller() caller: Caller,
  ): Promise<UserType> {
    return toUser(await this.joining.joinAs(viewer, token, caller));
  }
}
