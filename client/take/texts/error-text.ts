import { RefusedError } from '../api/api';
import { texts } from './texts';

/** The text to show for a failed request. */
export function errorText(error: unknown): string {
  if (!(error instanceof RefusedError)) return texts.problems.offline;
  if (error.status === 429) return texts.problems.tooMany(error.retryAfter ?? 60);
  // The server's message is about staff's sign-up.
  if (error.code === 'INVALID_CODE') return texts.problems.wrongCode;
  const [field] = error.fields;
  return field?.message ?? (error.message || texts.problems.server);
}
