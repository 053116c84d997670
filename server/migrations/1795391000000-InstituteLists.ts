import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The columns by which quizzes are counted, before and after. */
const BY_CREATOR = 'institute_id, created_by, status, is_completed';
const BY_INSTITUTE = 'institute_id, status, is_completed';

/**
 * Lists contain all quizzes of the institute, whoever created them, so indexes and tallies are by institute.
 * Titles stay unique per creator, so that a list by title needs the id for a stable order.
 */
export class InstituteLists1795391000000 implements MigrationInterface {
  name = 'InstituteLists1795391000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`LOCK TABLE quizzes IN SHARE ROW EXCLUSIVE MODE`);
    await setIndexes(runner, 'institute_id', `"title_key", "id"`);
    await runner.query(`ALTER TABLE "quiz_tallies" DROP COLUMN "created_by"`);
    await setTallies(runner, 'institute_id', BY_INSTITUTE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`LOCK TABLE quizzes IN SHARE ROW EXCLUSIVE MODE`);
    await setIndexes(runner, 'created_by', `"title_key"`);
    await runner.query(`ALTER TABLE "quiz_tallies" ADD "created_by" uuid`);
    await setTallies(runner, 'created_by', BY_CREATOR);
    await runner.query(`ALTER TABLE "quiz_tallies" ALTER COLUMN "created_by" SET NOT NULL`);
  }
}

async function setIndexes(runner: QueryRunner, owner: string, title: string): Promise<void> {
  for (const name of ['quizzes_trash', 'quizzes_by_age', 'quizzes_by_title'])
    await runner.query(`DROP INDEX "public"."${name}"`);
  await runner.query(
    `CREATE INDEX "quizzes_trash" ON "quizzes"  ("${owner}", "deleted_at", "id") WHERE deleted_at IS NOT NULL`,
  );
  await runner.query(
    `CREATE INDEX "quizzes_by_age" ON "quizzes"  ("${owner}", "status", "is_completed", "created_at", "id") WHERE deleted_at IS NULL`,
  );
  await runner.query(
    `CREATE INDEX "quizzes_by_title" ON "quizzes"  ("${owner}", "status", "is_completed", ${title}) WHERE deleted_at IS NULL`,
  );
}

/** Counts all quizzes again. They are locked against changes, so that none is counted twice. */
async function setTallies(runner: QueryRunner, owner: string, part: string): Promise<void> {
  await runner.query(`DROP INDEX IF EXISTS "public"."quiz_tallies_sum", "quiz_tallies_new"`);
  await runner.query(`CREATE INDEX "quiz_tallies_sum" ON "quiz_tallies"  ("${owner}") `);
  await runner.query(
    `CREATE INDEX "quiz_tallies_new" ON "quiz_tallies"  ("${owner}") WHERE NOT is_folded`,
  );
  const gone = `SELECT ${part}, -1 AS change FROM gone WHERE deleted_at IS NULL`;
  const come = `SELECT ${part}, 1 AS change FROM come WHERE deleted_at IS NULL`;
  const changes = { insert: come, update: `${gone} UNION ALL ${come}`, delete: gone };
  for (const [on, changed] of Object.entries(changes)) {
    await runner.query(
      `CREATE OR REPLACE FUNCTION tally_quizzes_on_${on}() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN ${tally(part, changed)}; RETURN NULL; END $$`,
    );
  }
  await runner.query(`DELETE FROM quiz_tallies`);
  await runner.query(
    tally(part, `SELECT ${part}, 1 AS change FROM quizzes WHERE deleted_at IS NULL`),
  );
}

function tally(part: string, changes: string): string {
  return `INSERT INTO quiz_tallies (${part}, count)
    SELECT ${part}, sum(change) FROM (${changes}) changed
    GROUP BY ${part} HAVING sum(change) <> 0`;
}
