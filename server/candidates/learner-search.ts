/** Search for learners, in every list of them. */
import { escapeLike } from '../core/database/escape-like.js';

/** @returns the LIKE pattern of a search for `learnerMatchesSql`; null without a search */
export function learnerSearchPattern(search: string | null | undefined): string | null {
  const key = (search ?? '').normalize('NFC').toLowerCase();
  return key === '' ? null : `%${escapeLike(key)}%`;
}

/**
 * SQL condition on a learner `l`. It does not depend on the locale of the database.
 * @param pattern the place of the parameter, for example `$2`
 */
export function learnerMatchesSql(pattern: string): string {
  return `(lower(l.name COLLATE "und-x-icu") LIKE ${pattern} OR l.email LIKE ${pattern})`;
}
