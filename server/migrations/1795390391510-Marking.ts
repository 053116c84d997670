import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Marking1795390391510 implements MigrationInterface {
  name = 'Marking1795390391510';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "grade_changes" ("grade_id" uuid NOT NULL, "version" integer NOT NULL, "outcome" character varying(10) NOT NULL, "marks" numeric(6,2), "max_marks" numeric(6,2) NOT NULL, "rule" jsonb NOT NULL, "revision_id" uuid NOT NULL, "response" jsonb, "response_epoch" integer, "response_sequence" integer, "source" character varying(6) NOT NULL, "marked_by" uuid, "comment" text, "rubric" jsonb, "reason" character varying(500), "graded_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_6b699c10715461698b4616b491f" PRIMARY KEY ("grade_id", "version"))`,
    );
    await runner.query(
      `CREATE INDEX "grade_changes_marker" ON "grade_changes"  ("marked_by") WHERE marked_by IS NOT NULL`,
    );
    await runner.query(`ALTER TABLE "grades" ADD "id" uuid NOT NULL DEFAULT gen_random_uuid()`);
    await runner.query(`ALTER TABLE "grades" ADD "quiz_id" uuid`);
    await runner.query(`ALTER TABLE "grades" ADD "response_epoch" integer`);
    await runner.query(`ALTER TABLE "grades" ADD "response_sequence" integer`);
    // Answers of submitted attempts are still those that were marked.
    await runner.query(
      `UPDATE grades g SET quiz_id = a.quiz_id, response_epoch = r.epoch, response_sequence = r.sequence
       FROM grades o JOIN attempts a ON a.id = o.attempt_id
       LEFT JOIN responses r ON r.attempt_id = a.id AND r.question_id = o.question_id
         AND a.submitted_at IS NOT NULL
       WHERE g.attempt_id = o.attempt_id AND g.question_id = o.question_id`,
    );
    await runner.query(`ALTER TABLE "grades" ALTER COLUMN "quiz_id" SET NOT NULL`);
    await runner.query(
      `ALTER TABLE "grades" ADD "source" character varying(6) NOT NULL DEFAULT 'RULE'`,
    );
    await runner.query(`ALTER TABLE "grades" ADD "marked_by" uuid`);
    await runner.query(`ALTER TABLE "grades" ADD "comment" text`);
    await runner.query(`ALTER TABLE "grades" ADD "rubric" jsonb`);
    await runner.query(`ALTER TABLE "grades" ADD "reason" character varying(500)`);
    await runner.query(`ALTER TABLE "grades" ADD "is_typed" boolean NOT NULL DEFAULT false`);
    await runner.query(`ALTER TABLE "grades" ADD "version" integer NOT NULL DEFAULT '1'`);
    await runner.query(
      `CREATE INDEX "grades_marker" ON "grades"  ("marked_by") WHERE marked_by IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "grades_waiting" ON "grades"  ("quiz_id", "question_id", "id") WHERE outcome = 'WAITING'`,
    );
    await runner.query(
      `CREATE INDEX "grades_marking" ON "grades"  ("quiz_id", "question_id", "id") WHERE outcome = 'WAITING' OR source = 'MARKER'`,
    );
    await runner.query(`CREATE UNIQUE INDEX "grades_id" ON "grades"  ("id") `);
    await runner.query(
      `ALTER TABLE "grades" ADD CONSTRAINT "FK_8dd950dfafc5278bb2a09bdf3d6" FOREIGN KEY ("marked_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "grade_changes" ADD CONSTRAINT "FK_a4cdc2f611bfabe36c536d28b62" FOREIGN KEY ("grade_id") REFERENCES "grades"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "grade_changes" ADD CONSTRAINT "FK_7ee544480b50fc1c940e4479088" FOREIGN KEY ("marked_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "grade_changes" DROP CONSTRAINT "FK_7ee544480b50fc1c940e4479088"`,
    );
    await runner.query(
      `ALTER TABLE "grade_changes" DROP CONSTRAINT "FK_a4cdc2f611bfabe36c536d28b62"`,
    );
    await runner.query(`ALTER TABLE "grades" DROP CONSTRAINT "FK_8dd950dfafc5278bb2a09bdf3d6"`);
    await runner.query(`DROP INDEX "public"."grades_id"`);
    await runner.query(`DROP INDEX "public"."grades_marking"`);
    await runner.query(`DROP INDEX "public"."grades_waiting"`);
    await runner.query(`DROP INDEX "public"."grades_marker"`);
    await runner.query(`ALTER TABLE "grades" DROP COLUMN "version"`);
    await runner.query(`ALTER TABLE "grades" DROP COLUMN "is_typed"`);
    await runner.query(`ALTER TABLE "grades" DROP COLUMN "reason"`);
    await runner.query(`ALTER TABLE "grades" DROP COLUMN "rubric"`);
    await runner.query(`ALTER TABLE "grades" DROP COLUMN "comment"`);
    await runner.query(`ALTER TABLE "grades" DROP COLUMN "marked_by"`);
    await runner.query(`ALTER TABLE "grades" DROP COLUMN "source"`);
    await runner.query(`ALTER TABLE "grades" DROP COLUMN "response_sequence"`);
    await runner.query(`ALTER TABLE "grades" DROP COLUMN "response_epoch"`);
    await runner.query(`ALTER TABLE "grades" DROP COLUMN "quiz_id"`);
    await runner.query(`ALTER TABLE "grades" DROP COLUMN "id"`);
    await runner.query(`DROP INDEX "public"."grade_changes_marker"`);
    await runner.query(`DROP TABLE "grade_changes"`);
  }
}
