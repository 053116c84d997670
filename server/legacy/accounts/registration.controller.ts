import { Controller } from '@nestjs/common';
import { CurrentCaller, type Caller } from '../../core/access/parameters.js';
import { DomainError } from '../../core/errors/domain-error.js';
import { AccountsService } from '../../users/accounts/accounts.service.js';
import { toClientKey } from '../../users/email-codes/address-proofs.js';
import { CodePurpose } from '../../users/email-codes/email-code.entity.js';
import { EmailCodesService } from '../../users/email-codes/email-codes.service.js';
import { success } from '../wire/envelope.js';
import { LegacyEndpoint, LegacyBody, type BodyOf } from '../wire/legacy-route.js';
import { splitName } from './account.mapper.js';
import { forgetPasswordRegister, userRegister } from './registration.routes.js';

/** Registration. These routes reveal which addresses are registered, as their contract says (decision 0006). */
@Controller()
export class LegacyRegistrationController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly codes: EmailCodesService,
  ) {}

  @LegacyEndpoint(forgetPasswordRegister)
  async verifyAddress(
    @LegacyBody() { email, action, otp }: BodyOf<typeof forgetPasswordRegister>,
    @CurrentCaller() caller: Caller,
  ) {
    const key = { email, purpose: CodePurpose.REGISTER, ...toClientKey(caller) };
    if (action === 'generate') {
      await this.accounts.assertNotRegistered(email, caller);
      await this.codes.request(key, caller);
      return success('A code has been sent to this address.');
    }
    const registerToken = await this.codes.verify(key, otp ?? '', caller);
    return success('OTP verified successfully', { registerToken });
  }

  @LegacyEndpoint(userRegister)
  async register(
    @LegacyBody()
    { email, fullname, password, InstituteName, registerToken }: BodyOf<typeof userRegister>,
    @CurrentCaller() caller: Caller,
  ) {
    const names = { ...splitName(fullname), instituteName: InstituteName };
    try {
      const proof = registerToken ? { proof: registerToken } : { from: caller };
      await this.accounts.register({ ...names, email, password }, proof, caller);
    } catch (error) {
      // When a call is repeated, the first has used up the verification: then report the existing account.
      if (isUnverified(error)) await this.accounts.assertNotRegistered(email, caller);
      throw error;
    }
    return success('Registration successful', {}, 201);
  }
}

function isUnverified(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'EMAIL_NOT_VERIFIED';
}
