import {
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { Quiz } from '../../quizzes/quiz.entity.js';
import { AttemptSet } from './attempt-set.js';
import type { ComputedFigures } from './computed-figures.js';

/**
 * The figures of an exam with so many attempts that a worker computes them: one row for each set of
 * attempts and each revision whose questions are analysed.
 */
@Entity('exam_figures')
@Index('exam_figures_of_set', ['quizId', 'attemptSet', 'revision'], { unique: true })
@Index('exam_figures_open', ['createdAt'], { where: 'figures IS NULL AND problem IS NULL' })
export class StoredFigures {
  /** Also the id of the job. */
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Quiz, { onDelete: 'CASCADE' })
  quizId!: string;

  @Column('varchar', { length: 5 })
  attemptSet!: AttemptSet;

  /** The number of the revision. */
  @Column('int')
  revision!: number;

  /** The state of the attempts that the figures are of (FiguresReader.readState). */
  @Column('text')
  stamp!: string;

  /** In per cent. */
  @Column('int', { default: 0 })
  progress!: number;

  /** Null until they are computed. */
  @Column('jsonb', { nullable: true })
  figures!: ComputedFigures | null;

  /** When they were, by the clock of the database; null until then. */
  @Column('timestamptz', { nullable: true })
  computedAt!: Date | null;

  /** How often a worker has started to compute them. Only the latest run can end them. */
  @Column('int', { default: 0 })
  runs!: number;

  /** Why they could not be computed. */
  @Column('text', { nullable: true })
  problem!: string | null;

  /** When they were asked for. */
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
