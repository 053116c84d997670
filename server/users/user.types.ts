import { GradeBandType } from './grade-band.types.js';
import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../core/graphql/date-time.scalar.js';
import type { Permission } from '../core/access/policy.js';
import { Role } from '../core/access/role.js';
import { imageUrl } from '../media/image.entity.js';
import type { Institute } from './institute.entity.js';
import { abilitiesOf, AbilityType } from './role.types.js';
import { fullName, type User } from './user.entity.js';

@ObjectType('Institute', {
  description: 'A school, institute or business whose staff uses this installation.',
})
export class InstituteType {
  @Field(() => ID, { description: 'For life.' })
  id!: string;

  @Field({ description: 'As entered at sign-up. Names are not unique.' })
  name!: string;

  @Field({ description: 'The IANA time zone its times are shown in, for example Asia/Kolkata.' })
  timeZone!: string;

  @Field({ description: 'Whether its staff have to set up two-factor log-in.' })
  requiresTwoFactor!: boolean;

  @Field(() => [GradeBandType], {
    description: 'Its grades by percentage, the highest first; empty: results have none.',
  })
  gradeBands!: GradeBandType[];

  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  updatedAt!: Date;
}

@ObjectType('User', { description: "A member of an institute's staff." })
export class UserType {
  @Field(() => ID, { description: 'For life.' })
  id!: string;

  @Field({ description: 'The address to log in with, in lower case.' })
  email!: string;

  @Field({ description: 'Given name.' })
  firstName!: string;

  @Field({ description: 'Family name.' })
  lastName!: string;

  @Field({ description: 'First and last name.' })
  fullName!: string;

  @Field(() => Role, { description: 'Their role in the institute.' })
  role!: Role;

  @Field(() => [AbilityType], { description: 'What that role allows.' })
  abilities!: readonly Permission[];

  @Field(() => String, {
    nullable: true,
    description:
      "The profile picture's address on this server, 250 by 250 pixels; null without one.",
  })
  pictureUrl!: string | null;

  @Field(() => DateTimeScalar, { description: 'When the account was created.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    description: 'When the account, or its password, was last changed.',
  })
  updatedAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'When the account will be deleted, because its owner asked for it; null otherwise.',
  })
  deletionDueAt!: Date | null;

  /** For the resolver of `institute`; not a field of the schema. */
  instituteId!: string;
}

export function toUser(user: User): UserType {
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    fullName: fullName(user),
    role: user.role,
    abilities: abilitiesOf(user.role),
    pictureUrl: user.pictureId ? imageUrl(user.pictureId) : null,
    createdAt: user.createdAt,
    updatedAt: user.updatedAt,
    deletionDueAt: user.deletionDueAt,
    instituteId: user.instituteId,
  };
}

export function toInstitute(institute: Institute): InstituteType {
  const { id, name, timeZone, requiresTwoFactor, gradeBands, updatedAt } = institute;
  return { id, name, timeZone, requiresTwoFactor, gradeBands, updatedAt };
}

@InputType({ description: 'A new institute and its first member.' })
export class RegisterInput {
  @Field({ description: 'The verified address.' })
  email!: string;

  @Field({ description: 'From verifyEmailCode.' })
  proof!: string;

  @Field({ description: 'Letters of any script, at most 28.' })
  firstName!: string;

  @Field({ description: 'Letters of any script, at most 28.' })
  lastName!: string;

  @Field({ description: 'Letters, digits and spaces, at most 200.' })
  instituteName!: string;

  @Field({
    description:
      'At least 8 characters, only A–Z, a–z, 0–9 and !@#$%^&*, with an upper-case letter, a lower-case letter and a symbol; none of the 3,000 most common.',
  })
  password!: string;

  @Field({ nullable: true, description: 'An IANA name; UTC when it is left out.' })
  timeZone?: string;
}

@InputType({ description: 'First and last name of the viewer.' })
export class UpdateProfileInput {
  @Field({ description: 'Letters of any script, at most 28.' })
  firstName!: string;

  @Field({ description: 'Letters of any script, at most 28.' })
  lastName!: string;
}

@InputType({ description: 'Name and time zone of the institute.' })
export class UpdateInstituteInput {
  @Field({ description: 'Letters, digits and spaces, at most 200.' })
  name!: string;

  @Field({ description: 'An IANA name, for example Asia/Kolkata.' })
  timeZone!: string;
}
