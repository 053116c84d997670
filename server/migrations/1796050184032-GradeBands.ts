import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GradeBands1796050184032 implements MigrationInterface {
  name = 'GradeBands1796050184032';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "institutes" ADD "grade_bands" jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "institutes" DROP COLUMN "grade_bands"`);
  }
}
