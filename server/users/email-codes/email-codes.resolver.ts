import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentCaller, type Caller } from '../../core/access/parameters.js';
import { Public } from '../../core/access/access.decorators.js';
import { OncePerRequest } from '../../core/graphql/once-per-request.js';
import {
  EmailCodeRequestType,
  EmailProofType,
  RequestEmailCodeInput,
  toCodeKey,
  toEmailCodeRequest,
  VerifyEmailCodeInput,
} from './email-code.types.js';
import { EmailCodesService } from './email-codes.service.js';

@Resolver()
export class EmailCodesResolver {
  constructor(private readonly codes: EmailCodesService) {}

  @Public()
  @OncePerRequest()
  @Mutation(() => EmailCodeRequestType, {
    description:
      'Mails a six-digit code. The answer is the same whether or not the address is known; at most ' +
      'one mail a minute and five an hour for one purpose go to an address, per network address that requests them.',
  })
  async requestEmailCode(
    @Args('input', { description: 'Where to, and what for.' }) input: RequestEmailCodeInput,
    @CurrentCaller() caller: Caller,
  ): Promise<EmailCodeRequestType> {
    return toEmailCodeRequest(await this.codes.request(toCodeKey(input), caller));
  }

  @Public()
  @OncePerRequest()
  @Mutation(() => EmailProofType, {
    description: 'Exchanges the right code for a proof. Five wrong tries invalidate the code.',
  })
  async verifyEmailCode(
    @Args('input', { description: 'The code, and which request it answers.' })
    input: VerifyEmailCodeInput,
    @CurrentCaller() caller: Caller,
  ): Promise<EmailProofType> {
    return { proof: await this.codes.verify(toCodeKey(input), input.code, caller) };
  }
}
