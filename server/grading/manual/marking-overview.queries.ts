import { SUBMITTED } from '../../attempts/attempt.queries.js';
import { defineQuery, defineQueryVariants } from '../../core/database/define-query.js';
import { IS_ASSIGNED } from '../assignments/marking-assignment.queries.js';
import { FOR_MARKERS } from '../grade.queries.js';

/** The answers to a question that a person marks. */
export interface AnswerCounts {
  questionId: string;
  waiting: number;
  marked: number;
  /** Marked by the viewer. */
  mine: number;
}

/** Counts all answers that a person marks, from the index of grades. One row per question. */
export const countAnswersByQuestion = defineQuery<
  { quizId: string; userId: string; assigneeId: string | null },
  AnswerCounts
>(`
  SELECT g.question_id AS "questionId",
    count(*) FILTER (WHERE g.outcome = 'WAITING')::int AS waiting,
    count(*) FILTER (WHERE g.outcome <> 'WAITING')::int AS marked,
    count(*) FILTER (WHERE g.outcome <> 'WAITING' AND g.marked_by = $userId)::int AS mine
  FROM grades g JOIN attempts a ON a.id = g.attempt_id
  WHERE g.quiz_id = $quizId AND ${FOR_MARKERS} AND ${SUBMITTED} AND ${IS_ASSIGNED}
  GROUP BY g.question_id`);

/** A revision that asked a question, or no row: read from an answer that a person marks. */
export const findRevisionOfQuestion = defineQuery<
  { quizId: string; questionId: string },
  { revisionId: string }
>(`
  SELECT g.revision_id AS "revisionId" FROM grades g
  WHERE g.quiz_id = $quizId AND g.question_id = $questionId AND ${FOR_MARKERS} LIMIT 1`);

/** A candidate who has submitted, with their answers that a person marks. */
export interface LearnerCounts {
  aliasId: string;
  number: number;
  name: string;
  waiting: number;
  marked: number;
}

/** Candidates `m` of the exam who have submitted, as far as their answers are assigned. */
const submitters = (onlyWaiting: boolean): string => `marking_aliases m WHERE m.quiz_id = $quizId
  AND EXISTS (SELECT FROM attempts a WHERE a.candidate_id = m.candidate_id AND ${SUBMITTED}
    ${onlyWaiting ? 'AND a.waiting_count > 0' : ''}
    AND ($assigneeId::uuid IS NULL OR EXISTS (SELECT FROM grades g WHERE g.attempt_id = a.id
      AND ${onlyWaiting ? `g.outcome = 'WAITING'` : FOR_MARKERS} AND ${IS_ASSIGNED})))`;

const NAME = `(SELECT l.name FROM candidates c JOIN learners l ON l.id = c.learner_id
  WHERE c.id = m.candidate_id)`;

const ofCandidate = (condition: string): string => `
  FROM attempts a JOIN grades g ON g.attempt_id = a.id
  WHERE a.candidate_id = p.candidate_id AND ${SUBMITTED} AND ${condition} AND ${IS_ASSIGNED}`;

/**
 * A page of those who have submitted, or of those with a waiting answer: by name, or by number. With `isAfter`, the list
 * begins after `$afterId`, and goes round; without, numbers are read from their index in order.
 */
export const listLearners = defineQueryVariants<
  { onlyWaiting: boolean; isAnonymous: boolean; isAfter: boolean },
  { quizId: string; assigneeId: string | null; afterId: string | null; take: number; skip: number },
  LearnerCounts
>(
  [
    { onlyWaiting: false, isAnonymous: false, isAfter: false },
    { onlyWaiting: true, isAnonymous: true, isAfter: true },
  ],
  ({ onlyWaiting, isAnonymous, isAfter }) => {
    const place = isAnonymous ? 'm.number' : `${NAME} COLLATE "und-x-icu", m.number`;
    const isBefore = `(${place}) <=
      (SELECT ${place} FROM marking_aliases m WHERE m.quiz_id = $quizId AND m.id = $afterId)`;
    const order = isAfter ? `${isBefore}, ${place}` : place;
    return `
  SELECT p.*, (SELECT count(*)::int ${ofCandidate(`g.outcome = 'WAITING'`)}) AS waiting,
    (SELECT count(*)::int ${ofCandidate(`g.source = 'MARKER' AND g.outcome <> 'WAITING'`)}) AS marked
  FROM (SELECT m.id AS "aliasId", m.candidate_id, m.number, ${NAME} AS name,
      row_number() OVER (ORDER BY ${order}) AS place
    FROM ${submitters(onlyWaiting)} ORDER BY ${order} LIMIT $take OFFSET $skip) p ORDER BY p.place`;
  },
);

/** The length of that list, in one row. */
export const countLearners = defineQueryVariants<
  { onlyWaiting: boolean },
  { quizId: string; assigneeId: string | null },
  { count: number }
>(
  [{ onlyWaiting: false }, { onlyWaiting: true }],
  ({ onlyWaiting }) => `SELECT count(*)::int AS count FROM ${submitters(onlyWaiting)}`,
);
