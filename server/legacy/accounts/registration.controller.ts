import { Controller } from '@nestjs/common';
import { CurrentCaller, type Caller } from '../../core/access/parameters.js';
import { DomainError } from '../../core/errors/domain-error.js';
import { AccountsService } from '../../users/accounts.service.js';
import { toClientKey } from '../../users/email-codes/address-proofs.js';
import { CodePurpose } from '../../users/email-codes/email-code.entity.js';
import { EmailCodesService } from '../../users/email-codes/email-codes.service.js';
import { done } from '../wire/envelope.js';
import { Answers, LegacyBody, type BodyOf } from '../wire/legacy-route.js';
import { namesOf } from './account.mapper.js';
import { forgetPasswordRegister, userRegister } from './registration.routes.js';

/** New accounts. These routes tell who is registered: their contract has it so (decision 6). */
@Controller()
export class LegacyRegistrationController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly codes: EmailCodesService,
  ) {}

  @Answers(forgetPasswordRegister)
  async verifyAddress(
    @LegacyBody() { email, action, otp }: BodyOf<typeof forgetPasswordRegister>,
    @CurrentCaller() caller: Caller,
  ) {
    const key = { email, purpose: CodePurpose.REGISTER, ...toClientKey(caller) };
    if (action === 'generate') {
      await this.accounts.assertNotRegistered(email, caller);
      await this.codes.request(key, caller);
      return done('A code has been sent to this address.');
    }
    const registerToken = await this.codes.verify(key, otp ?? '', caller);
    return done('OTP verified successfully', { registerToken });
  }

  @Answers(userRegister)
  async register(
    @LegacyBody()
    { email, fullname, password, InstituteName, registerToken }: BodyOf<typeof userRegister>,
    @CurrentCaller() caller: Caller,
  ) {
    const names = { ...namesOf(fullname), instituteName: InstituteName };
    try {
      const proof = registerToken ? { proof: registerToken } : { from: caller };
      await this.accounts.register({ ...names, email, password }, proof, caller);
    } catch (error) {
      // Sent twice, the first call has used the verification up; that is not what the second is told.
      if (isUnverified(error)) await this.accounts.assertNotRegistered(email, caller);
      throw error;
    }
    return done('Registration successful', {}, 201);
  }
}

function isUnverified(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'EMAIL_NOT_VERIFIED';
}
