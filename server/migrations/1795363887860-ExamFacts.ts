import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ExamFacts1795363887860 implements MigrationInterface {
  name = 'ExamFacts1795363887860';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "attempts" ADD "network_mark" character varying(64)`);
    await runner.query(`ALTER TABLE "attempts" ADD "lease_browser" character varying(64)`);
    await runner.query(`ALTER TABLE "exam_events" ADD "fact_id" uuid`);
    // New kinds of events, such as those of late answers, have longer names.
    await runner.query(`ALTER TABLE "exam_events" ALTER COLUMN "kind" TYPE character varying(20)`);
    await runner.query(
      `CREATE UNIQUE INDEX "exam_events_fact" ON "exam_events"  ("attempt_id", "fact_id") WHERE fact_id IS NOT NULL`,
    );
    // Page events arrive later than they happened, so they cannot be ordered by arrival.
    await runner.query(`DROP INDEX "public"."exam_events_of_quiz"`);
    await runner.query(
      `CREATE INDEX "exam_events_of_quiz" ON "exam_events"  ("quiz_id", "at", "id") `,
    );
    await runner.query(
      `CREATE INDEX "exam_events_of_staff" ON "exam_events"  ("quiz_id", "at", "id") WHERE kind NOT IN ('FOCUS_LOST', 'FOCUS_REGAINED', 'RECONNECTED', 'ADDRESS_CHANGED', 'STARTED', 'TAKEN_OVER', 'SUBMITTED')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "public"."exam_events_of_staff"`);
    await runner.query(`DROP INDEX "public"."exam_events_of_quiz"`);
    await runner.query(`CREATE INDEX "exam_events_of_quiz" ON "exam_events"  ("quiz_id", "id") `);
    await runner.query(`DROP INDEX "public"."exam_events_fact"`);
    await runner.query(
      `DELETE FROM "exam_events" WHERE length("kind") > 12 OR "fact_id" IS NOT NULL`,
    );
    await runner.query(`ALTER TABLE "exam_events" ALTER COLUMN "kind" TYPE character varying(12)`);
    await runner.query(`ALTER TABLE "exam_events" DROP COLUMN "fact_id"`);
    await runner.query(`ALTER TABLE "attempts" DROP COLUMN "lease_browser"`);
    await runner.query(`ALTER TABLE "attempts" DROP COLUMN "network_mark"`);
  }
}
