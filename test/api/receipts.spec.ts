import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { compactVerify, decodeProtectedHeader, importJWK, type JWK } from 'jose';
import { expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { sitting } from '../setup/attempts.js';
import { candidate, exam } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { anyDescriptive, anyMcq } from '../setup/questions.js';

/** What a learner is given for what they handed in, and who can check it. */
const app = useApplication();

const sha256 = (content: unknown): string =>
  createHash('sha256')
    .update(canonicalize(content) ?? '')
    .digest('hex');

/** What a signature says, checked with the key that is kept. */
async function said(signature: string): Promise<Data> {
  const { kid } = decodeProtectedHeader(signature);
  const kept = 'SELECT public_key FROM receipt_keys WHERE kid = $1';
  const [row] = await app.sql<{ public_key: JWK }>(kept, [kid]);
  const key = await importJWK(row?.public_key ?? {}, 'EdDSA');
  const { payload } = await compactVerify(signature, key, { algorithms: ['EdDSA'] });
  return JSON.parse(Buffer.from(payload).toString()) as Data;
}

it('is signed, and says what was answered, when, and of which revision', async () => {
  const owner = await person(app.api, app.sink);
  const rules = { shuffles_questions: true, shuffles_options: true };
  const { code, quizId } = await exam(app, owner.api, {
    title: 'Rivers of Europe',
    questions: [anyMcq, anyDescriptive, anyMcq],
    rules,
  });
  const page = await sitting(await candidate(app, code, 'Ada Lovelace'));
  const place = page.questions.findIndex(({ kind }) => kind === 'MCQ');
  const [, second] = page.questions[place]?.['options'] as { id: string }[];
  const essay = page.questions.findIndex(({ kind }) => kind === 'DESCRIPTIVE');
  const chosen = page.entry(place, { response: { optionId: second?.id } });
  const written = page.entry(essay, { response: { text: 'Volga ä\n"😀"' } });
  expect((await page.save([chosen, written])).status).toBe(200);
  const { receipt } = (await page.submit()).body;
  const [revision] = await app.sql('SELECT * FROM paper_revisions WHERE quiz_id = $1', [quizId]);
  const statement = await said(receipt.signature as string);
  const byId = [chosen, written].toSorted((a, b) => (a.questionId < b.questionId ? -1 : 1));
  const answers = byId.map(({ questionId, response }) => [questionId, response]);
  const places = byId.map(({ questionId }) =>
    questionId === chosen.questionId ? [questionId, place + 1, 'B'] : [questionId, essay + 1, null],
  );
  const { signature, ...shown } = receipt as Data;
  expect(statement).toEqual({
    ...shown,
    version: 1,
    exam: 'Rivers of Europe',
    institute: expect.any(String),
    learner: 'Ada Lovelace',
    isPreview: false,
    revision: { number: 1, hash: revision?.['content_hash'] },
    startedAt: page.sitting['attempt'].startedAt,
    answered: 2,
    hash: sha256({ attemptId: page.id, revision: revision?.['content_hash'], answers }),
    placesHash: sha256(places),
  });
  expect(decodeProtectedHeader(signature as string)).toMatchObject({ typ: 'examwright-receipt' });
});
