import { SUBMITTED } from '../../attempts/attempt.queries.js';
import { Role } from '../../core/access/role.js';
import { defineQuery, defineRowQuery } from '../../core/database/define-query.js';
import { FOR_MARKERS } from '../grade.queries.js';
import { IN_PART, PART_STAMP } from './marking-assignment.queries.js';

/** SQL condition: the account `u` can mark what is assigned to it. */
const IS_MARKER = `u.role = '${Role.MARKER}' AND u.left_at IS NULL`;

const NAME = `u.first_name || ' ' || u.last_name`;

/** Somebody who marks an exam, or may. */
export interface TeamMember {
  userId: string;
  name: string;
  /** Whether they are a marker of the institute now. */
  isMarker: boolean;
  /** Null once they have left. */
  role: Role | null;
  isAssigned: boolean;
  /** Null for all, as `aliasIds`. */
  questionIds: string[] | null;
  /** Of candidates: the ids by which markers know them. */
  aliasIds: string[] | null;
  /** Of what is assigned to them; null for nothing. */
  stamp: string | null;
  /** Answers that they have marked themselves. */
  own: number;
}

/** The institute's markers, whoever is assigned and whoever has marked in the exam: by name. */
export const listTeam = defineQuery<{ quizId: string; instituteId: string }, TeamMember>(`
  WITH own AS (
    SELECT g.marked_by AS user_id, count(*)::int AS count
    FROM grades g JOIN attempts a ON a.id = g.attempt_id
    WHERE g.quiz_id = $quizId AND g.source = 'MARKER' AND g.outcome <> 'WAITING' AND ${SUBMITTED}
    GROUP BY g.marked_by)
  SELECT u.id AS "userId", ${NAME} AS name, ${IS_MARKER} AS "isMarker",
    CASE WHEN u.left_at IS NULL THEN u.role END AS role,
    s.user_id IS NOT NULL AS "isAssigned", s.question_ids AS "questionIds",
    CASE WHEN s.candidate_ids IS NOT NULL THEN ARRAY(SELECT m.id FROM marking_aliases m
      WHERE m.candidate_id = ANY(s.candidate_ids) ORDER BY m.number) END AS "aliasIds",
    CASE WHEN s.user_id IS NOT NULL THEN ${PART_STAMP} END AS stamp, coalesce(own.count, 0) AS own
  FROM users u LEFT JOIN marking_assignments s ON s.user_id = u.id AND s.quiz_id = $quizId
    LEFT JOIN own ON own.user_id = u.id
  WHERE u.institute_id = $instituteId
    AND (${IS_MARKER} OR s.user_id IS NOT NULL OR own.count IS NOT NULL)
  ORDER BY (${NAME}) COLLATE "und-x-icu", u.id`);

/** Answers that a person marks. */
export interface PartCounts {
  waiting: number;
  marked: number;
}

const COUNTS = `count(*) FILTER (WHERE g.outcome = 'WAITING')::int AS waiting,
    count(*) FILTER (WHERE g.outcome <> 'WAITING')::int AS marked`;

const ANSWERS = `grades g JOIN attempts a ON a.id = g.attempt_id AND ${SUBMITTED}`;

/** How far the parts of an exam are: one row for each that has answers. */
export const countParts = defineQuery<{ quizId: string }, PartCounts & { userId: string }>(`
  SELECT s.user_id AS "userId", ${COUNTS}
  FROM ${ANSWERS} JOIN marking_assignments s ON ${IN_PART}
  WHERE g.quiz_id = $quizId AND ${FOR_MARKERS} GROUP BY s.user_id`);

/** How far an exam is, and how many of its waiting answers are assigned to nobody who can mark them. */
export const countWhole = defineRowQuery<{ quizId: string }, PartCounts & { unassigned: number }>(`
  SELECT ${COUNTS}, count(*) FILTER (WHERE g.outcome = 'WAITING' AND NOT EXISTS (
      SELECT FROM marking_assignments s JOIN users u ON u.id = s.user_id AND ${IS_MARKER}
      WHERE ${IN_PART}))::int AS unassigned
  FROM ${ANSWERS} WHERE g.quiz_id = $quizId AND ${FOR_MARKERS}`);
