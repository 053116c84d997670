import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../core/database/unit-of-work.js';
import {
  RunningAttemptsPort,
  type AccommodationChange,
} from '../../exams/running-attempts.port.js';
import type { Attempt } from '../attempt.entity.js';
import { ExamChanges } from '../events/exam-changes.js';
import { ExamEventKind } from '../events/exam-event.entity.js';
import { logEvent } from '../events/exam-events.js';

/**
 * SQL of an attempt's deadline without extensions: the earlier of start + minutes and closing; null: none.
 * `a`, `c` and `r` are the rows of attempt, candidate and rules. LEAST ignores nulls.
 */
export const BASE_DEADLINE = `least(
  a.started_at + make_interval(secs =>
    (a.rules->>'durationMinutes')::numeric * 60 * (100 + c.extra_time_percent) / 100),
  coalesce(c.closes_at, r.closes_at))`;

/** The rows of candidate and rules for the attempt `a`. */
const RELATED_ROWS = `candidates c JOIN exam_rules r ON r.quiz_id = c.quiz_id`;

/** The deadline of a reopened attempt is fixed: neither a closing nor accommodations move it. */
const UNEXTENDED_DEADLINE = `coalesce(a.reopened_until, ${BASE_DEADLINE})`;

/** The deadline as computed from the stored rows; null: none. */
const RECOMPUTED_DEADLINE = `${UNEXTENDED_DEADLINE} + make_interval(secs => a.extension_seconds)`;

/**
 * UPDATE of attempts `a` that sets a later deadline. The difference to the deadline without extensions is
 * stored, so that recomputing gives the same deadline.
 * @param end SQL of the new deadline
 */
export function extendDeadlineSql(end: string): string {
  return `UPDATE attempts a SET deadline_at = ${end},
    extension_seconds = coalesce(ceil(extract(epoch FROM ${end} - ${UNEXTENDED_DEADLINE}))::int, 0)
  FROM ${RELATED_ROWS} WHERE c.id = a.candidate_id`;
}

/** Updates the deadlines of running attempts. */
@Injectable()
export class Deadlines extends RunningAttemptsPort {
  constructor(private readonly changes: ExamChanges) {
    super();
  }

  override async updateDeadlines(
    tx: Transaction,
    quizId: string,
    candidateId: string | null = null,
    change: AccommodationChange | null = null,
  ): Promise<void> {
    // A new deadline in the past becomes now: answers that are on their way still have the grace period.
    await tx.manager.query(
      `UPDATE attempts a SET deadline_at =
         CASE WHEN ${RECOMPUTED_DEADLINE} IS NOT NULL THEN greatest(${RECOMPUTED_DEADLINE}, least(a.deadline_at, now())) END
       FROM ${RELATED_ROWS}
       WHERE c.id = a.candidate_id AND a.quiz_id = $1 AND ($2::uuid IS NULL OR c.id = $2)
         AND a.submitted_at IS NULL AND NOT a.is_preview`,
      [quizId, candidateId],
    );
    if (candidateId && change) await logAccommodations(tx, candidateId, change);
    this.changes.announce(quizId, tx);
  }
}

async function logAccommodations(
  { manager }: Transaction,
  candidateId: string,
  { actorId, details }: AccommodationChange,
): Promise<void> {
  const attempts = await manager.query<Pick<Attempt, 'id' | 'quizId' | 'candidateId'>[]>(
    `SELECT id, quiz_id AS "quizId", candidate_id AS "candidateId" FROM attempts
     WHERE candidate_id = $1 AND submitted_at IS NULL AND NOT is_preview`,
    [candidateId],
  );
  for (const attempt of attempts)
    await logEvent(manager, ExamEventKind.ARRANGED, attempt, details, { actorId, reason: null });
}
