import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When staff paused an attempt by itself. */
export class AttemptPauses1796011420995 implements MigrationInterface {
  name = 'AttemptPauses1796011420995';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "attempts" ADD "paused_alone_at" TIMESTAMP WITH TIME ZONE`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // An earlier release could not let them go on. Those whose exam is paused go on with it; the others go on now, and
    // none of them loses the time: what the deadline has beyond start, minutes and pauses, or the closing, is an extension.
    const stood = `(now() - a.paused_at)`;
    const deadline = `(a.deadline_at + ${stood})`;
    await runner.query(`UPDATE attempts a SET paused_at = NULL, deadline_at = ${deadline},
      paused_seconds = a.paused_seconds + extract(epoch FROM ${stood}), reopened_until = a.reopened_until + ${stood},
      extension_seconds = coalesce(ceil(extract(epoch FROM ${deadline} - coalesce(a.reopened_until + ${stood}, least(
        a.started_at + make_interval(secs => a.paused_seconds + extract(epoch FROM ${stood}) +
          (a.rules->>'durationMinutes')::numeric * 60 * (100 + c.extra_time_percent) / 100),
        coalesce(c.closes_at, r.closes_at)))))::int, a.extension_seconds)
      FROM candidates c JOIN exam_rules r ON r.quiz_id = c.quiz_id
      WHERE c.id = a.candidate_id AND a.submitted_at IS NULL AND a.paused_alone_at IS NOT NULL
        AND NOT EXISTS (SELECT FROM exam_pauses p WHERE p.quiz_id = a.quiz_id AND p.ended_at IS NULL)`);
    const actions = `('ATTEMPT_PAUSED', 'ATTEMPT_RESUMED')`;
    await runner.query(`DELETE FROM audit_events WHERE action IN ${actions}`);
    await runner.query(`ALTER TABLE "attempts" DROP COLUMN "paused_alone_at"`);
  }
}
