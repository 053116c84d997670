import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Quiz } from '../../quizzes/quiz.entity.js';
import { User } from '../../users/user.entity.js';
import { Attempt } from '../attempt.entity.js';

/**
 * A message of staff to those who are at an exam. Ids count up in the order in which the messages of an exam are sent,
 * because the quiz is locked: pages ask for those after the last one they have.
 */
@Entity('exam_messages')
@Index('exam_messages_of_quiz', ['quizId', 'id'])
export class ExamMessage {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Quiz, { onDelete: 'CASCADE' })
  quizId!: string;

  /** Null: to everybody who was at the exam. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => Attempt, { onDelete: 'CASCADE' })
  @Index('exam_messages_of_attempt')
  attemptId!: string | null;

  @Column('varchar', { length: 500 })
  text!: string;

  @Column('timestamptz')
  sentAt!: Date;

  /** Running attempts that it was sent to. */
  @Column('int')
  recipients!: number;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Index('exam_messages_sender')
  sentBy!: string | null;
}
