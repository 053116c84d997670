/** Checking a receipt: what is sent of what somebody has, and what is answered. */
import { ask } from '../api/api';
import type { SubmittedBy } from '../api/api-types';

/** Bytes that the server takes at once. */
export const MAX_BYTES = 2 * 1024 * 1024;
/** A compact JWS (RFC 7515). */
const SIGNATURE = /^[\w-]+\.[\w-]+\.[\w-]+$/;

export interface Statement {
  attemptId: string;
  exam: string;
  institute: string;
  learner: string | null;
  isPreview: boolean;
  revision: { number: number | null; hash: string };
  startedAt: string;
  submittedAt: string;
  submittedBy: SubmittedBy;
  amendedAt?: string;
  questions: number;
  answered: number;
  hash: string;
}

export interface Verification {
  outcome: 'GENUINE' | 'ALTERED' | 'UNKNOWN_KEY' | 'NOT_A_RECEIPT';
  altered: ('SIGNATURE' | 'RECEIPT' | 'ANSWERS' | 'PLACES' | 'ADDED')[];
  /** Names of what the file holds beside what was signed. */
  unsigned: string[];
  statement: Statement | null;
  hasAnswers: boolean;
  key: { kid: string; firstUsedAt: string } | null;
  standing: 'LATEST' | 'REPLACED' | 'GONE' | null;
}

export interface FileAnswer {
  number: number;
  questionId: string;
  response: Record<string, unknown>;
  choice: string | null;
}

/** What came of a check; the answers are those of the file, once they were found to be genuine. */
export interface Checked {
  verification: Verification;
  answers: FileAnswer[];
}

interface Given {
  signature: string;
  receipt?: unknown;
  answers?: unknown;
}

const NO_RECEIPT: Verification = {
  outcome: 'NOT_A_RECEIPT',
  altered: [],
  unsigned: [],
  statement: null,
  hasAnswers: false,
  key: null,
  standing: null,
};

/**
 * @param text of a receipt's file, or of its signature
 * @throws Refused, Unreachable
 */
export async function check(text: string): Promise<Checked> {
  const given = readGiven(text);
  if (!given) return { verification: NO_RECEIPT, answers: [] };
  // As it stands: what is there twice would be lost in reading, and the server sees it.
  const body = signatureIn(text) === null ? text : given;
  const asking = { method: 'POST', root: '/verify', body } as const;
  const verification = await ask<Verification>('/receipts', asking);
  const answers = verification.hasAnswers ? (given.answers as FileAnswer[]) : [];
  return { verification, answers: [...answers].sort((a, b) => a.number - b.number) };
}

/** @returns all that stands in it, so that what was added is told; null for what is plainly no receipt */
export function readGiven(text: string): Given | null {
  const signature = signatureIn(text);
  if (signature !== null) return { signature };
  try {
    const content = JSON.parse(text) as Partial<Given> | null;
    if (typeof content?.signature !== 'string') return null;
    return content as Given;
  } catch {
    return null;
  }
}

/** @returns null for what is more than a signature, perhaps in quotes */
function signatureIn(text: string): string | null {
  const trimmed = text.trim().replace(/^"(.*)"$/, '$1');
  return SIGNATURE.test(trimmed) ? trimmed : null;
}
