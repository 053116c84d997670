import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Servers of the previous version leave it empty: then the times of reset and set-up are compared. */
export class TwoFactorAtReset1795580000329 implements MigrationInterface {
  name = 'TwoFactorAtReset1795580000329';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "password_resets" ADD "had_two_factor" boolean`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "password_resets" DROP COLUMN "had_two_factor"`);
  }
}
