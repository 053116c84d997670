import { Column, CreateDateColumn, Entity, Generated, Index, PrimaryColumn } from 'typeorm';

export enum CodePurpose {
  REGISTER = 'REGISTER',
  RESET_PASSWORD = 'RESET_PASSWORD',
  CHANGE_EMAIL = 'CHANGE_EMAIL',
}

/** To come into an exam. No purpose of staff: GraphQL does not offer it. */
export const TAKE_EXAM = 'TAKE_EXAM';

export type MailedFor = CodePurpose | typeof TAKE_EXAM;

/** A mailed code and, once it was typed back, the proof that takes its place. */
@Entity('email_codes')
@Index('email_codes_lookup', ['email', 'purpose', 'client'])
export class EmailCode {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('varchar', { length: 254 })
  email!: string;

  @Column('varchar', { length: 20 })
  purpose!: MailedFor;

  /** Who asked. Another client's guesses cannot touch this code (decision 8). */
  @Column('varchar', { length: 64 })
  client!: string;

  /** Hash of the program that asked, where the client is a network address (address-proofs.ts). */
  @Column('varchar', { length: 64, nullable: true })
  agent!: string | null;

  /**
   * Whether it was asked for from a network that the account has been used from: such a code is nobody else's, and
   * what strangers try does not end it.
   */
  @Column('boolean', { default: false })
  isFamiliar!: boolean;

  /** The network address is no proof: it takes what the code was exchanged for. */
  @Column('boolean', { default: false })
  proofOnly!: boolean;

  /** Whether it was claimed by that address since, all the same. */
  @Column('boolean', { default: false })
  isClaimed!: boolean;

  @Column('varchar', { length: 64 })
  codeHash!: string;

  /** What its digits are made of: its own id, or above the daily ceiling that of the code it shares. */
  @Column('uuid')
  @Generated('uuid')
  @Index('email_codes_code')
  codeId!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('int', { default: 0 })
  wrongTries!: number;

  @Column('timestamptz', { nullable: true })
  verifiedAt!: Date | null;

  @Column('varchar', { length: 64, nullable: true })
  @Index('email_codes_proof', { unique: true })
  proofHash!: string | null;

  @Column('timestamptz', { nullable: true })
  proofExpiresAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  proofSpentAt!: Date | null;
}
