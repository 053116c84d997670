import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MarkingByPeople1795392021322 implements MigrationInterface {
  name = 'MarkingByPeople1795392021322';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "marking_aliases" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "quiz_id" uuid NOT NULL, "candidate_id" uuid NOT NULL, "number" integer NOT NULL, CONSTRAINT "PK_98368661801764ebd19732d7f57" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "marking_aliases_candidate" ON "marking_aliases"  ("candidate_id") `,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "marking_aliases_number" ON "marking_aliases"  ("quiz_id", "number") `,
    );
    await runner.query(
      `CREATE TABLE "marking_claims" ("grade_id" uuid NOT NULL, "user_id" uuid NOT NULL, "until" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_20dd20745dfd1cc6c34cd5a3dd8" PRIMARY KEY ("grade_id"))`,
    );
    await runner.query(`CREATE INDEX "marking_claims_marker" ON "marking_claims"  ("user_id") `);
    await runner.query(
      `CREATE TABLE "marking_settings" ("quiz_id" uuid NOT NULL, "is_anonymous" boolean NOT NULL DEFAULT false, "step" numeric(6,2) NOT NULL, "version" integer NOT NULL DEFAULT '1', CONSTRAINT "PK_6ebcca146ddfa5f6ea62cbb7110" PRIMARY KEY ("quiz_id"))`,
    );
    await runner.query(
      `CREATE TABLE "rubrics" ("quiz_id" uuid NOT NULL, "question_id" uuid NOT NULL, "criteria" jsonb NOT NULL, "is_binding" boolean NOT NULL DEFAULT false, "version" integer NOT NULL DEFAULT '1', CONSTRAINT "PK_b2b9f0da696c4d36bd4bbc2c07b" PRIMARY KEY ("quiz_id", "question_id"))`,
    );
    await runner.query(
      `CREATE TABLE "marking_remarks" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "quiz_id" uuid NOT NULL, "shortcut" character varying(20) NOT NULL, "text" text NOT NULL, "version" integer NOT NULL DEFAULT '1', CONSTRAINT "PK_cd74c6248feefccc522aab97d5e" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "marking_remarks_of_quiz" ON "marking_remarks"  ("quiz_id", "shortcut") `,
    );
    await runner.query(
      `ALTER TABLE "marking_aliases" ADD CONSTRAINT "FK_aaa5882e2a932ea49852e676cc0" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "marking_aliases" ADD CONSTRAINT "FK_6c5d8514c8b6ad8450c7e008989" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "marking_claims" ADD CONSTRAINT "FK_20dd20745dfd1cc6c34cd5a3dd8" FOREIGN KEY ("grade_id") REFERENCES "grades"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "marking_claims" ADD CONSTRAINT "FK_ced4ad7218f15087cdc0f5eb10d" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "marking_settings" ADD CONSTRAINT "FK_6ebcca146ddfa5f6ea62cbb7110" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "rubrics" ADD CONSTRAINT "FK_2a680d38b13570d293d8aa67a75" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "marking_remarks" ADD CONSTRAINT "FK_8311fe5ca774945da168c28e32c" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "marking_remarks" DROP CONSTRAINT "FK_8311fe5ca774945da168c28e32c"`,
    );
    await runner.query(`ALTER TABLE "rubrics" DROP CONSTRAINT "FK_2a680d38b13570d293d8aa67a75"`);
    await runner.query(
      `ALTER TABLE "marking_settings" DROP CONSTRAINT "FK_6ebcca146ddfa5f6ea62cbb7110"`,
    );
    await runner.query(
      `ALTER TABLE "marking_claims" DROP CONSTRAINT "FK_ced4ad7218f15087cdc0f5eb10d"`,
    );
    await runner.query(
      `ALTER TABLE "marking_claims" DROP CONSTRAINT "FK_20dd20745dfd1cc6c34cd5a3dd8"`,
    );
    await runner.query(
      `ALTER TABLE "marking_aliases" DROP CONSTRAINT "FK_6c5d8514c8b6ad8450c7e008989"`,
    );
    await runner.query(
      `ALTER TABLE "marking_aliases" DROP CONSTRAINT "FK_aaa5882e2a932ea49852e676cc0"`,
    );
    await runner.query(`DROP INDEX "public"."marking_remarks_of_quiz"`);
    await runner.query(`DROP TABLE "marking_remarks"`);
    await runner.query(`DROP TABLE "rubrics"`);
    await runner.query(`DROP TABLE "marking_settings"`);
    await runner.query(`DROP INDEX "public"."marking_claims_marker"`);
    await runner.query(`DROP TABLE "marking_claims"`);
    await runner.query(`DROP INDEX "public"."marking_aliases_number"`);
    await runner.query(`DROP INDEX "public"."marking_aliases_candidate"`);
    await runner.query(`DROP TABLE "marking_aliases"`);
  }
}
