import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { QuizStatus } from './quiz.entity.js';

/**
 * How many quizzes joined a part of an institute's list, or (below zero) left it. The sum is the length of
 * that part. A trigger writes a row with every statement that changes quizzes (see the migration
 * InstituteLists). Rows are never updated, so that writers do not wait for each other.
 */
@Entity('quiz_tallies')
@Index('quiz_tallies_sum', ['instituteId'])
@Index('quiz_tallies_new', ['instituteId'], { where: 'NOT is_folded' })
export class QuizTally {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('uuid')
  instituteId!: string;

  @Column('varchar', { length: 10 })
  status!: QuizStatus;

  @Column('boolean')
  isCompleted!: boolean;

  @Column('int')
  count!: number;

  /** A sum of earlier rows, written by the scheduled task (quiz-tallies.ts). */
  @Column('boolean', { default: false })
  isFolded!: boolean;
}
