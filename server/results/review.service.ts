import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Attempt } from '../attempts/attempt.entity.js';
import { attemptErrors } from '../attempts/attempt.errors.js';
import { reviewAllowed } from '../attempts/session/attempt-review.js';
import {
  readCandidateExam,
  toExamStatus,
  type ExamStatus,
} from '../attempts/session/exam-status.js';
import { RevisionCache } from '../attempts/revision-cache.js';
import { SubmissionService } from '../attempts/submission/submission.service.js';
import type { AuthenticatedCandidate } from '../core/access/authenticated-candidate.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { isId } from '../core/errors/validation.js';
import type { DomainError } from '../core/errors/domain-error.js';
import {
  listShownAdjustments,
  type ShownAdjustment,
} from '../grading/applied-adjustments.queries.js';
import { formatDateTime } from '../mail/templates/format-date-time.js';
import { ReviewContent } from '../exams/rules/exam-rules.entity.js';
import { ExamRulesService } from '../exams/rules/exam-rules.service.js';
import type { RevisionWithSalt } from '../exams/revisions/paper-revision.queries.js';
import { PaperRevisions } from '../exams/revisions/paper-revisions.js';
import { includesContent, type ReviewAllowed } from '../exams/rules/review-rule.js';
import { AttemptAnswers, type AttemptAnswer } from './attempt-answers.js';
import { isEligibleForCertificate, waitsForMarking } from './certificate-eligibility.js';
import { resultErrors } from './result.errors.js';

/**
 * What the candidate may see of an attempt, by the rules of the exam; it never includes more
 * answers.
 */
export interface ReviewData {
  attempt: Attempt;
  content: ReviewContent;
  /** The database's time, to which `content` applies. */
  now: Date;
  title: string;
  institute: string;
  /** In force, in the order in which they apply. */
  adjustments: ShownAdjustment[];
  hasCertificate: boolean;
  /** Whether there may be a certificate once all answers are marked. */
  isCertificatePending: boolean;
  /** Null where only the score is shown. */
  answers: AttemptAnswer[] | null;
}

const KEY_NOT_SHOWN = 'The right answers of this exam are not shown to learners.';

/** An attempt, and how much of it the exam shows now. */
interface ReviewableAttempt {
  attempt: Attempt;
  status: ExamStatus;
  allowed: ReviewAllowed;
}

/** What candidates see of submitted attempts. */
@Injectable()
export class ReviewService {
  constructor(
    private readonly work: UnitOfWork,
    @InjectRepository(Attempt) private readonly attempts: Repository<Attempt>,
    private readonly rules: ExamRulesService,
    private readonly papers: RevisionCache,
    private readonly revisions: PaperRevisions,
    private readonly answers: AttemptAnswers,
    private readonly submissions: SubmissionService,
  ) {}

  /**
   * @throws LINK_INVALID, ATTEMPT_NOT_FOUND, REVIEW_NOT_ALLOWED with the time from which it is
   *   allowed
   */
  async read(candidate: AuthenticatedCandidate, attemptId: string): Promise<ReviewData> {
    const wanted = ReviewContent.SCORE;
    const { attempt, status, allowed } = await this.findReviewable(candidate, attemptId, wanted);
    const isAll = includesContent(allowed.content, ReviewContent.ANSWERS);
    const { title } = await this.papers.get(attempt.revisionId);
    const answers = isAll ? (await this.answers.read(attempt)).answers : null;
    const { instituteName: institute, rules, isPreview, now } = status;
    const { id, quizId, startedAt, adjustedVersion } = attempt;
    const shown = { attemptId: id, quizId, startedAt, adjustedVersion };
    const adjustments = isPreview ? [] : await listShownAdjustments(this.work.manager, shown);
    const givesCertificates = rules.hasCertificate && !isPreview;
    const hasCertificate = givesCertificates && isEligibleForCertificate(attempt, now);
    return {
      attempt,
      now,
      title,
      institute,
      content: allowed.content,
      adjustments,
      hasCertificate,
      isCertificatePending: givesCertificates && waitsForMarking(attempt, now),
      answers,
    };
  }

  /**
   * The revision of an attempt with its key and salt, to verify a receipt.
   * @throws LINK_INVALID, ATTEMPT_NOT_FOUND, REVIEW_NOT_ALLOWED while its key may not be seen
   */
  async revision(candidate: AuthenticatedCandidate, attemptId: string): Promise<RevisionWithSalt> {
    const { attempt } = await this.findReviewable(candidate, attemptId, ReviewContent.KEY);
    return this.revisions.readWithSalt(attempt.revisionId);
  }

  /**
   * @throws LINK_INVALID, ATTEMPT_NOT_FOUND, REVIEW_NOT_ALLOWED where less than `wanted` may be
   *   seen
   */
  private async findReviewable(
    candidate: AuthenticatedCandidate,
    attemptId: string,
    wanted: ReviewContent,
  ): Promise<ReviewableAttempt> {
    const attempt = await this.findSubmitted(candidate, attemptId);
    const facts = await readCandidateExam(this.work.manager, candidate.candidateId);
    const status = toExamStatus(facts, await this.rules.inForce(candidate.quizId));
    const allowed = reviewAllowed(status, attempt);
    if (!includesContent(allowed.content, wanted)) throw refusal(allowed, status, wanted);
    return { attempt, status, allowed };
  }

  /** Submits an attempt whose time is over, if nobody has yet. */
  private async findSubmitted(
    { candidateId }: AuthenticatedCandidate,
    id: string,
  ): Promise<Attempt> {
    if (!isId(id)) throw attemptErrors.ATTEMPT_NOT_FOUND();
    const attempt = await this.find(id);
    if (attempt?.candidateId !== candidateId) throw attemptErrors.ATTEMPT_NOT_FOUND();
    if (attempt.submittedAt) return attempt;
    return (await this.submissions.expire(id)) ? ((await this.find(id)) ?? attempt) : attempt;
  }

  private async find(id: string): Promise<Attempt | null> {
    return this.attempts
      .createQueryBuilder('attempt')
      .addSelect('attempt.arrangement')
      .where({ id })
      .getOne();
  }
}

/** The reason as a message and in machine-readable form. */
function refusal(
  { waitsFor, from }: ReviewAllowed,
  { rules, timeZone }: ExamStatus,
  wanted: ReviewContent,
): DomainError {
  if (waitsFor === null || !includesContent(rules.reviewContent, wanted)) {
    const message = wanted === ReviewContent.KEY ? { message: KEY_NOT_SHOWN } : {};
    return resultErrors.REVIEW_NOT_ALLOWED(message);
  }
  const messages = {
    SUBMISSION: 'Submit this attempt first: its result is not shown before.',
    CLOSING: from
      ? `You can see this from ${formatDateTime(from, timeZone)}, when the exam has closed for you.`
      : 'You can see this when the exam is over and nobody is taking it.',
    OTHERS: 'You can see this when everyone has taken this exam.',
    RELEASE: from
      ? `You can see this from ${formatDateTime(from, timeZone)}.`
      : 'You can see this when the results are released.',
    MARKING: 'You can see this when all your answers are marked.',
  };
  const current = { waitsFor, from: from?.toISOString() ?? null };
  return resultErrors.REVIEW_NOT_ALLOWED({ message: messages[waitsFor], current });
}
