import { Module } from '@nestjs/common';
import { Authenticator } from '../core/access/authenticator.js';
import { MailModule } from '../mail/mail.module.js';
import { MediaModule } from '../media/media.module.js';
import { AccessTokensResolver } from './access-tokens.resolver.js';
import { AccessTokensService } from './access-tokens.service.js';
import { AccountDeletionResolver } from './account-deletion.resolver.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { AccountsResolver } from './accounts.resolver.js';
import { AccountsService } from './accounts.service.js';
import { AddressProofs } from './address-proofs.js';
import { CodeMailLimits } from './code-mail-limits.js';
import { CredentialsResolver } from './credentials.resolver.js';
import { CredentialsService } from './credentials.service.js';
import { EmailCodesResolver } from './email-codes.resolver.js';
import { EmailCodesService } from './email-codes.service.js';
import { MailedCodes } from './mailed-codes.js';
import { Leaving } from './leaving.js';
import { LogInLimits } from './log-in-limits.js';
import { LogInResolver } from './log-in.resolver.js';
import { LogInService } from './log-in.service.js';
import { PasswordCheck } from './password-check.js';
import { Passwords } from './passwords.js';
import { ProfilePictureResolver } from './profile-picture.resolver.js';
import { ProfilePictureService } from './profile-picture.service.js';
import { ProfileResolver } from './profile.resolver.js';
import { ProfileService } from './profile.service.js';
import { RememberTokensService } from './remember-tokens.service.js';
import { ResetUndoService } from './reset-undo.service.js';
import { SessionListService } from './session-list.service.js';
import { SessionTokens } from './session-tokens.js';
import { SessionsResolver } from './sessions.resolver.js';
import { SessionsService } from './sessions.service.js';
import { TokenAuthenticator } from './token-authenticator.js';
import { Challenges } from './two-factor/challenges.js';
import { ConfirmedLogInsService } from './two-factor/confirmed-log-ins.service.js';
import { LostTwoFactorService } from './two-factor/lost-two-factor.service.js';
import { ReauthenticationService } from './two-factor/reauthentication.service.js';
import { RecoveryCodesService } from './two-factor/recovery-codes.service.js';
import { SecondFactorLimits } from './two-factor/second-factor-limits.js';
import { SecondFactorService } from './two-factor/second-factor.service.js';
import { TrustedBrowsersService } from './two-factor/trusted-browsers.service.js';
import { TwoFactorRequirementService } from './two-factor/two-factor-requirement.service.js';
import { TwoFactorResolver } from './two-factor/two-factor.resolver.js';
import { TwoFactorService } from './two-factor/two-factor.service.js';

@Module({
  imports: [MailModule, MediaModule],
  providers: [
    AccessTokensService,
    AccountDeletionService,
    AccountsService,
    AddressProofs,
    Challenges,
    CodeMailLimits,
    ConfirmedLogInsService,
    CredentialsService,
    EmailCodesService,
    Leaving,
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
    SessionTokens,
    SessionsService,
    TrustedBrowsersService,
    TwoFactorRequirementService,
    TwoFactorService,
    { provide: Authenticator, useClass: TokenAuthenticator },
  ],
  exports: [
    AccessTokensService,
    AccountDeletionService,
    AccountsService,
    Authenticator,
    CodeMailLimits,
    ConfirmedLogInsService,
    CredentialsService,
    EmailCodesService,
    Leaving,
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
    SessionsResolver,
    TwoFactorResolver,
  ],
})
export class UsersApiModule {}
