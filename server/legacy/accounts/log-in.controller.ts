import { Controller, Inject } from '@nestjs/common';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/env.js';
import { CurrentCaller, type Caller } from '../../core/access/parameters.js';
import { toClientKey } from '../../users/email-codes/address-proofs.js';
import { CredentialsService } from '../../users/credentials/credentials.service.js';
import { CodePurpose } from '../../users/email-codes/email-code.entity.js';
import { EmailCodesService } from '../../users/email-codes/email-codes.service.js';
import { LogInService } from '../../users/log-in/log-in.service.js';
import { success } from '../wire/envelope.js';
import { LegacyEndpoint, LegacyBody, type BodyOf } from '../wire/legacy-route.js';
import { profileLink } from './account.mapper.js';
import { forgetPasswordLogin, resetPassword, userLogin } from './log-in.routes.js';

/** Log-in and password reset. Callers store no tokens of requests, so their network address identifies them. */
@Controller()
export class LegacyLogInController {
  constructor(
    private readonly logIns: LogInService,
    private readonly codes: EmailCodesService,
    private readonly credentials: CredentialsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @LegacyEndpoint(userLogin)
  async logIn(
    @LegacyBody() { email, password }: BodyOf<typeof userLogin>,
    @CurrentCaller() caller: Caller,
  ) {
    const { token, user } = await this.logIns.logIn(email, password, caller);
    const picture = profileLink(user, this.config.PUBLIC_URL);
    return success('Login successful', { token, email: user.email, ...picture });
  }

  @LegacyEndpoint(forgetPasswordLogin)
  async forgetPassword(
    @LegacyBody() { email, action, otp }: BodyOf<typeof forgetPasswordLogin>,
    @CurrentCaller() caller: Caller,
  ) {
    const key = { email, purpose: CodePurpose.RESET_PASSWORD, ...toClientKey(caller) };
    if (action === 'generate') {
      await this.codes.request(key, caller);
      return success('If this address is registered, a code is on its way.');
    }
    const resetToken = await this.codes.verify(key, otp ?? '', caller);
    return success('OTP verified successfully', { resetToken });
  }

  @LegacyEndpoint(resetPassword)
  async resetPassword(
    @LegacyBody() { email, newPassword, resetToken }: BodyOf<typeof resetPassword>,
    @CurrentCaller() caller: Caller,
  ) {
    const proof = resetToken ? { proof: resetToken } : { from: caller };
    await this.credentials.resetPassword(email, newPassword, proof, caller);
    return success('Password changed successfully!');
  }
}
