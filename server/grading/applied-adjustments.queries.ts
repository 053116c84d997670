/** Which adjustments apply to an attempt: also marking at submission and learners' results read it, so it is not in adjustments/. */
import { defineQuery, defineRowQuery } from '../core/database/define-query.js';
import type { AdjustmentValue } from './fold-adjustments.js';
import type { ScoreAdjustment } from './score-adjustment.entity.js';

/**
 * Counts each adjustment of a whole exam, and each undoing: an attempt with a lower number is adjusted again.
 */
export const ADJUSTMENT_VERSION = `(SELECT (count(*) + count(undone_at))::int FROM score_adjustments
  WHERE quiz_id = $quizId AND attempt_id IS NULL)`;

/** SQL condition: the adjustment `s` of the exam of an attempt applies to it, or did until it was undone. */
export const appliesTo = (attemptId: string, startedAt: string): string =>
  `(s.attempt_id = ${attemptId} OR (s.attempt_id IS NULL AND s.created_at > ${startedAt}))`;

/** SQL condition: an adjustment of the whole exam `$quizId` applies to the attempt `a` of it, or did. */
export const APPLIES_ONE_OF_ALL = `a.started_at < (SELECT max(created_at) FROM score_adjustments
  WHERE quiz_id = $quizId AND attempt_id IS NULL)`;

/**
 * SQL of the adjustments `s` that apply to an attempt of the exam `$quizId`, as `appliesTo` says, or did until they were undone;
 * in two parts, so that those of other attempts are not read.
 */
const everAppliedSql = (id: string, startedAt: string): string => `(
  SELECT * FROM score_adjustments WHERE attempt_id = ${id}
  UNION ALL SELECT * FROM score_adjustments
    WHERE quiz_id = $quizId AND attempt_id IS NULL AND created_at > ${startedAt}) s`;

/** SQL of those in force. */
const appliedSql = (id: string, startedAt: string): string =>
  `${everAppliedSql(id, startedAt)}
  WHERE s.undone_at IS NULL`;

/** SQL of the adjustments in force for an attempt of the exam `$quizId`, as JSON, in the order in which they apply. */
export const adjustmentsSql = (id: string, startedAt: string): string => `(
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'kind', s.kind, 'marks', s.marks,
    'passMark', s.pass_mark, 'wrongMarks', s.wrong_marks, 'wrongMarksBasis', s.wrong_marks_basis)
    ORDER BY s.number), '[]')
  FROM ${appliedSql(id, startedAt)})`;

/** An adjustment that applies to an attempt. */
export type AppliedAdjustment = AdjustmentValue & { id: string };

/** What is in force for an attempt. */
export interface AttemptAdjustments {
  version: number;
  adjustments: AppliedAdjustment[];
}

/** Reads the adjustments in force for an attempt and their version, from one snapshot. */
export const findAttemptAdjustments = defineRowQuery<
  { quizId: string; attemptId: string; startedAt: Date },
  AttemptAdjustments
>(`
  SELECT ${ADJUSTMENT_VERSION} AS version, ${adjustmentsSql('$attemptId', '$startedAt')} AS adjustments`);

/** An adjustment as its learner sees it. */
export type ShownAdjustment = Pick<
  ScoreAdjustment,
  'kind' | 'marks' | 'passMark' | 'wrongMarks' | 'wrongMarksBasis' | 'reason'
>;

/**
 * The adjustments that are part of the score of an attempt, in the order in which they apply. One of all counts from the moment
 * at which a worker has applied it, to that at which a worker has applied its undoing.
 */
export const listShownAdjustments = defineQuery<
  { quizId: string; attemptId: string; startedAt: Date; adjustedVersion: number },
  ShownAdjustment
>(`
  SELECT s.kind, s.marks, s.pass_mark::float8 AS "passMark", s.wrong_marks AS "wrongMarks",
    s.wrong_marks_basis AS "wrongMarksBasis", s.reason
  FROM ${everAppliedSql('$attemptId', '$startedAt')}
  WHERE CASE WHEN s.attempt_id IS NOT NULL THEN s.undone_at IS NULL
    ELSE s.made_version <= $adjustedVersion
      AND (s.undone_version IS NULL OR s.undone_version > $adjustedVersion) END
  ORDER BY s.number`);

/** The version of an exam's adjustments. */
export const findAdjustmentVersion = defineRowQuery<{ quizId: string }, { version: number }>(
  `SELECT ${ADJUSTMENT_VERSION} AS version`,
);
