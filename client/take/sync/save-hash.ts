/** What a receipt says that is stored, by its hash. Made without `crypto.subtle`, which plain http has not. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';
import type { Entry } from '../api/api-types';

/** As the server makes it (server/attempts/responses/response-store.ts): SHA-256 over RFC 8785, in hex. */
export function saveHash(
  attemptId: string,
  epoch: number,
  { questionId, sequence, response, isFlagged }: Entry,
): string {
  const text = canonicalize({ attemptId, epoch, isFlagged, questionId, response, sequence });
  return bytesToHex(sha256(utf8ToBytes(text ?? '')));
}
