import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables that get the column. Those of the second list have it already. */
const NEW = [
  'attempts',
  'candidates',
  'class_lists',
  'exports',
  'imports',
  'institutes',
  'learners',
  'marking_remarks',
  'users',
];
const OLD = ['exam_rules', 'questions', 'quizzes'];

/**
 * Only these columns count, where there is a list. Saving answers sets others of an attempt, and must cost nothing more;
 * moving a question changes its quiz.
 */
const COLUMNS: Record<string, string> = {
  attempts: `number, started_at, deadline_at, extension_seconds, reopened_until, submitted_at, submitted_by, receipt,
    score, max_score, exact_score, exact_max_score, waiting_count, marked_answers`,
  questions: 'quiz_id, kind, text, marks, wrong_marks, body, image, image_ids, version, deleted_at',
};

/** Adding and removing members changes their class list. */
const MEMBERS = [
  { on: 'INSERT', table: 'NEW' },
  { on: 'DELETE', table: 'OLD' },
];

/**
 * `updated_at` of what the API shows with ids, set by the database: whatever changes a row, raw SQL included. The clock
 * of the change, not that of the transaction's start: the times of a row only rise. Rows from before get the time of
 * this migration.
 */
export class UpdatedAt1795850000000 implements MigrationInterface {
  name = 'UpdatedAt1795850000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of NEW)
      await runner.query(
        `ALTER TABLE "${table}" ADD "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now()`,
      );
    await runner.query(
      `CREATE FUNCTION set_updated_at() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN NEW.updated_at := clock_timestamp(); RETURN NEW; END $$`,
    );
    for (const table of [...NEW, ...OLD])
      await runner.query(
        `CREATE TRIGGER set_updated_at BEFORE UPDATE ${COLUMNS[table] ? `OF ${COLUMNS[table]}` : ''}
         ON ${table} FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION set_updated_at()`,
      );
    await runner.query(
      `CREATE FUNCTION update_class_lists() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN
         UPDATE class_lists SET updated_at = clock_timestamp()
         WHERE id IN (SELECT list_id FROM changed_members);
         RETURN NULL;
       END $$`,
    );
    for (const { on, table } of MEMBERS)
      await runner.query(
        `CREATE TRIGGER update_list_on_${on.toLowerCase()} AFTER ${on} ON class_list_members
         REFERENCING ${table} TABLE AS changed_members FOR EACH STATEMENT
         EXECUTE FUNCTION update_class_lists()`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { on } of MEMBERS)
      await runner.query(`DROP TRIGGER update_list_on_${on.toLowerCase()} ON class_list_members`);
    await runner.query(`DROP FUNCTION update_class_lists`);
    for (const table of [...NEW, ...OLD])
      await runner.query(`DROP TRIGGER set_updated_at ON ${table}`);
    await runner.query(`DROP FUNCTION set_updated_at`);
    for (const table of NEW) await runner.query(`ALTER TABLE "${table}" DROP COLUMN "updated_at"`);
  }
}
