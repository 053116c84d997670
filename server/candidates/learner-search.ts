/** Search for learners, in every list of them. */
import { escapeLike } from '../core/database/escape-like.js';

/** @returns the LIKE pattern of a search for `LEARNER_MATCHES`; null without a search */
export function learnerSearchPattern(search: string | null | undefined): string | null {
  const key = (search ?? '').normalize('NFC').toLowerCase();
  return key === '' ? null : `%${escapeLike(key)}%`;
}
