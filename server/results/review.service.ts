import { Injectable } from '@nestjs/common';
import { Attempt } from '../attempts/attempt.entity.js';
import { attemptErrors } from '../attempts/attempt.errors.js';
import { reviewAllowed } from '../attempts/session/attempt-review.js';
import { factsOf, examStatusOf, type ExamStatus } from '../attempts/session/exam-status.js';
import { RevisionCache } from '../attempts/revision-cache.js';
import { SubmissionService } from '../attempts/submission/submission.service.js';
import type { AuthenticatedCandidate } from '../core/access/candidate-authenticator.port.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { isId } from '../core/errors/validation.js';
import type { DomainError } from '../core/errors/domain-error.js';
import { formatDateTime } from '../mail/format-date-time.js';
import { ReviewContent } from '../exams/rules/exam-rules.entity.js';
import { ExamRulesService } from '../exams/rules/exam-rules.service.js';
import { PaperRevisions, type RevisionOpened } from '../exams/revisions/paper-revisions.js';
import { shows, type ReviewAllowed } from '../exams/rules/review-rule.js';
import { AttemptAnswers, type AttemptAnswer } from './attempt-answers.js';
import { deservesCertificate } from './certificates/deserving.js';
import { resultErrors } from './result.errors.js';

/** What may leave of an attempt: as much as was asked for in the rules, and no answers beyond that. */
export interface ReviewRead {
  attempt: Attempt;
  content: ReviewContent;
  /** By which it is told: the database's time. */
  now: Date;
  title: string;
  institute: string;
  hasCertificate: boolean;
  /** Null where the score is all that may be seen. */
  answers: AttemptAnswer[] | null;
}

const KEY_NOT_SHOWN = 'Whoever gives this exam does not show its key.';

/** An attempt, and how much of it may be seen by the exam as it stands. */
interface AttemptAllowed {
  attempt: Attempt;
  standing: ExamStatus;
  allowed: ReviewAllowed;
}

/** What learners see of what they have submitted. */
@Injectable()
export class ReviewService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rules: ExamRulesService,
    private readonly papers: RevisionCache,
    private readonly revisions: PaperRevisions,
    private readonly answers: AttemptAnswers,
    private readonly submissions: SubmissionService,
  ) {}

  /** @throws LINK_INVALID, ATTEMPT_NOT_FOUND, REVIEW_NOT_ALLOWED saying when it will be */
  async read(candidate: AuthenticatedCandidate, attemptId: string): Promise<ReviewRead> {
    const wanted = ReviewContent.SCORE;
    const { attempt, standing, allowed } = await this.allowed(candidate, attemptId, wanted);
    const isAll = shows(allowed.content, ReviewContent.ANSWERS);
    const { title } = await this.papers.get(attempt.revisionId);
    const answers = isAll ? (await this.answers.read(attempt)).answers : null;
    const { instituteName: institute, rules, isPreview, now } = standing;
    const hasCertificate = rules.hasCertificate && !isPreview && deservesCertificate(attempt, now);
    return { attempt, now, title, institute, content: allowed.content, hasCertificate, answers };
  }

  /**
   * The paper of an attempt as it was frozen, key and all, with what its receipt is checked by.
   * @throws LINK_INVALID, ATTEMPT_NOT_FOUND, REVIEW_NOT_ALLOWED while its key may not be seen
   */
  async revision(candidate: AuthenticatedCandidate, attemptId: string): Promise<RevisionOpened> {
    const { attempt } = await this.allowed(candidate, attemptId, ReviewContent.KEY);
    return this.revisions.opened(attempt.revisionId);
  }

  /** @throws LINK_INVALID, ATTEMPT_NOT_FOUND, REVIEW_NOT_ALLOWED where less than that may be seen */
  private async allowed(
    candidate: AuthenticatedCandidate,
    attemptId: string,
    wanted: ReviewContent,
  ): Promise<AttemptAllowed> {
    const attempt = await this.load(candidate, attemptId);
    const facts = await factsOf(this.work.manager, candidate.candidateId);
    const standing = examStatusOf(facts, await this.rules.inForce(candidate.quizId));
    const allowed = reviewAllowed(standing, attempt);
    if (!shows(allowed.content, wanted)) throw refusal(allowed, standing, wanted);
    return { attempt, standing, allowed };
  }

  /** One whose time is over is submitted by this, if nobody has yet. */
  private async load({ candidateId }: AuthenticatedCandidate, id: string): Promise<Attempt> {
    if (!isId(id)) throw attemptErrors.ATTEMPT_NOT_FOUND();
    const attempt = await this.find(id);
    if (attempt?.candidateId !== candidateId) throw attemptErrors.ATTEMPT_NOT_FOUND();
    if (attempt.submittedAt) return attempt;
    return (await this.submissions.expire(id)) ? ((await this.find(id)) ?? attempt) : attempt;
  }

  private async find(id: string): Promise<Attempt | null> {
    return this.work.manager
      .createQueryBuilder(Attempt, 'attempt')
      .addSelect('attempt.arrangement')
      .where({ id })
      .getOne();
  }
}

/** What has to come before, in words and for programs. */
function refusal(
  { waitsFor, from }: ReviewAllowed,
  { rules, timeZone }: ExamStatus,
  wanted: ReviewContent,
): DomainError {
  if (waitsFor === null || !shows(rules.reviewContent, wanted)) {
    const message = wanted === ReviewContent.KEY ? { message: KEY_NOT_SHOWN } : {};
    return resultErrors.REVIEW_NOT_ALLOWED(message);
  }
  const messages = {
    SUBMISSION: 'Submit this attempt first: nothing of it is shown before.',
    CLOSING: from
      ? `You can see this from ${formatDateTime(from, timeZone)}, when the exam has closed for you.`
      : 'You can see this when the exam is not given any more, and nobody is at it.',
    OTHERS: 'You can see this when everybody has taken this exam.',
    RELEASE: from
      ? `You can see this from ${formatDateTime(from, timeZone)}.`
      : 'You can see this when whoever gives the exam has released the results.',
    MARKING: 'You can see this when all your answers are marked.',
  };
  const current = { waitsFor, from: from?.toISOString() ?? null };
  return resultErrors.REVIEW_NOT_ALLOWED({ message: messages[waitsFor], current });
}
