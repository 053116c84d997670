import {
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryColumn,
  UpdateDateColumn,
} from 'typeorm';
import { decimalColumn } from '../core/database/decimal-column.js';
import { Quiz } from '../quizzes/quiz.entity.js';
import type { ShownImage } from './kinds/shown-image.js';

/** A question of a quiz. What is particular to its kind is in `body`. */
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
   * Orders the questions of a quiz; gaps mean nothing. No two of a quiz have the same, those in the
   * trash included: they come back to it.
   */
  @Column('int')
  position!: number;

  @Column('varchar', { length: 30 })
  kind!: string;

  @Column('text')
  text!: string;

  @Column(decimalColumn(6, { nullable: true }))
  marks!: number | null;

  /** Of the shape its kind describes. */
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

  /** In the trash since then; thirty days later it goes for good. */
  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}
