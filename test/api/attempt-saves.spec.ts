import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { useOwnApplication } from '../setup/application.js';
import {
  lateResponses,
  sitting,
  storedResponses,
  type ResponseEntry,
  type Page,
} from '../setup/attempts.js';
import { candidate, exam, type Exam, type CandidateAccess } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { mcq } from '../setup/questions.js';
import { commit, transaction, waiting } from '../setup/transactions.js';

/**
 * Saving answers: order, repetition, bounds, and closed questions. Without a worker, whose sweeps
 * would wait for the locked table, too, and be counted.
 */
const app = useOwnApplication({ ROLE: 'api' });

const TEXTS = ['One?', 'Two?', 'Three?', 'Four?'];
const questions = TEXTS.map((text) => mcq(text, ['a', 'b', 'c'], 2));

let owner: Person;
let openExam: Exam;
beforeAll(async () => {
  owner = await person(app);
  openExam = await exam(app, owner.api, {
    questions: [...questions, { descriptive: { text: 'Why?' } }],
  });
});

/** What a receipt must say of a stored entry: RFC 8785 sorts the names. */
function hashOf(page: Page, { questionId, sequence, response, isFlagged }: ResponseEntry): string {
  const content = { attemptId: page.id, epoch: 1, isFlagged, questionId, response, sequence };
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

const learner = async (of = openExam): Promise<CandidateAccess> => candidate(app, of.code, 'Ada');

describe('a save', () => {
  it('is stored before it is acknowledged', async () => {
    const page = await sitting(await learner());
    const entries = [page.entry(0), page.entry(4, { isFlagged: true })];
    const { status, body } = await page.save(entries);
    expect(status).toBe(200);
    expect(body['receipts']).toEqual(
      expect.arrayContaining(
        entries.map((entry) => ({
          questionId: entry.questionId,
          sequence: entry.sequence,
          epoch: 1,
          hash: hashOf(page, entry),
        })),
      ),
    );
    expect(body).toMatchObject({ refused: [], deadlineAt: null, savedAt: expect.any(String) });
    const stored = await storedResponses(app, page.id);
    for (const { questionId, response, isFlagged } of entries)
      expect(stored.get(questionId)).toMatchObject({ response, is_flagged: isFlagged });
  });

  it('is superseded by a later one, whichever arrives last', async () => {
    const page = await sitting(await learner());
    const [early, late] = [page.entry(4), page.entry(4)];
    await page.save([late]);
    const { status, body } = await page.save([{ ...early, response: { text: 'Old' } }]);
    expect(status).toBe(200);
    const { questionId, sequence } = late;
    // What is stored, not what was sent.
    const hash = hashOf(page, late);
    expect(body).toMatchObject({ receipts: [{ questionId, epoch: 1, sequence, hash }] });
    expect(body['refused']).toEqual([]);
    expect((await storedResponses(app, page.id)).get(questionId)).toMatchObject({
      response: late.response,
      sequence,
    });
  });

  it('has the same effect when it is sent again', async () => {
    const page = await sitting(await learner());
    const entry = page.entry(1);
    const first = await page.save([entry]);
    const before = await storedResponses(app, page.id);
    const second = await page.save([{ ...entry, response: null }]);
    expect(second.body['receipts']).toEqual(first.body['receipts']);
    expect(await storedResponses(app, page.id)).toEqual(before);
  });

  it('clears an answer by null', async () => {
    const page = await sitting(await learner());
    await page.save([page.entry(1)]);
    await page.save([page.entry(1, { response: null })]);
    const stored = await storedResponses(app, page.id);
    expect([...stored.values()]).toMatchObject([{ response: null, sequence: 2 }]);
  });

  it('with several answers to one question keeps the last', async () => {
    const page = await sitting(await learner());
    const [first, second, third] = [page.entry(4), page.entry(4), page.entry(4)];
    const { body } = await page.save(
      [first, third, second].map((entry, place) => ({
        ...entry,
        response: { text: `As sent ${place}` },
      })),
    );
    expect(body['receipts']).toMatchObject([{ sequence: 3 }]);
    const stored = await storedResponses(app, page.id);
    expect([...stored.values()]).toMatchObject([{ response: { text: 'As sent 1' } }]);
  });

  it('rejects an invalid answer, and stores nothing of the request', async () => {
    const page = await sitting(await learner());
    const [choice, text] = [page.entry(0), page.entry(4)];
    const foreign = page.questions[1]?.['options'][0].id as string;
    const id = randomUUID();
    const bad: [object, string][] = [
      [{ ...choice, questionId: id }, 'entries.1.questionId'],
      [{ ...choice, questionId: 'x' }, 'entries.1.questionId'],
      [{ ...choice, response: { optionId: foreign } }, 'entries.1.response'],
      [{ ...choice, response: { optionId: id } }, 'entries.1.response'],
      [{ ...choice, response: { text: 'a' } }, 'entries.1.response.optionId'],
      [{ ...choice, response: {} }, 'entries.1.response.optionId'],
      [{ ...choice, response: [] }, 'entries.1.response'],
      [{ ...choice, response: undefined }, 'entries.1.response'],
      [{ ...choice, sequence: 0 }, 'entries.1.sequence'],
      [{ ...choice, sequence: 2 ** 31 }, 'entries.1.sequence'],
      [{ ...choice, sequence: 1.5 }, 'entries.1.sequence'],
      [{ ...choice, isFlagged: 1 }, 'entries.1.isFlagged'],
      [{ ...text, response: { text: 'a\u0000b' } }, 'entries.1.response.text'],
      [{ ...text, response: { text: '\ud800' } }, 'entries.1.response.text'],
      [{ ...text, response: { text: 'x'.repeat(20_001) } }, 'entries.1.response.text'],
    ];
    for (const [entry, path] of bad) {
      const { status, body } = await page.save([page.entry(2), entry]);
      expect([path, status, body['code']]).toEqual([path, 400, 'VALIDATION']);
      expect(body['fields']).toContainEqual({ path, message: expect.any(String) });
    }
    expect(await storedResponses(app, page.id)).toEqual(new Map());
  });

  it.each([
    ['nothing', { entries: [] }],
    ['no entries', { entries: undefined }],
    ['no epoch', { epoch: undefined }],
    ['an epoch that is none', { epoch: 0 }],
    ['an epoch beyond bounds', { epoch: 2 ** 31 }],
    ['a place that is none', { entries: [], reached: -1 }],
  ])('rejects %s', async (_what, more) => {
    const page = await sitting(await learner());
    expect(await page.save([page.entry(0)], more)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION' },
    });
  });

  it('accepts an invalid time, and stores none', async () => {
    const page = await sitting(await learner());
    const times = [
      'noon',
      null,
      '1970-01-01T00:03:00Z',
      '0000-01-01T00:00:00Z',
      `2026-01-01T00:00:00.${'0'.repeat(40)}Z`,
    ];
    for (const typedAt of times) {
      const entry = { ...page.entry(4), typedAt };
      const { status, body } = await page.save([entry]);
      expect([typedAt, status, body['receipts']]).toEqual([
        typedAt,
        200,
        [expect.objectContaining({ sequence: entry.sequence })],
      ]);
    }
    await page.submit();
    const entry = { ...page.entry(4), response: { text: 'Late' }, typedAt: times[2] };
    expect((await page.sendLate([{ ...entry, epoch: 1 }])).body).toMatchObject({
      settled: [{ outcome: 'KEPT' }],
    });
    expect(await lateResponses(app, page.id)).toMatchObject([{ typed_at: null }]);
  });

  it('has bounds: a hundred entries, half a megabyte', async () => {
    const page = await sitting(await learner());
    const many = Array.from({ length: 101 }, () => page.entry(0));
    expect((await page.save(many.slice(1))).status).toBe(200);
    expect((await page.save(many)).status).toBe(400);
    const text = 'x'.repeat(520 * 1024);
    expect((await page.save([page.entry(4, { response: { text } })])).status).toBe(413);
    const essay = page.entry(4, { response: { text: 'अ'.repeat(20_000) } });
    expect((await page.save([essay])).status).toBe(200);
  });
});

describe('a save that waits while the time ends, is extended and ends again', () => {
  it('is rejected because the attempt has ended, not because another page has it', async () => {
    const page = await sitting(await learner());
    const move = `UPDATE attempts SET deadline_at = now() + make_interval(secs => $2) WHERE id = $1`;
    const lockAttemptSql = `SELECT FROM attempts WHERE id = $1 FOR UPDATE`;
    const first = await transaction(app.databaseUrl, lockAttemptSql, [page.id]);
    const saved = page.save([page.entry(4)]);
    await waiting(app.databaseUrl, 1);
    // The next one waits for the whole table, and all later ones wait for it.
    const lock = async (): Promise<[pg.Client, Promise<unknown>]> => {
      const client = await transaction(app.databaseUrl, 'SELECT 1', []);
      return [client, client.query('LOCK TABLE attempts IN ACCESS EXCLUSIVE MODE')];
    };
    const [second, isSecond] = await lock();
    await waiting(app.databaseUrl, 2);
    await first.query(move, [page.id, -11]);
    await commit(first);
    await isSecond;
    // The save stored nothing; now its page asks for the time.
    await waiting(app.databaseUrl, 1);
    const [third, isThird] = await lock();
    await waiting(app.databaseUrl, 2);
    await second.query(move, [page.id, 60]);
    await commit(second);
    await isThird;
    // There is some left: the page tries again.
    await waiting(app.databaseUrl, 1);
    await third.query(move, [page.id, -11]);
    await commit(third);
    expect(await saved).toMatchObject({ status: 409, body: { code: 'ATTEMPT_ENDED' } });
    expect(await lateResponses(app, page.id)).toMatchObject([{ cause: 'ENDED' }]);
  });
});
