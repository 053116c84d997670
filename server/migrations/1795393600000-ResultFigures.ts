import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ResultFigures1795393600000 implements MigrationInterface {
  name = 'ResultFigures1795393600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "certificates" ("reference" character varying(16) NOT NULL, "attempt_id" uuid NOT NULL, "issued_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_649add429e79e3629568269989d" PRIMARY KEY ("reference"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "certificates_attempt" ON "certificates"  ("attempt_id") `,
    );
    await runner.query(
      `CREATE TABLE "result_notices" ("attempt_id" uuid NOT NULL, "release_number" integer NOT NULL, "quiz_id" uuid NOT NULL, "mail_id" uuid NOT NULL, "told_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_e7073b48ebefe2c5133d46db81f" PRIMARY KEY ("attempt_id", "release_number"))`,
    );
    await runner.query(
      `CREATE INDEX "result_notices_quiz" ON "result_notices"  ("quiz_id", "release_number") `,
    );
    await runner.query(`ALTER TABLE "attempts" ADD "told_release" integer NOT NULL DEFAULT '0'`);
    await runner.query(`ALTER TABLE "grades" ADD "choice" smallint`);
    await runner.query(
      `CREATE INDEX "attempts_untold" ON "attempts"  ("quiz_id", "told_release", "waiting_count") WHERE submitted_at IS NOT NULL AND NOT is_preview`,
    );
    // Indexes with expressions and included columns, which entities cannot declare.
    await runner.query(
      `CREATE INDEX "attempts_times" ON "attempts" ("quiz_id", (submitted_at - started_at), "id") WHERE submitted_at IS NOT NULL AND NOT is_preview`,
    );
    await runner.query(
      `CREATE INDEX "grades_figures" ON "grades" ("quiz_id", "revision_id") INCLUDE ("attempt_id", "question_id", "outcome", "choice", "marks", "max_marks")`,
    );
    // Answers of submitted attempts are still those that were marked.
    await runner.query(
      `WITH options AS MATERIALIZED (
         SELECT p.id AS revision_id, (q.question->>'id')::uuid AS question_id, o.option->>'id' AS option_id, o.place
         FROM paper_revisions p, jsonb_array_elements(p.content->'questions') AS q (question),
           jsonb_array_elements(q.question->'body'->'options') WITH ORDINALITY AS o (option, place))
       UPDATE grades g SET choice = o.place
       FROM responses r, options o
       WHERE r.attempt_id = g.attempt_id AND r.question_id = g.question_id
         AND o.revision_id = g.revision_id AND o.question_id = g.question_id
         AND o.option_id = r.response->>'optionId'`,
    );
    await runner.query(
      `ALTER TABLE "certificates" ADD CONSTRAINT "FK_325338f12701c3d28886d8e8ec0" FOREIGN KEY ("attempt_id") REFERENCES "attempts"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "result_notices" ADD CONSTRAINT "FK_5e44d5a686dc1b872bda4b63b00" FOREIGN KEY ("attempt_id") REFERENCES "attempts"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "result_notices" DROP CONSTRAINT "FK_5e44d5a686dc1b872bda4b63b00"`,
    );
    await runner.query(
      `ALTER TABLE "certificates" DROP CONSTRAINT "FK_325338f12701c3d28886d8e8ec0"`,
    );
    await runner.query(`DROP INDEX "public"."grades_figures"`);
    await runner.query(`DROP INDEX "public"."attempts_times"`);
    await runner.query(`DROP INDEX "public"."attempts_untold"`);
    await runner.query(`ALTER TABLE "grades" DROP COLUMN "choice"`);
    await runner.query(`ALTER TABLE "attempts" DROP COLUMN "told_release"`);
    await runner.query(`DROP INDEX "public"."result_notices_quiz"`);
    await runner.query(`DROP TABLE "result_notices"`);
    await runner.query(`DROP INDEX "public"."certificates_attempt"`);
    await runner.query(`DROP TABLE "certificates"`);
  }
}
