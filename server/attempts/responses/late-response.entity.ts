import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Quiz } from '../../quizzes/quiz.entity.js';
import { User } from '../../users/user.entity.js';
import { Attempt } from '../attempt.entity.js';

/** Why an answer was late: the attempt was over, or another page had taken it over. */
export type LateCause = 'ENDED' | 'TAKEN_OVER';

export type LateDecision = 'ACCEPTED' | 'REFUSED';

/** The stored answer that an accepted late answer has replaced. */
export interface ReplacedResponse {
  response: object | null;
  isFlagged: boolean;
  epoch: number;
  sequence: number;
  savedAt: string;
}

/**
 * An answer that arrived too late. It is stored separately until staff accept or refuse it. One row a
 * question and lease: the answer with the highest sequence.
 */
@Entity('late_responses')
@Index('late_responses_of_lease', ['attemptId', 'questionId', 'epoch'], { unique: true })
export class LateResponse {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Attempt, { onDelete: 'CASCADE' })
  attemptId!: string;

  /** The quiz of the attempt, so that waiting answers of an exam are counted with an index. */
  @Column('uuid')
  @ForeignKey(() => Quiz, { onDelete: 'CASCADE' })
  @Index('late_responses_of_quiz')
  quizId!: string;

  /** Of its placement in the quiz. */
  @Column('uuid')
  questionId!: string;

  @Column('int')
  epoch!: number;

  @Column('int')
  sequence!: number;

  /** As in Response; null when the candidate cleared the answer. */
  @Column('jsonb', { nullable: true })
  response!: object | null;

  @Column('boolean')
  isFlagged!: boolean;

  /** When it was typed, by the page's clock, at most `arrivedAt`. */
  @Column('timestamptz', { nullable: true })
  typedAt!: Date | null;

  @Column('timestamptz')
  arrivedAt!: Date;

  @Column('varchar', { length: 10 })
  cause!: LateCause;

  /** Null until staff decide, and again if a different answer arrives after the decision. */
  @Column('varchar', { length: 8, nullable: true })
  decision!: LateDecision | null;

  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Index('late_responses_decider')
  decidedBy!: string | null;

  /** Accepted answers: the answer that it replaced; null if nothing was stored. */
  @Column('jsonb', { nullable: true })
  replaced!: ReplacedResponse | null;
}
