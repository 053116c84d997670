import { Column, Entity, ForeignKey, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { decimalColumn } from '../../core/database/decimal-column.js';
import type { Marks } from '../../marks/fraction.js';
import { WrongMarksBasis } from '../../marks/marking-pattern.js';
import { marksColumn } from '../../marks/marks-column.js';
import { Quiz } from '../../quizzes/quiz.entity.js';

/** Who can take the exam apart from invited candidates, who always can. */
export enum ExamAccess {
  /** Invited candidates only. */
  INVITATION = 'INVITATION',
  /** Anybody who has the link and confirms an e-mail address. */
  REGISTRATION = 'REGISTRATION',
  /** Anybody who has the link and enters a name. */
  LINK = 'LINK',
}

export enum ExamLayout {
  ALL = 'ALL',
  ONE = 'ONE',
}

export enum ExamNavigation {
  FREE = 'FREE',
  /** A question that the candidate has left is closed. */
  FORWARD = 'FORWARD',
}

/** What learners may see of a submitted attempt. Each value includes those before it. */
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
  /** Each learner, once their attempt is fully marked. */
  AFTER_MARKING = 'AFTER_MARKING',
}

/** The rules of a quiz's exam. The duration belongs to the quiz. */
@Entity('exam_rules')
@Index('exam_rules_mailing', ['quizId'], { where: 'mails_results' })
export class ExamRules {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Quiz, { onDelete: 'CASCADE' })
  quizId!: string;

  /** The last part of the exam's URL, without characters that can be misread. */
  @Column('varchar', { length: 12 })
  @Index('exam_rules_code', { unique: true })
  code!: string;

  @Column('varchar', { length: 12, default: ExamAccess.REGISTRATION })
  access!: ExamAccess;

  /** Required to start an attempt; it is read out in the room. Null: no code. */
  @Column('varchar', { length: 40, nullable: true })
  accessCode!: string | null;

  @Column('timestamptz', { nullable: true })
  opensAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  closesAt!: Date | null;

  @Column('int', { default: 1 })
  attemptsAllowed!: number;

  /** In marks; null: nobody passes or fails. */
  @Column(decimalColumn(9, { nullable: true }))
  passMark!: number | null;

  /** What every question earns; null: the question's own marks, or 1. */
  @Column(marksColumn({ nullable: true }))
  marksPerQuestion!: Marks | null;

  /** What a wrong choice earns: zero or less. */
  @Column(marksColumn({ default: '0' }))
  wrongMarks!: Marks;

  /** Whether that is for each question, or for each mark that a question is worth. */
  @Column('varchar', { length: 8, default: WrongMarksBasis.QUESTION })
  wrongMarksBasis!: WrongMarksBasis;

  @Column('boolean', { default: false })
  shufflesQuestions!: boolean;

  @Column('boolean', { default: false })
  shufflesOptions!: boolean;

  @Column('varchar', { length: 12, default: ExamLayout.ONE })
  layout!: ExamLayout;

  @Column('varchar', { length: 12, default: ExamNavigation.FREE })
  navigation!: ExamNavigation;

  /** Whether browsers may check, correct and complete what learners write. */
  @Column('boolean', { default: true })
  checksSpelling!: boolean;

  @Column('varchar', { length: 12, default: ReviewContent.SCORE })
  reviewContent!: ReviewContent;

  @Column('varchar', { length: 14, default: ReviewTime.AT_ONCE })
  reviewTime!: ReviewTime;

  /** The date of `ON_DATE`. */
  @Column('timestamptz', { nullable: true })
  releasesAt!: Date | null;

  /** When staff released the results: learners may see what `reviewContent` allows. */
  @Column('timestamptz', { nullable: true })
  releasedAt!: Date | null;

  /** When staff withdrew the results: neither the date nor the last mark shows them then. */
  @Column('timestamptz', { nullable: true })
  withdrawnAt!: Date | null;

  /** Counts releases, from 1. Learners are notified of each release. */
  @Column('int', { default: 1 })
  releaseNumber!: number;

  /** Whether learners are notified by mail when they can see their results. */
  @Column('boolean', { default: false })
  mailsResults!: boolean;

  /** Whether learners who pass get a certificate. */
  @Column('boolean', { default: false })
  hasCertificate!: boolean;

  /**
   * Whether its submitted paper has ever had no blocking finding. Until then the exam is not ready: nobody can start it or be
   * invited (decision 0067). Once true, it stays true.
   */
  @Column('boolean', { default: false })
  isReady!: boolean;

  @Column('int', { default: 1 })
  version!: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}
