import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReturnNumbers1795945530350 implements MigrationInterface {
  name = 'ReturnNumbers1795945530350';

  async up(runner: QueryRunner): Promise<void> {
    // They last an hour: whoever waits during the update asks again.
    await runner.query('DELETE FROM "return_requests"');
    await runner.query(`ALTER TABLE "return_requests" ADD "number" smallint NOT NULL`);
    await runner.query(
      `CREATE UNIQUE INDEX "return_requests_number" ON "return_requests"  ("quiz_id", "number") WHERE state = 'WAITING'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "public"."return_requests_number"`);
    await runner.query(`ALTER TABLE "return_requests" DROP COLUMN "number"`);
  }
}
