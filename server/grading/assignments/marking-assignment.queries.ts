import { defineCommand, defineQuery, defineRowQuery } from '../../core/database/define-query.js';
import type { MarkingAssignment } from './marking-assignment.entity.js';

/** SQL condition: the assignment `s` has the answer with the grade `g`, of the attempt `a`. */
export const IN_PART = `s.quiz_id = g.quiz_id
    AND (s.question_ids IS NULL OR g.question_id = ANY(s.question_ids))
    AND (s.candidate_ids IS NULL OR a.candidate_id = ANY(s.candidate_ids))`;

/** SQL condition: the answer with the grade `g`, of the attempt `a`, is assigned to `$assigneeId`; null: to anybody. */
export const IS_ASSIGNED = `($assigneeId::uuid IS NULL OR EXISTS (SELECT FROM marking_assignments s
  WHERE s.user_id = $assigneeId AND ${IN_PART}))`;

/**
 * SQL of how many answers of the attempt `a` wait for `$assigneeId`: all of them where nobody is assigned in its exam, or
 * where `$assigneeId` is null.
 */
export const WAITING_FOR_ASSIGNEE = `(CASE WHEN $assigneeId::uuid IS NULL
    OR NOT EXISTS (SELECT FROM marking_assignments s WHERE s.quiz_id = a.quiz_id) THEN a.waiting_count
  ELSE (SELECT count(*)::int FROM grades g
    WHERE g.attempt_id = a.id AND g.outcome = 'WAITING' AND ${IS_ASSIGNED}) END)`;

/** SQL condition: `$assigneeId` sees only a part of the exam of the quiz `q`, or nothing; false where it is null. */
export const IS_NARROWED = `($assigneeId::uuid IS NOT NULL
    AND EXISTS (SELECT FROM marking_assignments s WHERE s.quiz_id = q.id)
    AND NOT EXISTS (SELECT FROM marking_assignments s WHERE s.quiz_id = q.id
      AND s.user_id = $assigneeId AND s.question_ids IS NULL AND s.candidate_ids IS NULL))`;

/** Those of `$quizIds` of which `$assigneeId` does not see everything. */
export const listNarrowedExams = defineQuery<
  { quizIds: readonly string[]; assigneeId: string },
  { id: string }
>(`SELECT q.id FROM quizzes q WHERE q.id = ANY($quizIds::uuid[]) AND ${IS_NARROWED}`);

/** A row without columns if an answer is assigned to a marker. */
export const findAssignedAnswer = defineQuery<{ gradeId: string; assigneeId: string }, object>(`
  SELECT FROM grades g JOIN attempts a ON a.id = g.attempt_id
  WHERE g.id = $gradeId AND ${IS_ASSIGNED}`);

/** How many of these are questions of the exam, in any of its papers. */
export const countQuestionsOfExam = defineRowQuery<
  { quizId: string; questionIds: readonly string[] },
  { count: number }
>(`
  SELECT count(DISTINCT placement_id)::int AS count FROM paper_revision_questions
  WHERE quiz_id = $quizId AND placement_id = ANY($questionIds::uuid[])`);

/** The candidates that markers of an exam know by these ids. */
export const listCandidatesOfAliases = defineQuery<
  { quizId: string; aliasIds: readonly string[] },
  { id: string }
>(`
  SELECT candidate_id AS id FROM marking_aliases
  WHERE quiz_id = $quizId AND id = ANY($aliasIds::uuid[]) ORDER BY candidate_id`);

/** SQL of a text that is another for each part that an assignment `s` can be of. */
export const PART_STAMP = `md5(coalesce(s.question_ids::text, '') || ' ' || coalesce(s.candidate_ids::text, ''))`;

/** What is assigned to somebody in an exam, or no row. */
export const findPartStamp = defineQuery<{ quizId: string; userId: string }, { stamp: string }>(`
  SELECT ${PART_STAMP} AS stamp FROM marking_assignments s
  WHERE s.quiz_id = $quizId AND s.user_id = $userId`);

/** Stores an assignment, or replaces it. Writes no row if it is the same already. */
export const upsertAssignment = defineCommand<
  Pick<MarkingAssignment, 'quizId' | 'userId' | 'questionIds' | 'candidateIds'>
>(`
  INSERT INTO marking_assignments AS s (quiz_id, user_id, question_ids, candidate_ids)
  VALUES ($quizId, $userId, $questionIds, $candidateIds)
  ON CONFLICT (quiz_id, user_id) DO UPDATE
    SET question_ids = excluded.question_ids, candidate_ids = excluded.candidate_ids
    WHERE (s.question_ids, s.candidate_ids)
      IS DISTINCT FROM (excluded.question_ids, excluded.candidate_ids)`);
