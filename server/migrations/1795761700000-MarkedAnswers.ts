import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of grades \`g\`: the token of an answer (server/grading/marked-answers.ts). */
const TOKEN = `CASE g.outcome WHEN 'RIGHT' THEN 'R' WHEN 'PARTLY' THEN 'P' WHEN 'WRONG' THEN 'W'
    WHEN 'BLANK' THEN 'B' ELSE '?' END || coalesce(g.choice::text, '') || ':' || coalesce(g.marks, '')`;

/**
 * Statistics are read from the marked answers of each attempt instead of an index over all grades.
 * Those of very large exams are computed by a job and stored.
 */
export class MarkedAnswers1795761700000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE attempts ADD COLUMN marked_answers text`);
    await queryRunner.query(`
      WITH places AS MATERIALIZED (
        SELECT r.id AS revision_id, (question->>'id')::uuid AS question_id, place
        FROM paper_revisions r,
          jsonb_array_elements(r.content->'questions') WITH ORDINALITY AS asked (question, place)
      ), texts AS (
        SELECT g.attempt_id, string_agg(${TOKEN}, ' ' ORDER BY p.place) AS tokens
        FROM grades g JOIN places p USING (revision_id, question_id) GROUP BY g.attempt_id
      )
      UPDATE attempts a SET marked_answers = coalesce(t.tokens, '')
      FROM attempts submitted LEFT JOIN texts t ON t.attempt_id = submitted.id
      WHERE submitted.submitted_at IS NOT NULL AND a.id = submitted.id`);
    await queryRunner.query(
      `CREATE INDEX "attempts_unscored" ON "attempts" ("id") WHERE submitted_at IS NOT NULL AND marked_answers IS NULL`,
    );
    await queryRunner.query(
      `ALTER TABLE exports ADD COLUMN attempt_set varchar(5) NOT NULL DEFAULT 'BEST'`,
    );
    await queryRunner.query(
      `CREATE TABLE "exam_figures" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "quiz_id" uuid NOT NULL, "attempt_set" character varying(5) NOT NULL, "revision" integer NOT NULL, "stamp" text NOT NULL, "progress" integer NOT NULL DEFAULT '0', "figures" jsonb, "computed_at" TIMESTAMP WITH TIME ZONE, "runs" integer NOT NULL DEFAULT '0', "problem" text, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_49a20dac286833a90892e2e2526" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "exam_figures_open" ON "exam_figures" ("created_at") WHERE figures IS NULL AND problem IS NULL`,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX "exam_figures_of_set" ON "exam_figures" ("quiz_id", "attempt_set", "revision")`,
    );
    await queryRunner.query(
      `ALTER TABLE "exam_figures" ADD CONSTRAINT "FK_9ce9c3347b738fac85255947907" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE exam_figures`);
    await queryRunner.query(`ALTER TABLE exports DROP COLUMN attempt_set`);
    await queryRunner.query(`ALTER TABLE attempts DROP COLUMN marked_answers`);
  }
}
