import { defineQuery, defineRowQuery } from '../../core/database/define-query.js';
import { selectColumns } from '../../core/database/select-columns.js';
import { pausedSinceSql } from '../../exams/pauses/open-pause.queries.js';
import { Attempt } from '../attempt.entity.js';
import { ExamEventKind } from '../events/exam-event.entity.js';
import { movedDeadlineSql } from './pause.queries.js';

const SINCE = 'coalesce(a.paused_at, $at)';

/** Stops the clock of an attempt that the transaction has locked; it may stand already, with its exam. */
export const pauseAttempt = defineRowQuery<{ id: string; at: Date }, Attempt>(
  `UPDATE attempts a SET paused_at = ${SINCE}, individually_paused_at = ${SINCE} WHERE a.id = $id
  RETURNING ${selectColumns(Attempt, 'a')}`,
);

/**
 * Lets the clock of an attempt run on that staff paused individually: its deadline moves by the time that it stood still.
 * The attempt must be locked.
 */
export const resumeAttempt = defineRowQuery<{ id: string; at: Date }, Attempt>(
  `${movedDeadlineSql('NULL', '$at - a.paused_at', 'individually_paused_at = NULL,')} AND a.id = $id
  RETURNING ${selectColumns(Attempt, 'a')}`,
);

/** Ends the individual pause of an attempt whose exam is paused: it goes on with the exam. No row if the exam is not. */
export const leaveToExam = defineQuery<{ id: string }, Attempt>(
  `UPDATE attempts a SET individually_paused_at = NULL, paused_at = a.paused_at
  WHERE a.id = $id AND ${pausedSinceSql('a.quiz_id')} IS NOT NULL
  RETURNING ${selectColumns(Attempt, 'a')}`,
);

/** How often an attempt was paused individually. */
export const countPauses = defineRowQuery<{ id: string }, { count: number }>(
  `SELECT count(*)::int AS count FROM exam_events WHERE attempt_id = $id AND kind = '${ExamEventKind.PAUSED_INDIVIDUALLY}'`,
);
