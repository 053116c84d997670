import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TimesMailings1795988311557 implements MigrationInterface {
  name = 'TimesMailings1795988311557';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "candidates" ADD "times_mailing_id" uuid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "candidates" DROP COLUMN "times_mailing_id"`);
  }
}
