import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Names a link in what this browser stores, and does not open the exam to whoever reads it. */
export const linkHash = (token: string): string => bytesToHex(sha256(utf8ToBytes(token)));
