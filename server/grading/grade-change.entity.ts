import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { decimal } from '../core/database/decimal.js';
import type { MarkingRule, Outcome } from '../questions/kinds/question-kind.js';
import { User } from '../users/user.entity.js';
import { Grade, type ChosenLevel, type GradeSource } from './grade.entity.js';

/**
 * A state of a grade, kept before another one takes its place or its answer can change. Whoever wants the
 * whole history adds the grade itself, unless its version stands here already.
 */
@Entity('grade_changes')
@Index('grade_changes_marker', ['markedBy'], { where: 'marked_by IS NOT NULL' })
export class GradeChange {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Grade, (grade) => grade.id, { onDelete: 'CASCADE' })
  gradeId!: string;

  @PrimaryColumn('int')
  version!: number;

  @Column('varchar', { length: 10 })
  outcome!: Outcome;

  @Column(decimal(6, { nullable: true }))
  marks!: number | null;

  @Column(decimal(6))
  maxMarks!: number;

  @Column('jsonb')
  rule!: MarkingRule;

  @Column('uuid')
  revisionId!: string;

  /** What was marked, as it was then: the learner may have written something else since. */
  @Column('jsonb', { nullable: true })
  response!: object | null;

  @Column('int', { nullable: true })
  responseEpoch!: number | null;

  @Column('int', { nullable: true })
  responseSequence!: number | null;

  @Column('varchar', { length: 6 })
  source!: GradeSource;

  /** Null for what the rule gave, and once they are gone. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  markedBy!: string | null;

  @Column('text', { nullable: true })
  comment!: string | null;

  @Column('jsonb', { nullable: true })
  rubric!: ChosenLevel[] | null;

  @Column('varchar', { length: 500, nullable: true })
  reason!: string | null;

  @Column('timestamptz')
  gradedAt!: Date;
}
