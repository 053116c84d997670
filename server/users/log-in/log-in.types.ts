import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../../core/graphql/date-time.scalar.js';
import { toUser, UserType } from '../user.types.js';
import type { ConfirmedLogIn } from './confirmed-log-ins.service.js';
import type { LogIn } from './log-in.service.js';

@ObjectType('LogIn', { description: 'A session that has begun.' })
export class LogInType {
  @Field({ description: 'Goes into the header `Authorization: Bearer <token>` of later requests.' })
  token!: string;

  @Field(() => DateTimeScalar, { description: 'The token stops working then.' })
  expiresAt!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'For the next log-in of this browser, by logInWithRememberToken. Good for thirty days and one ' +
      'use. Set where `remember` was true.',
  })
  rememberToken!: string | null;

  @Field(() => UserType, { description: 'Who has logged in.' })
  user!: UserType;
}

export function toLogIn({ token, expiresAt, rememberToken, user }: LogIn): LogInType {
  return { token, expiresAt, rememberToken, user: toUser(user) };
}

@InputType({ description: 'Address and password.' })
export class LogInInput {
  @Field({ description: 'The e-mail address of the account.' })
  email!: string;

  @Field({ description: 'The password itself; the connection protects it.' })
  password!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether to return a token that logs this browser in again.',
  })
  remember!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'From confirmLogIn: of a browser that is trusted, and is not asked for a code.',
  })
  trustedBrowserToken?: string | null;
}

@InputType({ description: 'The second step of a log-in.' })
export class ConfirmLogInInput {
  @Field({ description: 'From the error SECOND_FACTOR_REQUIRED. Good for ten minutes.' })
  challenge!: string;

  @Field({ description: 'The six digits of the authenticator app, or a recovery code.' })
  code!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether to return a token that replaces this step in this browser for thirty days.',
  })
  trustBrowser!: boolean;
}

@ObjectType('ConfirmedLogIn', { description: 'A log-in with both factors.' })
export class ConfirmedLogInType {
  @Field(() => LogInType, { description: 'The session that has begun.' })
  logIn!: LogInType;

  @Field(() => String, {
    nullable: true,
    description: 'For logIn, where `trustBrowser` asked for it. Good for thirty days.',
  })
  trustedBrowserToken!: string | null;
}

export function toConfirmedLogIn(confirmed: ConfirmedLogIn): ConfirmedLogInType {
  const { logIn, trustedBrowserToken } = confirmed;
  return { logIn: toLogIn(logIn), trustedBrowserToken };
}
