import type { MigrationInterface, QueryRunner } from 'typeorm';

export class UploadsAndImportQuota1795282787489 implements MigrationInterface {
  name = 'UploadsAndImportQuota1795282787489';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "uploads" DROP CONSTRAINT "FK_f339285755884814baa71d2e195"`);
    await runner.query(`ALTER TABLE "uploads" DROP CONSTRAINT "FK_42cc369dcc8f275d7ec8c90a10d"`);
    await runner.query(`ALTER TABLE "imports" ADD "kept_characters" integer NOT NULL DEFAULT '0'`);
    await runner.query(`CREATE INDEX "imports_creator" ON "imports"  ("created_by") `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "public"."imports_creator"`);
    await runner.query(`ALTER TABLE "imports" DROP COLUMN "kept_characters"`);
    // Rows of deleted accounts cannot refer to them.
    await runner.query(`DELETE FROM uploads WHERE created_by NOT IN (SELECT id FROM users)`);
    await runner.query(
      `ALTER TABLE "uploads" ADD CONSTRAINT "FK_42cc369dcc8f275d7ec8c90a10d" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "uploads" ADD CONSTRAINT "FK_f339285755884814baa71d2e195" FOREIGN KEY ("institute_id") REFERENCES "institutes"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
  }
}
