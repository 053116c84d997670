import type { MigrationInterface, QueryRunner } from 'typeorm';

export class UploadQuota1795277776212 implements MigrationInterface {
  name = 'UploadQuota1795277776212';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX "uploads_creator" ON "uploads"  ("created_by") `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "public"."uploads_creator"`);
  }
}
