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
 * SQL of an attempt's end before anything was extended: the earlier of start + minutes and closing; null: none.
 * `a`, `c` and `r` are the rows of attempt, candidate and rules. LEAST passes over what is null.
 */
export const BASE = `least(
  a.started_at + make_interval(secs =>
    (a.rules->>'durationMinutes')::numeric * 60 * (100 + c.extra_time_percent) / 100),
  coalesce(c.closes_at, r.closes_at))`;

/** The rows that belong to `a`, beside it. */
const BESIDE = `candidates c JOIN exam_rules r ON r.quiz_id = c.quiz_id`;

/** The end that a reopened attempt was given is its own: no closing and nothing arranged moves it. */
const UNEXTENDED = `coalesce(a.reopened_until, ${BASE})`;

/** What an attempt is put to by all that is stored; null: no end. */
const ANEW = `${UNEXTENDED} + make_interval(secs => a.extension_seconds)`;

/**
 * UPDATE of attempts `a` to a later end, so that it stays when deadlines are made anew: what lies between
 * it and the end they had without is extension.
 * @param end SQL of the time
 */
export function extendedTo(end: string): string {
  return `UPDATE attempts a SET deadline_at = ${end},
    extension_seconds = coalesce(ceil(extract(epoch FROM ${end} - ${UNEXTENDED}))::int, 0)
  FROM ${BESIDE} WHERE c.id = a.candidate_id`;
}

/** The deadlines of attempts under way. */
@Injectable()
export class Deadlines extends RunningAttemptsPort {
  constructor(private readonly changes: ExamChanges) {
    super();
  }

  override async updateDeadlines(
    tx: Transaction,
    quizId: string,
    candidateId: string | null = null,
    arranged: AccommodationChange | null = null,
  ): Promise<void> {
    // A time that has passed already ends nothing at once: what is on its way comes in.
    await tx.manager.query(
      `UPDATE attempts a SET deadline_at =
         CASE WHEN ${ANEW} IS NOT NULL THEN greatest(${ANEW}, least(a.deadline_at, now())) END
       FROM ${BESIDE}
       WHERE c.id = a.candidate_id AND a.quiz_id = $1 AND ($2::uuid IS NULL OR c.id = $2)
         AND a.submitted_at IS NULL AND NOT a.is_preview`,
      [quizId, candidateId],
    );
    if (candidateId && arranged) await logArranged(tx, candidateId, arranged);
    this.changes.announce(quizId, tx);
  }
}

async function logArranged(
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
