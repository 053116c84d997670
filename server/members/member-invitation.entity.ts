import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Role } from '../core/access/role.js';
import { Institute } from '../users/institute.entity.js';
import { User } from '../users/user.entity.js';

/**
 * An invitation to an institute's staff, for an e-mail address. Accepting or withdrawing deletes
 * it.
 */
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

  /** Hash of the token in the last mailed link; earlier links no longer work. */
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
