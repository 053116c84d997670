import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Marks } from '../marks/fraction.js';
import type { StoredRule } from '../marks/marking-pattern.js';
import { marksColumn } from '../marks/marks-column.js';
import type { Outcome } from '../questions/kinds/question-kind.js';
import { User } from '../users/user.entity.js';
import { Grade, type ChosenLevel, type GradeSource } from './grade.entity.js';

/**
 * An earlier state of a grade, stored before the grade or its answer changes. The full history is
 * these rows plus the grade itself, unless its version is here already.
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

  @Column(marksColumn({ nullable: true }))
  marks!: Marks | null;

  @Column(marksColumn())
  maxMarks!: Marks;

  @Column('jsonb')
  rule!: StoredRule;

  @Column('uuid')
  revisionId!: string;

  /** The answer that was marked; the candidate may have changed it since. */
  @Column('jsonb', { nullable: true })
  response!: object | null;

  @Column('int', { nullable: true })
  responseEpoch!: number | null;

  @Column('int', { nullable: true })
  responseSequence!: number | null;

  @Column('varchar', { length: 6 })
  source!: GradeSource;

  /** Null for grades by the rule, and once the marker's account is gone. */
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
