import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export type MailState = 'QUEUED' | 'SENT' | 'FAILED' | 'WITHHELD';

/** A mail to be sent, or what became of it. Written in the transaction that causes it. */
@Entity('mails')
@Index('mails_queued', ['createdAt'], { where: `state = 'QUEUED'` })
export class Mail {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('varchar', { length: 254 })
  recipient!: string;

  @Column('varchar', { length: 50 })
  template!: string;

  /** What fills the template, sealed (it may hold a code); gone once the mail is, or has expired. */
  @Column('text', { nullable: true })
  sealedValues!: string | null;

  @Column('varchar', { length: 10 })
  state!: MailState;

  @Column('int', { default: 0 })
  attempts!: number;

  @Column('text', { nullable: true })
  lastError!: string | null;

  /** Not worth sending after this. */
  @Column('timestamptz')
  expiresAt!: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;
}
