import { SUBMITTED_AT_EXAM } from '../../attempts/attempt.queries.js';
import { defineQuery, defineRowQuery } from '../../core/database/define-query.js';
import { LEARNER_JOIN } from '../result-list.queries.js';

/** A row of the picture: a submitted attempt with its learner. */
export interface PictureRow {
  attemptId: string;
  learnerId: string;
  name: string;
  rollNumber: string | null;
  /** Counts the attempts of the candidate. */
  number: number;
  revisionId: string;
  score: number;
  maxScore: number;
  /** See server/grading/marked-answers.ts. Null until UnscoredAttempts wrote them. */
  markedAnswers: string | null;
  /** JSON of the rules about marks (MarkingPattern). */
  pattern: string;
}

/** An attempt of which the difficulty of questions is measured. */
export interface MeasuredAttempt {
  revisionId: string;
  /** JSON of the rules about marks (MarkingPattern). */
  pattern: string;
  markedAnswers: string;
}

/** What attempts with the same marks for each question have in common. */
const PATTERN = `(a.rules - '{durationMinutes,passMark,layout,navigation,checksSpelling}'::text[])::text AS pattern`;

/** A page of the submitted attempts of an exam: the highest score first, then by name. */
export const listPictureRows = defineQuery<
  { quizId: string; take: number; skip: number },
  PictureRow
>(`
  SELECT a.id AS "attemptId", c.learner_id AS "learnerId", l.name, l.roll_number AS "rollNumber",
    a.number, a.revision_id AS "revisionId", a.score::float8, a.max_score::float8 AS "maxScore",
    a.marked_answers AS "markedAnswers", ${PATTERN}
  FROM attempts a ${LEARNER_JOIN} WHERE ${SUBMITTED_AT_EXAM}
  ORDER BY a.score DESC, l.name COLLATE "und-x-icu", a.id LIMIT $take OFFSET $skip`);

/** The length of that list. */
export const countPictureRows = defineRowQuery<{ quizId: string }, { count: number }>(
  `SELECT count(*)::int AS count FROM attempts a WHERE ${SUBMITTED_AT_EXAM}`,
);

/** The marked answers of the latest submitted attempts with some revisions. */
export const listMeasuredAttempts = defineQuery<
  { quizId: string; revisionIds: string[]; take: number },
  MeasuredAttempt
>(`
  SELECT a.revision_id AS "revisionId", a.marked_answers AS "markedAnswers", ${PATTERN}
  FROM attempts a WHERE ${SUBMITTED_AT_EXAM} AND a.marked_answers IS NOT NULL
    AND a.revision_id = ANY($revisionIds)
  ORDER BY a.submitted_at DESC, a.id DESC LIMIT $take`);
