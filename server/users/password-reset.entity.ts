import {
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { User } from './user.entity.js';

/** That a password was reset by a mailed code, with what undoes it (reset-undo.service.ts). */
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

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz')
  @Index('password_resets_expiry')
  expiresAt!: Date;
}
