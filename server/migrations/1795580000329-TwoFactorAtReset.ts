import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TwoFactorAtReset1795580000329 implements MigrationInterface {
  name = 'TwoFactorAtReset1795580000329';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "password_resets" ADD "had_two_factor" boolean NOT NULL DEFAULT false`,
    );
    // Of resets that can still be undone: what was on before them, and has not changed since.
    await runner.query(
      `UPDATE "password_resets" r SET "had_two_factor" = true FROM "users" u WHERE u."id" = r."user_id" AND u."two_factor_since" < r."created_at"`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "password_resets" DROP COLUMN "had_two_factor"`);
  }
}
