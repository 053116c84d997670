import { Injectable } from '@nestjs/common';
import type { AuthenticatedCandidate } from '../../core/access/authenticated-candidate.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { makeReturnCode } from '../../candidates/return-code.js';
import { formatExamCode } from '../../exams/rules/exam-code.js';
import { ReviewContent } from '../../exams/rules/exam-rules.entity.js';
import { ExamRulesService } from '../../exams/rules/exam-rules.service.js';
import { minutesWithExtra } from '../../exams/rules/extra-time.js';
import { differInWrongMarks, totalOfPaper } from '../../exams/rules/question-marks.js';
import { releaseDateOf, includesContent } from '../../exams/rules/review-rule.js';
import { marksOf } from '../../marks/fraction.js';
import { reviewAllowed } from './attempt-review.js';
import {
  listLobbyAttempts,
  type CandidateExam,
  type LobbyAttemptRow,
} from './candidate-exam.queries.js';
import type { Lobby } from './lobby.schema.js';
import {
  readCandidateExam,
  needsAccessCode,
  toExamStatus,
  reasonNotToStart,
  type ExamStatus,
} from './exam-status.js';
import { RevisionCache } from '../revision-cache.js';
import { SubmissionService } from '../submission/submission.service.js';
import { provisionalMarks } from '../submission/provisional-marks.js';

/** Reads the lobby: the exam as it is for the candidate, and their attempts. */
@Injectable()
export class LobbyService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rules: ExamRulesService,
    private readonly revisions: RevisionCache,
    private readonly submissions: SubmissionService,
  ) {}

  /** @throws LINK_INVALID for a candidate who was removed */
  async read({ candidateId, quizId }: AuthenticatedCandidate): Promise<Lobby> {
    const attempts = await this.currentAttempts(candidateId);
    const candidateExam = await readCandidateExam(this.work.manager, candidateId);
    const status = toExamStatus(candidateExam, await this.rules.inForce(quizId));
    const isRunning = attempts.some(({ submittedAt }) => submittedAt === null);
    const refusal = isRunning ? null : reasonNotToStart(status);
    return {
      exam: await this.exam(status),
      candidate: {
        name: candidateExam.name,
        email: candidateExam.email,
        isPreview: candidateExam.isPreview,
        returnCode: await this.returnCodeOf(candidateExam),
      },
      attempts: attempts.map((attempt) => toLobbyAttempt(attempt, status)),
      mayStart: refusal === null,
      whyNot: refusal?.code ?? null,
      serverTime: candidateExam.now.toISOString(),
    };
  }

  /** Makes it when it is first shown, so that candidates from before there were codes have one, too. */
  private async returnCodeOf(candidate: CandidateExam): Promise<string | null> {
    if (!candidate.isByName) return null;
    const { candidateId: id, returnCode } = candidate;
    const code = returnCode ?? (await makeReturnCode(this.work.manager, id));
    return code === null ? null : formatExamCode(code);
  }

  /** Reads the candidate's attempts. Submits the running one if its time is over. */
  private async currentAttempts(candidateId: string): Promise<LobbyAttemptRow[]> {
    const attempts = await listLobbyAttempts(this.work.manager, { candidateId });
    const over = attempts.find(({ isOver, submittedAt }) => isOver && submittedAt === null);
    if (!over) return attempts;
    await this.submissions.expire(over.id);
    return listLobbyAttempts(this.work.manager, { candidateId });
  }

  private async exam(status: ExamStatus): Promise<Lobby['exam']> {
    const { rules, revisionId } = status;
    const paper = revisionId === null ? null : await this.revisions.get(revisionId);
    const questions = paper?.questions ?? [];
    return {
      title: paper?.title ?? status.title,
      instituteName: status.instituteName,
      timeZone: status.timeZone,
      opensAt: status.opensAt?.toISOString() ?? null,
      closesAt: status.closesAt?.toISOString() ?? null,
      durationMinutes: minutesWithExtra(status.durationMinutes, status.extraTimePercent),
      extraTimePercent: status.extraTimePercent,
      questionCount: status.questionCount,
      totalMarks: marksOf(totalOfPaper(questions, rules)),
      passMark: rules.passMark,
      wrongMarks: rules.wrongMarks,
      wrongMarksBasis: rules.wrongMarksBasis,
      questionsDiffer: differInWrongMarks(questions, rules),
      layout: rules.layout,
      navigation: rules.navigation,
      checksSpelling: rules.checksSpelling,
      attemptsAllowed: status.attemptsAllowed,
      needsAccessCode: needsAccessCode(status),
      state: status.state,
      pausedAt: status.pausedAt?.toISOString() ?? null,
      review: {
        content: rules.reviewContent,
        time: rules.reviewTime,
        from: releaseDateOf({ ...rules, time: rules.reviewTime })?.toISOString() ?? null,
      },
    };
  }
}

function toLobbyAttempt(attempt: LobbyAttemptRow, status: ExamStatus): Lobby['attempts'][number] {
  const { content } = reviewAllowed(status, attempt);
  const isReviewable = includesContent(content, ReviewContent.SCORE);
  const { id, number, submittedBy, score, maxScore } = attempt;
  const isScored = isReviewable && score !== null;
  const marks = isScored ? provisionalMarks({ ...attempt, score }, status.now) : null;
  return {
    id,
    number,
    startedAt: attempt.startedAt.toISOString(),
    deadlineAt: attempt.deadlineAt?.toISOString() ?? null,
    pausedAt: attempt.pausedAt?.toISOString() ?? null,
    submittedAt: attempt.submittedAt?.toISOString() ?? null,
    submittedBy,
    isReviewable,
    score: isReviewable ? score : null,
    maxScore: isReviewable ? maxScore : null,
    isPassed: marks?.isPassed ?? null,
    waitingCount: marks?.waitingCount ?? null,
    late: attempt.late,
  };
}
