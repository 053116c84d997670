import { Column, CreateDateColumn, Entity, Generated, Index, PrimaryColumn } from 'typeorm';

export enum CodePurpose {
  REGISTER = 'REGISTER',
  RESET_PASSWORD = 'RESET_PASSWORD',
  CHANGE_EMAIL = 'CHANGE_EMAIL',
}

/** To enter an exam. Not a purpose of staff: GraphQL does not offer it. */
export const TAKE_EXAM = 'TAKE_EXAM';

export type MailedCodePurpose = CodePurpose | typeof TAKE_EXAM;

/** A mailed code and, once it was typed back, the proof that replaces it. */
@Entity('email_codes')
@Index('email_codes_lookup', ['email', 'purpose', 'client'])
export class EmailCode {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('varchar', { length: 254 })
  email!: string;

  @Column('varchar', { length: 20 })
  purpose!: MailedCodePurpose;

  /**
   * The client that requested it. Guesses of other clients cannot invalidate this code (decision
   * 0008).
   */
  @Column('varchar', { length: 64 })
  client!: string;

  /** Hash of the user agent, where the client is a network address (address-proofs.ts). */
  @Column('varchar', { length: 64, nullable: true })
  agent!: string | null;

  /**
   * Whether it was requested from a network that the account has been used from. Such a code is not
   * shared, and tries of strangers do not end it.
   */
  @Column('boolean', { default: false })
  isFamiliar!: boolean;

  /** The network address does not prove anything: the client needs the proof from `verify`. */
  @Column('boolean', { default: false })
  proofOnly!: boolean;

  /** Whether that address has claimed it since, all the same. */
  @Column('boolean', { default: false })
  isClaimed!: boolean;

  @Column('varchar', { length: 64 })
  codeHash!: string;

  /**
   * The digits derive from it: the row's own id or, above the daily limit, that of the shared code.
   */
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
