import {
  calculateJwkThumbprint,
  CompactSign,
  compactVerify,
  createLocalJWKSet,
  decodeProtectedHeader,
  generateKeyPair,
  type JWK,
} from 'jose';
import { describe, expect, it } from 'vitest';
import { Api, type Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { call } from '../setup/exams.js';
import { CHOICE, examWithOwner, receiptOf, EXAM_ANSWERS, verified } from '../setup/receipts.js';
import { saveAnswers, submitAttempt, takeExam } from '../setup/taking.js';

/** Anybody who is shown a receipt can have it checked. */
const app = useApplication();

const UNKNOWN = { unsigned: [], statement: null, hasAnswers: false, standing: null };

describe('checking a receipt', () => {
  it('confirms a genuine one, whoever asks', async () => {
    const file = await receiptOf(await takeExam(app, await examWithOwner(app), EXAM_ANSWERS));
    const answer = await verified(app.api, file);
    expect(answer).toEqual({
      outcome: 'GENUINE',
      altered: [],
      unsigned: [],
      statement: file['receipt'],
      hasAnswers: true,
      key: { kid: expect.any(String), firstUsedAt: expect.any(String) },
      standing: 'LATEST',
    });
    // The signature alone says what was signed, and nothing of answers.
    const { signature } = file;
    expect(await verified(app.api, { signature })).toEqual({ ...answer, hasAnswers: false });
  });

  it('finds every alteration', async () => {
    const file = await receiptOf(await takeExam(app, await examWithOwner(app), EXAM_ANSWERS));
    const altered = async (change: (file: Data) => unknown): Promise<unknown> => {
      const copy = structuredClone(file);
      change(copy);
      const { outcome, altered } = await verified(app.api, copy);
      return [outcome, altered];
    };
    const [first, second] = file['answers'] as Data[];
    const other = crypto.randomUUID();
    const changes: [string, (file: Data) => unknown][] = [
      ['ANSWERS', ({ answers }) => (answers[1].response.text = 'By magic.')],
      ['ANSWERS', ({ answers }) => (answers[0].response.optionId = other)],
      ['ANSWERS', ({ answers }) => (answers[0].questionId = second?.['questionId'])],
      ['ANSWERS', ({ answers }) => answers.pop()],
      ['ANSWERS', ({ answers }) => answers.push(first)],
      ['ANSWERS', (copy) => (copy['answers'] = 'none')],
      ['ANSWERS', ({ answers }) => (answers[1].response = { text: '\ud800' })],
      ['PLACES', ({ answers }) => (answers[0].choice = 'A')],
      ['PLACES', ({ answers }) => (answers[1].number = 3)],
      ['RECEIPT', ({ receipt }) => (receipt.learner = 'Mallory')],
      ['RECEIPT', ({ receipt }) => (receipt.submittedAt = '2020-01-01T00:00:00.000Z')],
    ];
    for (const [what, change] of changes)
      expect([String(change), await altered(change)]).toEqual([
        String(change),
        ['ALTERED', [what]],
      ]);
    // The order of answers does not matter.
    expect(await altered(({ answers }) => answers.reverse())).toEqual(['GENUINE', []]);
  });

  it('finds every addition, at any level', async () => {
    const file = await receiptOf(await takeExam(app, await examWithOwner(app), EXAM_ANSWERS));
    const added = async (change: (file: Data) => unknown): Promise<unknown> => {
      const copy = structuredClone(file);
      change(copy);
      const { outcome, altered, unsigned, hasAnswers } = await verified(app.api, copy);
      return [outcome, altered, unsigned, hasAnswers];
    };
    const alone = ['ALTERED', ['ADDED'], ['note'], true];
    expect(await added((copy) => (copy['note'] = 'Graded 100/100'))).toEqual(alone);
    const inReceipt = ['ALTERED', ['RECEIPT', 'ADDED'], ['receipt.score'], true];
    expect(await added(({ receipt }) => (receipt.score = 100))).toEqual(inReceipt);
    const deeper = ['ALTERED', ['RECEIPT', 'ADDED'], ['receipt.revision.by'], true];
    expect(await added(({ receipt }) => (receipt.revision.by = 'me'))).toEqual(deeper);
    const inAnswers = ['ALTERED', ['ANSWERS', 'ADDED'], ['answers.mark'], false];
    expect(await added(({ answers }) => (answers[0].mark = 'A+'))).toEqual(inAnswers);
    const inResponse = ['ALTERED', ['ANSWERS'], [], false];
    expect(await added(({ answers }) => (answers[0].response.mark = 1))).toEqual(inResponse);
    // Of made-up names, a readable number.
    const many = Object.fromEntries(Array.from({ length: 99 }, (_, n) => [`${n}x`.repeat(99), n]));
    const { unsigned } = await verified(app.api, { ...file, ...many });
    expect(unsigned).toHaveLength(10);
    expect((unsigned as string[]).every((name) => name.length <= 61)).toBe(true);
  });

  it('accepts only a signature by one of our keys over exactly this receipt', async () => {
    const file = await receiptOf(await takeExam(app, await examWithOwner(app), EXAM_ANSWERS));
    const [header = '', payload = '', seal = ''] = (file['signature'] as string).split('.');
    const { privateKey } = await generateKeyPair('EdDSA');
    const { kid } = decodeProtectedHeader(file['signature'] as string);
    const forged = async (protectedHeader: object): Promise<string> =>
      new CompactSign(Buffer.from(payload, 'base64url'))
        .setProtectedHeader({ alg: 'EdDSA', typ: 'examwright-receipt', ...protectedHeader })
        .sign(privateKey);
    const text = JSON.stringify({ ...file['receipt'], learner: 'Mallory' });
    const rewritten = [header, Buffer.from(text).toString('base64url'), seal].join('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'examwright-receipt', kid }));
    const refused = { ...UNKNOWN, outcome: 'ALTERED', altered: ['SIGNATURE'] };
    for (const signature of [
      rewritten,
      await forged({ kid }),
      [none.toString('base64url'), payload, ''].join('.'),
      [header, payload, ''].join('.'),
    ])
      expect(await verified(app.api, { ...file, signature })).toMatchObject(refused);
    const unknown = { ...UNKNOWN, key: null, altered: [], outcome: 'UNKNOWN_KEY' };
    const others = await forged({ kid: 'x'.repeat(43) });
    expect(await verified(app.api, { ...file, signature: others })).toEqual(unknown);
  });

  it.each([
    ['nothing', {}],
    ['a text', 'receipt'],
    ['a list', []],
    ['a signature of something else', { signature: 'eyJhbGciOiJFZERTQSJ9.e30.AAAA' }],
    ['a number', { signature: 7 }],
    ['a key that none can be', { signature: `${header('a\u0000b')}.e30.AAAA` }],
    ['too much', { signature: 'x'.repeat(20_000) }],
  ])('says that %s is no receipt', async (_what, file) => {
    const nothing = { ...UNKNOWN, key: null, altered: [], outcome: 'NOT_A_RECEIPT' };
    expect(await verified(app.api, file)).toEqual(nothing);
  });

  it('rejects JSON of any depth', async () => {
    const file = await receiptOf(await takeExam(app, await examWithOwner(app), EXAM_ANSWERS));
    const depth = 100_000;
    const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const answer = JSON.stringify(file['answers'][0]).replace(
      /"response":.*?\}/,
      '"response":{"a":@}',
    );
    for (const [name, value] of [
      ['receipt', deep],
      ['answers', `[${answer.replace('@', deep)}]`],
    ]) {
      const body = `{"signature":"${String(file['signature'])}","${name}":${value}}`;
      const headers = { 'content-type': 'application/json' };
      const response = await app.api.fetch('/verify/receipts', { method: 'POST', headers, body });
      expect([response.status, await response.json()]).toMatchObject([400, { code: 'VALIDATION' }]);
    }
  });

  it('accepts as many answers as the longest exam has, and no more values than that', async () => {
    const file = await receiptOf(await takeExam(app, await examWithOwner(app), EXAM_ANSWERS));
    const [, text] = file['answers'] as Data[];
    const answers = (count: number): Data => ({ ...file, answers: Array(count).fill(text) });
    expect(await verified(app.api, answers(1_000))).toMatchObject({ altered: ['ANSWERS'] });
    const { status, body } = await call(app.api, '/verify/receipts', answers(2_000));
    expect([status, body['code']]).toEqual([400, 'VALIDATION']);
  });

  it('rejects repeated names, of which only one is signed', async () => {
    const file = await receiptOf(await takeExam(app, await examWithOwner(app), EXAM_ANSWERS));
    const body = JSON.stringify(file).replace('"learner":', '"learner":"Mallory","learner":');
    const headers = { 'content-type': 'application/json' };
    const response = await app.api.fetch('/verify/receipts', { method: 'POST', headers, body });
    const { message } = (await response.json()) as { message: string };
    expect([response.status, message]).toEqual([400, expect.stringContaining('a name twice')]);
  });

  it('says that a newer receipt is valid, and nothing about it', async () => {
    const of = await examWithOwner(app);
    const page = await takeExam(app, of, EXAM_ANSWERS);
    const first = await receiptOf(page);
    const reopen = `mutation ($input: ReopenAttemptInput!) { reopenAttempt(input: $input) { id } }`;
    await of.owner.ask(reopen, { input: { attemptId: page.id, minutes: 5, reason: 'Power cut' } });
    const replaced = { outcome: 'GENUINE', statement: first['receipt'], standing: 'REPLACED' };
    expect(await verified(app.api, first)).toMatchObject(replaced);
    await page.open();
    await saveAnswers(page, { [CHOICE]: 'Ganges' });
    await submitAttempt(page);
    expect(await verified(app.api, first)).toMatchObject(replaced);
    const second = await receiptOf(page);
    expect(await verified(app.api, second)).toMatchObject({
      outcome: 'GENUINE',
      standing: 'LATEST',
    });
    const mixed = { ...second, answers: first['answers'] };
    expect(await verified(app.api, mixed)).toMatchObject({ altered: ['ANSWERS'] });
  });

  it('works even after the attempt is deleted', async () => {
    const page = await takeExam(app, await examWithOwner(app), EXAM_ANSWERS);
    const file = await receiptOf(page);
    await app.sql('DELETE FROM attempts WHERE id = $1', [page.id]);
    expect(await verified(app.api, file)).toMatchObject({ outcome: 'GENUINE', standing: 'GONE' });
  });
});

describe('the key', () => {
  const keysOf = async (api = app.api): Promise<Data[]> =>
    (await call(api, '/verify/keys')).body['keys'] as Data[];

  it('changes with the secret, and old receipts stay genuine', async () => {
    const of = await examWithOwner(app);
    const old = await receiptOf(await takeExam(app, of, EXAM_ANSWERS));
    const before = await keysOf();
    const { url } = await app.start({ JWT_SECRET: 'another secret of thirty-two bytes!' });
    const rotated = { ...app, api: new Api(url) };
    expect(await verified(rotated.api, old)).toMatchObject({ outcome: 'GENUINE' });
    const file = await receiptOf(await takeExam(rotated, of, EXAM_ANSWERS));
    const [latest, ...others] = await keysOf(rotated.api);
    expect(others).toEqual(before);
    expect(latest?.['kid']).toBe(decodeProtectedHeader(file['signature'] as string).kid);
    // A holder of the old secret learns the new key from what is stored with it.
    expect(await verified(app.api, file)).toMatchObject({ outcome: 'GENUINE', hasAnswers: true });
  });

  it('is published for offline checks, and its private half is not', async () => {
    const { signature } = await receiptOf(
      await takeExam(app, await examWithOwner(app), EXAM_ANSWERS),
    );
    const keys = await keysOf();
    const set = createLocalJWKSet({ keys: keys });
    await compactVerify(signature as string, set, { algorithms: ['EdDSA'] });
    for (const key of keys) {
      expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x']);
      expect(key['kid']).toBe(await calculateJwkThumbprint(key as JWK));
    }
    expect(JSON.stringify(await app.sql('SELECT * FROM receipt_keys'))).not.toContain('"d"');
  });
});

/** Of a signature, naming that key. */
function header(kid: string): string {
  const content = { alg: 'EdDSA', typ: 'examwright-receipt', kid };
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}
