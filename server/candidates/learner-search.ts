/** How learners are searched, in every list of them. */
import { escapeLike } from '../core/database/like.js';

/** A part of a name or an address as `learnerFound` compares it; null where nothing is sought. */
export function learnerPattern(search: string | null | undefined): string | null {
  const key = (search ?? '').normalize('NFC').toLowerCase();
  return key === '' ? null : `%${escapeLike(key)}%`;
}

/**
 * Of a learner `l`, whatever the database was set up with.
 * @param pattern the place of the parameter, for example `$2`
 */
export function learnerFound(pattern: string): string {
  return `(lower(l.name COLLATE "und-x-icu") LIKE ${pattern} OR l.email LIKE ${pattern})`;
}
