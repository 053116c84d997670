import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when attempts stand still that staff paused individually. */
export class AttemptPauses1796011420995 implements MigrationInterface {
  name = 'AttemptPauses1796011420995';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "attempts" ADD "individually_paused_at" TIMESTAMP WITH TIME ZONE`,
    );
    await runner.query(
      `ALTER TABLE "attempts" ADD "individually_paused_seconds" double precision NOT NULL DEFAULT '0'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    // An earlier release could not let them go on. Those whose exam is paused go on with it; the others go on now, and
    // none of them loses the time: what the deadline has beyond start, minutes and pauses, or the closing, is an extension.
    const stood = `CASE WHEN a.individually_paused_at IS NULL OR EXISTS (SELECT FROM exam_pauses p
      WHERE p.quiz_id = a.quiz_id AND p.ended_at IS NULL) THEN interval '0' ELSE now() - a.paused_at END`;
    await runner.query(`WITH stood AS (SELECT a.id, ${stood} AS time FROM attempts a)
      UPDATE attempts a SET deadline_at = a.deadline_at + s.time,
        paused_at = CASE WHEN s.time = interval '0' THEN a.paused_at END,
        paused_seconds = a.paused_seconds + extract(epoch FROM s.time),
        reopened_until = a.reopened_until + s.time,
        extension_seconds = coalesce(ceil(extract(epoch FROM a.deadline_at + s.time - coalesce(
          a.reopened_until + s.time, least(a.started_at + make_interval(secs => a.paused_seconds +
            extract(epoch FROM s.time) + (a.rules->>'durationMinutes')::numeric * 60 * (100 + c.extra_time_percent) / 100),
            coalesce(c.closes_at, r.closes_at)))))::int, a.extension_seconds)
      FROM stood s, candidates c JOIN exam_rules r ON r.quiz_id = c.quiz_id
      WHERE s.id = a.id AND c.id = a.candidate_id AND a.submitted_at IS NULL
        AND (a.individually_paused_at IS NOT NULL OR a.individually_paused_seconds > 0)`);
    await runner.query(
      `DELETE FROM exam_events WHERE kind IN ('PAUSED_INDIVIDUALLY', 'RESUMED_INDIVIDUALLY')`,
    );
    const actions = `('ATTEMPT_PAUSED', 'ATTEMPT_RESUMED')`;
    await runner.query(`DELETE FROM audit_events WHERE action IN ${actions}`);
    await runner.query(`ALTER TABLE "attempts" DROP COLUMN "individually_paused_seconds"`);
    await runner.query(`ALTER TABLE "attempts" DROP COLUMN "individually_paused_at"`);
  }
}
