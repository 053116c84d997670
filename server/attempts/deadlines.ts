import { Injectable } from '@nestjs/common';
import type { Transaction } from '../core/database/unit-of-work.js';
import { RunningAttempts } from '../papers/running-attempts.js';

/** The deadlines of attempts under way: the earlier of start + minutes and closing, and what was extended. */
@Injectable()
export class Deadlines extends RunningAttempts {
  override async follow(
    { manager }: Transaction,
    quizId: string,
    candidateId: string | null = null,
  ): Promise<void> {
    // LEAST passes over what is null: no limit on that side.
    await manager.query(
      `UPDATE attempts a SET deadline_at =
         least(
           a.started_at + make_interval(secs =>
             (a.rules->>'durationMinutes')::numeric * 60 * (100 + c.extra_time_percent) / 100),
           coalesce(c.closes_at, r.closes_at)
         ) + make_interval(secs => a.extension_seconds)
       FROM candidates c JOIN exam_rules r ON r.quiz_id = c.quiz_id
       WHERE c.id = a.candidate_id AND a.quiz_id = $1 AND ($2::uuid IS NULL OR c.id = $2)
         AND a.submitted_at IS NULL AND NOT a.is_preview`,
      [quizId, candidateId],
    );
  }
}
