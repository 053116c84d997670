import {
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';
import type { ShownImage } from '../../questions/kinds/shown-image.js';
import { QuestionRow } from '../../questions/question.entity.js';
import { Quiz } from '../../quizzes/quiz.entity.js';

/** A question as it was when its paper was frozen, with its key. */
export interface FrozenQuestion {
  id: string;
  kind: string;
  text: string;
  /** Its own; null where it has none. What it earns in an exam, the exam's rules say. */
  marks: number | null;
  image: ShownImage | null;
  /** Of the shape its kind describes. */
  body: object;
}

/** What is frozen of a quiz. */
export interface Paper {
  title: string;
  questions: FrozenQuestion[];
}

/**
 * A paper as it was submitted; it never changes (decision 20). Attempts point here, so that nobody's
 * questions or key change under them. One that was made for a preview only has no number.
 */
@Entity('paper_revisions')
@Index('paper_revisions_number', ['quizId', 'number'], {
  unique: true,
  where: 'number IS NOT NULL',
})
@Index('paper_revisions_drafts', ['createdAt'], { where: 'number IS NULL' })
@Index('paper_revisions_images', ['imageIds'], { type: 'gin', where: `image_ids <> '{}'` })
export class PaperRevision {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Quiz, { onDelete: 'CASCADE' })
  @Index('paper_revisions_quiz')
  quizId!: string;

  /** From 1, in the order they were published. */
  @Column('int', { nullable: true })
  number!: number | null;

  /**
   * SHA-256 of the content, in hex: two of the same say the same. Never published: whoever knows the
   * questions finds the key that makes this hash.
   */
  @Column('varchar', { length: 64, select: false })
  contentHash!: string;

  /** 32 random bytes. Whoever may see the key is given them, and can check the commitment. */
  @Column('bytea', { select: false })
  salt!: Buffer;

  /** What receipts say of the paper: SHA-256 of the salt followed by the content, in hex. A trigger makes both. */
  @Column('varchar', { length: 64 })
  commitment!: string;

  /** Whether receipts from before there were salts tell its `contentHash`: learners may know its key. */
  @Column('boolean', { default: false })
  isHashPublished!: boolean;

  @Column('jsonb', { select: false })
  content!: Paper;

  @Column('int')
  questionCount!: number;

  /** Every image the paper shows. */
  @Column('uuid', { array: true, default: [] })
  imageIds!: string[];

  @Column('timestamptz', { nullable: true })
  publishedAt!: Date | null;

  /** Of one without a number: when it was last asked for. */
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}

/** Which questions a published revision has: they outlive the trash (decision 19). */
@Entity('paper_revision_questions')
export class PaperRevisionQuestion {
  @PrimaryColumn('uuid')
  @ForeignKey(() => PaperRevision, { onDelete: 'CASCADE' })
  revisionId!: string;

  @PrimaryColumn('uuid')
  @ForeignKey(() => QuestionRow)
  @Index('paper_revision_questions_question')
  questionId!: string;

  /** So that they go with their quiz before PostgreSQL looks whether its questions are referred to. */
  @Column('uuid')
  @ForeignKey(() => Quiz, { onDelete: 'CASCADE' })
  @Index('paper_revision_questions_quiz')
  quizId!: string;
}
