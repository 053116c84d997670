import { Injectable } from '@nestjs/common';
import type { AuthenticatedCandidate } from '../../core/access/candidate-authenticator.port.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { ReviewContent } from '../../exams/rules/exam-rules.entity.js';
import { ExamRulesService } from '../../exams/rules/exam-rules.service.js';
import { minutesWithExtra } from '../../exams/rules/extra-time.js';
import { releaseDateOf, shows } from '../../exams/rules/review-rule.js';
import { earnable, sumOfMarks } from '../../questions/kinds/marks.js';
import type { Attempt } from '../attempt.entity.js';
import { reviewAllowed } from './attempt-review.js';
import type { Lobby } from './lobby.schema.js';
import {
  factsOf,
  needsAccessCode,
  examStatusOf,
  reasonNotToStart,
  type ExamStatus,
} from './exam-status.js';
import { RevisionCache } from '../revision-cache.js';
import { IS_OVER } from '../locked-attempts.js';
import { LATE_TOLD } from '../late-responses/late-list.js';
import { SubmissionService } from '../submission/submission.service.js';
import { provisionalMarks } from '../submission/provisional-marks.js';

/** Of the columns of an attempt, what its candidate is told. Decimals come as text. */
type Made = Pick<
  Attempt,
  | 'id'
  | 'number'
  | 'startedAt'
  | 'deadlineAt'
  | 'submittedAt'
  | 'submittedBy'
  | 'waitingCount'
  | 'settlesAt'
  | 'rules'
> & {
  score: number | null;
  maxScore: number | null;
  isOver: boolean;
  late: Lobby['attempts'][number]['late'];
};

/** What a candidate finds behind their link: the exam as it is for them, and the attempts they made. */
@Injectable()
export class LobbyService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rules: ExamRulesService,
    private readonly papers: RevisionCache,
    private readonly submissions: SubmissionService,
  ) {}

  /** @throws LINK_INVALID when they are gone */
  async read({ candidateId, quizId }: AuthenticatedCandidate): Promise<Lobby> {
    const attempts = await this.attempts(candidateId);
    const facts = await factsOf(this.work.manager, candidateId);
    const standing = examStatusOf(facts, await this.rules.inForce(quizId));
    const isRunning = attempts.some(({ submittedAt }) => submittedAt === null);
    const refusal = isRunning ? null : reasonNotToStart(standing);
    return {
      exam: await this.exam(standing),
      candidate: { name: facts.name, email: facts.email, isPreview: facts.isPreview },
      attempts: attempts.map((attempt) => toLobbyAttempt(attempt, standing)),
      mayStart: refusal === null,
      whyNot: refusal?.code ?? null,
      serverTime: facts.now.toISOString(),
    };
  }

  /** One whose time is over is submitted by this, if nobody has yet. */
  private async attempts(candidateId: string): Promise<Made[]> {
    const made = await this.made(candidateId);
    const over = made.find(({ isOver, submittedAt }) => isOver && submittedAt === null);
    if (!over) return made;
    await this.submissions.expire(over.id);
    return this.made(candidateId);
  }

  private async made(candidateId: string): Promise<Made[]> {
    return this.work.manager.query<Made[]>(
      `SELECT a.id, a.number, a.started_at AS "startedAt", a.deadline_at AS "deadlineAt",
         a.submitted_at AS "submittedAt", a.submitted_by AS "submittedBy",
         a.waiting_count AS "waitingCount", a.settles_at AS "settlesAt", a.rules, a.score::float8 AS score,
         a.max_score::float8 AS "maxScore", ${IS_OVER} AS "isOver", ${LATE_TOLD} AS late
       FROM attempts a WHERE a.candidate_id = $1 ORDER BY a.number`,
      [candidateId],
    );
  }

  private async exam(standing: ExamStatus): Promise<Lobby['exam']> {
    const { rules, revisionId } = standing;
    const paper = revisionId === null ? null : await this.papers.get(revisionId);
    const marks = paper?.questions.map((question) =>
      earnable(question.marks, rules.marksPerQuestion),
    );
    return {
      title: paper?.title ?? standing.title,
      instituteName: standing.instituteName,
      timeZone: standing.timeZone,
      opensAt: standing.opensAt?.toISOString() ?? null,
      closesAt: standing.closesAt?.toISOString() ?? null,
      durationMinutes: minutesWithExtra(standing.durationMinutes, standing.extraTimePercent),
      extraTimePercent: standing.extraTimePercent,
      questionCount: standing.questionCount,
      totalMarks: sumOfMarks(marks ?? []),
      passMark: rules.passMark,
      penaltyPercent: rules.penaltyPercent,
      layout: rules.layout,
      navigation: rules.navigation,
      attemptsAllowed: standing.attemptsAllowed,
      needsAccessCode: needsAccessCode(standing),
      state: standing.state,
      review: {
        content: rules.reviewContent,
        time: rules.reviewTime,
        from: releaseDateOf({ ...rules, time: rules.reviewTime })?.toISOString() ?? null,
      },
    };
  }
}

function toLobbyAttempt(attempt: Made, standing: ExamStatus): Lobby['attempts'][number] {
  const { content } = reviewAllowed(standing, attempt);
  const isReviewable = shows(content, ReviewContent.SCORE);
  const { id, number, submittedBy, score, maxScore } = attempt;
  const isScored = isReviewable && score !== null;
  const told = isScored ? provisionalMarks({ ...attempt, score }, standing.now) : null;
  return {
    id,
    number,
    startedAt: attempt.startedAt.toISOString(),
    deadlineAt: attempt.deadlineAt?.toISOString() ?? null,
    submittedAt: attempt.submittedAt?.toISOString() ?? null,
    submittedBy,
    isReviewable,
    score: isReviewable ? score : null,
    maxScore: isReviewable ? maxScore : null,
    isPassed: told?.isPassed ?? null,
    waitingCount: told?.waitingCount ?? null,
    late: attempt.late,
  };
}
