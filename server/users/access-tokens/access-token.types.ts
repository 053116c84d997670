import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { DateTimeScalar } from '../../core/graphql/date-time.scalar.js';
import { AccessScope, type AccessToken } from './access-token.entity.js';
import type { CreatedAccessToken } from './access-tokens.service.js';

registerEnumType(AccessScope, {
  name: 'AccessScope',
  description: 'What an access token allows. None of them can change the account itself.',
  valuesMap: {
    READ: { description: 'Queries, and files to download.' },
    WRITE: { description: 'Queries and mutations, uploads and downloads.' },
  },
});

@ObjectType('AccessToken', { description: 'A token that a program uses to act as you.' })
export class AccessTokenType {
  @Field(() => ID, { description: 'Identifies it, to revoke it. It is not the token itself.' })
  id!: string;

  @Field({ description: 'The name you gave it.' })
  name!: string;

  @Field(() => AccessScope, { description: 'What it allows.' })
  scope!: AccessScope;

  @Field(() => DateTimeScalar, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'It stops working then; null if it works until it is revoked.',
  })
  expiresAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was last used, to the minute; null if it never was.',
  })
  lastUsedAt!: Date | null;
}

@ObjectType('CreatedAccessToken', { description: 'An access token that was just created.' })
export class CreatedAccessTokenType {
  @Field({
    description:
      'Goes into the header `Authorization: Bearer <token>`. Shown only this once: the server stores its hash alone.',
  })
  token!: string;

  @Field(() => AccessTokenType, { description: 'The token as it is listed from now on.' })
  accessToken!: AccessTokenType;
}

@InputType({ description: 'An access token to create.' })
export class CreateAccessTokenInput {
  @Field({ description: 'A name for it, at most 100 characters.' })
  name!: string;

  @Field(() => AccessScope, { description: 'What it allows.' })
  scope!: AccessScope;

  @Field(() => Int, {
    nullable: true,
    description: 'Days from 1 to 366. If left out, the token works until it is revoked.',
  })
  expiresInDays?: number | null;

  @Field({ description: 'The current password of your account.' })
  password!: string;
}

export function toAccessToken(row: AccessToken): AccessTokenType {
  const { id, name, scope, createdAt, expiresAt, lastUsedAt } = row;
  return { id, name, scope, createdAt, expiresAt, lastUsedAt };
}

export function toCreatedAccessToken(created: CreatedAccessToken): CreatedAccessTokenType {
  return { token: created.token, accessToken: toAccessToken(created.accessToken) };
}
