import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of an attempt. Saving answers sets other columns, and must cost nothing more (migration UpdatedAt). */
const COLUMNS = `number, started_at, deadline_at, extension_seconds, reopened_until, submitted_at, submitted_by, receipt,
  score, max_score, exact_score, exact_max_score, waiting_count, marked_answers`;

async function setUpdatedAt(runner: QueryRunner, columns: string): Promise<void> {
  // Replaced, not dropped: reads go on meanwhile.
  await runner.query(
    `CREATE OR REPLACE TRIGGER set_updated_at BEFORE UPDATE OF ${columns}
     ON attempts FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION set_updated_at()`,
  );
}

/**
 * Those of attempts that run, as their pages are seen from their next poll on. Filled before anything is locked: then
 * saves wait only for the constraint, which reads the few rows, and for the trigger.
 */
export class AttemptPresence1795981831313 implements MigrationInterface {
  name = 'AttemptPresence1795981831313';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "attempt_presence" ("attempt_id" uuid NOT NULL, "last_seen_at" TIMESTAMP WITH TIME ZONE NOT NULL, "away_since" TIMESTAMP WITH TIME ZONE, "leave_count" integer NOT NULL DEFAULT '0', CONSTRAINT "PK_987a98f483fe7f8bf5ce24e2351" PRIMARY KEY ("attempt_id"))`,
    );
    await runner.query(
      `INSERT INTO attempt_presence (attempt_id, last_seen_at, leave_count)
       SELECT a.id, greatest(a.started_at, a.last_saved_at), (SELECT count(*) FROM exam_events e
         WHERE e.attempt_id = a.id AND e.kind = 'FOCUS_LOST')
       FROM attempts a WHERE a.submitted_at IS NULL`,
    );
    // As the constraint and the trigger do. Attempts that were deleted meanwhile would violate the constraint.
    await runner.query(`LOCK TABLE attempts IN SHARE ROW EXCLUSIVE MODE`);
    await runner.query(
      `DELETE FROM attempt_presence p WHERE NOT EXISTS (SELECT FROM attempts a WHERE a.id = p.attempt_id)`,
    );
    await runner.query(
      `ALTER TABLE "attempt_presence" ADD CONSTRAINT "FK_987a98f483fe7f8bf5ce24e2351" FOREIGN KEY ("attempt_id") REFERENCES "attempts"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    // Without a deadline, nothing else shows that a pause has ended.
    await setUpdatedAt(runner, `${COLUMNS}, paused_at`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await setUpdatedAt(runner, COLUMNS);
    await runner.query(
      `ALTER TABLE "attempt_presence" DROP CONSTRAINT "FK_987a98f483fe7f8bf5ce24e2351"`,
    );
    await runner.query(`DROP TABLE "attempt_presence"`);
  }
}
