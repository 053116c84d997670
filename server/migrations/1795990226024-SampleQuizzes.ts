import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SampleQuizzes1795990226024 implements MigrationInterface {
  name = 'SampleQuizzes1795990226024';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "quizzes" ADD "is_sample" boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "quizzes" DROP COLUMN "is_sample"`);
  }
}
