/** Sends a receipt to the server for verification, and returns the result. */
import { request } from '../api/api';
import type { FileAnswer, GivenReceipt, Verification } from '../api/api-types';

/** The server's limit. */
export const MAX_BYTES = 2 * 1024 * 1024;
/** A compact JWS (RFC 7515). */
const SIGNATURE = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** The result of a check. The answers are those of the file, only if they are genuine. */
export interface CheckedReceipt {
  verification: Verification;
  answers: FileAnswer[];
}

const NOT_A_RECEIPT: Verification = {
  outcome: 'NOT_A_RECEIPT',
  altered: [],
  unsigned: [],
  statement: null,
  hasAnswers: false,
  key: null,
  standing: null,
};

/**
 * @param text content of a receipt file, or a signature alone
 * @throws RefusedError, UnreachableError
 */
export async function checkReceipt(text: string): Promise<CheckedReceipt> {
  const file = parseGivenReceipt(text);
  if (!file) return { verification: NOT_A_RECEIPT, answers: [] };
  // Send the text unchanged: parsing would drop duplicate keys, which the server must see.
  const body = signatureIn(text) === null ? text : file;
  const options = { method: 'POST', root: '/verify', body } as const;
  const verification = await request<'/verify/receipts', 'post'>('/receipts', options);
  const answers = verification.hasAnswers ? (file.answers as FileAnswer[]) : [];
  return { verification, answers: [...answers].sort((a, b) => a.number - b.number) };
}

/** @returns all fields, so that added ones are reported; null if it is not a receipt */
export function parseGivenReceipt(text: string): GivenReceipt | null {
  const signature = signatureIn(text);
  if (signature !== null) return { signature };
  try {
    const content = JSON.parse(text) as Partial<GivenReceipt> | null;
    if (typeof content?.signature !== 'string') return null;
    return content as GivenReceipt;
  } catch {
    return null;
  }
}

/** @returns null if the text is not a signature alone (it may be in quotes) */
function signatureIn(text: string): string | null {
  const trimmed = text.trim().replace(/^"(.*)"$/, '$1');
  return SIGNATURE.test(trimmed) ? trimmed : null;
}
