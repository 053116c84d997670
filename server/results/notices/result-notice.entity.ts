import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Attempt } from '../../attempts/attempt.entity.js';

/** That a learner was told they can see a result: of each attempt once a release. */
@Entity('result_notices')
@Index('result_notices_quiz', ['quizId', 'releaseNumber'])
export class ResultNotice {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Attempt, { onDelete: 'CASCADE' })
  attemptId!: string;

  /** See ExamRules. */
  @PrimaryColumn('int')
  releaseNumber!: number;

  /** That of the attempt. */
  @Column('uuid')
  quizId!: string;

  /** The mail it was, as long as that is kept. */
  @Column('uuid')
  mailId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  toldAt!: Date;
}
