import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { ShownImage } from './kinds/shown-image.js';
import { Question } from './question.entity.js';

/**
 * What a question says in one of its versions. It never changes; an edit makes another version. Only a copy gets new ids
 * of its options before its transaction ends.
 */
@Entity('question_versions')
@Index('question_versions_images', ['imageIds'], { type: 'gin', where: `image_ids <> '{}'` })
export class QuestionVersion {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Question, { onDelete: 'CASCADE' })
  questionId!: string;

  /** From 1, in the order they were written. */
  @PrimaryColumn('int')
  version!: number;

  /** The same in all versions of a question. */
  @Column('varchar', { length: 30 })
  kind!: string;

  @Column('text')
  text!: string;

  /** Matches `bodySchema` of its kind. */
  @Column('jsonb')
  body!: object;

  /** Shown with the text. */
  @Column('jsonb', { nullable: true })
  image!: ShownImage | null;

  /** Every image in `image` and `body`, so that the images in use can be found. */
  @Column('uuid', { array: true, default: [] })
  imageIds!: string[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
