import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Quiz } from '../../quizzes/quiz.entity.js';
import { User } from '../../users/user.entity.js';

/**
 * What a marker marks in an exam. Once an exam has an assignment, markers see only what is assigned to them; owners
 * and editors always see everything (decision 0070).
 */
@Entity('marking_assignments')
@Index('marking_assignments_user', ['userId'])
export class MarkingAssignment {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Quiz, { onDelete: 'CASCADE' })
  quizId!: string;

  @PrimaryColumn('uuid')
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  userId!: string;

  /** Answers to these questions only; null: to all. */
  @Column('uuid', { array: true, nullable: true })
  questionIds!: string[] | null;

  /** Answers of these candidates only; null: of all. */
  @Column('uuid', { array: true, nullable: true })
  candidateIds!: string[] | null;
}
