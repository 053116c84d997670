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
 * A browser that logs in without the second factor, but not without the password. "Remember me"
 * (remember-token.entity.ts) replaces the password.
 */
@Entity('trusted_browsers')
export class TrustedBrowser {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @Index('trusted_browsers_user')
  userId!: string;

  @Column('varchar', { length: 64 })
  @Index('trusted_browsers_hash', { unique: true })
  tokenHash!: string;

  @Column('varchar', { length: 45 })
  clientAddress!: string;

  @Column('varchar', { length: 300 })
  userAgent!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz')
  @Index('trusted_browsers_expiry')
  expiresAt!: Date;
}
