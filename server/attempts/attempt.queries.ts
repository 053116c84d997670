import { defineQuery } from '../core/database/define-query.js';
import { selectColumns } from '../core/database/select-columns.js';
import { Attempt, GRACE_SECONDS, type AttemptRules } from './attempt.entity.js';

/** SQL of what the clock of an attempt shows: while it is paused, the time at which it was stopped. */
export const clockSql = (attempt: string): string => `coalesce(${attempt}.paused_at, now())`;

/** Condition: the deadline and the grace period of the attempt `a` have passed. */
export const IS_OVER = `coalesce(a.deadline_at + interval '${GRACE_SECONDS} seconds' < ${clockSql('a')}, false)`;

/** Condition: the attempt `a` is a result, submitted and no preview. Partial indexes of attempts match it. */
export const SUBMITTED = 'a.submitted_at IS NOT NULL AND NOT a.is_preview';

/** The same, of the exam `$quizId`. */
export const SUBMITTED_AT_EXAM = `a.quiz_id = $quizId AND ${SUBMITTED}`;

/** An attempt that the transaction has locked: saves, submissions and take-overs wait. */
export interface LockedAttempt extends Attempt {
  /** The deadline and the grace period have passed: no answers are accepted. */
  isOver: boolean;
}

/** Locks and reads the attempts for which a condition on `a` holds, with their question order. */
const lockSql = (condition: string): string => `
  SELECT ${selectColumns(Attempt, 'a')}, ${IS_OVER} AS "isOver"
  FROM attempts a WHERE ${condition} FOR NO KEY UPDATE OF a`;

/** Locks an attempt. */
export const lockAttempt = defineQuery<{ id: string }, LockedAttempt>(lockSql('a.id = $id'));

/** Locks an attempt that is no preview: staff can intervene in it. */
export const lockAttemptOfExam = defineQuery<{ id: string }, LockedAttempt>(
  lockSql('a.id = $id AND NOT a.is_preview'),
);

/** Locks the attempt of a grade that can be marked: no preview, and its quiz is not in the trash. */
export const lockAttemptForMarking = defineQuery<{ gradeId: string }, LockedAttempt>(
  lockSql(`a.id = (SELECT attempt_id FROM grades WHERE id = $gradeId) AND NOT a.is_preview
    AND EXISTS (SELECT FROM quizzes q WHERE q.id = a.quiz_id AND q.deleted_at IS NULL)`),
);

/** Locks the candidate's running attempt, of which there is at most one. */
export const lockRunningAttempt = defineQuery<{ candidateId: string }, LockedAttempt>(
  lockSql('a.candidate_id = $candidateId AND a.submitted_at IS NULL'),
);

/** Reads the fields of an attempt that never change. */
export const findFixedFields = defineQuery<
  { id: string },
  Pick<Attempt, 'id' | 'candidateId' | 'quizId' | 'revisionId'> & {
    rules: AttemptRules;
    /** Ids of the questions, in the order of the attempt. */
    order: string[];
  }
>(`
  SELECT id, candidate_id AS "candidateId", quiz_id AS "quizId", revision_id AS "revisionId",
    rules, jsonb_path_query_array(arrangement, '$[*].questionId') AS "order"
  FROM attempts WHERE id = $id`);

/** Finds an attempt of an exam: a row without columns if it is one. */
export const findAttemptOfExam = defineQuery<{ id: string; quizId: string }, object>(
  'SELECT FROM attempts WHERE id = $id AND quiz_id = $quizId',
);

/** Finds the candidate's running attempt: a row without columns if there is one. */
export const findRunningAttempt = defineQuery<{ candidateId: string }, object>(
  'SELECT FROM attempts WHERE candidate_id = $candidateId AND submitted_at IS NULL',
);

/** Lists those of `$ids`, ids of quizzes, that were taken, previews excluded. */
export const listTakenQuizzes = defineQuery<{ ids: string[] }, { id: string }>(`
  SELECT DISTINCT quiz_id AS id FROM attempts WHERE quiz_id = ANY($ids) AND NOT is_preview`);
