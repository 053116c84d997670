import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Quiz } from '../../quizzes/quiz.entity.js';
import { User } from '../../users/user.entity.js';

/** A time in which staff paused an exam: its running attempts stand still, and nobody starts one. */
@Entity('exam_pauses')
@Index('exam_pauses_open', ['quizId'], { unique: true, where: 'ended_at IS NULL' })
export class ExamPause {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Quiz, { onDelete: 'CASCADE' })
  @Index('exam_pauses_of_quiz')
  quizId!: string;

  @Column('varchar', { length: 500 })
  reason!: string;

  @Column('timestamptz')
  startedAt!: Date;

  /** Null while the exam is paused. */
  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Index('exam_pauses_starter')
  startedBy!: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Index('exam_pauses_ender')
  endedBy!: string | null;
}
