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
 * "Remember me" of one browser (decision 0005). Each use replaces the token with a new one; the
 * tokens that follow one another are a family.
 */
@Entity('remember_tokens')
export class RememberToken {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  @Index('remember_tokens_family')
  familyId!: string;

  @Column('uuid')
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @Index('remember_tokens_user')
  userId!: string;

  @Column('varchar', { length: 64 })
  @Index('remember_tokens_hash', { unique: true })
  tokenHash!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz')
  @Index('remember_tokens_expiry')
  expiresAt!: Date;

  /** When it was used. A used token that comes back was copied. */
  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;
}
