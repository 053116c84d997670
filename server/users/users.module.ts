import { Module } from '@nestjs/common';
import { Authenticator } from '../core/access/authenticator.js';
import { MailModule } from '../mail/mail.module.js';
import { MediaModule } from '../media/media.module.js';
import { AccountsResolver } from './accounts.resolver.js';
import { AccountsService } from './accounts.service.js';
import { EmailCodesResolver } from './email-codes.resolver.js';
import { EmailCodesService } from './email-codes.service.js';
import { LogInLimits } from './log-in-limits.js';
import { Passwords } from './passwords.js';
import { ProfilePictureResolver } from './profile-picture.resolver.js';
import { ProfilePictureService } from './profile-picture.service.js';
import { SessionsResolver } from './sessions.resolver.js';
import { SessionsService } from './sessions.service.js';

@Module({
  imports: [MailModule, MediaModule],
  providers: [
    AccountsService,
    EmailCodesService,
    LogInLimits,
    Passwords,
    ProfilePictureService,
    SessionsService,
    { provide: Authenticator, useExisting: SessionsService },
  ],
  exports: [
    AccountsService,
    Authenticator,
    EmailCodesService,
    ProfilePictureService,
    SessionsService,
  ],
})
export class UsersModule {}

@Module({
  imports: [UsersModule],
  providers: [AccountsResolver, EmailCodesResolver, ProfilePictureResolver, SessionsResolver],
})
export class UsersApiModule {}
