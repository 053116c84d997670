import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { StoredAnswer } from './response.queries.js';

/**
 * Hash of a stored answer, which pages compare with what they sent: SHA-256, in hex, over the canonical JSON
 * (RFC 8785).
 */
export function saveHash(
  attemptId: string,
  { questionId, epoch, sequence, response, isFlagged }: StoredAnswer,
): string {
  const content = { attemptId, epoch, isFlagged, questionId, response, sequence };
  return createHash('sha256')
    .update(canonicalize(content) ?? '')
    .digest('hex');
}
