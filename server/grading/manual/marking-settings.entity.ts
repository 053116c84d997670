import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { decimalColumn } from '../../core/database/decimal-column.js';
import type { Marks } from '../../marks/fraction.js';
import { Quiz } from '../../quizzes/quiz.entity.js';

/** How people mark an exam. Without a row: with names, in steps of 0.5. */
@Entity('marking_settings')
export class MarkingSettings {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Quiz, { onDelete: 'CASCADE' })
  quizId!: string;

  /** Markers do not see whose answer it is. */
  @Column('boolean', { default: false })
  isAnonymous!: boolean;

  /** Marks are multiples of it. */
  @Column(decimalColumn(6))
  step!: number;

  @Column('int', { default: 1 })
  version!: number;
}

/** A level of a criterion, and its marks. */
export interface RubricLevel {
  id: string;
  label: string;
  marks: Marks;
}

/** A criterion of a rubric. */
export interface Criterion {
  id: string;
  name: string;
  levels: RubricLevel[];
}

/** The rubric of a question; it stays with the question across revisions of the paper. */
@Entity('rubrics')
export class Rubric {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Quiz, { onDelete: 'CASCADE' })
  quizId!: string;

  /** Of its placement in the quiz. */
  @PrimaryColumn('uuid')
  questionId!: string;

  @Column('jsonb')
  criteria!: Criterion[];

  /** Marks must be the sum of the levels. */
  @Column('boolean', { default: false })
  isBinding!: boolean;

  @Column('int', { default: 1 })
  version!: number;
}
