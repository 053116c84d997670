import { defineCommand, defineQuery, defineRowQuery } from '../../core/database/define-query.js';
import { selectColumns } from '../../core/database/select-columns.js';
import { Attempt, type OrderedQuestion } from '../attempt.entity.js';
import { IS_OVER } from '../attempt.queries.js';
import { ExamEventKind } from '../events/exam-event.entity.js';
import { MESSAGES_OF_ATTEMPT, type MessageRow } from '../messages/message.queries.js';
import { insertPresenceSql, IS_POLL_DUE } from '../presence/presence.queries.js';
import { baseDeadlineSql } from './deadline.queries.js';

/** Locks a candidate: concurrent starts, and changes of this candidate's accommodations, wait. */
export const lockCandidate = defineCommand<{ id: string }>(
  'SELECT FROM candidates WHERE id = $id FOR NO KEY UPDATE',
);

/** Reads the database's clock: the time of the call, and not of the beginning of the transaction. */
export const findClockTime = defineRowQuery<object, { now: Date }>(
  'SELECT clock_timestamp() AS now',
);

/** Reads the same clock, and the messages to an attempt with an id above `$after`. */
export const findOpeningTime = defineRowQuery<
  { id: string; after: string },
  { now: Date; messages: MessageRow[] }
>(
  `SELECT clock_timestamp() AS now, ${MESSAGES_OF_ATTEMPT} AS messages FROM attempts a WHERE a.id = $id`,
);

type StoredStart = Pick<
  Attempt,
  | 'instituteId'
  | 'createdBy'
  | 'quizId'
  | 'candidateId'
  | 'isPreview'
  | 'number'
  | 'seed'
  | 'leaseHolder'
  | 'leaseBrowser'
>;

/**
 * Inserts an attempt that starts now. The candidate's first attempt sets their `started_at`. The deadline is the same
 * expression as recomputes deadlines, so that recomputing changes nothing by itself. Previews have no window. Its page
 * is seen from now on.
 */
export const insertStartedAttempt = defineRowQuery<
  StoredStart & {
    revisionId: string | null;
    /** AttemptRules as JSON. */
    rules: string;
    /** The questions in their order, as JSON. */
    arrangement: string;
  },
  Attempt
>(`
  WITH first AS (
    UPDATE candidates SET started_at = now() WHERE id = $candidateId AND started_at IS NULL
  ), started AS (
  INSERT INTO attempts AS a (institute_id, created_by, quiz_id, revision_id, candidate_id,
    is_preview, number, rules, seed, arrangement, lease_holder, lease_browser, started_at,
    deadline_at)
  VALUES ($instituteId, $createdBy, $quizId, $revisionId, $candidateId,
    $isPreview, $number, $rules, $seed, $arrangement, $leaseHolder, $leaseBrowser, now(),
    (SELECT ${baseDeadlineSql({ pausedSeconds: '0', individualSeconds: '0' })} FROM (VALUES (now(), $rules::jsonb)) AS a (started_at, rules),
      candidates c LEFT JOIN exam_rules r ON r.quiz_id = c.quiz_id AND NOT $isPreview
     WHERE c.id = $candidateId))
  RETURNING a.*
  ), seen AS (${insertPresenceSql('started')})
  SELECT ${selectColumns(Attempt, 'a')} FROM started a`);

/**
 * Moves the start and the deadline of an attempt back by `$minutes`, with the event of its start and the candidate's
 * first start: it must be their first attempt.
 */
export const updateStart = defineCommand<{ id: string; minutes: number }>(`
  WITH moved AS (
    UPDATE attempts SET started_at = started_at - make_interval(secs => 60 * $minutes::float),
      deadline_at = deadline_at - make_interval(secs => 60 * $minutes::float)
    WHERE id = $id RETURNING id, candidate_id, started_at
  ), logged AS (
    UPDATE exam_events e SET at = m.started_at FROM moved m
    WHERE e.attempt_id = m.id AND e.kind = '${ExamEventKind.STARTED}'
  )
  UPDATE candidates c SET started_at = m.started_at FROM moved m WHERE c.id = m.candidate_id`);

/** The clock of an attempt. */
export interface ClockRow extends Pick<
  Attempt,
  'deadlineAt' | 'pausedAt' | 'submittedAt' | 'receipt' | 'leaseHolder' | 'networkMark'
> {
  now: Date;
  /** The number of the lease. */
  epoch: number;
  isOver: boolean;
  /** Whether a poll of the page with the lease is to be recorded; null: of no such attempt. */
  isPollDue: boolean | null;
  messages: MessageRow[];
}

/** Reads the clock of an attempt, by the database's time, and the messages to it with an id above `$after`. */
export const findClock = defineQuery<{ id: string; after: string }, ClockRow>(`
  SELECT now() AS now, a.deadline_at AS "deadlineAt", a.paused_at AS "pausedAt", a.lease_epoch AS epoch,
    a.submitted_at AS "submittedAt", a.receipt, ${IS_OVER} AS "isOver",
    a.lease_holder AS "leaseHolder", a.network_mark AS "networkMark",
    ${IS_POLL_DUE} AS "isPollDue", ${MESSAGES_OF_ATTEMPT} AS messages
  FROM attempts a WHERE a.id = $id`);

/** What decides whether a question of an attempt may be shown. */
export interface ShownState extends Pick<Attempt, 'revisionId' | 'rules' | 'reached' | 'pausedAt'> {
  /** The question at the place, with the order of its options; null: the attempt has no such place. */
  arranged: OrderedQuestion | null;
  /** The question at `reached`. */
  reachedId: string;
  /** The stored response to it; null for none. */
  reachedResponse: object | null;
  /** Whether it was submitted, or its time is over. */
  hasEnded: boolean;
}

/** Reads what decides whether the question at a place of an attempt may be shown. */
export const findShownState = defineQuery<{ id: string; place: number }, ShownState>(`
  SELECT a.revision_id AS "revisionId", a.rules, a.reached, a.paused_at AS "pausedAt", a.arrangement -> $place::int AS arranged,
    a.arrangement -> a.reached ->> 'questionId' AS "reachedId",
    (SELECT r.response FROM responses r WHERE r.attempt_id = a.id
      AND r.question_id = (a.arrangement -> a.reached ->> 'questionId')::uuid) AS "reachedResponse",
    a.submitted_at IS NOT NULL OR ${IS_OVER} AS "hasEnded"
  FROM attempts a WHERE a.id = $id`);

/**
 * Stores the fingerprint of a running attempt's address, for the page `$client` that has the lease. Logs the change if
 * there was another fingerprint before, as long as the attempt has fewer than `$limit` such events.
 */
export const updateNetworkMark = defineCommand<{
  id: string;
  mark: string;
  kind: ExamEventKind;
  limit: number;
  client: string;
}>(`
  WITH locked AS (
    SELECT id, network_mark FROM attempts
    WHERE id = $id AND lease_holder = $client AND submitted_at IS NULL
    FOR NO KEY UPDATE
  ), marked AS (
    UPDATE attempts a SET network_mark = $mark::text
    FROM locked WHERE a.id = locked.id AND locked.network_mark IS DISTINCT FROM $mark::text
    RETURNING a.id, a.quiz_id, a.candidate_id, locked.network_mark AS before
  )
  INSERT INTO exam_events (quiz_id, candidate_id, attempt_id, kind)
  SELECT quiz_id, candidate_id, id, $kind::text FROM marked
  WHERE before IS NOT NULL AND $limit >
    (SELECT count(*) FROM exam_events e WHERE e.attempt_id = $id AND e.kind = $kind::text)`);
