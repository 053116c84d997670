import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ResultMails1795393700000 implements MigrationInterface {
  name = 'ResultMails1795393700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "exam_rules_mailing" ON "exam_rules"  ("quiz_id") WHERE mails_results`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "public"."exam_rules_mailing"`);
  }
}
