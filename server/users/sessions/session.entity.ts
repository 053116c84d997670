import {
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { User } from '../user.entity.js';

/** A log-in. The token carries this row's id, and is worthless once the session has ended. */
@Entity('sessions')
export class Session {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @Index('sessions_user')
  userId!: string;

  /** The family of the remembered browser it was opened in (remember-token.entity.ts), if any. */
  @Column('uuid', { nullable: true })
  @Index('sessions_family', { where: 'family_id IS NOT NULL' })
  familyId!: string | null;

  @Column('varchar', { length: 45 })
  clientAddress!: string;

  @Column('varchar', { length: 300 })
  userAgent!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;
}
