import {
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryColumn,
  UpdateDateColumn,
} from 'typeorm';
import type { Marks } from '../marks/fraction.js';
import { marksColumn } from '../marks/marks-column.js';
import { Quiz } from '../quizzes/quiz.entity.js';
import type { ShownImage } from './kinds/shown-image.js';

/** A question of a quiz. Data of its kind is in `body`. */
@Entity('questions')
@Index('questions_images', ['imageIds'], { type: 'gin', where: `image_ids <> '{}'` })
@Index('questions_order', ['quizId', 'position'], { where: 'deleted_at IS NULL' })
@Index('questions_trash', ['quizId', 'deletedAt'], { where: 'deleted_at IS NOT NULL' })
export class QuestionRow {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Quiz, { onDelete: 'CASCADE' })
  @Index('questions_quiz')
  quizId!: string;

  /**
   * The order of the questions of a quiz, with gaps. Unique in a quiz, including questions in the trash,
   * which are restored to their position.
   */
  @Column('int')
  position!: number;

  @Column('varchar', { length: 30 })
  kind!: string;

  @Column('text')
  text!: string;

  @Column(marksColumn({ nullable: true }))
  marks!: Marks | null;

  /** Of a wrong choice: zero or less. Null: by the rules of the exam. */
  @Column(marksColumn({ nullable: true }))
  wrongMarks!: Marks | null;

  /** Matches `bodySchema` of its kind. */
  @Column('jsonb')
  body!: object;

  /** Shown with the text. */
  @Column('jsonb', { nullable: true })
  image!: ShownImage | null;

  /** Every image in `image` and `body`, so that the images in use can be found. */
  @Column('uuid', { array: true, default: [] })
  imageIds!: string[];

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
