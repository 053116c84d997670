import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Attempt } from '../../attempts/attempt.entity.js';

/**
 * A certificate that was opened: its reference may be printed from then on. Its content is read
 * from the attempt, so it becomes invalid when the attempt no longer passes or its result is
 * withdrawn.
 */
@Entity('certificates')
export class Certificate {
  /** Cannot be guessed; whoever has it may read the certificate. */
  @PrimaryColumn('varchar', { length: 16 })
  reference!: string;

  @Column('uuid')
  @ForeignKey(() => Attempt, { onDelete: 'CASCADE' })
  @Index('certificates_attempt', { unique: true })
  attemptId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  issuedAt!: Date;
}
