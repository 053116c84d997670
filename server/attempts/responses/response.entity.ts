import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Attempt } from '../attempt.entity.js';

/** The last saved answer of a candidate to a question. */
@Entity('responses')
export class Response {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Attempt, { onDelete: 'CASCADE' })
  attemptId!: string;

  /** Of its placement in the quiz. */
  @PrimaryColumn('uuid')
  questionId!: string;

  /** In the shape of the kind's `responseSchema`; null when the candidate cleared the answer. */
  @Column('jsonb', { nullable: true })
  response!: object | null;

  @Column('boolean', { default: false })
  isFlagged!: boolean;

  /** The lease. Of two saves the higher (epoch, sequence) wins, whichever arrives last. */
  @Column('int')
  epoch!: number;

  /** Counts the saves of the lease. */
  @Column('int')
  sequence!: number;

  @Column('timestamptz')
  savedAt!: Date;
}
