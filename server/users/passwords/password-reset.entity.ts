import {
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { User } from '../user.entity.js';

/**
 * A password reset by a mailed code, with the token that undoes it (reset-undo.service.ts). One per
 * account and address: a later reset replaces the link and keeps the rest.
 */
@Entity('password_resets')
export class PasswordReset {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @Index('password_resets_user')
  userId!: string;

  /** The account's address at the time; the link was mailed to it. */
  @Column('varchar', { length: 254 })
  email!: string;

  @Column('varchar', { length: 64 })
  @Index('password_resets_token', { unique: true })
  tokenHash!: string;

  /**
   * Whether the account had two-factor log-in at the time: that one is the owner's, and undoing the
   * reset keeps it. Null in rows of an earlier version: see `hadTwoFactorAt`.
   */
  @Column('boolean', { nullable: true })
  hadTwoFactor!: boolean | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz')
  @Index('password_resets_expiry')
  expiresAt!: Date;
}
