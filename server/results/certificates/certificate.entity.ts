import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Attempt } from '../../attempts/attempt.entity.js';

/**
 * A certificate that was looked at: its reference stands on paper from then on. What it says is read from
 * the attempt, so that it ends to hold when the attempt does not pass any more, or its result is withdrawn.
 */
@Entity('certificates')
export class Certificate {
  /** Nobody guesses it, and whoever has it may know what the certificate says. */
  @PrimaryColumn('varchar', { length: 16 })
  reference!: string;

  @Column('uuid')
  @ForeignKey(() => Attempt, { onDelete: 'CASCADE' })
  @Index('certificates_attempt', { unique: true })
  attemptId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  issuedAt!: Date;
}
