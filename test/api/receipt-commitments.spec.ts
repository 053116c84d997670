import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { SaltedRevisions1795569335927 } from '../../server/migrations/1795569335927-SaltedRevisions.js';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { call, candidate, setRules, type Reply } from '../setup/exams.js';
import { readExam, SUBMIT, update } from '../setup/papers.js';
import { readQuestions } from '../setup/questions.js';
import { CHOICE, examWithOwner, receiptOf, EXAM_ANSWERS, verified } from '../setup/receipts.js';
import { questionAsking, answerExam, takeExam } from '../setup/taking.js';
import { DELETE_QUESTION } from '../setup/trash.js';

/** A receipt names the paper that was taken, and does not reveal its key. */
const app = useApplication();

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

async function contentOf(quizId: string): Promise<string> {
  const content = 'SELECT content::text FROM paper_revisions WHERE quiz_id = $1';
  return (await app.sql<{ content: string }>(content, [quizId]))[0]?.content ?? '';
}

it('contains no hash that trying all keys would find', async () => {
  const of = await examWithOwner(app);
  const file = await receiptOf(await takeExam(app, of, EXAM_ANSWERS));
  const right = await contentOf(of.quizId);
  const { attemptId, revision, hash } = file['receipt'] as Data;
  expect(revision.hash).not.toBe(sha256(right));
  const pairs = (file['answers'] as Data[])
    .toSorted((a, b) => (a['questionId'] < b['questionId'] ? -1 : 1))
    .map(({ questionId, response }) => [questionId, response]);
  const answers = { answers: pairs, attemptId, revision: sha256(right) };
  expect(hash).not.toBe(sha256(JSON.stringify(answers)));
  // But it is that of this revision, whoever takes it.
  const other = await receiptOf(await takeExam(app, of, {}, 'Bob'));
  expect(other['receipt'].revision).toEqual(revision);
});

describe('the paper behind it', () => {
  it('is returned with the key, and matches the commitment', async () => {
    const of = await examWithOwner(app, {
      rules: { review_content: 'KEY', review_time: 'ON_RELEASE' },
    });
    const page = await takeExam(app, of, EXAM_ANSWERS);
    const revision = async (): Promise<Reply> =>
      call(page.candidate.api, `/attempts/${page.id}/revision`);
    const refused = { code: 'REVIEW_NOT_ALLOWED', current: { waitsFor: 'RELEASE', from: null } };
    expect(await revision()).toMatchObject({ status: 403, body: refused });
    await setRules(app, of.quizId, { review_content: 'ANSWERS', released_at: new Date() });
    const message = 'The right answers of this exam are not shown to learners.';
    expect(await revision()).toMatchObject({ status: 403, body: { message } });
    await setRules(app, of.quizId, { review_content: 'KEY' });
    const { status, body } = await revision();
    expect(status).toBe(200);
    const { receipt } = await receiptOf(page);
    expect({ number: body['number'], hash: body['hash'] }).toEqual(receipt.revision);
    const salt = Buffer.from(body['salt'] as string, 'hex');
    const bytes = Buffer.concat([salt, Buffer.from(body['content'] as string)]);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(receipt.revision.hash);
    const { questions } = JSON.parse(body['content'] as string) as Data;
    const { options } = questionAsking(page, CHOICE);
    expect(questions[0].body.correctOptionId).toBe(options[1].id);
    const stranger = await candidate(app, of.code, 'Mallory');
    expect(await call(stranger.api, `/attempts/${page.id}/revision`)).toMatchObject({
      status: 404,
      body: { code: 'ATTEMPT_NOT_FOUND' },
    });
  });
});

describe('a receipt in the old format', () => {
  const { file, key, content } = JSON.parse(
    readFileSync('test/data/receipt-version-1.json', 'utf8'),
  ) as { file: Data; key: Data; content: string };

  it('is still genuine, answers and all', async () => {
    await app.sql(
      'INSERT INTO receipt_keys (kid, public_key) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [key['kid'], key['publicKey']],
    );
    expect(file['receipt']).toMatchObject({ version: 1, revision: { hash: sha256(content) } });
    expect(await verified(app.api, file)).toMatchObject({
      outcome: 'GENUINE',
      statement: file['receipt'],
      hasAnswers: true,
      standing: 'GONE',
    });
    const changed = structuredClone(file);
    changed['answers'][1].response.text = 'By magic.';
    expect(await verified(app.api, changed)).toMatchObject({ altered: ['ANSWERS'] });
  });

  it('marks the revision, which gets a salt', async () => {
    const taken = await examWithOwner(app);
    await takeExam(app, taken, EXAM_ANSWERS);
    const running = await examWithOwner(app);
    await answerExam(app, running, EXAM_ANSWERS);
    const reopened = await examWithOwner(app);
    const page = await takeExam(app, reopened, EXAM_ANSWERS);
    const reopen = 'mutation ($input: ReopenAttemptInput!) { reopenAttempt(input: $input) { id } }';
    const input = { attemptId: page.id, minutes: 5, reason: 'Power cut' };
    await reopened.owner.ask(reopen, { input });
    const untaken = await examWithOwner(app);
    const ids = [taken, running, reopened, untaken].map(({ quizId }) => quizId);
    expect(await migrated(ids)).toEqual([true, false, true, false]);
  });

  it('makes staff see the questions that their exam still asks', async () => {
    const { owner, quizId } = await examWithOwner(app);
    const keyFindings = async (): Promise<string[]> =>
      ((await readExam(owner, quizId))['findings'] as Data[])
        .filter(({ code }) => code === 'KEY_IN_RECEIPTS')
        .map(({ message }) => message as string);
    expect(await keyFindings()).toEqual([]);
    await app.sql('UPDATE paper_revisions SET is_hash_published = true WHERE quiz_id = $1', [
      quizId,
    ]);
    const message = expect.stringContaining('answers of questions 1 and 3 from receipts');
    expect(await keyFindings()).toEqual([message]);
    await update(owner, quizId, { title: `Rivers again ${Math.random()}`, isCompleted: true });
    expect(await keyFindings()).toEqual([message]);
    const { questions } = await readQuestions(owner, quizId);
    await owner.ask(DELETE_QUESTION, { id: questions.items[0].id });
    expect(await keyFindings()).toEqual([message]);
    await owner.ask(SUBMIT, { id: quizId });
    expect(await keyFindings()).toEqual([
      expect.stringContaining('answers of question 2 from receipts'),
    ]);
    await owner.ask(DELETE_QUESTION, { id: questions.items[2].id });
    await owner.ask(SUBMIT, { id: quizId });
    expect(await keyFindings()).toEqual([]);
  });

  /**
   * Old copies of the tables, for this connection alone. @returns the quizzes whose hash is in a
   * receipt
   */
  async function migrated(quizIds: string[]): Promise<boolean[]> {
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    try {
      for (const table of ['attempts', 'paper_revisions']) {
        await client.query(`CREATE TEMP TABLE ${table} (LIKE public.${table})`);
        const copy = `INSERT INTO ${table} SELECT * FROM public.${table} WHERE quiz_id = ANY($1)`;
        await client.query(copy, [quizIds]);
      }
      const migration = new SaltedRevisions1795569335927();
      const runner = { query: async (text: string) => client.query(text) };
      for (const column of ['salt', 'commitment', 'is_hash_published'])
        await client.query(`ALTER TABLE paper_revisions DROP COLUMN ${column}`);
      await migration.up(runner as never);
      const { rows } = await client.query<{ quizId: string; salt: string; isExposed: boolean }>(
        `SELECT quiz_id AS "quizId", encode(salt, 'hex') AS salt, is_hash_published AS "isExposed"
         FROM paper_revisions
         WHERE commitment = encode(sha256(salt || convert_to(content::text, 'UTF8')), 'hex')`,
      );
      expect(new Set(rows.map(({ salt }) => salt)).size).toBe(rows.length);
      return quizIds.map((id) => rows.find(({ quizId }) => quizId === id)?.isExposed ?? false);
    } finally {
      await client.end();
    }
  }
});
