import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Owned } from '../core/access/viewer.js';
import { decimal } from '../core/database/decimal.js';
import { Candidate } from '../candidates/candidate.entity.js';
import type { ExamLayout, ExamNavigation } from '../exams/rules/exam-rules.entity.js';
import { PaperRevision } from '../exams/revisions/paper-revision.entity.js';
import { Quiz } from '../quizzes/quiz.entity.js';
import { Institute } from '../users/institute.entity.js';
import { User } from '../users/user.entity.js';

/** What is taken for some seconds after a deadline: it was typed before it, and was on its way. */
export const GRACE_SECONDS = 10;

/** The rules an attempt was started under: later changes of them are not for it. */
export interface AttemptRules {
  /** Null: no limit. Without the candidate's extra time. */
  durationMinutes: number | null;
  marksPerQuestion: number | null;
  penaltyPercent: number;
  passMark: number | null;
  layout: ExamLayout;
  navigation: ExamNavigation;
}

/** A question's place in an attempt: the order of the array, and of its options where it has any. */
export interface OrderedQuestion {
  questionId: string;
  optionIds: string[];
}

/** Who ended an attempt: its learner, the clock, or staff. */
export type SubmittedBy = 'LEARNER' | 'TIME' | 'STAFF';

/** What is shown for a submission; the same however often it is asked for. */
export interface Receipt {
  attemptId: string;
  submittedAt: string;
  submittedBy: SubmittedBy;
  /** When a late answer was accepted, the last time. */
  amendedAt?: string;
  /** Questions of the paper, and how many of them have an answer. */
  questions: number;
  answered: number;
  /** SHA-256 over attempt, revision and answers, in hex (see receipts/given-answers.ts). */
  hash: string;
  /** All of it and more, signed (see receipts/statement.ts); absent of what was submitted before there were any. */
  signature?: string;
}

/** What stands in a list of results. */
const RESULTS = 'submitted_at IS NOT NULL AND NOT is_preview';

/** One sitting of an exam by a candidate. It runs until `submittedAt` is set. */
@Entity('attempts')
@Index('attempts_number', ['candidateId', 'number'], { unique: true })
@Index('attempts_running', ['candidateId'], { unique: true, where: 'submitted_at IS NULL' })
@Index('attempts_deadline', ['deadlineAt'], { where: 'submitted_at IS NULL' })
@Index('attempts_under_way', ['quizId'], { where: 'submitted_at IS NULL AND NOT is_preview' })
@Index('attempts_results', ['quizId', 'submittedAt', 'id'], { where: RESULTS })
@Index('attempts_scores', ['quizId', 'score', 'id'], { where: RESULTS })
// Of an expression, which a decorator cannot say: (quiz_id, submitted_at - started_at, id) of the same rows.
@Index('attempts_times', { synchronize: false })
@Index('attempts_untold', ['quizId', 'toldRelease', 'waitingCount'], { where: RESULTS })
export class Attempt implements Owned {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Institute, { onDelete: 'CASCADE' })
  @Index('attempts_institute')
  instituteId!: string;

  /** The exam's owner. */
  @Column('uuid')
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @Index('attempts_owner')
  createdBy!: string;

  /** A quiz that was attempted is never removed (decision 19). */
  @Column('uuid')
  @ForeignKey(() => Quiz)
  @Index('attempts_of_quiz')
  quizId!: string;

  @Column('uuid')
  @ForeignKey(() => PaperRevision)
  @Index('attempts_revision')
  revisionId!: string;

  @Column('uuid')
  @ForeignKey(() => Candidate)
  candidateId!: string;

  /** Of the candidate's attempts, from 1. */
  @Column('int')
  number!: number;

  @Column('boolean', { default: false })
  isPreview!: boolean;

  @Column('jsonb')
  rules!: AttemptRules;

  /** What the arrangement was shuffled with. */
  @Column('int')
  seed!: number;

  @Column('jsonb', { select: false })
  arrangement!: OrderedQuestion[];

  /** Forward-only: the furthest place that was shown, from 0. What stands before it is closed. */
  @Column('int', { default: 0 })
  reached!: number;

  /** Counts take-overs: saves of an earlier one come from a device that has lost the attempt. */
  @Column('int', { default: 1 })
  leaseEpoch!: number;

  /** Opaque name that the page holding the lease gave itself. */
  @Column('varchar', { length: 64 })
  leaseHolder!: string;

  /** Of this page's browser (see NetworkMarks); null where that keeps no name, and once it is submitted. */
  @Column('varchar', { length: 64, nullable: true })
  leaseBrowser!: string | null;

  /** Of the network address it was last opened from (see NetworkMarks); null for those of before. */
  @Column('varchar', { length: 64, nullable: true, select: false })
  networkMark!: string | null;

  @Column('timestamptz')
  startedAt!: Date;

  /** `reopenedUntil`, else the earlier of start + duration and closing; plus the extension. Null: no end. */
  @Column('timestamptz', { nullable: true })
  deadlineAt!: Date | null;

  /** Given by staff on top. */
  @Column('int', { default: 0 })
  extensionSeconds!: number;

  /** The end that staff gave when they last reopened it, in place of duration and closing. */
  @Column('timestamptz', { nullable: true })
  reopenedUntil!: Date | null;

  @Column('timestamptz', { nullable: true })
  lastSavedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  submittedAt!: Date | null;

  @Column('varchar', { length: 10, nullable: true })
  submittedBy!: SubmittedBy | null;

  @Column('jsonb', { nullable: true })
  receipt!: Receipt | null;

  /** Sum of the marks given so far; null until it was submitted. */
  @Column(decimal(9, { nullable: true }))
  score!: number | null;

  @Column(decimal(9, { nullable: true }))
  maxScore!: number | null;

  /** Answers that wait for marking; null until it was submitted. */
  @Column('int', { nullable: true })
  waitingCount!: number | null;

  /** Until then somebody may go on typing marks of it (see told-marks.ts); null: nobody is. */
  @Column('timestamptz', { nullable: true })
  settlesAt!: Date | null;

  /** The release of which its learner was told last, or could not be (see ExamRules.releaseNumber). */
  @Column('int', { default: 0 })
  toldRelease!: number;
}
