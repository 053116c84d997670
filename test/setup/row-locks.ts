/** Stops the application at a point of its work, by locks in its database. */
import pg from 'pg';
import { expect } from 'vitest';

export interface TestLock {
  /** Resolves once this many statements wait. @param event for what, if not for this lock */
  reached: (atLeast?: number, event?: string) => Promise<void>;
  release: () => Promise<void>;
}

const LOCK = 4_711;

/** Imports wait at the end of a phase: all its work is done, nothing is committed. */
export async function lockImports(databaseUrl: string, phase: string): Promise<TestLock> {
  const sql = `CREATE OR REPLACE FUNCTION wait_for_test() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_advisory_xact_lock(${LOCK}); RETURN NEW; END $$;
    CREATE OR REPLACE TRIGGER wait_for_test BEFORE UPDATE ON imports FOR EACH ROW
      WHEN (OLD.phase = '${phase}' AND (NEW.phase <> OLD.phase OR NEW.state <> OLD.state))
      EXECUTE FUNCTION wait_for_test();
    SELECT pg_advisory_lock(${LOCK})`;
  return lockWith(databaseUrl, sql, 'advisory');
}

/** A sweep of files waits after marking some as unused, before the commit. */
async function lockSweep(databaseUrl: string, table: string): Promise<TestLock> {
  const sql = `CREATE OR REPLACE FUNCTION wait_for_test() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_advisory_xact_lock(${LOCK}); RETURN NEW; END $$;
    CREATE OR REPLACE TRIGGER wait_for_test AFTER UPDATE ON ${table} FOR EACH ROW
      WHEN (NEW.kept_at IS NULL) EXECUTE FUNCTION wait_for_test();
    SELECT pg_advisory_lock(${LOCK})`;
  return lockWith(databaseUrl, sql, 'advisory');
}

export async function lockImageSweep(databaseUrl: string): Promise<TestLock> {
  return lockSweep(databaseUrl, 'images');
}

export async function lockUploadSweep(databaseUrl: string): Promise<TestLock> {
  return lockSweep(databaseUrl, 'uploads');
}

/** The task that mails results waits: mails are inserted, and not committed. */
export async function lockResultMails(databaseUrl: string): Promise<TestLock> {
  const sql = `CREATE OR REPLACE FUNCTION wait_for_test() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_advisory_xact_lock(${LOCK}); RETURN NEW; END $$;
    CREATE OR REPLACE TRIGGER wait_for_test BEFORE INSERT ON result_notices FOR EACH ROW
      EXECUTE FUNCTION wait_for_test();
    SELECT pg_advisory_lock(${LOCK})`;
  return lockWith(databaseUrl, sql, 'advisory');
}

/** The erasure of a learner waits: everything is erased but the name, and nothing is committed. */
export async function lockErasure(databaseUrl: string): Promise<TestLock> {
  const sql = `CREATE OR REPLACE FUNCTION wait_for_test() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_advisory_xact_lock(${LOCK}); RETURN NEW; END $$;
    CREATE OR REPLACE TRIGGER wait_for_test BEFORE UPDATE ON learners FOR EACH ROW
      WHEN (OLD.erased_at IS NULL AND NEW.erased_at IS NOT NULL) EXECUTE FUNCTION wait_for_test();
    SELECT pg_advisory_lock(${LOCK})`;
  return lockWith(databaseUrl, sql, 'advisory');
}

/** Inserts of questions wait with their images, longer than the lock timeout. */
export async function lockNewQuestions(databaseUrl: string): Promise<TestLock> {
  return lockNewRows(databaseUrl, 'placements');
}

/** Submissions wait before they record the questions of their paper. */
export async function lockNewPaperQuestions(databaseUrl: string): Promise<TestLock> {
  return lockNewRows(databaseUrl, 'paper_revision_questions');
}

/** The same for started imports and their files. */
export async function lockNewImports(databaseUrl: string): Promise<TestLock> {
  return lockNewRows(databaseUrl, 'imports');
}

async function lockNewRows(databaseUrl: string, table: string): Promise<TestLock> {
  const sql = `CREATE OR REPLACE FUNCTION wait_for_test_lock() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      WHILE EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = ${LOCK}) LOOP
        PERFORM pg_sleep(0.02);
      END LOOP;
      RETURN NEW;
    END $$;
    CREATE OR REPLACE TRIGGER wait_for_test BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION wait_for_test_lock();
    SELECT pg_advisory_lock(${LOCK})`;
  return lockWith(databaseUrl, sql, 'PgSleep');
}

/** All reads and writes of a table wait. */
export async function lockTable(databaseUrl: string, table: string): Promise<TestLock> {
  return lockWith(databaseUrl, `BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`, 'relation');
}

/** Work under the advisory lock of this name waits. */
export async function lockNamed(databaseUrl: string, name: string): Promise<TestLock> {
  const sql = `SELECT pg_advisory_lock(hashtextextended('${name}', 0))`;
  return lockWith(databaseUrl, sql, 'advisory');
}

/** Updates of a quiz wait; rows that refer to it can be written. */
export async function lockQuiz(databaseUrl: string, id: string): Promise<TestLock> {
  const sql = `BEGIN; SELECT FROM quizzes WHERE id = '${id}' FOR NO KEY UPDATE`;
  return lockWith(databaseUrl, sql, 'transactionid');
}

/** Saving, submitting and taking over an attempt wait. */
export async function lockAttemptRow(databaseUrl: string, id: string): Promise<TestLock> {
  const sql = `BEGIN; SELECT FROM attempts WHERE id = '${id}' FOR NO KEY UPDATE`;
  return lockWith(databaseUrl, sql, 'transactionid');
}

/** Changes of a candidate wait, the start of an attempt too, as they do for an erasure. */
export async function lockCandidateOf(databaseUrl: string, attemptId: string): Promise<TestLock> {
  const sql = `BEGIN; SELECT FROM candidates
    WHERE id = (SELECT candidate_id FROM attempts WHERE id = '${attemptId}') FOR NO KEY UPDATE`;
  return lockWith(databaseUrl, sql, 'transactionid');
}

/** A new closing waits uncommitted; the release commits it. */
export async function lockClosing(
  databaseUrl: string,
  quizId: string,
  at: Date,
): Promise<TestLock> {
  const sql = `BEGIN; UPDATE exam_rules SET closes_at = '${at.toISOString()}' WHERE quiz_id = '${quizId}'`;
  return lockWith(databaseUrl, sql, 'transactionid', 'COMMIT');
}

/** The time of an attempt is over, and its extension waits uncommitted; the release commits it. */
export async function lockExtension(databaseUrl: string, attemptId: string): Promise<TestLock> {
  const set = (seconds: number): string =>
    `UPDATE attempts SET deadline_at = now() + make_interval(secs => ${seconds})
     WHERE id = '${attemptId}'`;
  const sql = `BEGIN; ${set(-11)}; COMMIT; BEGIN; ${set(60)}`;
  return lockWith(databaseUrl, sql, 'transactionid', 'COMMIT');
}

/** Starts and reopenings at an exam wait with what they have written, before their commit. */
export async function lockRunning(databaseUrl: string, quizId: string): Promise<TestLock> {
  const sql = `CREATE OR REPLACE FUNCTION wait_for_test() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_advisory_xact_lock(${LOCK}); RETURN NEW; END $$;
    CREATE OR REPLACE TRIGGER wait_for_test AFTER INSERT OR UPDATE ON attempts FOR EACH ROW
      WHEN (NEW.quiz_id = '${quizId}' AND NEW.submitted_at IS NULL) EXECUTE FUNCTION wait_for_test();
    SELECT pg_advisory_lock(${LOCK})`;
  // Its files share their database. Dropping the trigger waits for those who have written.
  const end = `SELECT pg_advisory_unlock(${LOCK}); DROP TRIGGER wait_for_test ON attempts;
    DROP FUNCTION wait_for_test()`;
  return lockWith(databaseUrl, sql, 'advisory', end);
}

/** Reading a paper waits for its grades; the release deletes the attempt. */
export async function lockDeletion(databaseUrl: string, attemptId: string): Promise<TestLock> {
  const sql = 'BEGIN; LOCK TABLE grades IN ACCESS EXCLUSIVE MODE';
  const end = `DELETE FROM attempts WHERE id = '${attemptId}'; COMMIT`;
  return lockWith(databaseUrl, sql, 'relation', end);
}

/** @param end a statement to run before the lock is released */
async function lockWith(
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
  const count = async (event: string): Promise<number | null> => {
    // A transaction sees the connections of its first look, until it looks again on purpose.
    await client.query('SELECT pg_stat_clear_snapshot()');
    const waiting = `SELECT FROM pg_stat_activity
      WHERE wait_event = '${event}' AND datname = current_database()`;
    return (await client.query(waiting)).rowCount;
  };
  return {
    reached: async (atLeast = 1, event = waitsFor) =>
      expect.poll(async () => count(event)).toBeGreaterThanOrEqual(atLeast),
    release: async () => {
      if (end) await client.query(end);
      await client.end();
    },
  };
}
