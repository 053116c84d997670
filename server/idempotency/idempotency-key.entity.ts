import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity.js';

/** A call that was applied, by its Idempotency-Key. It has no text of a person, and no secret that can be read. */
@Entity('idempotency_keys')
@Index('idempotency_keys_age', ['createdAt'])
@Index('idempotency_keys_answered', ['createdAt'], { where: 'answer IS NOT NULL' })
export class IdempotencyKey {
  @PrimaryColumn('uuid')
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  accountId!: string;

  /** SHA-256 of the key. */
  @PrimaryColumn('varchar', { length: 64 })
  keyHash!: string;

  /** Which part of the request, hashed with the key. */
  @PrimaryColumn('varchar', { length: 64 })
  partHash!: string;

  /** What was sent, hashed with the key: it can contain a password. */
  @Column('varchar', { length: 64 })
  contentHash!: string;

  /** What the work returned (recorded-answer.ts). Null once it has expired. */
  @Column('jsonb', { nullable: true })
  answer!: object | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
