import type { OwnedByInstitute } from '../../core/access/viewer.js';
import { defineQuery } from '../../core/database/define-query.js';
import { CandidateOrigin } from '../../candidates/candidate.entity.js';
import { closingClockSql, pausedSinceSql } from '../../exams/pauses/open-pause.queries.js';
import type { QuizStatus } from '../../quizzes/quiz.entity.js';
import type { Attempt } from '../attempt.entity.js';
import { IS_OVER } from '../attempt.queries.js';
import { LATE_OUTCOME } from '../late-responses/late-list.queries.js';
import { HAS_RUNNING_ATTEMPTS, LAST_ANSWERS_AT } from '../submission/submission.queries.js';
import type { Lobby } from './lobby.schema.js';

/** A candidate with their exam, without its rules. */
export interface CandidateExam extends OwnedByInstitute {
  candidateId: string;
  quizId: string;
  isPreview: boolean;
  name: string | null;
  email: string | null;
  /** Whether they joined by name, so that no mail has their link. */
  isByName: boolean;
  returnCode: string | null;
  extraTimePercent: number;
  extraAttempts: number;
  /** The candidate's own window, which replaces the exam's. */
  ownOpensAt: Date | null;
  ownClosesAt: Date | null;
  /** When the exam accepts its last answers, of this candidate and of the others; null: it never closes. */
  lastAnswersAt: Date | null;
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
  /**
   * Whether somebody may still start, previews excluded: in a window of their own, or after the pause of an exam that was
   * open when it was paused.
   */
  mayOthersStart: boolean;
  /** Since when staff have paused the exam; null while they have not, and of a preview. */
  pausedAt: Date | null;
  /** By the database's clock, which decides about all times. */
  now: Date;
}

/**
 * SQL condition: a candidate has a window of their own that has not closed, previews excluded.
 * @param quizId SQL of the id of the quiz
 */
export const hasLaterWindowsSql = (quizId: string): string => `EXISTS (SELECT FROM candidates
      WHERE quiz_id = ${quizId} AND closes_at > ${closingClockSql(quizId)} AND revoked_at IS NULL
        AND origin <> '${CandidateOrigin.PREVIEW}')`;

/** Reads a candidate and their exam; no row if the candidate's link was revoked. */
export const findCandidateExam = defineQuery<{ candidateId: string }, CandidateExam>(`
  SELECT c.id AS "candidateId", c.quiz_id AS "quizId", c.institute_id AS "instituteId",
    c.created_by AS "createdBy", c.origin = '${CandidateOrigin.PREVIEW}' AS "isPreview",
    l.name, l.email, c.origin = '${CandidateOrigin.LINK}' AND l.email IS NULL AS "isByName",
    c.return_code AS "returnCode", c.extra_time_percent AS "extraTimePercent",
    c.extra_attempts AS "extraAttempts", c.opens_at AS "ownOpensAt", c.closes_at AS "ownClosesAt",
    ${LAST_ANSWERS_AT} AS "lastAnswersAt",
    q.title, i.name AS "instituteName", i.time_zone AS "timeZone", q.status,
    q.is_completed AS "isCompleted", q.deleted_at AS "deletedAt",
    q.duration_minutes AS "durationMinutes", p.id AS "revisionId",
    coalesce(p.question_count, 0) AS "questionCount",
    (SELECT count(*)::int FROM attempts WHERE candidate_id = c.id) AS "attemptsMade",
    EXISTS (SELECT FROM attempts WHERE candidate_id = c.id AND submitted_at IS NULL) AS "hasOwnRunningAttempt",
    ${HAS_RUNNING_ATTEMPTS} AS "hasRunningAttempts",
    ${hasLaterWindowsSql('c.quiz_id')}
      OR coalesce(r.closes_at > ${pausedSinceSql('c.quiz_id')}, false) AS "mayOthersStart",
    CASE WHEN c.origin <> '${CandidateOrigin.PREVIEW}' THEN ${pausedSinceSql('c.quiz_id')} END AS "pausedAt",
    now() AS now
  FROM candidates c
    JOIN quizzes q ON q.id = c.quiz_id
    JOIN institutes i ON i.id = c.institute_id
    LEFT JOIN exam_rules r ON r.quiz_id = c.quiz_id
    LEFT JOIN learners l ON l.id = c.learner_id
    LEFT JOIN LATERAL (
      SELECT id, question_count FROM paper_revisions
      WHERE quiz_id = c.quiz_id AND (id = c.revision_id OR c.revision_id IS NULL AND number IS NOT NULL)
      ORDER BY number DESC LIMIT 1
    ) p ON true
  WHERE c.id = $candidateId AND c.revoked_at IS NULL`);

/** The columns of an attempt that the lobby needs. */
export type LobbyAttemptRow = Pick<
  Attempt,
  | 'id'
  | 'number'
  | 'startedAt'
  | 'deadlineAt'
  | 'pausedAt'
  | 'submittedAt'
  | 'submittedBy'
  | 'score'
  | 'maxScore'
  | 'waitingCount'
  | 'settlesAt'
  | 'rules'
> & { isOver: boolean; late: Lobby['attempts'][number]['late'] };

/** Lists the candidate's attempts, the first first. */
export const listLobbyAttempts = defineQuery<{ candidateId: string }, LobbyAttemptRow>(`
  SELECT a.id, a.number, a.started_at AS "startedAt", a.deadline_at AS "deadlineAt",
    a.paused_at AS "pausedAt", a.submitted_at AS "submittedAt", a.submitted_by AS "submittedBy",
    a.waiting_count AS "waitingCount", a.settles_at AS "settlesAt", a.rules, a.score::float8 AS score,
    a.max_score::float8 AS "maxScore", ${IS_OVER} AS "isOver", ${LATE_OUTCOME} AS late
  FROM attempts a WHERE a.candidate_id = $candidateId ORDER BY a.number`);

/** Finds the code that a candidate needs to start; no row if their exam has none. */
export const findNeededCode = defineQuery<
  { candidateId: string },
  {
    accessCode: string;
    /** The candidate registered by the exam's link and has not started yet. */
    isNew: boolean;
  }
>(`
  SELECT r.access_code AS "accessCode", c.started_at IS NULL
    AND c.origin IN ('${CandidateOrigin.LINK}', '${CandidateOrigin.REGISTERED}') AS "isNew"
  FROM candidates c JOIN exam_rules r ON r.quiz_id = c.quiz_id
  WHERE c.id = $candidateId AND r.access_code IS NOT NULL`);
