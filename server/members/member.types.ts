import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../core/graphql/date-time.scalar.js';
import { Role } from '../core/access/role.js';
import { permissionsOf } from '../core/access/policy.js';
import type { Viewer } from '../core/access/viewer.js';
import { imageUrl } from '../media/image.entity.js';
import { fullName, type User } from '../users/user.entity.js';
import type { OpenInvitation } from './joining.service.js';
import type { MemberInvitation } from './member-invitation.entity.js';

@ObjectType('Member', { description: 'A member of your institute’s staff.' })
export class MemberType {
  @Field(() => ID, { description: 'For life.' })
  id!: string;

  @Field({ description: 'First and last name.' })
  fullName!: string;

  @Field({ description: 'The address they log in with.' })
  email!: string;

  @Field(() => Role, { description: 'Their role in the institute.' })
  role!: Role;

  @Field(() => String, { nullable: true, description: 'Their picture; null without one.' })
  pictureUrl!: string | null;

  @Field({ description: 'Whether it is the viewer.' })
  isYou!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When their account will be deleted, because they asked for it; null otherwise.',
  })
  leavesAt!: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether they have two-factor log-in. Only owners see it; null for others.',
  })
  hasTwoFactor!: boolean | null;

  @Field(() => DateTimeScalar, { description: 'When they, or how they log in, were last changed.' })
  updatedAt!: Date;
}

export function toMember(viewer: Viewer, user: User): MemberType {
  const canManage = permissionsOf(viewer.role).includes('institute.manage');
  return {
    id: user.id,
    fullName: fullName(user),
    email: user.email,
    role: user.role,
    pictureUrl: user.pictureId ? imageUrl(user.pictureId) : null,
    isYou: user.id === viewer.userId,
    leavesAt: user.deletionDueAt,
    hasTwoFactor: canManage ? user.twoFactorSince !== null : null,
    updatedAt: user.updatedAt,
  };
}

@ObjectType('MemberInvitation', { description: 'An invitation to join your staff.' })
export class MemberInvitationType {
  @Field(() => ID, { description: 'Valid until it is accepted or withdrawn.' })
  id!: string;

  @Field({ description: 'The invited address.' })
  email!: string;

  @Field(() => Role, { description: 'Their role once they join.' })
  role!: Role;

  @Field(() => DateTimeScalar, { description: 'When it was mailed last.' })
  sentAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When its link stops working.' })
  expiresAt!: Date;

  @Field({ description: 'Whether the link has stopped working.' })
  isExpired!: boolean;
}

export function toMemberInvitation(row: MemberInvitation): MemberInvitationType {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    sentAt: row.sentAt,
    expiresAt: row.expiresAt,
    isExpired: row.expiresAt.getTime() <= Date.now(),
  };
}

@ObjectType('OpenInvitation', { description: 'The invitation that a link opens.' })
export class OpenInvitationType {
  @Field({ description: 'The inviting institute.' })
  instituteName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Who sent it; null once their account is gone.',
  })
  invitedBy!: string | null;

  @Field({ description: 'The invited address.' })
  email!: string;

  @Field(() => Role, { description: 'The role of whoever accepts it.' })
  role!: Role;

  @Field({ description: 'Whether the address has an account. If so, it joins by joinInstitute.' })
  hasAccount!: boolean;
}

export function toOpenInvitation(open: OpenInvitation): OpenInvitationType {
  return {
    instituteName: open.instituteName,
    invitedBy: open.invitedBy,
    email: open.invitation.email,
    role: open.invitation.role,
    hasAccount: open.hasAccount,
  };
}

@InputType({ description: 'Whom to invite to your staff.' })
export class InviteMemberInput {
  @Field({ description: 'The address the link is mailed to; only its owner can use it.' })
  email!: string;

  @Field(() => Role, { description: 'Their role once they join.' })
  role!: Role;
}

@InputType({ description: 'The member whose two-factor log-in to switch off.' })
export class SwitchOffMemberTwoFactorInput {
  @Field(() => ID, { description: 'Which member.' })
  id!: string;

  @Field({ description: 'Your own password.' })
  password!: string;
}

@InputType({ description: 'A new account in the inviting institute.' })
export class JoinAsNewMemberInput {
  @Field({ description: 'The part of the mailed link after `#`.' })
  token!: string;

  @Field({ description: 'Letters of any script, at most 28.' })
  firstName!: string;

  @Field({ description: 'Letters of any script, at most 28.' })
  lastName!: string;

  @Field({ description: 'By the rule of registration.' })
  password!: string;
}
