/** The hash of a saved answer, as in its receipt. `crypto.subtle` is not used: plain http lacks it. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';
import type { Entry } from '../api/api-types';

/** The server's algorithm (server/attempts/responses/response-store.ts): SHA-256 of RFC 8785 JSON, in hex. */
export function saveHash(
  attemptId: string,
  epoch: number,
  { questionId, sequence, response, isFlagged }: Entry,
): string {
  const text = canonicalize({ attemptId, epoch, isFlagged, questionId, response, sequence });
  return bytesToHex(sha256(utf8ToBytes(text ?? '')));
}
