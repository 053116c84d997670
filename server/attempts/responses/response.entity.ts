import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Attempt } from '../attempt.entity.js';

/** What a learner says to a question, as last saved. */
@Entity('responses')
export class Response {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Attempt, { onDelete: 'CASCADE' })
  attemptId!: string;

  @PrimaryColumn('uuid')
  questionId!: string;

  /** Of the shape its kind's `responseSchema` describes; null when it was taken back. */
  @Column('jsonb', { nullable: true })
  response!: object | null;

  @Column('boolean', { default: false })
  isFlagged!: boolean;

  /** Lease and place in it: of two saves the higher (epoch, sequence) holds, whichever comes last. */
  @Column('int')
  epoch!: number;

  @Column('int')
  sequence!: number;

  @Column('timestamptz')
  savedAt!: Date;
}
