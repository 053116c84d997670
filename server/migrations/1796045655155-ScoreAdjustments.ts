import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ScoreAdjustments1796045655155 implements MigrationInterface {
  name = 'ScoreAdjustments1796045655155';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "score_adjustments" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "institute_id" uuid NOT NULL, "quiz_id" uuid NOT NULL, "number" integer NOT NULL, "attempt_id" uuid, "kind" character varying(12) NOT NULL, "marks" character varying(32), "pass_mark" numeric(9,2), "wrong_marks" character varying(32), "wrong_marks_basis" character varying(8), "reason" character varying(500), "made_by" uuid, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "undone_at" TIMESTAMP WITH TIME ZONE, "undone_by" uuid, "is_pending" boolean NOT NULL DEFAULT false, "problem" character varying(500), CONSTRAINT "score_adjustments_number" UNIQUE ("quiz_id", "number"), CONSTRAINT "PK_1eabb2e5f8ac1aa34a9a9b85c37" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "score_adjustments_institute" ON "score_adjustments"  ("institute_id") `,
    );
    await runner.query(
      `CREATE INDEX "score_adjustments_attempt" ON "score_adjustments"  ("attempt_id") WHERE attempt_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "score_adjustments_maker" ON "score_adjustments"  ("made_by") WHERE made_by IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "score_adjustments_undone_by" ON "score_adjustments"  ("undone_by") WHERE undone_by IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "score_adjustments_pending" ON "score_adjustments"  ("created_at") WHERE is_pending`,
    );
    await runner.query(
      `CREATE INDEX "score_adjustments_of_all" ON "score_adjustments"  ("quiz_id") WHERE attempt_id IS NULL`,
    );
    await runner.query(`ALTER TABLE "attempts" ADD "base_rules" jsonb`);
    await runner.query(`ALTER TABLE "attempts" ADD "adjustment_marks" text NOT NULL DEFAULT '0'`);
    await runner.query(
      `ALTER TABLE "attempts" ADD "adjusted_version" integer NOT NULL DEFAULT '0'`,
    );
    await runner.query(
      `ALTER TABLE "score_adjustments" ADD CONSTRAINT "FK_bb00cfe4bd98a0bd67825d2d0de" FOREIGN KEY ("institute_id") REFERENCES "institutes"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "score_adjustments" ADD CONSTRAINT "FK_dd70108c0f0ac32056d56b400ea" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "score_adjustments" ADD CONSTRAINT "FK_4d4af2be39d0dec5576bc8814f0" FOREIGN KEY ("attempt_id") REFERENCES "attempts"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "score_adjustments" ADD CONSTRAINT "FK_70bc318d924061f8045f7346e12" FOREIGN KEY ("made_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "score_adjustments" ADD CONSTRAINT "FK_7a604ba5baf41e884a04c82bc01" FOREIGN KEY ("undone_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "score_adjustments" DROP CONSTRAINT "FK_7a604ba5baf41e884a04c82bc01"`,
    );
    await runner.query(
      `ALTER TABLE "score_adjustments" DROP CONSTRAINT "FK_70bc318d924061f8045f7346e12"`,
    );
    await runner.query(
      `ALTER TABLE "score_adjustments" DROP CONSTRAINT "FK_4d4af2be39d0dec5576bc8814f0"`,
    );
    await runner.query(
      `ALTER TABLE "score_adjustments" DROP CONSTRAINT "FK_dd70108c0f0ac32056d56b400ea"`,
    );
    await runner.query(
      `ALTER TABLE "score_adjustments" DROP CONSTRAINT "FK_bb00cfe4bd98a0bd67825d2d0de"`,
    );
    await runner.query(`ALTER TABLE "attempts" DROP COLUMN "adjusted_version"`);
    await runner.query(`ALTER TABLE "attempts" DROP COLUMN "adjustment_marks"`);
    await runner.query(`ALTER TABLE "attempts" DROP COLUMN "base_rules"`);
    await runner.query(`DROP INDEX "public"."score_adjustments_of_all"`);
    await runner.query(`DROP INDEX "public"."score_adjustments_pending"`);
    await runner.query(`DROP INDEX "public"."score_adjustments_undone_by"`);
    await runner.query(`DROP INDEX "public"."score_adjustments_maker"`);
    await runner.query(`DROP INDEX "public"."score_adjustments_attempt"`);
    await runner.query(`DROP INDEX "public"."score_adjustments_institute"`);
    await runner.query(`DROP TABLE "score_adjustments"`);
  }
}
