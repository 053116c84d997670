import { Column, Entity, ForeignKey, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { decimal } from '../../core/database/decimal.js';
import { Quiz } from '../../quizzes/quiz.entity.js';

/** Who comes in beside those who are invited, who always do. */
export enum ExamAccess {
  /** Nobody. */
  INVITATION = 'INVITATION',
  /** Whoever has the link and confirms an e-mail address. */
  REGISTRATION = 'REGISTRATION',
  /** Whoever has the link and gives a name. */
  LINK = 'LINK',
}

export enum ExamLayout {
  ALL = 'ALL',
  ONE = 'ONE',
}

export enum ExamNavigation {
  FREE = 'FREE',
  /** A question that was left is closed. */
  FORWARD = 'FORWARD',
}

/** What learners may see of a submitted attempt; each includes what stands before it. */
export enum ReviewContent {
  NOTHING = 'NOTHING',
  SCORE = 'SCORE',
  /** Their own answers. */
  ANSWERS = 'ANSWERS',
  /** The key and the explanations. */
  KEY = 'KEY',
}

export enum ReviewTime {
  AT_ONCE = 'AT_ONCE',
  AFTER_CLOSING = 'AFTER_CLOSING',
  ON_RELEASE = 'ON_RELEASE',
  ON_DATE = 'ON_DATE',
  /** Each their own, once nothing of it waits to be marked. */
  AFTER_MARKING = 'AFTER_MARKING',
}

/** How the exam of a quiz is given. The minutes it takes are the quiz's own. */
@Entity('exam_rules')
@Index('exam_rules_mailing', ['quizId'], { where: 'mails_results' })
export class ExamRules {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Quiz, { onDelete: 'CASCADE' })
  quizId!: string;

  /** The end of the exam's address; without what can be misread. */
  @Column('varchar', { length: 12 })
  @Index('exam_rules_code', { unique: true })
  code!: string;

  @Column('varchar', { length: 12, default: ExamAccess.REGISTRATION })
  access!: ExamAccess;

  /** Read out in the room: an attempt is started with it only. Null: there is none. */
  @Column('varchar', { length: 40, nullable: true })
  accessCode!: string | null;

  @Column('timestamptz', { nullable: true })
  opensAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  closesAt!: Date | null;

  @Column('int', { default: 1 })
  attemptsAllowed!: number;

  /** In marks; null: nobody passes or fails. */
  @Column(decimal(9, { nullable: true }))
  passMark!: number | null;

  /** What every question earns; null: each its own marks, and 1 where it has none. */
  @Column(decimal(6, { nullable: true }))
  marksPerQuestion!: number | null;

  /** What a wrong choice takes away, in per cent of what the right one earns. */
  @Column(decimal(5, { default: 0 }))
  penaltyPercent!: number;

  @Column('boolean', { default: false })
  shufflesQuestions!: boolean;

  @Column('boolean', { default: false })
  shufflesOptions!: boolean;

  @Column('varchar', { length: 12, default: ExamLayout.ONE })
  layout!: ExamLayout;

  @Column('varchar', { length: 12, default: ExamNavigation.FREE })
  navigation!: ExamNavigation;

  @Column('varchar', { length: 12, default: ReviewContent.SCORE })
  reviewContent!: ReviewContent;

  @Column('varchar', { length: 14, default: ReviewTime.AT_ONCE })
  reviewTime!: ReviewTime;

  /** From when on, for `ON_DATE`. */
  @Column('timestamptz', { nullable: true })
  releasesAt!: Date | null;

  /** When staff released the results by hand: learners may see what `reviewContent` says. */
  @Column('timestamptz', { nullable: true })
  releasedAt!: Date | null;

  /** Since when staff keep them back: neither a date nor the last mark shows them then. */
  @Column('timestamptz', { nullable: true })
  withdrawnAt!: Date | null;

  /** Counts releases, from 1: whoever was told of an earlier one is told of the next, too. */
  @Column('int', { default: 1 })
  releaseNumber!: number;

  /** Whether learners are told by mail when they can see theirs. */
  @Column('boolean', { default: false })
  mailsResults!: boolean;

  /** Whether who passes has a certificate. */
  @Column('boolean', { default: false })
  hasCertificate!: boolean;

  @Column('int', { default: 1 })
  version!: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}
