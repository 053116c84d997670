/** Holds what the application does at a point of its work, by locks of the database it works in. */
import pg from 'pg';
import { expect } from 'vitest';

export interface TestLock {
  /** Resolves once as many statements wait. */
  reached: (atLeast?: number) => Promise<void>;
  release: () => Promise<void>;
}

const LOCK = 4_711;

/** Imports stand at the end of a phase: with all its work done, before any of it is kept. */
export async function lockImports(databaseUrl: string, phase: string): Promise<TestLock> {
  const sql = `CREATE OR REPLACE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_advisory_xact_lock(${LOCK}); RETURN NEW; END $$;
    CREATE OR REPLACE TRIGGER hold BEFORE UPDATE ON imports FOR EACH ROW
      WHEN (OLD.phase = '${phase}' AND (NEW.phase <> OLD.phase OR NEW.state <> OLD.state))
      EXECUTE FUNCTION hold();
    SELECT pg_advisory_lock(${LOCK})`;
  return hold(databaseUrl, sql, 'advisory');
}

/** A sweep of files stands where it has taken some out of use, before anybody can know. */
async function holdSweep(databaseUrl: string, table: string): Promise<TestLock> {
  const sql = `CREATE OR REPLACE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_advisory_xact_lock(${LOCK}); RETURN NEW; END $$;
    CREATE OR REPLACE TRIGGER hold AFTER UPDATE ON ${table} FOR EACH ROW
      WHEN (NEW.kept_at IS NULL) EXECUTE FUNCTION hold();
    SELECT pg_advisory_lock(${LOCK})`;
  return hold(databaseUrl, sql, 'advisory');
}

export async function lockImageSweep(databaseUrl: string): Promise<TestLock> {
  return holdSweep(databaseUrl, 'images');
}

export async function lockUploadSweep(databaseUrl: string): Promise<TestLock> {
  return holdSweep(databaseUrl, 'uploads');
}

/** Whoever tells learners of results stands in the middle of it: mails are written, and not kept yet. */
export async function lockResultMails(databaseUrl: string): Promise<TestLock> {
  const sql = `CREATE OR REPLACE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_advisory_xact_lock(${LOCK}); RETURN NEW; END $$;
    CREATE OR REPLACE TRIGGER hold BEFORE INSERT ON result_notices FOR EACH ROW
      EXECUTE FUNCTION hold();
    SELECT pg_advisory_lock(${LOCK})`;
  return hold(databaseUrl, sql, 'advisory');
}

/** Questions that are added stand, with what they attach: longer than a lock may be waited for. */
export async function lockNewQuestions(databaseUrl: string): Promise<TestLock> {
  return holdNew(databaseUrl, 'questions');
}

/** The same with imports that are started, and the files they take. */
export async function lockNewImports(databaseUrl: string): Promise<TestLock> {
  return holdNew(databaseUrl, 'imports');
}

async function holdNew(databaseUrl: string, table: string): Promise<TestLock> {
  const sql = `CREATE OR REPLACE FUNCTION hold_new() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      WHILE EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = ${LOCK}) LOOP
        PERFORM pg_sleep(0.02);
      END LOOP;
      RETURN NEW;
    END $$;
    CREATE OR REPLACE TRIGGER hold BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION hold_new();
    SELECT pg_advisory_lock(${LOCK})`;
  return hold(databaseUrl, sql, 'PgSleep');
}

/** Whatever wants to read or write a table stands. */
export async function lockTable(databaseUrl: string, table: string): Promise<TestLock> {
  return hold(databaseUrl, `BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`, 'relation');
}

/** Whoever waits for their turn with a name stands. */
export async function lockNamed(databaseUrl: string, name: string): Promise<TestLock> {
  const sql = `SELECT pg_advisory_lock(hashtextextended('${name}', 0))`;
  return hold(databaseUrl, sql, 'advisory');
}

/** Whatever wants to change a quiz stands; rows that point to it can be written. */
export async function lockQuiz(databaseUrl: string, id: string): Promise<TestLock> {
  const sql = `BEGIN; SELECT FROM quizzes WHERE id = '${id}' FOR NO KEY UPDATE`;
  return hold(databaseUrl, sql, 'transactionid');
}

/** Whatever wants to save, submit or take over an attempt stands. */
export async function lockAttemptRow(databaseUrl: string, id: string): Promise<TestLock> {
  const sql = `BEGIN; SELECT FROM attempts WHERE id = '${id}' FOR NO KEY UPDATE`;
  return hold(databaseUrl, sql, 'transactionid');
}

/** A new closing stands before it is durable; released, it is. */
export async function lockClosing(
  databaseUrl: string,
  quizId: string,
  at: Date,
): Promise<TestLock> {
  const sql = `BEGIN; UPDATE exam_rules SET closes_at = '${at.toISOString()}' WHERE quiz_id = '${quizId}'`;
  return hold(databaseUrl, sql, 'transactionid', 'COMMIT');
}

/** The time of an attempt is over, and stands where more has been given; released, it goes on. */
export async function lockExtension(databaseUrl: string, attemptId: string): Promise<TestLock> {
  const set = (seconds: number): string =>
    `UPDATE attempts SET deadline_at = now() + make_interval(secs => ${seconds})
     WHERE id = '${attemptId}'`;
  const sql = `BEGIN; ${set(-11)}; COMMIT; BEGIN; ${set(60)}`;
  return hold(databaseUrl, sql, 'transactionid', 'COMMIT');
}

/** @param end said before it lets go */
async function hold(
  databaseUrl: string,
  sql: string,
  waitsFor: string,
  end?: string,
): Promise<TestLock> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // The server may end under it.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(sql);
  const waiting = `SELECT FROM pg_stat_activity
    WHERE wait_event = '${waitsFor}' AND datname = current_database()`;
  return {
    reached: async (atLeast = 1) =>
      expect
        .poll(async () => (await client.query(waiting)).rowCount, { timeout: 20_000 })
        .toBeGreaterThanOrEqual(atLeast),
    release: async () => {
      if (end) await client.query(end);
      await client.end();
    },
  };
}
