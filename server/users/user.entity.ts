import {
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import { Role } from '../core/access/role.js';
import { Image } from '../media/image.entity.js';
import { Institute } from './institute.entity.js';

/** A member of an institute's staff. */
@Entity('users')
export class User {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Institute)
  @Index('users_institute')
  instituteId!: string;

  /** Whoever signs up owns the new institute. Colleagues join by invitation. */
  @Column('varchar', { length: 10, default: Role.OWNER })
  role!: Role;

  /** Trimmed and in lower case. */
  @Column('varchar', { length: 254 })
  @Index('users_email', { unique: true })
  email!: string;

  @Column('varchar', { length: 56 })
  firstName!: string;

  @Column('varchar', { length: 56 })
  lastName!: string;

  /** argon2id over the SHA-256 of the password (see passwords.ts). */
  @Column('varchar', { length: 200 })
  passwordHash!: string;

  /** When two-factor log-in was switched on; null while the password alone is enough. */
  @Column('timestamptz', { nullable: true })
  twoFactorSince!: Date | null;

  /** Null without a picture. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => Image)
  @Index('users_picture')
  pictureId!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;

  /** When they left the institute. The row stays, so that what they made keeps their name. */
  @Column('timestamptz', { nullable: true })
  leftAt!: Date | null;

  /**
   * When the account will be deleted, unless its owner cancels; null where no deletion is
   * scheduled.
   */
  @Column('timestamptz', { nullable: true })
  @Index('users_deletion', { where: 'deletion_due_at IS NOT NULL' })
  deletionDueAt!: Date | null;
}

export function fullName(user: Pick<User, 'firstName' | 'lastName'>): string {
  return `${user.firstName} ${user.lastName}`;
}
