import { defineCommand, defineQuery } from '../../core/database/define-query.js';

/** Rows of one exam: many addresses must not fill the table. */
const MAX_ADDRESSES = 1_000;

/**
 * Counts a wrong code of the exam from the address with the fingerprint `$mark`. Addresses after the first
 * MAX_ADDRESSES are counted together.
 */
export const insertWrongCode = defineCommand<{ quizId: string; mark: string }>(`
  INSERT INTO wrong_access_codes AS w (quiz_id, address_mark)
  SELECT $quizId, CASE
    WHEN EXISTS (SELECT FROM wrong_access_codes WHERE quiz_id = $quizId AND address_mark = $mark)
      OR (SELECT count(*) FROM wrong_access_codes WHERE quiz_id = $quizId) < ${MAX_ADDRESSES}
    THEN $mark ELSE '' END
  ON CONFLICT (quiz_id, address_mark) DO UPDATE SET count = w.count + 1, last_at = now()`);

/** The wrong access codes of an exam, as staff see them. */
export interface WrongAccessCodeCounts {
  count: number;
  /** Number of network addresses. All after the first thousand count as one. */
  addressCount: number;
  /** When the first was typed since the code was set. */
  firstAt: Date;
  lastAt: Date;
}

/** Counts the wrong codes of an exam; no row if there was none since the code was set. */
export const countWrongCodes = defineQuery<{ quizId: string }, WrongAccessCodeCounts>(`
  SELECT sum(count)::int AS count, count(*)::int AS "addressCount", min(first_at) AS "firstAt",
    max(last_at) AS "lastAt"
  FROM wrong_access_codes WHERE quiz_id = $quizId HAVING count(*) > 0`);
