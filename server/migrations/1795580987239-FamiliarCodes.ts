import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FamiliarCodes1795580987239 implements MigrationInterface {
  name = 'FamiliarCodes1795580987239';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "email_codes" ADD "is_familiar" boolean NOT NULL DEFAULT false`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "email_codes" DROP COLUMN "is_familiar"`);
  }
}
