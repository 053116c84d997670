import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How long attempts stood still in pauses. Of those that a pause has moved before, it is in their extension. An update while
 * an exam is paused is safe: the pause counts when the exam goes on.
 */
export class PausedSeconds1795941192926 implements MigrationInterface {
  name = 'PausedSeconds1795941192926';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "attempts" ADD "paused_seconds" integer NOT NULL DEFAULT '0'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "attempts" DROP COLUMN "paused_seconds"`);
  }
}
