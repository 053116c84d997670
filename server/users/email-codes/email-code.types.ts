import { randomUUID } from 'node:crypto';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { DateTimeScalar } from '../../core/graphql/date-time.scalar.js';
import { z } from 'zod';
import { validate } from '../../core/errors/validation.js';
import { CodePurpose } from './email-code.entity.js';
import type { CodeKey, CodeRequest } from './email-codes.service.js';

const challengeRule = z.uuid('challenge must be one that requestEmailCode returned');

registerEnumType(CodePurpose, {
  name: 'CodePurpose',
  description: 'What a mailed code is for.',
  valuesMap: {
    REGISTER: { description: 'To sign up with the address.' },
    RESET_PASSWORD: { description: 'To choose a new password for its account.' },
    CHANGE_EMAIL: { description: 'To use the address for an account that has another one now.' },
  },
});

@ObjectType('EmailCodeRequest', {
  description: 'A requested code.',
})
export class EmailCodeRequestType {
  @Field(() => ID, { description: 'Identifies this request when the code is typed back.' })
  challenge!: string;

  @Field(() => DateTimeScalar, { description: 'The code is good until then, at the latest.' })
  expiresAt!: Date;

  @Field(() => Int, { description: 'Seconds after which a new code can be requested.' })
  resendAfter!: number;
}

@InputType({ description: 'Which address to mail a code to, and what for.' })
export class RequestEmailCodeInput {
  @Field({ description: 'The address, at most 254 characters.' })
  email!: string;

  @Field(() => CodePurpose, { description: 'What the code is for.' })
  purpose!: CodePurpose;

  @Field(() => ID, {
    nullable: true,
    description: 'The challenge of an earlier request whose code this one replaces.',
  })
  challenge?: string;
}

@InputType({ description: 'A code from the mail.' })
export class VerifyEmailCodeInput {
  @Field({ description: 'The address it was mailed to.' })
  email!: string;

  @Field(() => CodePurpose, { description: 'The purpose it was requested for.' })
  purpose!: CodePurpose;

  @Field(() => ID, { description: 'From requestEmailCode.' })
  challenge!: string;

  @Field({ description: 'Six digits.' })
  code!: string;
}

@ObjectType('EmailProof', { description: 'Proof that a mailed code came back.' })
export class EmailProofType {
  @Field({
    description:
      'For one registration (within 30 minutes), one reset or one change of address (within 10).',
  })
  proof!: string;
}

/**
 * A GraphQL client is identified by the challenge of its request. The challenge must have the form
 * that we issue, so that no caller can pass a network address, by which other routes identify
 * theirs.
 */
export function toCodeKey({ email, purpose, challenge }: RequestEmailCodeInput): CodeKey {
  return {
    email,
    purpose,
    client: validate(challengeRule, challenge ?? randomUUID(), 'challenge'),
  };
}

export function toEmailCodeRequest(request: CodeRequest): EmailCodeRequestType {
  const { client, expiresAt, resendAfter } = request;
  return { challenge: client, expiresAt, resendAfter };
}
