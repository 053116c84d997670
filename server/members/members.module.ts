import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/mail.module.js';
import { UsersModule } from '../users/users.module.js';
import { JoiningResolver } from './joining.resolver.js';
import { JoiningService } from './joining.service.js';
import { AuditActorResolver, MembersById } from './audit-actor.resolver.js';
import { MemberInvitationsService } from './member-invitations.service.js';
import { MembersResolver } from './members.resolver.js';
import { MembersService } from './members.service.js';
import { MemberInvitation } from './member-invitation.entity.js';
import { User } from '../users/user.entity.js';

/** For workers: the scheduled task that removes old invitations. */
@Module({
  imports: [TypeOrmModule.forFeature([MemberInvitation]), MailModule],
  providers: [MemberInvitationsService],
  exports: [MemberInvitationsService],
})
export class MembersModule {}

@Module({
  imports: [TypeOrmModule.forFeature([User]), MailModule, MembersModule, UsersModule],
  providers: [
    AuditActorResolver,
    JoiningResolver,
    JoiningService,
    MembersById,
    MembersResolver,
    MembersService,
  ],
})
export class MembersApiModule {}
