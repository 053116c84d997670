import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The columns by which quizzes are counted. */
const PART = 'institute_id, created_by, status, is_completed';
/** Quizzes that a statement removed from a list, and those that it added. */
const GONE = `SELECT ${PART}, -1 AS change FROM gone WHERE deleted_at IS NULL`;
const COME = `SELECT ${PART}, 1 AS change FROM come WHERE deleted_at IS NULL`;

const TRIGGERS = [
  { on: 'INSERT', tables: 'NEW TABLE AS come', changes: COME },
  {
    on: 'UPDATE',
    tables: 'OLD TABLE AS gone NEW TABLE AS come',
    changes: `${GONE} UNION ALL ${COME}`,
  },
  { on: 'DELETE', tables: 'OLD TABLE AS gone', changes: GONE },
];

/**
 * Lists whose cost does not depend on the number of quizzes: an index in each order for each part of
 * a list, and tallies from which the length of a list is summed instead of counted.
 */
export class QuizLists1795277178602 implements MigrationInterface {
  name = 'QuizLists1795277178602';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "public"."quizzes_list"`);
    await runner.query(`DROP INDEX "public"."quizzes_title"`);
    await runner.query(
      `ALTER TABLE "quizzes" ALTER COLUMN "title_key" TYPE text COLLATE "und-x-icu"`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "quizzes_title" ON "quizzes"  ("created_by", "title_key") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "quizzes_by_title" ON "quizzes"  ("created_by", "status", "is_completed", "title_key") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "quizzes_by_age" ON "quizzes"  ("created_by", "status", "is_completed", "created_at", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE TABLE "quiz_tallies" ("id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL, "institute_id" uuid NOT NULL, "created_by" uuid NOT NULL, "status" character varying(10) NOT NULL, "is_completed" boolean NOT NULL, "count" integer NOT NULL, "is_folded" boolean NOT NULL DEFAULT false, CONSTRAINT "PK_d7c2b61adc1b1982a9270739639" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "quiz_tallies_sum" ON "quiz_tallies"  ("created_by") `);
    await runner.query(
      `CREATE INDEX "quiz_tallies_new" ON "quiz_tallies"  ("created_by") WHERE NOT is_folded`,
    );
    for (const { on, tables, changes } of TRIGGERS) {
      await runner.query(
        `CREATE FUNCTION tally_quizzes_on_${on.toLowerCase()}() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN ${tally(changes)}; RETURN NULL; END $$`,
      );
      await runner.query(
        `CREATE TRIGGER tally_on_${on.toLowerCase()} AFTER ${on} ON quizzes
         REFERENCING ${tables} FOR EACH STATEMENT
         EXECUTE FUNCTION tally_quizzes_on_${on.toLowerCase()}()`,
      );
    }
    // ALTER TABLE has locked quizzes against changes, so that none is counted twice.
    await runner.query(tally(`SELECT ${PART}, 1 AS change FROM quizzes WHERE deleted_at IS NULL`));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { on } of TRIGGERS) {
      await runner.query(`DROP TRIGGER tally_on_${on.toLowerCase()} ON quizzes`);
      await runner.query(`DROP FUNCTION tally_quizzes_on_${on.toLowerCase()}`);
    }
    await runner.query(`DROP TABLE "quiz_tallies"`);
    await runner.query(`DROP INDEX "public"."quizzes_by_age"`);
    await runner.query(`DROP INDEX "public"."quizzes_by_title"`);
    await runner.query(`DROP INDEX "public"."quizzes_title"`);
    await runner.query(
      `ALTER TABLE "quizzes" ALTER COLUMN "title_key" TYPE text COLLATE pg_catalog."default"`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "quizzes_title" ON "quizzes"  ("created_by", "title_key") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "quizzes_list" ON "quizzes"  ("created_by", "created_at", "id") WHERE deleted_at IS NULL`,
    );
  }
}

function tally(changes: string): string {
  return `INSERT INTO quiz_tallies (${PART}, count)
    SELECT ${PART}, sum(change) FROM (${changes}) changed
    GROUP BY ${PART} HAVING sum(change) <> 0`;
}
