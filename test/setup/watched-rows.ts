/** Records changes of somebody's rows by triggers: reading every table before and after takes too long. */
import type { Application } from './application.js';
import type { Belongings } from './belongings.js';

/** A chore merges rows of quiz_tallies every minute: their sums are compared instead. */
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

  /** @param of whose rows: those of any table that name them, or anything of theirs */
  static async of(app: Application, of: Belongings): Promise<WatchedRows> {
    const names = [...(await of.all()), of.owner.email];
    await app.sql(WATCH);
    const watched = new WatchedRows(app, names, await of.id('institute'));
    await watched.forget();
    return watched;
  }

  /** @returns rows of theirs that were made, changed or removed meanwhile, and what their tallies became */
  async changedBy(work: () => Promise<void>): Promise<unknown[]> {
    await this.forget();
    await work();
    return this.changes();
  }

  /** Starts anew: {@link changes} leaves out what happened before. */
  async forget(): Promise<void> {
    this.before = await this.tallies();
    await this.app.sql('TRUNCATE watch.changes');
  }

  /** @returns what has changed since {@link forget} */
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
