import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Exports1795392565354 implements MigrationInterface {
  name = 'Exports1795392565354';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "export_files" ("id" uuid NOT NULL, "institute_id" uuid NOT NULL, "created_by" uuid NOT NULL, "size_bytes" integer NOT NULL, "sha256" character varying(64) NOT NULL, "kept_at" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_70362041a70b0d97b754d541172" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "export_files_creator" ON "export_files"  ("created_by") `);
    await runner.query(
      `CREATE TABLE "exports" ("id" uuid NOT NULL, "institute_id" uuid NOT NULL, "created_by" uuid NOT NULL, "quiz_id" uuid NOT NULL, "content" character varying(16) NOT NULL, "format" character varying(4) NOT NULL, "state" character varying(10) NOT NULL, "rows_done" integer NOT NULL DEFAULT '0', "rows_total" integer, "file_name" character varying(255) NOT NULL, "file_id" uuid, "size_bytes" integer, "problem_code" character varying(30), "problem_message" text, "runs" integer NOT NULL DEFAULT '0', "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "finished_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_bcf8528d214cbfc68c01f337511" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "exports_file" ON "exports"  ("file_id") `);
    await runner.query(`CREATE INDEX "exports_age" ON "exports"  ("created_at") `);
    await runner.query(`CREATE INDEX "exports_institute" ON "exports"  ("institute_id") `);
    await runner.query(`CREATE INDEX "exports_creator" ON "exports"  ("created_by") `);
    await runner.query(`CREATE INDEX "exports_quiz" ON "exports"  ("quiz_id", "created_at") `);
    await runner.query(
      `CREATE INDEX "exports_open" ON "exports"  ("created_at") WHERE state IN ('QUEUED', 'RUNNING')`,
    );
    await runner.query(
      `ALTER TABLE "exports" ADD CONSTRAINT "FK_4d56c595652bc4d3e597fd71bfa" FOREIGN KEY ("institute_id") REFERENCES "institutes"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "exports" ADD CONSTRAINT "FK_01cc13af19f2c762b2b50e99a34" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "exports" ADD CONSTRAINT "FK_59157847c8ca8fd1b77f19f2450" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "exports" ADD CONSTRAINT "FK_7695c27008a4fd9176bdb7196e1" FOREIGN KEY ("file_id") REFERENCES "export_files"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "exports" DROP CONSTRAINT "FK_7695c27008a4fd9176bdb7196e1"`);
    await runner.query(`ALTER TABLE "exports" DROP CONSTRAINT "FK_59157847c8ca8fd1b77f19f2450"`);
    await runner.query(`ALTER TABLE "exports" DROP CONSTRAINT "FK_01cc13af19f2c762b2b50e99a34"`);
    await runner.query(`ALTER TABLE "exports" DROP CONSTRAINT "FK_4d56c595652bc4d3e597fd71bfa"`);
    await runner.query(`DROP INDEX "public"."exports_open"`);
    await runner.query(`DROP INDEX "public"."exports_quiz"`);
    await runner.query(`DROP INDEX "public"."exports_creator"`);
    await runner.query(`DROP INDEX "public"."exports_institute"`);
    await runner.query(`DROP INDEX "public"."exports_age"`);
    await runner.query(`DROP INDEX "public"."exports_file"`);
    await runner.query(`DROP TABLE "exports"`);
    await runner.query(`DROP INDEX "public"."export_files_creator"`);
    await runner.query(`DROP TABLE "export_files"`);
  }
}
