import {
  Column,
  Entity,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import { Quiz } from '../../quizzes/quiz.entity.js';

/** A reusable remark for the markers of an exam. */
@Entity('marking_remarks')
@Index('marking_remarks_of_quiz', ['quizId', 'shortcut'], { unique: true })
export class Remark {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Quiz, { onDelete: 'CASCADE' })
  quizId!: string;

  /** Typed to insert it; lower case. */
  @Column('varchar', { length: 20 })
  shortcut!: string;

  @Column('text')
  text!: string;

  @Column('int', { default: 1 })
  version!: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}
