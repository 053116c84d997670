import { defineRowQuery } from '../../core/database/define-query.js';
import { selectColumns } from '../../core/database/select-columns.js';
import { pausedSinceSql } from '../../exams/pauses/open-pause.queries.js';
import { Attempt } from '../attempt.entity.js';
import { ExamEventKind } from '../events/exam-event.entity.js';
import { movedDeadlineSql } from './pause.queries.js';

/** Stops the clock of an attempt that the transaction has locked; of one that stands with its exam, from then on. */
export const pauseAttempt = defineRowQuery<{ id: string; at: Date }, Attempt>(
  `UPDATE attempts a SET paused_at = coalesce(a.paused_at, $at), paused_alone_at = $at WHERE a.id = $id
  RETURNING ${selectColumns(Attempt, 'a')}`,
);

const EXAM_IS_PAUSED = `${pausedSinceSql('a.quiz_id')} IS NOT NULL`;

/**
 * Lets the clock of an attempt run on that staff paused alone: its deadline moves by the time that it stood still. While
 * its exam is paused, it stands on with the exam. The attempt must be locked.
 */
export const resumeAttempt = defineRowQuery<{ id: string; at: Date }, Attempt>(
  `${movedDeadlineSql(`CASE WHEN ${EXAM_IS_PAUSED} THEN $at::timestamptz END`, ' paused_alone_at = NULL,')}
    AND a.id = $id
  RETURNING ${selectColumns(Attempt, 'a')}`,
);

/** How often an attempt was paused, with its exam or alone. */
export const countPauses = defineRowQuery<{ id: string }, { count: number }>(
  `SELECT count(*)::int AS count FROM exam_events WHERE attempt_id = $id AND kind = '${ExamEventKind.PAUSED}'`,
);
