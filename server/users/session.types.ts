import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from '@nestjs/graphql';
import type { LogIn } from './log-in.service.js';
import type { ListedSession } from './session-list.service.js';
import { toUser, UserType } from './user.types.js';

@ObjectType('LogIn', { description: 'A session that has begun.' })
export class LogInType {
  @Field({ description: 'Goes into the header `Authorization: Bearer <token>` of later requests.' })
  token!: string;

  @Field(() => GraphQLISODateTime, { description: 'The token stops working then.' })
  expiresAt!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'For the next log-in of this browser, by logInWithRememberToken. Good for thirty days and one ' +
      'use. Set where remembering was asked for.',
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
  @Field({ description: 'The address the account was made with.' })
  email!: string;

  @Field({ description: 'The password itself; the connection protects it.' })
  password!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether to give a token that logs this browser in again.',
  })
  remember!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'From confirmLogIn: of a browser that is trusted, and is not asked for a code.',
  })
  trustedBrowserToken?: string | null;
}

@ObjectType('Session', { description: 'A log-in of yours.' })
export class SessionType {
  @Field(() => ID, { description: 'To end it by. It is not its token.' })
  id!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it began.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it ends by itself, or has ended.' })
  expiresAt!: Date;

  @Field({ description: 'The network address it began from; of IPv6 the network.' })
  clientAddress!: string;

  @Field({ description: 'What the browser or program calls itself.' })
  userAgent!: string;

  @Field({ description: 'Whether it is the one that asks.' })
  isCurrent!: boolean;

  @Field({ description: 'Whether its token still works.' })
  isOpen!: boolean;

  @Field({ description: 'Whether its browser can begin another one without a password.' })
  isRemembered!: boolean;
}

export function toSession(session: ListedSession): SessionType {
  return {
    id: session.id,
    createdAt: session.createdAt,
    expiresAt: session.expiresAt,
    clientAddress: session.clientAddress,
    userAgent: session.userAgent,
    isCurrent: session.isCurrent,
    isOpen: session.isOpen,
    isRemembered: session.isRemembered,
  };
}
