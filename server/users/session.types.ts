import { Field, GraphQLISODateTime, InputType, ObjectType } from '@nestjs/graphql';
import type { LogIn } from './sessions.service.js';
import { toUser, UserType } from './user.types.js';

@ObjectType('LogIn', { description: 'A session that has begun.' })
export class LogInType {
  @Field({ description: 'Goes into the header `Authorization: Bearer <token>` of later requests.' })
  token!: string;

  @Field(() => GraphQLISODateTime, { description: 'The token stops working then.' })
  expiresAt!: Date;

  @Field(() => UserType, { description: 'Who has logged in.' })
  user!: UserType;
}

export function toLogIn({ token, expiresAt, user }: LogIn): LogInType {
  return { token, expiresAt, user: toUser(user) };
}

@InputType({ description: 'Address and password.' })
export class LogInInput {
  @Field({ description: 'The address the account was made with.' })
  email!: string;

  @Field({ description: 'The password itself; the connection protects it.' })
  password!: string;
}
