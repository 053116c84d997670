import {
  Field,
  GraphQLISODateTime,
  ID,
  InputType,
  Int,
  ObjectType,
  registerEnumType,
} from '@nestjs/graphql';
import { AccessScope, type AccessToken } from './access-token.entity.js';
import type { CreatedAccessToken } from './access-tokens.service.js';

registerEnumType(AccessScope, {
  name: 'AccessScope',
  description: 'What an access token allows. The account itself is closed to all of them.',
  valuesMap: {
    READ: { description: 'Queries, and files to download.' },
    WRITE: { description: 'Queries and mutations, uploads and downloads.' },
  },
});

@ObjectType('AccessToken', { description: 'A key that a program of yours uses in your name.' })
export class AccessTokenType {
  @Field(() => ID, { description: 'To revoke it by. It is not the key itself.' })
  id!: string;

  @Field({ description: 'What you call it.' })
  name!: string;

  @Field(() => AccessScope, { description: 'What it allows.' })
  scope!: AccessScope;

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'It stops working then; null if it works until it is revoked.',
  })
  expiresAt!: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was last used, to the minute; null if it never was.',
  })
  lastUsedAt!: Date | null;
}

@ObjectType('CreatedAccessToken', { description: 'An access token that was just made.' })
export class CreatedAccessTokenType {
  @Field({
    description:
      'Goes into the header `Authorization: Bearer <token>`. Shown this once: only its hash is kept.',
  })
  token!: string;

  @Field(() => AccessTokenType, { description: 'What is known of it from now on.' })
  accessToken!: AccessTokenType;
}

@InputType({ description: 'An access token to make.' })
export class CreateAccessTokenInput {
  @Field({ description: 'What you call it, at most 100 characters.' })
  name!: string;

  @Field(() => AccessScope, { description: 'What it allows.' })
  scope!: AccessScope;

  @Field(() => Int, {
    nullable: true,
    description: 'From 1 to 366. If left out, it works until it is revoked.',
  })
  expiresInDays?: number | null;

  @Field({ description: 'That of your account, which is in use.' })
  password!: string;
}

export function toAccessToken(row: AccessToken): AccessTokenType {
  const { id, name, scope, createdAt, expiresAt, lastUsedAt } = row;
  return { id, name, scope, createdAt, expiresAt, lastUsedAt };
}

export function toCreatedAccessToken(created: CreatedAccessToken): CreatedAccessTokenType {
  return { token: created.token, accessToken: toAccessToken(created.accessToken) };
}
