import {
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';
import type { Marks } from '../../marks/fraction.js';
import type { ShownImage } from '../../questions/kinds/shown-image.js';
import { Placement } from '../../questions/placement.entity.js';
import { QuestionVersion } from '../../questions/question-version.entity.js';
import { Quiz } from '../../quizzes/quiz.entity.js';

/** A question in a revision, with its key. */
export interface RevisionQuestion {
  /** Of its placement. */
  id: string;
  kind: string;
  text: string;
  /** The question's own marks, or null. The exam's rules decide what it earns. Numbers have two decimals. */
  marks: Marks | number | null;
  /** Of a wrong choice. Absent where the rules of the exam say it. */
  wrongMarks?: Marks | null;
  image: ShownImage | null;
  /** In the shape that its kind describes. */
  body: object;
}

/** The content of a revision. */
export interface Paper {
  title: string;
  questions: RevisionQuestion[];
}

/**
 * A paper as it was submitted. It never changes (decision 0020). Attempts refer to it, so that their questions
 * and key cannot change. A revision that was made only for a preview has no number.
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
   * SHA-256 of the content, in hex, to find equal revisions. It must not be published: anybody who knows the
   * questions could try out which key gives this hash.
   */
  @Column('varchar', { length: 64, select: false })
  contentHash!: string;

  /** 32 random bytes. Learners who may see the key get them and can verify the commitment. */
  @Column('bytea', { select: false })
  salt!: Buffer;

  /** The hash in receipts: SHA-256 of the salt followed by the content, in hex. A trigger sets salt and commitment. */
  @Column('varchar', { length: 64 })
  commitment!: string;

  /** Whether old receipts, from before salts, contain its `contentHash`: learners may know its key. */
  @Column('boolean', { default: false })
  isHashPublished!: boolean;

  @Column('jsonb', { select: false })
  content!: Paper;

  @Column('int')
  questionCount!: number;

  /** All images of the paper. */
  @Column('uuid', { array: true, default: [] })
  imageIds!: string[];

  @Column('timestamptz', { nullable: true })
  publishedAt!: Date | null;

  /** For revisions without a number: when a preview last used it. */
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}

/**
 * The questions of a published revision, and which versions of them it has. Their placements are kept when the trash is
 * emptied (decision 0019). What is known of a question in several papers is joined by question and version.
 */
@Entity('paper_revision_questions')
@ForeignKey(() => QuestionVersion, ['questionId', 'questionVersion'], ['questionId', 'version'])
@Index('paper_revision_questions_question', ['questionId', 'questionVersion'])
export class PaperRevisionQuestion {
  @PrimaryColumn('uuid')
  @ForeignKey(() => PaperRevision, { onDelete: 'CASCADE' })
  revisionId!: string;

  /** The id of the question in the content of the revision. */
  @PrimaryColumn('uuid')
  @ForeignKey(() => Placement)
  @Index('paper_revision_questions_placement')
  placementId!: string;

  @Column('uuid')
  questionId!: string;

  @Column('int')
  questionVersion!: number;

  /** Cascades when the quiz is deleted, before PostgreSQL checks the references to its questions. */
  @Column('uuid')
  @ForeignKey(() => Quiz, { onDelete: 'CASCADE' })
  @Index('paper_revision_questions_quiz')
  quizId!: string;
}
