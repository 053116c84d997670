import { Column, Entity, ForeignKey, Generated, Index, PrimaryColumn } from 'typeorm';
import { Attempt } from '../attempts/attempt.entity.js';
import type { Marks } from '../marks/fraction.js';
import type { StoredRule } from '../marks/marking-pattern.js';
import { marksColumn } from '../marks/marks-column.js';
import type { Outcome } from '../questions/kinds/question-kind.js';
import { User } from '../users/user.entity.js';

/** Whether the rule or a person gave the marks. */
export enum GradeSource {
  RULE = 'RULE',
  MARKER = 'MARKER',
}

/**
 * The level that was chosen for a criterion, copied: later changes of the rubric do not affect it.
 */
export interface ChosenLevel {
  criterionId: string;
  criterion: string;
  levelId: string;
  level: string;
  marks: Marks;
}

/** Answers that a person marks: the marking queue reads them from this index. */
const FOR_MARKERS = `outcome = 'WAITING' OR source = 'MARKER'`;

/**
 * The marks of one answer, and how they came about: the response, the revision's key, the rule or
 * the marker, and the time. Earlier states are in `grade_changes`.
 */
@Entity('grades')
@Index('grades_id', ['id'], { unique: true })
@Index('grades_marking', ['quizId', 'questionId', 'id'], { where: FOR_MARKERS })
@Index('grades_waiting', ['quizId', 'questionId', 'id'], { where: `outcome = 'WAITING'` })
@Index('grades_marker', ['markedBy'], { where: 'marked_by IS NOT NULL' })
export class Grade {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Attempt, { onDelete: 'CASCADE' })
  attemptId!: string;

  /** Of its placement in the quiz. */
  @PrimaryColumn('uuid')
  questionId!: string;

  /** The public id: it discloses neither the candidate nor the time of submission. */
  @Column('uuid')
  @Generated('uuid')
  id!: string;

  /** The quiz of the attempt, so that an index finds the answers of an exam. */
  @Column('uuid')
  quizId!: string;

  @Column('varchar', { length: 10 })
  outcome!: Outcome;

  /** The position of the chosen option in the revision, from 1; null for none. */
  @Column('smallint', { nullable: true })
  choice!: number | null;

  /** Null while it waits for marking. */
  @Column(marksColumn({ nullable: true }))
  marks!: Marks | null;

  /** What the best answer earns. */
  @Column(marksColumn())
  maxMarks!: Marks;

  @Column('jsonb')
  rule!: StoredRule;

  /** The revision whose key was applied: that of the attempt. */
  @Column('uuid')
  revisionId!: string;

  /** Lease and place in it of the response that was marked; null where there was none. */
  @Column('int', { nullable: true })
  responseEpoch!: number | null;

  @Column('int', { nullable: true })
  responseSequence!: number | null;

  /** Also `MARKER` for a waiting answer that a person has begun to mark. */
  @Column('varchar', { length: 6, default: GradeSource.RULE })
  source!: GradeSource;

  /** Null for marks by the rule, and once the marker's account is gone. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  markedBy!: string | null;

  @Column('text', { nullable: true })
  comment!: string | null;

  /** Null where no level was chosen. */
  @Column('jsonb', { nullable: true })
  rubric!: ChosenLevel[] | null;

  /** Why existing marks were changed. */
  @Column('varchar', { length: 500, nullable: true })
  reason!: string | null;

  /** Autosaved while the marker was typing: their next changes belong to the same state. */
  @Column('boolean', { default: false })
  isTyped!: boolean;

  /** Counts the changes; a change must name the version it is based on. */
  @Column('int', { default: 1 })
  version!: number;

  @Column('timestamptz', { default: () => 'now()' })
  gradedAt!: Date;
}
