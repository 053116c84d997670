import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Attempt } from '../../attempts/attempt.entity.js';

/** A mail to a learner that a result can be seen: one per attempt and release. */
@Entity('result_notices')
@Index('result_notices_quiz', ['quizId', 'releaseNumber'])
export class ResultNotice {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Attempt, { onDelete: 'CASCADE' })
  attemptId!: string;

  /** See `ExamRules.releaseNumber`. */
  @PrimaryColumn('int')
  releaseNumber!: number;

  /** The quiz of the attempt. */
  @Column('uuid')
  quizId!: string;

  /** The id of the mail, which may have been removed since. */
  @Column('uuid')
  mailId!: string;

  @Column('timestamptz', { name: 'told_at', default: () => 'now()' })
  notifiedAt!: Date;
}
