/** Records changes of an account's rows by triggers: reading every table before and after takes too long. */
import type { Application } from './application.js';
import type { AccountData } from './account-data.js';

/** A scheduled task merges rows of quiz_tallies every minute, so their sums are compared. */
const TALLIES = `SELECT status, is_completed, sum(count)::int AS count FROM quiz_tallies
  WHERE institute_id = $1 GROUP BY status, is_completed ORDER BY 1, 2`;

const WATCH = `CREATE SCHEMA IF NOT EXISTS watch;
  CREATE TABLE IF NOT EXISTS watch.changes (what text);
  CREATE OR REPLACE FUNCTION watch.note() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF OLD IS DISTINCT FROM NEW THEN
        INSERT INTO watch.changes
        VALUES (concat_ws(' ', TG_OP, TG_TABLE_NAME, to_jsonb(OLD)::text, to_jsonb(NEW)::text));
      END IF;
      RETURN NULL;
    END $$;
  DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT table_name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_name <> 'quiz_tallies' LOOP
      EXECUTE format('CREATE TRIGGER watched AFTER INSERT OR UPDATE OR DELETE ON %I
        FOR EACH ROW EXECUTE FUNCTION watch.note()', name);
    END LOOP;
  END $$`;

export class WatchedRows {
  private constructor(
    private readonly app: Application,
    private readonly names: readonly string[],
    private readonly instituteId: string,
  ) {}

  private before: unknown[] = [];

  /** @param account rows of any table that contain one of its ids or its address are watched */
  static async watch(app: Application, account: AccountData): Promise<WatchedRows> {
    const names = [...(await account.allIds()), account.owner.email];
    await app.sql(WATCH);
    const watched = new WatchedRows(app, names, await account.id('institute'));
    await watched.reset();
    return watched;
  }

  /** @returns the rows that `work` created, changed or removed, and changed tallies */
  async changedBy(work: () => Promise<void>): Promise<unknown[]> {
    await this.reset();
    await work();
    return this.changes();
  }

  /** Starts again: {@link changes} leaves out earlier changes. */
  async reset(): Promise<void> {
    this.before = await this.tallies();
    await this.app.sql('TRUNCATE watch.changes');
  }

  /** @returns what has changed since {@link reset} */
  async changes(): Promise<unknown[]> {
    const changes = await this.app.sql(
      `SELECT what FROM watch.changes
       WHERE EXISTS (SELECT FROM unnest($1::text[]) name WHERE strpos(what, name) > 0)`,
      [this.names],
    );
    const after = await this.tallies();
    return JSON.stringify(after) === JSON.stringify(this.before) ? changes : [...changes, ...after];
  }

  /** Removes the triggers, for other files that use the database. */
  async end(): Promise<void> {
    await this.app.sql('DROP SCHEMA watch CASCADE');
  }

  private async tallies(): Promise<unknown[]> {
    return this.app.sql(TALLIES, [this.instituteId]);
  }
}
