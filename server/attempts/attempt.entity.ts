import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { OwnedByInstitute } from '../core/access/viewer.js';
import { decimalColumn } from '../core/database/decimal-column.js';
import { Candidate } from '../candidates/candidate.entity.js';
import type { Marks } from '../marks/fraction.js';
import type { MarkingPattern } from '../marks/marking-pattern.js';
import type { ExamLayout, ExamNavigation } from '../exams/rules/exam-rules.entity.js';
import { PaperRevision } from '../exams/revisions/paper-revision.entity.js';
import { Quiz } from '../quizzes/quiz.entity.js';
import { Institute } from '../users/institute.entity.js';
import { User } from '../users/user.entity.js';

/** Grace period: answers typed before the deadline may still be on their way. */
export const GRACE_SECONDS = 10;

interface SittingRules {
  /** Without the candidate's extra time. Null: no limit. */
  durationMinutes: number | null;
  passMark: number | null;
  layout: ExamLayout;
  navigation: ExamNavigation;
  /** Absent in attempts from before this rule: they check. */
  checksSpelling?: boolean;
}

/** The rules that applied when the attempt started. Later changes do not apply to it. */
export type AttemptRules = SittingRules & MarkingPattern;

/** A question of an attempt. The array gives the order of the questions, `optionIds` that of the options. */
export interface OrderedQuestion {
  questionId: string;
  optionIds: string[];
}

/** Who ended an attempt: the candidate, the deadline, or staff. */
export type SubmittedBy = 'LEARNER' | 'TIME' | 'STAFF';

/** The receipt of a submission. Repeated requests return the same one. */
export interface Receipt {
  attemptId: string;
  submittedAt: string;
  submittedBy: SubmittedBy;
  /** When staff last accepted a late answer. */
  amendedAt?: string;
  /** Number of questions of the paper. */
  questions: number;
  /** How many of them have an answer. */
  answered: number;
  /** SHA-256 over attempt, revision and answers, in hex (see receipts/receipt-answers.ts). */
  hash: string;
  /** The signed statement (see receipts/receipt-statement.ts). Absent in receipts from before signing. */
  signature?: string;
}

/** The attempts that lists of results contain. */
const RESULTS = 'submitted_at IS NOT NULL AND NOT is_preview';

/** One sitting of an exam by a candidate. It runs until `submittedAt` is set. */
@Entity('attempts')
@Index('attempts_number', ['candidateId', 'number'], { unique: true })
@Index('attempts_running', ['candidateId'], { unique: true, where: 'submitted_at IS NULL' })
@Index('attempts_deadline', ['deadlineAt'], { where: 'submitted_at IS NULL' })
@Index('attempts_under_way', ['quizId'], { where: 'submitted_at IS NULL AND NOT is_preview' })
@Index('attempts_results', ['quizId', 'submittedAt', 'id'], { where: RESULTS })
@Index('attempts_scores', ['quizId', 'score', 'id'], { where: RESULTS })
// Decorators cannot index expressions: (quiz_id, submitted_at - started_at, id), where RESULTS.
@Index('attempts_times', { synchronize: false })
@Index('attempts_unscored', ['id'], {
  where: 'submitted_at IS NOT NULL AND marked_answers IS NULL',
})
@Index('attempts_to_mark', ['instituteId', 'quizId'], { where: `${RESULTS} AND waiting_count > 0` })
@Index('attempts_untold', ['quizId', 'notifiedRelease', 'waitingCount'], { where: RESULTS })
export class Attempt implements OwnedByInstitute {
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

  /** A quiz with attempts is never removed (decision 0019). */
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

  /** Counts the candidate's attempts, from 1. */
  @Column('int')
  number!: number;

  @Column('boolean', { default: false })
  isPreview!: boolean;

  /** Those it was started under, unless staff adjusted them after the exam (server/grading/adjustments). */
  @Column('jsonb')
  rules!: AttemptRules;

  /** Those it was started under, once an adjustment has changed `rules`. */
  @Column('jsonb', { nullable: true })
  baseRules!: AttemptRules | null;

  /** The seed that shuffled the questions and options. */
  @Column('int')
  seed!: number;

  /** The order of the questions and options. */
  @Column('jsonb', { select: false })
  arrangement!: OrderedQuestion[];

  /** Forward-only: the furthest position that was shown, from 0. Questions before it are closed. */
  @Column('int', { default: 0 })
  reached!: number;

  /** The question that was shown last, from 0, so that another device goes on there. */
  @Column('int', { default: 0 })
  place!: number;

  /** Counts take-overs. A save with an earlier number comes from a page that has lost the lease. */
  @Column('int', { default: 1 })
  leaseEpoch!: number;

  /** Random name of the page that has the lease; the page chose it. */
  @Column('varchar', { length: 64 })
  leaseHolder!: string;

  /**
   * Fingerprint of that page's browser (see NetworkFingerprints). Null if the browser stores no name, and
   * after submission.
   */
  @Column('varchar', { length: 64, nullable: true })
  leaseBrowser!: string | null;

  /**
   * Fingerprint of the network address that last opened the attempt (see NetworkFingerprints). Null in
   * attempts from before this column, and after submission.
   */
  @Column('varchar', { length: 64, nullable: true, select: false })
  networkMark!: string | null;

  @Column('timestamptz')
  startedAt!: Date;

  /** `reopenedUntil`, else the earlier of start + duration + pauses and closing; plus the extension. Null: no end. */
  @Column('timestamptz', { nullable: true })
  deadlineAt!: Date | null;

  /** Extra time that staff added. */
  @Column('int', { default: 0 })
  extensionSeconds!: number;

  /** The end that staff set when they last reopened it, moved by pauses since. It replaces duration and closing. */
  @Column('timestamptz', { nullable: true })
  reopenedUntil!: Date | null;

  /**
   * Since when its time stands still, because staff paused the exam or this attempt; null while the clock runs. `deadlineAt`
   * moves when it goes on, by the time that the pause took (decision 0064).
   */
  @Column('timestamptz', { nullable: true })
  pausedAt!: Date | null;

  /** Since when its time stands still, if staff paused it individually: it does not go on with the exam. Else null. */
  @Column('timestamptz', { nullable: true })
  individuallyPausedAt!: Date | null;

  /** How long it stood still in pauses that have ended, with fractions. */
  @Column('double precision', { default: 0 })
  pausedSeconds!: number;

  /** How much of that was in individual pauses, without what pauses of the exam moved its closing by. */
  @Column('double precision', { name: 'individually_paused_seconds', default: 0 })
  individualSeconds!: number;

  @Column('timestamptz', { nullable: true })
  lastSavedAt!: Date | null;

  /** When it last changed, apart from saves: the database sets it (migration UpdatedAt). */
  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;

  @Column('timestamptz', { nullable: true })
  submittedAt!: Date | null;

  @Column('varchar', { length: 10, nullable: true })
  submittedBy!: SubmittedBy | null;

  @Column('jsonb', { nullable: true })
  receipt!: Receipt | null;

  /** Sum of the marks so far, rounded to two decimals; null until submission. */
  @Column(decimalColumn(12, { nullable: true }))
  score!: number | null;

  @Column(decimalColumn(12, { nullable: true }))
  maxScore!: number | null;

  /** The same sums before they were rounded, of any length: marks of people may have other fractions. */
  @Column('text', { nullable: true })
  exactScore!: Marks | null;

  @Column('text', { nullable: true })
  exactMaxScore!: Marks | null;

  /** What staff added to its marks after the exam; below zero: took away. It is part of the score. */
  @Column('text', { default: '0' })
  adjustmentMarks!: Marks;

  /** Up to which of the exam's adjustments it is adjusted (server/grading/applied-adjustments.queries.ts). */
  @Column('int', { default: 0 })
  adjustedVersion!: number;

  /** Answers that wait for marking; null until submission. */
  @Column('int', { nullable: true })
  waitingCount!: number | null;

  /**
   * Outcome, choice and exact marks of each answer as one text (server/grading/marked-answers.ts), for
   * statistics; null until submission.
   */
  @Column('text', { nullable: true, select: false })
  markedAnswers!: string | null;

  /** Until then a marker may still be typing its marks (see submission/provisional-marks.ts). */
  @Column('timestamptz', { nullable: true })
  settlesAt!: Date | null;

  /** The last release (ExamRules.releaseNumber) that the learner was notified of, or could not be. */
  @Column('int', { name: 'told_release', default: 0 })
  notifiedRelease!: number;
}
