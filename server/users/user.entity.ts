import {
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
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

  /** The one who signs up makes the institute, and is its owner. Its colleagues are invited. */
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

  /** Since when two-factor log-in is on; null while the password alone logs in. */
  @Column('timestamptz', { nullable: true })
  twoFactorSince!: Date | null;

  /** Null where the account has no picture. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => Image)
  @Index('users_picture')
  pictureId!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** No member any more since then; the row stays, so that what they made and did keeps their name. */
  @Column('timestamptz', { nullable: true })
  leftAt!: Date | null;

  /** Its owner wants it gone, and it goes then unless they change their mind. */
  @Column('timestamptz', { nullable: true })
  @Index('users_deletion', { where: 'deletion_due_at IS NOT NULL' })
  deletionDueAt!: Date | null;
}
