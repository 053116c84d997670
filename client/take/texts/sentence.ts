import { Refused } from '../api/api';
import { texts } from './texts';

/** What people are told of a request that failed. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Refused)) return texts.problems.offline;
  if (error.status === 429) return texts.problems.tooMany(error.retryAfter ?? 60);
  // Its own words are those of staff's sign-up.
  if (error.code === 'INVALID_CODE') return texts.problems.wrongCode;
  const [field] = error.fields;
  return field?.message ?? (error.message || texts.problems.server);
}
