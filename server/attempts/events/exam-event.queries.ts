import { defineQueryVariants } from '../../core/database/define-query.js';
import type { SubmittedBy } from '../attempt.entity.js';
import {
  IS_PAGE_EVENT,
  IS_STAFF_EVENT,
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
}

/** Which events of an exam: all, or those of one attempt or source. */
interface ListedEvents {
  source: ExamEventSource | null;
  isOfAttempt: boolean;
}

const EXAMPLES: ListedEvents[] = [
  { source: null, isOfAttempt: false },
  { source: ExamEventSource.STAFF, isOfAttempt: false },
  { source: ExamEventSource.PAGE, isOfAttempt: true },
];

const OF_SOURCE: Record<ExamEventSource, string> = {
  [ExamEventSource.PAGE]: `AND e.${IS_PAGE_EVENT}`,
  [ExamEventSource.STAFF]: `AND e.${IS_STAFF_EVENT}`,
};

/** Candidates without a learner are those of previews. */
const eventsSql = ({ source, isOfAttempt }: ListedEvents, joins = ''): string => `
  FROM exam_events e JOIN candidates c ON c.id = e.candidate_id AND c.learner_id IS NOT NULL
    ${joins}
  WHERE e.quiz_id = $quizId
    ${isOfAttempt ? 'AND e.attempt_id = $attemptId' : ''} ${source ? OF_SOURCE[source] : ''}`;

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
    (e.details->>'seconds')::int AS seconds, e.details->>'from' AS "takenFrom",
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
