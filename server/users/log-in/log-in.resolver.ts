import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentCaller, type Caller } from '../../core/access/parameters.js';
import { Public } from '../../core/access/access.decorators.js';
import { OncePerRequest } from '../../core/graphql/once-per-request.js';
import { ConfirmedLogInsService } from './confirmed-log-ins.service.js';
import { LogInService } from './log-in.service.js';
import {
  ConfirmedLogInType,
  ConfirmLogInInput,
  LogInInput,
  LogInType,
  toConfirmedLogIn,
  toLogIn,
} from './log-in.types.js';
import { SUCCESS, Success } from '../../core/graphql/payloads.js';

@Resolver()
export class LogInResolver {
  constructor(
    private readonly logIns: LogInService,
    private readonly confirmed: ConfirmedLogInsService,
  ) {}

  @Public()
  @OncePerRequest()
  @Mutation(() => LogInType, {
    description:
      'Begins a session of twelve hours. An account with two-factor log-in answers ' +
      'SECOND_FACTOR_REQUIRED, with a `challenge` beside the code of the error: see confirmLogIn.',
  })
  async logIn(
    @Args('input', { description: 'Who logs in.' })
    { email, password, remember, trustedBrowserToken }: LogInInput,
    @CurrentCaller() caller: Caller,
  ): Promise<LogInType> {
    return toLogIn(
      await this.logIns.logIn(email, password, caller, { remember, trustedBrowserToken }),
    );
  }

  @Public()
  @OncePerRequest()
  @Mutation(() => ConfirmedLogInType, {
    description:
      'The second step of a log-in, where logIn answered SECOND_FACTOR_REQUIRED. A code is accepted once.',
  })
  async confirmLogIn(
    @Args('input', { description: 'The challenge and the code.' }) input: ConfirmLogInInput,
    @CurrentCaller() caller: Caller,
  ): Promise<ConfirmedLogInType> {
    return toConfirmedLogIn(await this.confirmed.confirm(input, caller));
  }

  @Public()
  @OncePerRequest()
  @Mutation(() => LogInType, {
    description:
      'Begins a session with a remember token, uses the token up, and returns the next one. A used ' +
      'token that comes back was copied: it ends the sessions and tokens that followed from it.',
  })
  async logInWithRememberToken(
    @Args('token', { description: 'From the last log-in of this browser.' }) token: string,
    @CurrentCaller() caller: Caller,
  ): Promise<LogInType> {
    return toLogIn(await this.logIns.logInRemembered(token, caller));
  }

  @Public()
  @OncePerRequest()
  @Mutation(() => Success, {
    description: 'Forgets a browser: its remember token stops working. Any token will do.',
  })
  async forgetRememberToken(
    @Args('token', { description: 'From the last log-in of this browser.' }) token: string,
    @CurrentCaller() caller: Caller,
  ): Promise<Success> {
    await this.logIns.forget(token, caller);
    return SUCCESS;
  }
}
