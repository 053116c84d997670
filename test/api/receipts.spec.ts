import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { decodeProtectedHeader } from 'jose';
import { describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { moveDeadline, sitting } from '../setup/attempts.js';
import { call, candidate, exam } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { anyDescriptive, anyMcq } from '../setup/questions.js';
import { examWithOwner, receiptOf, signedContent, EXAM_ANSWERS, TEXT } from '../setup/receipts.js';
import { answerExam, takeExam } from '../setup/taking.js';

/** What candidates get for their submission. */
const app = useApplication();

const sha256 = (content: unknown): string =>
  createHash('sha256')
    .update(canonicalize(content) ?? '')
    .digest('hex');

it('is signed, and says what was answered, when, and of which revision', async () => {
  const owner = await person(app);
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
  const statement = await signedContent(app, receipt.signature as string);
  const byId = [chosen, written].toSorted((a, b) => (a.questionId < b.questionId ? -1 : 1));
  const answers = byId.map(({ questionId, response }) => [questionId, response]);
  const places = byId.map(({ questionId }) =>
    questionId === chosen.questionId ? [questionId, place + 1, 'B'] : [questionId, essay + 1, null],
  );
  const { signature, ...shown } = receipt as Data;
  expect(statement).toEqual({
    ...shown,
    version: 2,
    exam: 'Rivers of Europe',
    institute: expect.any(String),
    learner: 'Ada Lovelace',
    isPreview: false,
    revision: { number: 1, hash: revision?.['commitment'] },
    startedAt: page.sitting['attempt'].startedAt,
    answered: 2,
    hash: sha256({ attemptId: page.id, revision: revision?.['commitment'], answers }),
    placesHash: sha256(places),
  });
  expect(decodeProtectedHeader(signature as string)).toMatchObject({ typ: 'examwright-receipt' });
});

describe('the file of a receipt', () => {
  it('contains the answers it certifies, by the numbers and letters that were shown', async () => {
    const page = await takeExam(app, await examWithOwner(app), EXAM_ANSWERS, 'Ada');
    const file = await receiptOf(page);
    const [choice, text] = page.questions;
    const second = choice?.['options'][1].id as string;
    expect(file['answers']).toEqual([
      { number: 1, questionId: choice?.['id'], response: { optionId: second }, choice: 'B' },
      { number: 2, questionId: text?.['id'], response: { text: EXAM_ANSWERS[TEXT] }, choice: null },
    ]);
    const { receipt } = (await page.clock()).body;
    expect(file['signature']).toBe(receipt.signature);
    expect(file['receipt']).toEqual(await signedContent(app, receipt.signature as string));
    expect(file['receipt']).toMatchObject({ learner: 'Ada', answered: 2, hash: receipt.hash });
  });

  it('exists once the attempt has ended, by the clock, too', async () => {
    const page = await answerExam(app, await examWithOwner(app), EXAM_ANSWERS);
    const path = `/attempts/${page.id}/receipt`;
    expect(await call(page.candidate.api, path)).toMatchObject({
      status: 409,
      body: { code: 'ATTEMPT_UNDER_WAY' },
    });
    await moveDeadline(app, page.id, -11);
    expect((await receiptOf(page))['receipt']).toMatchObject({ submittedBy: 'TIME', answered: 2 });
  });

  it('does not exist for submissions before there were receipts', async () => {
    const page = await takeExam(app, await examWithOwner(app), EXAM_ANSWERS);
    const old = `UPDATE attempts SET receipt = receipt - 'signature' WHERE id = $1`;
    await app.sql(old, [page.id]);
    expect(await call(page.candidate.api, `/attempts/${page.id}/receipt`)).toMatchObject({
      status: 409,
      body: { code: 'RECEIPT_NOT_SIGNED' },
    });
    expect((await page.submit()).body['receipt']).not.toHaveProperty('signature');
  });

  it('is closed to other candidates', async () => {
    const of = await examWithOwner(app);
    const page = await takeExam(app, of, EXAM_ANSWERS);
    const stranger = await candidate(app, of.code, 'Mallory');
    const path = `/attempts/${page.id}/receipt`;
    expect((await call(stranger.api, path)).body['code']).toBe('ATTEMPT_NOT_FOUND');
    expect((await call(app.api, path)).status).toBe(401);
  });
});
