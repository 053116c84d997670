/** Figures keep what they counted until an attempt is written: no grade may change without its attempt's row. */
import { afterAll, beforeAll } from 'vitest';
import type { Application } from './application.js';

/** Looks when the transaction ends: whatever comes first in it, the attempt or the grade. */
const GUARD = `
  CREATE FUNCTION hold_grade_stamp() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM attempts
      WHERE id = coalesce(NEW.attempt_id, OLD.attempt_id) AND xmin <> pg_current_xact_id()::xid;
    IF FOUND THEN RAISE EXCEPTION 'A grade was written without the row of its attempt'; END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER hold_grade_stamp AFTER INSERT OR UPDATE OR DELETE ON grades
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION hold_grade_stamp()`;

/** In this file's tests a transaction that forgets it fails, whichever room it is of. */
export function holdGradeStamps(app: Application): void {
  beforeAll(async () => {
    await app.sql(GUARD);
  });
  // Other files share the database, and write grades by hand.
  afterAll(async () => {
    await app.sql('DROP FUNCTION hold_grade_stamp CASCADE');
  });
}
