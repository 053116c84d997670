import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Attempt } from '../attempts/attempt.entity.js';
import { decimal } from '../core/database/decimal.js';
import type { MarkingRule, Outcome } from '../questions/kinds/question-kind.js';

/** The marks of one answer, and what they came from: the revision's key, the rule, and when. */
@Entity('grades')
export class Grade {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Attempt, { onDelete: 'CASCADE' })
  attemptId!: string;

  @PrimaryColumn('uuid')
  questionId!: string;

  @Column('varchar', { length: 10 })
  outcome!: Outcome;

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

  @Column('timestamptz', { default: () => 'now()' })
  gradedAt!: Date;
}
