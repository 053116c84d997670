import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { decimal } from '../../core/database/decimal.js';
import { Quiz } from '../../quizzes/quiz.entity.js';

/** How the answers of an exam are marked by people. Without a row: with names, in halves. */
@Entity('marking_settings')
export class MarkingSettings {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Quiz, { onDelete: 'CASCADE' })
  quizId!: string;

  /** Whoever marks is not told whose answer it is. */
  @Column('boolean', { default: false })
  isAnonymous!: boolean;

  /** Marks are multiples of it. */
  @Column(decimal(6))
  step!: number;

  @Column('int', { default: 1 })
  version!: number;
}

/** A level of a criterion, and what it is worth. */
export interface RubricLevel {
  id: string;
  label: string;
  marks: number;
}

/** What is looked at in an answer. */
export interface Criterion {
  id: string;
  name: string;
  levels: RubricLevel[];
}

/** By what the answers to a question are marked; it goes on with the question from paper to paper. */
@Entity('rubrics')
export class Rubric {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Quiz, { onDelete: 'CASCADE' })
  quizId!: string;

  @PrimaryColumn('uuid')
  questionId!: string;

  @Column('jsonb')
  criteria!: Criterion[];

  /** Marks are the sum of the levels, and nothing else. */
  @Column('boolean', { default: false })
  isBinding!: boolean;

  @Column('int', { default: 1 })
  version!: number;
}
