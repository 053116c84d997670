import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SettledMarks1795393800000 implements MigrationInterface {
  name = 'SettledMarks1795393800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "attempts" ADD "settles_at" TIMESTAMP WITH TIME ZONE`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "attempts" DROP COLUMN "settles_at"`);
  }
}
