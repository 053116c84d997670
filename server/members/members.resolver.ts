import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCaller, CurrentViewer, type Caller } from '../core/access/parameters.js';
import { Role } from '../core/access/role.js';
import { Can, SessionOnly } from '../core/access/access.decorators.js';
import type { Viewer } from '../core/access/viewer.js';
import { OncePerRequest } from '../core/graphql/once-per-request.js';
import { MemberInvitationsService } from './member-invitations.service.js';
import {
  InviteMemberInput,
  MemberInvitationType,
  MemberType,
  SwitchOffMemberTwoFactorInput,
  toMember,
  toMemberInvitation,
} from './member.types.js';
import { MembersService } from './members.service.js';
import { EndedRecord } from '../core/graphql/payloads.js';

@Resolver()
@SessionOnly()
export class MembersResolver {
  constructor(
    private readonly members: MembersService,
    private readonly invitations: MemberInvitationsService,
  ) {}

  @Can('institute.read')
  @Query(() => [MemberType], {
    name: 'members',
    description: "Your institute's staff, at most 200: owners first, then by name.",
  })
  async list(@CurrentViewer() viewer: Viewer): Promise<MemberType[]> {
    return (await this.members.list(viewer)).map((user) => toMember(viewer, user));
  }

  @Can('institute.manage')
  @Query(() => [MemberInvitationType], {
    description: 'Invitations that were not accepted yet, at most 200. For owners.',
  })
  async memberInvitations(@CurrentViewer() viewer: Viewer): Promise<MemberInvitationType[]> {
    return (await this.invitations.list(viewer)).map(toMemberInvitation);
  }

  @Can('institute.manage')
  @OncePerRequest()
  @Mutation(() => MemberInvitationType, {
    description:
      'Mails a link to join your staff, which works for seven days. The answer is the same ' +
      'whether or not the address has an account. For owners.',
  })
  async inviteMember(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The address and the role.' }) input: InviteMemberInput,
  ): Promise<MemberInvitationType> {
    return toMemberInvitation(await this.invitations.invite(viewer, input));
  }

  @Can('institute.manage')
  @OncePerRequest()
  @Mutation(() => MemberInvitationType, {
    description:
      'Mails a new link, for seven days from now; the previous one stops working. For owners.',
  })
  async resendMemberInvitation(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which invitation.' }) id: string,
  ): Promise<MemberInvitationType> {
    return toMemberInvitation(await this.invitations.resend(viewer, id));
  }

  @Can('institute.manage')
  @Mutation(() => EndedRecord, { description: 'Withdraws an invitation. For owners.' })
  async withdrawMemberInvitation(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which invitation.' }) id: string,
  ): Promise<EndedRecord> {
    await this.invitations.withdraw(viewer, id);
    return { id };
  }

  @Can('institute.manage')
  @Mutation(() => MemberType, {
    description:
      'Changes the role of a member, at once. An institute always has an owner. For owners.',
  })
  async changeMemberRole(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which member.' }) id: string,
    @Args('role', { type: () => Role, description: 'The new role.' }) role: Role,
    @CurrentCaller() caller: Caller,
  ): Promise<MemberType> {
    return toMember(viewer, await this.members.changeRole(viewer, id, role, caller));
  }

  @Can('institute.manage')
  @OncePerRequest()
  @Mutation(() => MemberType, {
    description:
      'Switches off the two-factor log-in of a colleague who has lost app and recovery codes. They are ' +
      'logged out everywhere, and get a mail. For owners.',
  })
  async switchOffMemberTwoFactor(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Whose, and your password.' })
    { id, password }: SwitchOffMemberTwoFactorInput,
    @CurrentCaller() caller: Caller,
  ): Promise<MemberType> {
    return toMember(viewer, await this.members.switchOffTwoFactor(viewer, id, password, caller));
  }

  @Can('institute.manage')
  @Mutation(() => EndedRecord, {
    description:
      'Ends a membership at once. What the member made stays under their name; the account cannot log ' +
      'in any more, and its address is free. For owners.',
  })
  async removeMember(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which member.' }) id: string,
    @CurrentCaller() caller: Caller,
  ): Promise<EndedRecord> {
    await this.members.remove(viewer, id, caller);
    return { id };
  }
}
