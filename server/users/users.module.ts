import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/mail.module.js';
import { MediaModule } from '../media/media.module.js';
import { AccessTokenStrategy } from './access-tokens/access-token.strategy.js';
import { AccessTokensResolver } from './access-tokens/access-tokens.resolver.js';
import { AccessTokensService } from './access-tokens/access-tokens.service.js';
import { AccountDeletionResolver } from './accounts/account-deletion.resolver.js';
import { AccountDeletionService } from './accounts/account-deletion.service.js';
import { AccountsResolver } from './accounts/accounts.resolver.js';
import { AccountsService } from './accounts/accounts.service.js';
import { AddressProofs } from './email-codes/address-proofs.js';
import { CodeMailLimits } from './email-codes/code-mail-limits.js';
import { CredentialsResolver } from './credentials/credentials.resolver.js';
import { CredentialsService } from './credentials/credentials.service.js';
import { EmailCodesResolver } from './email-codes/email-codes.resolver.js';
import { EmailCodesService } from './email-codes/email-codes.service.js';
import { MailedCodes } from './email-codes/mailed-codes.js';
import { MembershipService } from './accounts/membership.service.js';
import { LogInLimits } from './log-in-limits.js';
import { LogInResolver } from './log-in/log-in.resolver.js';
import { LogInService } from './log-in/log-in.service.js';
import { PasswordCheck } from './passwords/password-check.js';
import { Passwords } from './passwords/passwords.js';
import { ProfilePictureResolver } from './profile-picture.resolver.js';
import { ProfilePictureService } from './profile-picture.service.js';
import { GradeBandsResolver } from './grade-bands/grade-bands.resolver.js';
import { GradeBandsService } from './grade-bands/grade-bands.service.js';
import { ProfileResolver } from './profile.resolver.js';
import { ProfileService } from './profile.service.js';
import { RememberTokensService } from './sessions/remember-tokens.service.js';
import { ResetUndoService } from './credentials/reset-undo.service.js';
import { SessionListService } from './sessions/session-list.service.js';
import { SessionStrategy } from './sessions/session.strategy.js';
import { SessionTokens } from './sessions/session-tokens.js';
import { SessionsResolver } from './sessions/sessions.resolver.js';
import { SessionsService } from './sessions/sessions.service.js';
import { Challenges } from './two-factor/challenges.js';
import { ConfirmedLogInsService } from './log-in/confirmed-log-ins.service.js';
import { LostTwoFactorService } from './two-factor/lost-two-factor.service.js';
import { ReauthenticationService } from './two-factor/reauthentication.service.js';
import { RecoveryCodesService } from './two-factor/recovery-codes.service.js';
import { SecondFactorLimits } from './two-factor/second-factor-limits.js';
import { SecondFactorService } from './two-factor/second-factor.service.js';
import { TrustedBrowsersService } from './sessions/trusted-browsers.service.js';
import { TwoFactorRequirementService } from './two-factor/two-factor-requirement.service.js';
import { TwoFactorResolver } from './two-factor/two-factor.resolver.js';
import { TwoFactorService } from './two-factor/two-factor.service.js';
import { AccessToken } from './access-tokens/access-token.entity.js';
import { Institute } from './institute.entity.js';
import { Session } from './sessions/session.entity.js';
import { TrustedBrowser } from './sessions/trusted-browser.entity.js';
import { User } from './user.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([AccessToken, Institute, Session, TrustedBrowser, User]),
    MailModule,
    MediaModule,
  ],
  providers: [
    AccessTokenStrategy,
    AccessTokensService,
    AccountDeletionService,
    AccountsService,
    AddressProofs,
    Challenges,
    CodeMailLimits,
    ConfirmedLogInsService,
    CredentialsService,
    EmailCodesService,
    MembershipService,
    LogInLimits,
    LogInService,
    LostTwoFactorService,
    MailedCodes,
    PasswordCheck,
    Passwords,
    ProfilePictureService,
    ProfileService,
    ReauthenticationService,
    RecoveryCodesService,
    RememberTokensService,
    ResetUndoService,
    SecondFactorLimits,
    SecondFactorService,
    SessionListService,
    SessionStrategy,
    SessionTokens,
    SessionsService,
    TrustedBrowsersService,
    TwoFactorRequirementService,
    TwoFactorService,
  ],
  exports: [
    AccessTokensService,
    AccountDeletionService,
    AccountsService,
    CodeMailLimits,
    ConfirmedLogInsService,
    CredentialsService,
    EmailCodesService,
    MembershipService,
    LogInService,
    LostTwoFactorService,
    MailedCodes,
    PasswordCheck,
    Passwords,
    ProfilePictureService,
    ProfileService,
    ResetUndoService,
    SessionListService,
    SessionsService,
    TrustedBrowsersService,
    TwoFactorRequirementService,
    TwoFactorService,
  ],
})
export class UsersModule {}

@Module({
  imports: [UsersModule],
  providers: [
    AccessTokensResolver,
    AccountDeletionResolver,
    AccountsResolver,
    CredentialsResolver,
    EmailCodesResolver,
    LogInResolver,
    ProfilePictureResolver,
    ProfileResolver,
    GradeBandsResolver,
    GradeBandsService,
    SessionsResolver,
    TwoFactorResolver,
  ],
})
export class UsersApiModule {}
