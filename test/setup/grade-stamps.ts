/**
 * Figures are computed from the marked answers of attempts, and cached until an attempt is written: no
 * grade may change without its attempt's row, and both say the same.
 */
import { afterAll, beforeAll } from 'vitest';
import type { Application } from './application.js';
import { MARKED_ANSWERS } from './marked-answers.js';

/** Checked when the transaction ends, so that the order of the two writes does not matter. */
const GUARD = `
  CREATE FUNCTION require_grade_stamp() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM attempts
      WHERE id = coalesce(NEW.attempt_id, OLD.attempt_id) AND xmin <> pg_current_xact_id()::xid;
    IF FOUND THEN RAISE EXCEPTION 'A grade was written without the row of its attempt'; END IF;
    PERFORM FROM attempts a
      WHERE id = coalesce(NEW.attempt_id, OLD.attempt_id) AND marked_answers IS DISTINCT FROM
        CASE WHEN submitted_at IS NOT NULL THEN ${MARKED_ANSWERS} END;
    IF FOUND THEN RAISE EXCEPTION 'The marked answers of an attempt are not those of its grades'; END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER require_grade_stamp AFTER INSERT OR UPDATE OR DELETE ON grades
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_grade_stamp()`;

/** In the tests of this file, a transaction of any module that writes a grade alone fails. */
export function requireGradeStamps(app: Application): void {
  beforeAll(async () => {
    await app.sql(GUARD);
  });
  // Other files share the database, and write grades by hand.
  afterAll(async () => {
    await app.sql('DROP FUNCTION require_grade_stamp CASCADE');
  });
}
