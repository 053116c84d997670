import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Attempt } from '../attempts/attempt.entity.js';
import { decimalColumn } from '../core/database/decimal-column.js';
import type { Marks } from '../marks/fraction.js';
import type { WrongMarksBasis } from '../marks/marking-pattern.js';
import { marksColumn } from '../marks/marks-column.js';
import { Quiz } from '../quizzes/quiz.entity.js';
import { Institute } from '../users/institute.entity.js';
import { User } from '../users/user.entity.js';

/** What staff change about results after an exam. */
export enum AdjustmentKind {
  /** Marks are added or taken away. */
  MARKS = 'MARKS',
  /** Another pass mark applies. */
  PASS_MARK = 'PASS_MARK',
  /** Wrong choices earn something else. */
  WRONG_MARKS = 'WRONG_MARKS',
}

/**
 * A change of results after the exam, with its reason. It stays when it is undone: what applies to an
 * attempt is folded from those in force (fold-adjustments.ts, decision 0069).
 */
@Entity('score_adjustments')
@Unique('score_adjustments_number', ['quizId', 'number'])
@Index('score_adjustments_of_all', ['quizId'], { where: 'attempt_id IS NULL' })
@Index('score_adjustments_pending', ['createdAt'], { where: 'is_pending' })
export class ScoreAdjustment {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Institute, { onDelete: 'CASCADE' })
  @Index('score_adjustments_institute')
  instituteId!: string;

  @Column('uuid')
  @ForeignKey(() => Quiz, { onDelete: 'CASCADE' })
  quizId!: string;

  /** Counts the adjustments of an exam, from 1: the order in which they apply. */
  @Column('int')
  number!: number;

  /** The only attempt that it applies to; null: to all that were started before it was made. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => Attempt, { onDelete: 'CASCADE' })
  @Index('score_adjustments_attempt', { where: 'attempt_id IS NOT NULL' })
  attemptId!: string | null;

  @Column('varchar', { length: 12 })
  kind!: AdjustmentKind;

  /** Of MARKS: how many are added; below zero they are taken away. */
  @Column(marksColumn({ nullable: true }))
  marks!: Marks | null;

  /** Of PASS_MARK; null: nobody passes or fails. */
  @Column(decimalColumn(9, { nullable: true }))
  passMark!: number | null;

  /** Of WRONG_MARKS: what a wrong choice earns, zero or less. */
  @Column(marksColumn({ nullable: true }))
  wrongMarks!: Marks | null;

  @Column('varchar', { length: 8, nullable: true })
  wrongMarksBasis!: WrongMarksBasis | null;

  /** Null once the learner of its only attempt was erased. */
  @Column('varchar', { length: 500, nullable: true })
  reason!: string | null;

  /** Null once the account is gone. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Index('score_adjustments_maker', { where: 'made_by IS NOT NULL' })
  madeBy!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  undoneAt!: Date | null;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Index('score_adjustments_undone_by', { where: 'undone_by IS NOT NULL' })
  undoneBy!: string | null;

  /**
   * Of one of all: the version of the exam's adjustments that it begins with (ADJUSTMENT_VERSION). With the version that an
   * attempt is adjusted to, it says whether this one is part of the score. Null: of one attempt.
   */
  @Column('int', { nullable: true })
  madeVersion!: number | null;

  /** Likewise the version from which on it is undone; null: it is not, or is of one attempt. */
  @Column('int', { nullable: true })
  undoneVersion!: number | null;

  /** A worker still has to apply it, or its undoing, to some attempts. */
  @Column('boolean', { default: false })
  isPending!: boolean;

  /** Why the worker gave up; null: it did not. */
  @Column('varchar', { length: 500, nullable: true })
  problem!: string | null;
}
