/** The state of an exam for one candidate, and whether they can start an attempt. */
import type { EntityManager } from 'typeorm';
import { coreErrors, type DomainError } from '../../core/errors/domain-error.js';
import { candidateErrors } from '../../candidates/candidate.errors.js';
import { formatDateTime } from '../../mail/templates/format-date-time.js';
import type { RulesInForce } from '../../exams/rules/exam-rules.service.js';
import {
  examState,
  ExamState,
  MAX_EXAM_QUESTIONS,
  type StartConditions,
} from '../../exams/rules/exam-state.js';
import { attemptErrors } from '../attempt.errors.js';
import { findCandidateExam, type CandidateExam } from './candidate-exam.queries.js';

/** A candidate's exam with its rules, and what follows from both. */
export interface ExamStatus extends CandidateExam {
  rules: RulesInForce;
  opensAt: Date | null;
  closesAt: Date | null;
  attemptsAllowed: number;
  state: ExamState;
}

/** @throws LINK_INVALID for a candidate who was removed, or whose link was revoked */
export async function readCandidateExam(
  manager: EntityManager,
  candidateId: string,
): Promise<CandidateExam> {
  const [exam] = await findCandidateExam(manager, { candidateId });
  if (!exam) throw coreErrors.LINK_INVALID();
  return exam;
}

export function toExamStatus(exam: CandidateExam, rules: RulesInForce): ExamStatus {
  const opensAt = exam.ownOpensAt ?? rules.opensAt;
  const closesAt = exam.ownClosesAt ?? rules.closesAt;
  const attemptsAllowed = rules.attemptsAllowed + exam.extraAttempts;
  const state = stateOf(exam, { opensAt, closesAt, isReady: rules.isReady });
  return { ...exam, rules, opensAt, closesAt, attemptsAllowed, state };
}

function stateOf(
  exam: CandidateExam,
  rules: Pick<StartConditions, 'opensAt' | 'closesAt' | 'isReady'>,
): ExamState {
  const { isPreview, questionCount, pausedAt, now } = exam;
  const revision = exam.revisionId === null ? null : { questionCount };
  if (!isPreview) return examState({ quiz: exam, revision, ...rules, pausedAt, now });
  // Staff can preview their exam outside its window, too.
  const isThere = questionCount > 0 && questionCount <= MAX_EXAM_QUESTIONS;
  return isThere && exam.deletedAt === null ? ExamState.OPEN : ExamState.UNAVAILABLE;
}

/** Whether a start needs the access code. Previews do not. */
export function needsAccessCode({ rules, isPreview }: ExamStatus): boolean {
  return rules.accessCode !== null && !isPreview;
}

/** @returns why no attempt can be started now; null if one can */
export function reasonNotToStart(status: ExamStatus): DomainError | null {
  const { state, opensAt, timeZone, isPreview, attemptsMade, attemptsAllowed } = status;
  if (status.questionCount > MAX_EXAM_QUESTIONS) return attemptErrors.EXAM_TOO_LONG();
  if (state === ExamState.UNAVAILABLE) return candidateErrors.EXAM_UNAVAILABLE();
  if (state === ExamState.CLOSED) return candidateErrors.EXAM_CLOSED();
  if (state === ExamState.NOT_YET && opensAt) {
    const message = `This exam opens on ${formatDateTime(opensAt, timeZone)}.`;
    return attemptErrors.EXAM_NOT_OPEN_YET({ message });
  }
  const hasLeft = isPreview || attemptsMade < attemptsAllowed;
  if (!hasLeft) return attemptErrors.NO_ATTEMPTS_LEFT();
  return status.pausedAt === null ? null : attemptErrors.EXAM_PAUSED();
}
