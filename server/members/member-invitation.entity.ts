import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Role } from '../core/access/role.js';
import { Institute } from '../users/institute.entity.js';
import { User } from '../users/user.entity.js';

/** A place among an institute's staff that waits for whoever has an address. Taken or withdrawn, it is gone. */
@Entity('member_invitations')
@Index('member_invitations_email', ['instituteId', 'email'], { unique: true })
export class MemberInvitation {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Institute, { onDelete: 'CASCADE' })
  instituteId!: string;

  /** Trimmed and in lower case. */
  @Column('varchar', { length: 254 })
  email!: string;

  @Column('varchar', { length: 10 })
  role!: Role;

  /** Of the token in the last mail's link; what earlier ones say is nothing any more. */
  @Column('varchar', { length: 64 })
  @Index('member_invitations_token', { unique: true })
  tokenHash!: string;

  /** Who sent it last; null when their account is gone. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Index('member_invitations_sender')
  invitedBy!: string | null;

  @Column('timestamptz')
  sentAt!: Date;

  @Column('timestamptz')
  @Index('member_invitations_expiry')
  expiresAt!: Date;
}
