import type { AttemptClock } from '../clock.schema.js';
import type { MessageRow } from './message.queries.js';

/** A message as the candidate's page gets it. */
export function toShownMessage({ id, text, sentAt }: MessageRow): AttemptClock['messages'][number] {
  return { id, text, sentAt: new Date(sentAt).toISOString() };
}
