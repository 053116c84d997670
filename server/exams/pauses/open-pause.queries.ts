import { defineQuery } from '../../core/database/define-query.js';

/** FROM and WHERE of the pause `p` of an exam that has not ended: at most one. @param quizId SQL of the id of its quiz */
const fromOpenPause = (quizId: string, joins = ''): string =>
  `FROM exam_pauses p ${joins} WHERE p.quiz_id = ${quizId} AND p.ended_at IS NULL`;

/** SQL of when an exam was paused; null while it is not. @param quizId SQL of the id of its quiz */
export const pausedSinceSql = (quizId: string): string =>
  `(SELECT p.started_at ${fromOpenPause(quizId)})`;

/**
 * SQL of the time that a closing is compared with: while the exam is paused, when it was paused. An exam that was open
 * then does not close meanwhile. @param quizId SQL of the id of its quiz
 */
export const closingClockSql = (quizId: string): string =>
  `coalesce(${pausedSinceSql(quizId)}, now())`;

/**
 * SQL of a closing that has moved by the part of a pause that lay in the window.
 * @param since SQL of when the pause began; @param at SQL of its end
 */
export const movedClosingSql = (
  closesAt: string,
  opensAt: string,
  since: string,
  at: string,
): string => `${closesAt} + greatest(interval '0', ${at} - greatest(${since}, ${opensAt}))`;

/** The pause of an exam that lasts, with who began it. */
export interface OpenPause {
  id: string;
  startedAt: Date;
  startedByName: string | null;
  reason: string;
}

export const findOpenPause = defineQuery<{ quizId: string }, OpenPause>(`
  SELECT p.id, p.started_at AS "startedAt", u.first_name || ' ' || u.last_name AS "startedByName",
    p.reason
  ${fromOpenPause('$quizId', 'LEFT JOIN users u ON u.id = p.started_by')}`);
