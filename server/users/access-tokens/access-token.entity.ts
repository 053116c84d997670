import {
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { User } from '../user.entity.js';

export enum AccessScope {
  READ = 'READ',
  WRITE = 'WRITE',
}

/** A personal access token: a program uses it to act as the account's owner. */
@Entity('access_tokens')
export class AccessToken {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @Index('access_tokens_user')
  userId!: string;

  /** Named by its owner. */
  @Column('varchar', { length: 200 })
  name!: string;

  @Column('varchar', { length: 10 })
  scope!: AccessScope;

  @Column('varchar', { length: 64 })
  @Index('access_tokens_hash', { unique: true })
  tokenHash!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;

  /** Accurate to the minute. */
  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  revokedAt!: Date | null;
}
