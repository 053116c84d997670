import { defineQueryVariants } from '../../core/database/define-query.js';
import type { SubmittedBy } from '../attempt.entity.js';
import {
  IS_OF_PAGE_SOURCE,
  IS_STAFF_EVENT,
  ExamEventKind,
  sqlListOf,
  type ExamEvent,
  type TakenFrom,
} from './exam-event.entity.js';

/** Where an event comes from. */
export enum ExamEventSource {
  STAFF = 'STAFF',
  PAGE = 'PAGE',
}

/** An event with the names of the candidate and of the member of staff. */
export interface ListedEvent extends Omit<
  ExamEvent,
  'quizId' | 'actorId' | 'details' | 'pageEventId'
> {
  candidateName: string;
  actorName: string | null;
  minutes: number | null;
  seconds: number | null;
  takenFrom: TakenFrom | null;
  submittedBy: SubmittedBy | null;
  questions: number[];
  /** Of how many attempts it is the event: 1 unless events are grouped. */
  attemptCount: number;
}

/** Which events of an exam: all, or those of one attempt or source. */
interface ListedEvents {
  source: ExamEventSource | null;
  isOfAttempt: boolean;
  /** What staff did to many attempts at once is one event, that of the first attempt. */
  isGrouped: boolean;
}

const EXAMPLES: ListedEvents[] = [
  { source: null, isOfAttempt: false, isGrouped: true },
  { source: ExamEventSource.STAFF, isOfAttempt: false, isGrouped: false },
  { source: ExamEventSource.PAGE, isOfAttempt: true, isGrouped: false },
];

const OF_SOURCE: Record<ExamEventSource, string> = {
  [ExamEventSource.PAGE]: `AND e.${IS_OF_PAGE_SOURCE}`,
  [ExamEventSource.STAFF]: `AND e.${IS_STAFF_EVENT}`,
};

/** Actions of staff that can apply to many attempts at once. */
const GROUPED_KINDS = sqlListOf(
  ExamEventKind.EXTENDED,
  ExamEventKind.PAUSED,
  ExamEventKind.RESUMED,
  ExamEventKind.MESSAGE_SENT,
);

/**
 * The events `f` that one action of staff logged together with `e`: in one transaction, with one time. The seconds of a
 * pause can differ within a group, since some attempts were reopened during it.
 */
const OF_GROUP = `exam_events f WHERE f.quiz_id = e.quiz_id AND f.at = e.at AND f.kind = e.kind
    AND f.kind IN (${GROUPED_KINDS}) AND f.${IS_STAFF_EVENT} AND f.reason IS NOT DISTINCT FROM e.reason
    AND (f.details = e.details OR f.kind = '${ExamEventKind.RESUMED}')`;

/** Costs one index lookup for each event of these kinds, and none for the many others. */
const IS_FIRST_OF_GROUP = `(e.kind NOT IN (${GROUPED_KINDS})
      OR e.id = (SELECT f.id FROM ${OF_GROUP} ORDER BY f.id LIMIT 1))`;
const SECONDS = "(e.details->>'seconds')::int";
const SECONDS_OF_GROUP = `coalesce((SELECT max((f.details->>'seconds')::int) FROM ${OF_GROUP}), ${SECONDS})`;
const COUNT_OF_GROUP = `greatest(1, (SELECT count(*)::int FROM ${OF_GROUP}))`;

const isGroupedList = ({ isOfAttempt, isGrouped }: ListedEvents): boolean =>
  isGrouped && !isOfAttempt;

/** Candidates without a learner are those of previews. */
const eventsSql = (events: ListedEvents, joins = ''): string => `
  FROM exam_events e JOIN candidates c ON c.id = e.candidate_id AND c.learner_id IS NOT NULL
    ${joins}
  WHERE e.quiz_id = $quizId
    ${events.isOfAttempt ? 'AND e.attempt_id = $attemptId' : ''}
    ${events.source ? OF_SOURCE[events.source] : ''}
    ${isGroupedList(events) ? `AND ${IS_FIRST_OF_GROUP}` : ''}`;

/** Of the candidate and of the member of staff. */
const NAMES = `JOIN learners l ON l.id = c.learner_id
    LEFT JOIN users u ON u.id = e.actor_id`;

/** Lists events of an exam, the latest first by the time of the event; without previews. */
export const listExamEvents = defineQueryVariants<
  ListedEvents,
  { quizId: string; attemptId: string | null; take: number; skip: number },
  ListedEvent
>(
  EXAMPLES,
  (events) => `
  SELECT e.id, e.kind, e.attempt_id AS "attemptId", e.candidate_id AS "candidateId",
    coalesce(l.name, '') AS "candidateName", u.first_name || ' ' || u.last_name AS "actorName",
    e.reason, (e.details->>'minutes')::int AS minutes,
    ${isGroupedList(events) ? SECONDS_OF_GROUP : SECONDS} AS seconds,
    ${isGroupedList(events) ? COUNT_OF_GROUP : 1} AS "attemptCount", e.details->>'from' AS "takenFrom",
    e.details->>'by' AS "submittedBy", coalesce(e.details->'questions', '[]') AS questions, e.at
  ${eventsSql(events, NAMES)}
  ORDER BY e.at DESC, e.id DESC LIMIT $take OFFSET $skip`,
);

/** Counts the same events. */
export const countExamEvents = defineQueryVariants<
  ListedEvents,
  { quizId: string; attemptId: string | null },
  { count: number }
>(EXAMPLES, (events) => `SELECT count(*)::int AS count ${eventsSql(events)}`);

/**
 * INSERT that logs an intervention in many attempts at once: of the exam `$quizId`, with `$kind`, `$actorId` and
 * `$reason`.
 * @param rows a table of the statement with `id` and `candidate_id` of each attempt, and `details`
 */
export const insertEventsSql = (rows: string): string => `
    INSERT INTO exam_events (quiz_id, candidate_id, attempt_id, kind, actor_id, reason, details)
    SELECT $quizId, candidate_id, id, $kind, $actorId, $reason, details FROM ${rows}`;
