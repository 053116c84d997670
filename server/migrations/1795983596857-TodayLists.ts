import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each index reads its table once, and writes to it wait for that long: a few seconds for a million attempts. An index
 * that is built concurrently would wait for the other processes that wait for this migration, and they for it.
 */
export class TodayLists1795983596857 implements MigrationInterface {
  name = 'TodayLists1795983596857';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "attempts_to_mark" ON "attempts"  ("institute_id", "quiz_id") WHERE submitted_at IS NOT NULL AND NOT is_preview AND waiting_count > 0`,
    );
    await runner.query(
      `CREATE INDEX "imports_unsuccessful" ON "imports"  ("institute_id", "created_at") WHERE state IN ('FAILED', 'REFUSED')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "public"."imports_unsuccessful"`);
    await runner.query(`DROP INDEX "public"."attempts_to_mark"`);
  }
}
