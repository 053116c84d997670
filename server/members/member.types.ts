import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from '@nestjs/graphql';
import { Role } from '../core/access/role.js';
import { abilitiesOf } from '../core/access/policy.js';
import type { Viewer } from '../core/access/viewer.js';
import { imageUrl } from '../media/image.entity.js';
import { fullName } from '../users/accounts.service.js';
import type { User } from '../users/user.entity.js';
import type { OpenInvitation } from './joining.service.js';
import type { MemberInvitation } from './member-invitation.entity.js';

@ObjectType('Member', { description: 'Somebody of your institute’s staff.' })
export class MemberType {
  @Field(() => ID, { description: 'For life.' })
  id!: string;

  @Field({ description: 'First and last name.' })
  fullName!: string;

  @Field({ description: 'The address they log in with.' })
  email!: string;

  @Field(() => Role, { description: 'What they are to the institute.' })
  role!: Role;

  @Field(() => String, { nullable: true, description: 'Their picture; null without one.' })
  pictureUrl!: string | null;

  @Field({ description: 'Whether it is whoever asks.' })
  isYou!: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When they leave, because they asked for it; null otherwise.',
  })
  leavesAt!: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether they have two-factor log-in. Told to owners only; null for others.',
  })
  hasTwoFactor!: boolean | null;
}

export function toMember(viewer: Viewer, user: User): MemberType {
  const mayManage = abilitiesOf(viewer.role).includes('manage');
  return {
    id: user.id,
    fullName: fullName(user),
    email: user.email,
    role: user.role,
    pictureUrl: user.pictureId ? imageUrl(user.pictureId) : null,
    isYou: user.id === viewer.userId,
    leavesAt: user.deletionDueAt,
    hasTwoFactor: mayManage ? user.twoFactorSince !== null : null,
  };
}

@ObjectType('MemberInvitation', { description: 'Somebody who has been asked to join your staff.' })
export class MemberInvitationType {
  @Field(() => ID, { description: 'Until it is taken up or withdrawn.' })
  id!: string;

  @Field({ description: 'Whose it is.' })
  email!: string;

  @Field(() => Role, { description: 'What they will be.' })
  role!: Role;

  @Field(() => GraphQLISODateTime, { description: 'When it was mailed last.' })
  sentAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Until when its link works.' })
  expiresAt!: Date;

  @Field({ description: 'Whether that is over.' })
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

@ObjectType('OpenInvitation', { description: 'What the link of an invitation opens.' })
export class OpenInvitationType {
  @Field({ description: 'Who invites.' })
  instituteName!: string;

  @Field(() => String, { nullable: true, description: 'Who of them; null where they have left.' })
  invitedBy!: string | null;

  @Field({ description: 'The address it was mailed to, and is for.' })
  email!: string;

  @Field(() => Role, { description: 'What whoever takes it up will be.' })
  role!: Role;

  @Field({ description: 'Whether the address has an account, which joins by joinInstitute.' })
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

@InputType({ description: 'Who is to join your staff.' })
export class InviteMemberInput {
  @Field({ description: 'Where the link is mailed to; it is good for nobody else.' })
  email!: string;

  @Field(() => Role, { description: 'What they will be.' })
  role!: Role;
}

@InputType({ description: 'Whose two-factor log-in is to be switched off.' })
export class SwitchOffMemberTwoFactorInput {
  @Field(() => ID, { description: 'Which member.' })
  id!: string;

  @Field({ description: 'Your own password.' })
  password!: string;
}

@InputType({ description: 'A new account in the institute that invites.' })
export class JoinAsNewMemberInput {
  @Field({ description: 'From the link in the mail: what follows its `#`.' })
  token!: string;

  @Field({ description: 'Letters of any script, at most 28.' })
  firstName!: string;

  @Field({ description: 'Letters of any script, at most 28.' })
  lastName!: string;

  @Field({ description: 'By the rule of registration.' })
  password!: string;
}
