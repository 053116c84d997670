import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Quiz } from '../../quizzes/quiz.entity.js';
import { User } from '../../users/user.entity.js';
import { Attempt } from '../attempt.entity.js';

/** Why an attempt took it no more: it was over, or went on elsewhere. */
export type LateCause = 'ENDED' | 'TAKEN_OVER';

export type LateDecision = 'ACCEPTED' | 'REFUSED';

/** What was stored of a question before an answer that came late took its place. */
export interface ReplacedResponse {
  response: object | null;
  isFlagged: boolean;
  epoch: number;
  sequence: number;
  savedAt: string;
}

/**
 * What a learner said to a question and what came too late to be taken: kept aside until staff accept or
 * refuse it. One of a question and a lease, the one of the highest sequence.
 */
@Entity('late_responses')
@Index('late_responses_of_lease', ['attemptId', 'questionId', 'epoch'], { unique: true })
export class LateResponse {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Attempt, { onDelete: 'CASCADE' })
  attemptId!: string;

  /** That of its attempt: what waits in an exam is counted at every look at it. */
  @Column('uuid')
  @ForeignKey(() => Quiz, { onDelete: 'CASCADE' })
  @Index('late_responses_of_quiz')
  quizId!: string;

  @Column('uuid')
  questionId!: string;

  @Column('int')
  epoch!: number;

  @Column('int')
  sequence!: number;

  /** As of a saved one; null when it was taken back. */
  @Column('jsonb', { nullable: true })
  response!: object | null;

  @Column('boolean')
  isFlagged!: boolean;

  /** When it was typed, as the page says, and never after it came. */
  @Column('timestamptz', { nullable: true })
  typedAt!: Date | null;

  @Column('timestamptz')
  arrivedAt!: Date;

  @Column('varchar', { length: 10 })
  cause!: LateCause;

  /** Null until somebody decides, and where what was decided on came in anew, other than it was. */
  @Column('varchar', { length: 8, nullable: true })
  decision!: LateDecision | null;

  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Index('late_responses_decider')
  decidedBy!: string | null;

  /** Of an accepted one: what it took the place of; null also where nothing was stored. */
  @Column('jsonb', { nullable: true })
  replaced!: ReplacedResponse | null;
}
