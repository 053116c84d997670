import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Identifies a link in the browser's storage: whoever reads it there cannot open the exam. */
export const linkHash = (token: string): string => bytesToHex(sha256(utf8ToBytes(token)));
