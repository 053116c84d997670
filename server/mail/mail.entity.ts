import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export type MailState = 'QUEUED' | 'SENT' | 'FAILED' | 'WITHHELD';

/** A mail to send, and its outcome. Written in the transaction that causes it. */
@Entity('mails')
@Index('mails_queued', ['createdAt'], { where: `state = 'QUEUED'` })
export class Mail {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('varchar', { length: 254 })
  recipient!: string;

  /** The learner it is for; null for staff, and for addresses that nobody has proved yet. */
  @Column('uuid', { nullable: true })
  @Index('mails_learner', { where: 'learner_id IS NOT NULL' })
  learnerId!: string | null;

  @Column('varchar', { length: 50 })
  template!: string;

  /**
   * The template's values, encrypted because they may contain a code. Removed once the mail is sent
   * or has expired.
   */
  @Column('text', { nullable: true })
  sealedValues!: string | null;

  @Column('varchar', { length: 10 })
  state!: MailState;

  @Column('int', { default: 0 })
  attempts!: number;

  @Column('text', { nullable: true })
  lastError!: string | null;

  /** The mail is not sent after this. */
  @Column('timestamptz')
  expiresAt!: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;
}
