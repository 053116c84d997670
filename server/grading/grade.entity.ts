import { Column, Entity, ForeignKey, Generated, Index, PrimaryColumn } from 'typeorm';
import { Attempt } from '../attempts/attempt.entity.js';
import { decimal } from '../core/database/decimal.js';
import type { MarkingRule, Outcome } from '../questions/kinds/question-kind.js';
import { User } from '../users/user.entity.js';

/** Who an answer has its marks from: the rule, or a person. */
export enum GradeSource {
  RULE = 'RULE',
  MARKER = 'MARKER',
}

/** A level that was chosen of a criterion, as both were then: a rubric that changes leaves it alone. */
export interface ChosenLevel {
  criterionId: string;
  criterion: string;
  levelId: string;
  level: string;
  marks: number;
}

/** Answers that a person has to do with: the queue of marking is read from its index. */
const FOR_MARKERS = `outcome = 'WAITING' OR source = 'MARKER'`;

/**
 * The marks of one answer, and what they came from: the response, the revision's key, the rule or the
 * marker, and when. Earlier states are in `grade_changes`.
 */
@Entity('grades')
@Index('grades_id', ['id'], { unique: true })
@Index('grades_marking', ['quizId', 'questionId', 'id'], { where: FOR_MARKERS })
@Index('grades_waiting', ['quizId', 'questionId', 'id'], { where: `outcome = 'WAITING'` })
// With what figures are made of, which a decorator cannot say: they are read from it alone.
@Index('grades_figures', { synchronize: false })
@Index('grades_marker', ['markedBy'], { where: 'marked_by IS NOT NULL' })
export class Grade {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Attempt, { onDelete: 'CASCADE' })
  attemptId!: string;

  @PrimaryColumn('uuid')
  questionId!: string;

  /** Its name outside: it gives away neither whose it is nor when it was handed in. */
  @Column('uuid')
  @Generated('uuid')
  id!: string;

  /** That of the attempt, so that the answers of an exam are found by an index. */
  @Column('uuid')
  quizId!: string;

  @Column('varchar', { length: 10 })
  outcome!: Outcome;

  /** The place of the option that was chosen, from 1, as the revision has them; null: none. */
  @Column('smallint', { nullable: true })
  choice!: number | null;

  /** Null while it waits for marking. */
  @Column(decimal(6, { nullable: true }))
  marks!: number | null;

  /** What the best answer earns. */
  @Column(decimal(6))
  maxMarks!: number;

  @Column('jsonb')
  rule!: MarkingRule;

  /** Whose key it was held against: that of the attempt. */
  @Column('uuid')
  revisionId!: string;

  /** Lease and place in it of the response that was marked; null where there was none. */
  @Column('int', { nullable: true })
  responseEpoch!: number | null;

  @Column('int', { nullable: true })
  responseSequence!: number | null;

  /** `MARKER` also of what waits, where a person has begun with it. */
  @Column('varchar', { length: 6, default: GradeSource.RULE })
  source!: GradeSource;

  /** Null for what the rule gave, and once they are gone. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  markedBy!: string | null;

  @Column('text', { nullable: true })
  comment!: string | null;

  /** Null where no level was chosen. */
  @Column('jsonb', { nullable: true })
  rubric!: ChosenLevel[] | null;

  /** Why marks that stood already were changed. */
  @Column('varchar', { length: 500, nullable: true })
  reason!: string | null;

  /** Saved while it was typed: what its marker types next is the same state. */
  @Column('boolean', { default: false })
  isTyped!: boolean;

  /** Counts the changes: whoever changes it says which one they saw. */
  @Column('int', { default: 1 })
  version!: number;

  @Column('timestamptz', { default: () => 'now()' })
  gradedAt!: Date;
}
