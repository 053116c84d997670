import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ImportFindings1795277954183 implements MigrationInterface {
  name = 'ImportFindings1795277954183';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "public"."imports_quiz"`);
    await runner.query(
      `CREATE TABLE "import_rows" ("import_id" uuid NOT NULL, "row" integer NOT NULL, "cells" jsonb NOT NULL, "unread" jsonb NOT NULL, CONSTRAINT "PK_dd8a1f8f02efacd44fd2fff78d1" PRIMARY KEY ("import_id", "row"))`,
    );
    await runner.query(
      `CREATE TABLE "import_warnings" ("import_id" uuid NOT NULL, "row" integer NOT NULL, "duplicate_of_row" integer, "duplicate_of_question_id" uuid, CONSTRAINT "PK_e368faeace4cf76e7dd0d774954" PRIMARY KEY ("import_id", "row"))`,
    );
    await runner.query(
      `ALTER TABLE "imports" ADD "store_good_rows" boolean NOT NULL DEFAULT false`,
    );
    await runner.query(`ALTER TABLE "imports" ADD "corrects" uuid`);
    await runner.query(`ALTER TABLE "imports" ADD "corrections" jsonb`);
    await runner.query(
      `ALTER TABLE "imports" ADD "refused_row_count" integer NOT NULL DEFAULT '0'`,
    );
    await runner.query(`ALTER TABLE "imports" ADD "warning_count" integer NOT NULL DEFAULT '0'`);
    await runner.query(`ALTER TABLE "imports" ADD "ignored_columns" jsonb NOT NULL DEFAULT '[]'`);
    await runner.query(`CREATE INDEX "imports_corrects" ON "imports"  ("corrects") `);
    await runner.query(
      `CREATE UNIQUE INDEX "imports_corrected" ON "imports"  ("corrects") WHERE state = 'SUCCEEDED'`,
    );
    await runner.query(`CREATE INDEX "imports_quiz" ON "imports"  ("quiz_id", "created_at") `);
    await runner.query(
      `ALTER TABLE "imports" ADD CONSTRAINT "FK_39f3556f74ea4ee024cd39283f7" FOREIGN KEY ("corrects") REFERENCES "imports"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "import_rows" ADD CONSTRAINT "FK_c175270322bf4c2e99418c2aa9f" FOREIGN KEY ("import_id") REFERENCES "imports"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "import_warnings" ADD CONSTRAINT "FK_5b0a8edcf9bc178299d6b3b4253" FOREIGN KEY ("import_id") REFERENCES "imports"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "import_warnings" DROP CONSTRAINT "FK_5b0a8edcf9bc178299d6b3b4253"`,
    );
    await runner.query(
      `ALTER TABLE "import_rows" DROP CONSTRAINT "FK_c175270322bf4c2e99418c2aa9f"`,
    );
    await runner.query(`ALTER TABLE "imports" DROP CONSTRAINT "FK_39f3556f74ea4ee024cd39283f7"`);
    await runner.query(`DROP INDEX "public"."imports_quiz"`);
    await runner.query(`DROP INDEX "public"."imports_corrected"`);
    await runner.query(`DROP INDEX "public"."imports_corrects"`);
    await runner.query(`ALTER TABLE "imports" DROP COLUMN "ignored_columns"`);
    await runner.query(`ALTER TABLE "imports" DROP COLUMN "warning_count"`);
    await runner.query(`ALTER TABLE "imports" DROP COLUMN "refused_row_count"`);
    await runner.query(`ALTER TABLE "imports" DROP COLUMN "corrections"`);
    await runner.query(`ALTER TABLE "imports" DROP COLUMN "corrects"`);
    await runner.query(`ALTER TABLE "imports" DROP COLUMN "store_good_rows"`);
    await runner.query(`DROP TABLE "import_warnings"`);
    await runner.query(`DROP TABLE "import_rows"`);
    await runner.query(`CREATE INDEX "imports_quiz" ON "imports" USING btree ("quiz_id") `);
  }
}
