import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { QuizStatus } from './quiz.entity.js';

/**
 * How many quizzes came to a part of an institute's list, or (below zero) left it. Their sum is how
 * many there are. A trigger writes them with every statement that changes quizzes (see the
 * migration InstituteLists); as nothing is ever updated, nobody waits for anybody.
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

  /** Stands for all of its part that there were when the chore came by. */
  @Column('boolean', { default: false })
  isFolded!: boolean;
}
