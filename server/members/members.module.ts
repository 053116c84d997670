import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { UsersModule } from '../users/users.module.js';
import { JoiningResolver } from './joining.resolver.js';
import { JoiningService } from './joining.service.js';
import { MemberInvitationsService } from './member-invitations.service.js';
import { MembersResolver } from './members.resolver.js';
import { MembersService } from './members.service.js';

/** For workers: the scheduled task that removes old invitations. */
@Module({
  imports: [MailModule],
  providers: [MemberInvitationsService],
  exports: [MemberInvitationsService],
})
export class MembersModule {}

@Module({
  imports: [MailModule, MembersModule, UsersModule],
  providers: [JoiningResolver, JoiningService, MembersResolver, MembersService],
})
export class MembersApiModule {}
