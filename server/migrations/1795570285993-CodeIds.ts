import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CodeIds1795570285993 implements MigrationInterface {
  name = 'CodeIds1795570285993';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "email_codes" ADD "code_id" uuid`);
    await runner.query(`UPDATE "email_codes" SET "code_id" = "id"`);
    await runner.query(`ALTER TABLE "email_codes" ALTER COLUMN "code_id" SET NOT NULL`);
    // For servers that still run the previous version, whose codes get ids of their own.
    await runner.query(
      `ALTER TABLE "email_codes" ALTER COLUMN "code_id" SET DEFAULT gen_random_uuid()`,
    );
    await runner.query(`CREATE INDEX "email_codes_code" ON "email_codes"  ("code_id") `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "email_codes_code"`);
    await runner.query(`ALTER TABLE "email_codes" DROP COLUMN "code_id"`);
  }
}
