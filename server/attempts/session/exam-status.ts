/** What an exam is to a candidate at this moment, and whether they may start an attempt of it. */
import type { EntityManager } from 'typeorm';
import { coreErrors, type DomainError } from '../../core/errors/domain-error.js';
import type { Owned } from '../../core/access/viewer.js';
import { CandidateOrigin } from '../../candidates/candidate.entity.js';
import { candidateErrors } from '../../candidates/candidate.errors.js';
import { formatDateTime } from '../../mail/format-date-time.js';
import type { RulesInForce } from '../../exams/rules/exam-rules.service.js';
import { examState, ExamState, MAX_EXAM_QUESTIONS } from '../../exams/exam-state.js';
import type { QuizStatus } from '../../quizzes/quiz.entity.js';
import { attemptErrors } from '../attempt.errors.js';

/** What is stored of a candidate and their exam, beside its rules. */
export interface ExamFacts extends Owned {
  candidateId: string;
  quizId: string;
  isPreview: boolean;
  name: string | null;
  email: string | null;
  extraTimePercent: number;
  extraAttempts: number;
  /** Their own window, in place of the exam's. */
  ownOpensAt: Date | null;
  ownClosesAt: Date | null;
  title: string;
  instituteName: string;
  timeZone: string;
  status: QuizStatus;
  isCompleted: boolean;
  deletedAt: Date | null;
  durationMinutes: number | null;
  /** Of the paper they would be given. */
  revisionId: string | null;
  questionCount: number;
  attemptsMade: number;
  /** Whether one of them runs. */
  isSitting: boolean;
  /** Whether anybody's attempt of this exam runs, previews aside. */
  isTaken: boolean;
  /** Whether somebody has a window of their own that closes later, previews aside. */
  isAwaited: boolean;
  /** By the database's clock, the only one there is. */
  now: Date;
}

/** With its rules, and what comes of both. */
export interface ExamStatus extends ExamFacts {
  rules: RulesInForce;
  opensAt: Date | null;
  closesAt: Date | null;
  attemptsAllowed: number;
  state: ExamState;
}

const FACTS = `
  SELECT c.id AS "candidateId", c.quiz_id AS "quizId", c.institute_id AS "instituteId",
    c.created_by AS "createdBy", c.origin = '${CandidateOrigin.PREVIEW}' AS "isPreview",
    l.name, l.email, c.extra_time_percent AS "extraTimePercent",
    c.extra_attempts AS "extraAttempts", c.opens_at AS "ownOpensAt", c.closes_at AS "ownClosesAt",
    q.title, i.name AS "instituteName", i.time_zone AS "timeZone", q.status,
    q.is_completed AS "isCompleted", q.deleted_at AS "deletedAt",
    q.duration_minutes AS "durationMinutes", p.id AS "revisionId",
    coalesce(p.question_count, 0) AS "questionCount",
    (SELECT count(*)::int FROM attempts WHERE candidate_id = c.id) AS "attemptsMade",
    EXISTS (SELECT FROM attempts WHERE candidate_id = c.id AND submitted_at IS NULL) AS "isSitting",
    EXISTS (SELECT FROM attempts
      WHERE quiz_id = c.quiz_id AND submitted_at IS NULL AND NOT is_preview) AS "isTaken",
    EXISTS (SELECT FROM candidates
      WHERE quiz_id = c.quiz_id AND closes_at > now() AND revoked_at IS NULL
        AND origin <> '${CandidateOrigin.PREVIEW}') AS "isAwaited",
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

/** @throws LINK_INVALID for a candidate who is gone, or whose link was revoked */
export async function factsOf(manager: EntityManager, candidateId: string): Promise<ExamFacts> {
  const [facts] = await manager.query<ExamFacts[]>(FACTS, [candidateId]);
  if (!facts) throw coreErrors.LINK_INVALID();
  return facts;
}

export function examStatusOf(facts: ExamFacts, rules: RulesInForce): ExamStatus {
  const opensAt = facts.ownOpensAt ?? rules.opensAt;
  const closesAt = facts.ownClosesAt ?? rules.closesAt;
  const attemptsAllowed = rules.attemptsAllowed + facts.extraAttempts;
  const state = stateOf(facts, { opensAt, closesAt });
  return { ...facts, rules, opensAt, closesAt, attemptsAllowed, state };
}

function stateOf(facts: ExamFacts, window: Pick<ExamStatus, 'opensAt' | 'closesAt'>): ExamState {
  const { isPreview, questionCount, now } = facts;
  const revision = facts.revisionId === null ? null : { questionCount };
  if (!isPreview) return examState({ quiz: facts, revision, ...window, now });
  // Staff look at what they give before and after, too.
  const isThere = questionCount > 0 && questionCount <= MAX_EXAM_QUESTIONS;
  return isThere && facts.deletedAt === null ? ExamState.OPEN : ExamState.UNAVAILABLE;
}

/** Whether an attempt is started with the code that is read out. Staff look at their own exam without. */
export function needsAccessCode({ rules, isPreview }: ExamStatus): boolean {
  return rules.accessCode !== null && !isPreview;
}

/** Why no new attempt can be started now; null where one can. */
export function reasonNotToStart(standing: ExamStatus): DomainError | null {
  const { state, opensAt, timeZone, isPreview, attemptsMade, attemptsAllowed } = standing;
  if (standing.questionCount > MAX_EXAM_QUESTIONS) return attemptErrors.EXAM_TOO_LONG();
  if (state === ExamState.UNAVAILABLE) return candidateErrors.EXAM_UNAVAILABLE();
  if (state === ExamState.CLOSED) return candidateErrors.EXAM_CLOSED();
  if (state === ExamState.NOT_YET && opensAt) {
    const message = `This exam opens on ${formatDateTime(opensAt, timeZone)}.`;
    return attemptErrors.EXAM_NOT_OPEN_YET({ message });
  }
  const hasLeft = isPreview || attemptsMade < attemptsAllowed;
  return hasLeft ? null : attemptErrors.NO_ATTEMPTS_LEFT();
}
