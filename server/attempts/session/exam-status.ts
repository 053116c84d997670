/** The state of an exam for one candidate, and whether they can start an attempt. */
import type { EntityManager } from 'typeorm';
import { coreErrors, type DomainError } from '../../core/errors/domain-error.js';
import type { OwnedByInstitute } from '../../core/access/viewer.js';
import { CandidateOrigin } from '../../candidates/candidate.entity.js';
import { candidateErrors } from '../../candidates/candidate.errors.js';
import { formatDateTime } from '../../mail/templates/format-date-time.js';
import type { RulesInForce } from '../../exams/rules/exam-rules.service.js';
import { examState, ExamState, MAX_EXAM_QUESTIONS } from '../../exams/rules/exam-state.js';
import type { QuizStatus } from '../../quizzes/quiz.entity.js';
import { attemptErrors } from '../attempt.errors.js';

/** A candidate with their exam, without its rules. */
export interface CandidateExam extends OwnedByInstitute {
  candidateId: string;
  quizId: string;
  isPreview: boolean;
  name: string | null;
  email: string | null;
  extraTimePercent: number;
  extraAttempts: number;
  /** The candidate's own window, which replaces the exam's. */
  ownOpensAt: Date | null;
  ownClosesAt: Date | null;
  title: string;
  instituteName: string;
  timeZone: string;
  status: QuizStatus;
  isCompleted: boolean;
  deletedAt: Date | null;
  durationMinutes: number | null;
  /** The revision that a new attempt would use. */
  revisionId: string | null;
  questionCount: number;
  attemptsMade: number;
  /** Whether an attempt of this candidate is running. */
  hasOwnRunningAttempt: boolean;
  /** Whether any attempt at this exam is running, previews excluded. */
  hasRunningAttempts: boolean;
  /** Whether any candidate's own window is still open, previews excluded. */
  hasLaterWindows: boolean;
  /** By the database's clock, which decides about all times. */
  now: Date;
}

/** The same with the rules, and what follows from both. */
export interface ExamStatus extends CandidateExam {
  rules: RulesInForce;
  opensAt: Date | null;
  closesAt: Date | null;
  attemptsAllowed: number;
  state: ExamState;
}

const SELECT_CANDIDATE_EXAM = `
  SELECT c.id AS "candidateId", c.quiz_id AS "quizId", c.institute_id AS "instituteId",
    c.created_by AS "createdBy", c.origin = '${CandidateOrigin.PREVIEW}' AS "isPreview",
    l.name, l.email, c.extra_time_percent AS "extraTimePercent",
    c.extra_attempts AS "extraAttempts", c.opens_at AS "ownOpensAt", c.closes_at AS "ownClosesAt",
    q.title, i.name AS "instituteName", i.time_zone AS "timeZone", q.status,
    q.is_completed AS "isCompleted", q.deleted_at AS "deletedAt",
    q.duration_minutes AS "durationMinutes", p.id AS "revisionId",
    coalesce(p.question_count, 0) AS "questionCount",
    (SELECT count(*)::int FROM attempts WHERE candidate_id = c.id) AS "attemptsMade",
    EXISTS (SELECT FROM attempts WHERE candidate_id = c.id AND submitted_at IS NULL) AS "hasOwnRunningAttempt",
    EXISTS (SELECT FROM attempts
      WHERE quiz_id = c.quiz_id AND submitted_at IS NULL AND NOT is_preview) AS "hasRunningAttempts",
    EXISTS (SELECT FROM candidates
      WHERE quiz_id = c.quiz_id AND closes_at > now() AND revoked_at IS NULL
        AND origin <> '${CandidateOrigin.PREVIEW}') AS "hasLaterWindows",
    now() AS now
  FROM candidates c
    JOIN quizzes q ON q.id = c.quiz_id
    JOIN institutes i ON i.id = c.institute_id
    LEFT JOIN learners l ON l.id = c.learner_id
    LEFT JOIN LATERAL (
      SELECT id, question_count FROM paper_revisions
      WHERE quiz_id = c.quiz_id AND (id = c.revision_id OR c.revision_id IS NULL AND number IS NOT NULL)
      ORDER BY number DESC LIMIT 1
    ) p ON true
  WHERE c.id = $1 AND c.revoked_at IS NULL`;

/** @throws LINK_INVALID for a candidate who was removed, or whose link was revoked */
export async function readCandidateExam(
  manager: EntityManager,
  candidateId: string,
): Promise<CandidateExam> {
  const [exam] = await manager.query<CandidateExam[]>(SELECT_CANDIDATE_EXAM, [candidateId]);
  if (!exam) throw coreErrors.LINK_INVALID();
  return exam;
}

export function toExamStatus(exam: CandidateExam, rules: RulesInForce): ExamStatus {
  const opensAt = exam.ownOpensAt ?? rules.opensAt;
  const closesAt = exam.ownClosesAt ?? rules.closesAt;
  const attemptsAllowed = rules.attemptsAllowed + exam.extraAttempts;
  const state = stateOf(exam, { opensAt, closesAt });
  return { ...exam, rules, opensAt, closesAt, attemptsAllowed, state };
}

function stateOf(exam: CandidateExam, window: Pick<ExamStatus, 'opensAt' | 'closesAt'>): ExamState {
  const { isPreview, questionCount, now } = exam;
  const revision = exam.revisionId === null ? null : { questionCount };
  if (!isPreview) return examState({ quiz: exam, revision, ...window, now });
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
  return hasLeft ? null : attemptErrors.NO_ATTEMPTS_LEFT();
}
