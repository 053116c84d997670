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
 * That a password was reset by a mailed code, with what undoes it (reset-undo.service.ts). Of an account and an
 * address there is one: a later reset replaces its link and leaves the rest.
 */
@Entity('password_resets')
export class PasswordReset {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @Index('password_resets_user')
  userId!: string;

  /** That of the account then, to which the link was mailed. */
  @Column('varchar', { length: 254 })
  email!: string;

  @Column('varchar', { length: 64 })
  @Index('password_resets_token', { unique: true })
  tokenHash!: string;

  /**
   * Whether the account had two-factor log-in then: that one is its owner's, and outlives the undoing. Null where a
   * server of an earlier version wrote the row: see `hadTwoFactorAt`.
   */
  @Column('boolean', { nullable: true })
  hadTwoFactor!: boolean | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz')
  @Index('password_resets_expiry')
  expiresAt!: Date;
}
