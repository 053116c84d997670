/** Receipts of candidates, and their verification. */
import { compactVerify, decodeProtectedHeader, importJWK, type JWK } from 'jose';
import type { Api, Data } from './api.js';
import type { Application } from './application.js';
import type { Page } from './attempts.js';
import { call, exam, type Exam, type ExamOptions } from './exams.js';
import { person } from './factories.js';

export const CHOICE = 'Which river?';
export const TEXT = 'Why is the sky blue?';
const options = ['Ganges', 'Indus', 'Yamuna'].map((text) => ({ text }));
const questions = [
  { mcq: { text: CHOICE, options, correctOption: 2 } },
  { descriptive: { text: TEXT } },
  { mcq: { text: 'And which?', options, correctOption: 1 } },
];
export const EXAM_ANSWERS = { [CHOICE]: 'Indus', [TEXT]: 'By scattering.' };

/** @param options of the exam, except its questions */
export async function examWithOwner(
  app: Application,
  options: Omit<ExamOptions, 'questions'> = {},
): Promise<Exam & { owner: Api }> {
  const owner = (await person(app)).api;
  return { owner, ...(await exam(app, owner, { ...options, questions })) };
}

export async function receiptOf(page: Page): Promise<Data> {
  const { status, body } = await call(page.candidate.api, `/attempts/${page.id}/receipt`);
  if (status !== 200) throw new Error(`Refused: ${JSON.stringify(body)}`);
  return body;
}

export async function verified(api: Api, file: unknown): Promise<Data> {
  const { status, body } = await call(api, '/verify/receipts', file);
  if (status !== 200) throw new Error(`Refused: ${JSON.stringify(body)}`);
  return body;
}

/** The content of a signature, verified with the stored key. */
export async function signedContent(app: Application, signature: string): Promise<Data> {
  const { kid } = decodeProtectedHeader(signature);
  const kept = 'SELECT public_key FROM receipt_keys WHERE kid = $1';
  const [row] = await app.sql<{ public_key: JWK }>(kept, [kid]);
  const key = await importJWK(row?.public_key ?? {}, 'EdDSA');
  const { payload } = await compactVerify(signature, key, { algorithms: ['EdDSA'] });
  return JSON.parse(Buffer.from(payload).toString()) as Data;
}
