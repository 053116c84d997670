import type { OwnedByInstitute } from '../../core/access/viewer.js';
import { CandidateOrigin, type Candidate } from '../../candidates/candidate.entity.js';
import { defineCommand, defineQuery, defineRowQuery } from '../../core/database/define-query.js';
import { ExamEventKind } from '../events/exam-event.entity.js';
import { hasLaterWindowsSql } from '../session/candidate-exam.queries.js';
import { HAS_RUNNING_ATTEMPTS } from '../submission/submission.queries.js';
import { ReturnState, type ReturnRequest } from './return-request.entity.js';

/** Waiting requests of one exam: nobody can fill the table. Staff see all of them. */
export const MAX_WAITING = 500;
/** 900 numbers for at most 500 waiting requests: expired ones are deleted before a new one is stored. */
const [FIRST_NUMBER, LAST_NUMBER] = [100, 999];

const IS_CURRENT = `requested_at > now() - interval '1 hour'`;
/** Condition: the request waits for staff. */
export const IS_WAITING = `state = '${ReturnState.WAITING}' AND ${IS_CURRENT}`;

/** Whether an attempt is running, or a candidate can start in a window of their own; previews excluded. */
export const findActivity = defineRowQuery<
  { quizId: string },
  { isRunning: boolean; hasLaterWindows: boolean }
>(`
  SELECT ${HAS_RUNNING_ATTEMPTS} AS "isRunning", ${hasLaterWindowsSql('q.id')} AS "hasLaterWindows"
  FROM quizzes q WHERE q.id = $quizId`);

/** A candidate who may go on, with what their link is signed from. */
export type ReturningCandidate = Pick<Candidate, 'id' | 'linkVersion'> & { name: string };

/**
 * The candidate of an exam with a return code, unless their link was revoked. Others than those who joined by
 * name have none.
 */
export const findByReturnCode = defineQuery<
  { quizId: string; returnCode: string },
  ReturningCandidate
>(`
  SELECT c.id, c.link_version AS "linkVersion", l.name
  FROM candidates c JOIN learners l ON l.id = c.learner_id
  WHERE c.quiz_id = $quizId AND c.return_code = $returnCode AND c.revoked_at IS NULL
    AND c.origin = '${CandidateOrigin.LINK}'`);

/**
 * Stores a request under a random number that no waiting request has; no row if too many are waiting. If two requests
 * draw the same number at the same moment, one fails with `return_requests_number`.
 */
export const insertReturnRequest = defineQuery<
  Pick<ReturnRequest, 'quizId' | 'name' | 'rollNumber' | 'secretHash'>,
  Pick<ReturnRequest, 'id' | 'number'>
>(`
  INSERT INTO return_requests (quiz_id, name, roll_number, secret_hash, number)
  SELECT $quizId, $name, $rollNumber, $secretHash, n FROM generate_series(${FIRST_NUMBER}, ${LAST_NUMBER}) n
  WHERE (SELECT count(*) FROM return_requests WHERE quiz_id = $quizId AND ${IS_WAITING}) < ${MAX_WAITING}
    AND n NOT IN (SELECT number FROM return_requests
      WHERE quiz_id = $quizId AND state = '${ReturnState.WAITING}')
  ORDER BY random() LIMIT 1
  RETURNING id, number`);

/**
 * The answer to a request, for the device that has its secret; no row once the request has expired. A link that was
 * revoked after the confirmation is in none, also once the candidate is restored.
 */
export const findReturnAnswer = defineQuery<
  Pick<ReturnRequest, 'id' | 'quizId' | 'secretHash'>,
  Pick<ReturnRequest, 'state'> & { candidate: ReturningCandidate | null }
>(`
  SELECT r.state, CASE WHEN c.id IS NOT NULL
    THEN json_build_object('id', c.id, 'linkVersion', c.link_version, 'name', l.name) END AS candidate
  FROM return_requests r
    LEFT JOIN candidates c ON c.id = r.candidate_id AND c.link_version = r.link_version
      AND c.revoked_at IS NULL
    LEFT JOIN learners l ON l.id = c.learner_id
  WHERE r.id = $id AND r.quiz_id = $quizId AND r.secret_hash = $secretHash AND r.${IS_CURRENT}`);

/** Removes a request that its learner withdraws, unless it has expired. */
export const deleteReturnRequest = defineQuery<
  Pick<ReturnRequest, 'id' | 'quizId' | 'secretHash'>,
  Pick<ReturnRequest, 'state'>
>(`
  DELETE FROM return_requests
  WHERE id = $id AND quiz_id = $quizId AND secret_hash = $secretHash AND ${IS_CURRENT}
  RETURNING state`);

/** The requests of an exam that wait for staff, the oldest first. */
export const listWaitingReturns = defineQuery<
  { quizId: string },
  Pick<ReturnRequest, 'id' | 'number' | 'name' | 'rollNumber' | 'requestedAt'>
>(`
  SELECT id, number, name, roll_number AS "rollNumber", requested_at AS "requestedAt"
  FROM return_requests WHERE quiz_id = $quizId AND ${IS_WAITING}
  ORDER BY requested_at, id LIMIT ${MAX_WAITING}`);

/** A request with the owner of its exam. */
export type OwnedReturnRequest = ReturnRequest & OwnedByInstitute;

type FoundReturn = Pick<
  OwnedReturnRequest,
  | 'id'
  | 'quizId'
  | 'number'
  | 'name'
  | 'rollNumber'
  | 'state'
  | 'candidateId'
  | 'linkVersion'
  | 'instituteId'
  | 'createdBy'
>;

/** A request that has not expired. */
const CURRENT_RETURN = `
  SELECT r.id, r.quiz_id AS "quizId", r.number, r.name, r.roll_number AS "rollNumber", r.state,
    r.candidate_id AS "candidateId", r.link_version AS "linkVersion",
    q.institute_id AS "instituteId", q.created_by AS "createdBy"
  FROM return_requests r JOIN quizzes q ON q.id = r.quiz_id AND q.deleted_at IS NULL
  WHERE r.id = $id AND r.${IS_CURRENT}`;

export const findReturnRequest = defineQuery<{ id: string }, FoundReturn>(CURRENT_RETURN);

/** Locks it, for a decision. */
export const lockReturnRequest = defineQuery<{ id: string }, FoundReturn>(
  `${CURRENT_RETURN} FOR NO KEY UPDATE OF r`,
);

export const decideReturn = defineCommand<
  Pick<ReturnRequest, 'id' | 'state' | 'candidateId' | 'linkVersion'> & { userId: string }
>(`
  UPDATE return_requests SET state = $state, candidate_id = $candidateId, link_version = $linkVersion,
    decided_by = $userId, decided_at = now()
  WHERE id = $id`);

/** Refuses all requests of an exam that wait. */
export const refuseWaitingReturns = defineCommand<{ quizId: string; userId: string }>(`
  UPDATE return_requests SET state = '${ReturnState.REFUSED}', decided_by = $userId, decided_at = now()
  WHERE quiz_id = $quizId AND ${IS_WAITING}`);

const LATEST_ATTEMPT = `
  SELECT id, quiz_id AS "quizId", candidate_id AS "candidateId" FROM attempts
  WHERE candidate_id = $candidateId ORDER BY number DESC LIMIT 1`;

/** Logs the use of a return code at the latest attempt, at most `limit` times; nothing if there is no attempt. */
export const logReturnByCode = defineCommand<{ candidateId: string; limit: number }>(`
  INSERT INTO exam_events (quiz_id, candidate_id, attempt_id, kind)
  SELECT a."quizId", a."candidateId", a.id, '${ExamEventKind.RETURNED_BY_CODE}' FROM (${LATEST_ATTEMPT}) a
  WHERE $limit > (SELECT count(*) FROM exam_events e
    WHERE e.attempt_id = a.id AND e.kind = '${ExamEventKind.RETURNED_BY_CODE}')`);

/** The latest attempt of a candidate, for the log of the exam; no row before the first. */
export const findLatestAttempt = defineQuery<
  { candidateId: string },
  { id: string; quizId: string; candidateId: string }
>(LATEST_ATTEMPT);

/** DELETE of expired requests, in the order of their ids: several may remove them at once. */
const deleteExpiredSql = (condition: string): string => `
  DELETE FROM return_requests WHERE id IN (
    SELECT id FROM return_requests WHERE ${condition} AND NOT (${IS_CURRENT}) ORDER BY id FOR UPDATE)`;

export const deleteExpiredReturns = defineCommand<object>(deleteExpiredSql('true'));

/** The same of one exam. */
export const deleteExpiredReturnsOf = defineCommand<{ quizId: string }>(
  deleteExpiredSql('quiz_id = $quizId'),
);
