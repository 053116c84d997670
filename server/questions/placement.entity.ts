import {
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryColumn,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import type { Marks } from '../marks/fraction.js';
import { marksColumn } from '../marks/marks-column.js';
import { Quiz } from '../quizzes/quiz.entity.js';
import { QuestionVersion } from './question-version.entity.js';

/**
 * A version of a question in the paper of a quiz, with its position and marks. Everything that refers to a question of a
 * paper (revisions, responses, grades, rubrics, all APIs) has the id of its placement.
 */
@Entity('placements')
@ForeignKey(() => QuestionVersion, ['questionId', 'questionVersion'], ['questionId', 'version'])
@Index('placements_question', ['questionId', 'questionVersion'])
// Checked at the end of a statement: questions exchange their positions in one.
@Unique('placements_position', ['quizId', 'position'], { deferrable: 'INITIALLY IMMEDIATE' })
@Index('placements_trash', ['quizId', 'deletedAt'], { where: 'deleted_at IS NOT NULL' })
export class Placement {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Quiz, { onDelete: 'CASCADE' })
  quizId!: string;

  @Column('uuid')
  questionId!: string;

  @Column('int')
  questionVersion!: number;

  /**
   * The order of the questions of a quiz, with gaps. Unique in a quiz, including questions in the trash,
   * which are restored to their position.
   */
  @Column('int')
  position!: number;

  @Column(marksColumn({ nullable: true }))
  marks!: Marks | null;

  /** Of a wrong choice: zero or less. Null: by the rules of the exam. */
  @Column(marksColumn({ nullable: true }))
  wrongMarks!: Marks | null;

  /** Counts edits of what is asked here and of its marks. Separate from the version of the question. */
  @Column('int', { default: 1 })
  version!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;

  /** When it was moved to the trash. It is removed thirty days later. */
  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}
