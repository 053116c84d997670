import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import {
  lateResponses,
  moveDeadline,
  sitting,
  storedResponses,
  type ResponseEntry,
  type Page,
} from '../setup/attempts.js';
import { call, candidate, exam, type Exam, type CandidateAccess } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { mcq } from '../setup/questions.js';
import { commit, transaction, waiting } from '../setup/transactions.js';

/**
 * Answers after the end, or from a page that has lost the attempt: they are always stored as late.
 */
const app = useApplication();

const TEXTS = ['One?', 'Two?', 'Three?'];
const questions = TEXTS.map((text) => mcq(text, ['a', 'b', 'c'], 2));

let owner: Person;
let openExam: Exam;
beforeAll(async () => {
  owner = await person(app);
  openExam = await exam(app, owner.api, {
    questions: [...questions, { descriptive: { text: 'Why?' } }],
  });
});

const learner = async (of = openExam): Promise<CandidateAccess> => candidate(app, of.code, 'Ada');
const says = (page: Page, text: string, change: Partial<ResponseEntry> = {}): ResponseEntry =>
  page.entry(3, { response: { text }, ...change });
const under = (epoch: number, ...entries: ResponseEntry[]): object[] =>
  entries.map((entry) => ({ ...entry, epoch }));

/** An attempt that ended ten seconds after its deadline, with one text saved before. */
async function endedAttempt(): Promise<Page> {
  const page = await sitting(await learner());
  await page.save([says(page, 'In time')]);
  await moveDeadline(app, page.id, -11);
  return page;
}

const outcomes = (body: Data): unknown =>
  (body['settled'] as Data[]).map(({ epoch, sequence, outcome }) => [epoch, sequence, outcome]);

describe('a save after deadline and grace period', () => {
  it('is rejected with the receipt, and stored as late with its times', async () => {
    const page = await endedAttempt();
    const typedAt = new Date(Date.now() - 60_000).toISOString();
    const [text, choice] = [says(page, 'Too late', { typedAt, isFlagged: true }), page.entry(0)];
    const { status, body } = await page.save([text, choice]);
    expect([status, body['code']]).toEqual([409, 'ATTEMPT_ENDED']);
    expect(body['current']).toMatchObject({ submittedBy: 'TIME', answered: 1 });
    const kept = await lateResponses(app, page.id);
    expect(kept).toHaveLength(2);
    expect(kept.find((row) => row['question_id'] === text.questionId)).toMatchObject({
      response: text.response,
      is_flagged: true,
      epoch: 1,
      sequence: text.sequence,
      typed_at: new Date(typedAt),
      arrived_at: expect.any(Date),
      cause: 'ENDED',
      decision: null,
    });
    expect(kept.find((row) => row['question_id'] === choice.questionId)).toMatchObject({
      typed_at: null,
    });
    // The stored answers do not change.
    const stored = await storedResponses(app, page.id);
    expect([...stored.values()]).toMatchObject([{ response: { text: 'In time' } }]);
  });

  it('keeps the highest sequence per question and lease, whichever arrives last', async () => {
    const page = await endedAttempt();
    const [first, second] = [says(page, 'First'), says(page, 'Second')];
    await page.save([second]);
    await page.save([first]);
    await page.save([{ ...second, response: { text: 'The same sequence' } }]);
    const latest = { response: second.response, sequence: second.sequence };
    expect(await lateResponses(app, page.id)).toMatchObject([latest]);
    const third = says(page, 'Third');
    await page.submit({ entries: [third] });
    expect(await lateResponses(app, page.id)).toMatchObject([{ response: third.response }]);
  });

  it('keeps nothing that equals what is stored, or was saved', async () => {
    const page = await sitting(await learner());
    const [old, saved] = [says(page, 'Old'), says(page, 'In time')];
    await page.save([saved]);
    await page.submit();
    await page.save([says(page, 'In time'), old]);
    await page.save([saved, page.entry(0, { response: null })]);
    expect(await lateResponses(app, page.id)).toEqual([]);
    // Changed, and changed back: the late answer shows that, too.
    await page.save([says(page, 'Else')]);
    await page.save([says(page, 'In time')]);
    expect(await lateResponses(app, page.id)).toMatchObject([{ response: { text: 'In time' } }]);
  });

  it('does not accept a time of typing after its arrival', async () => {
    const page = await endedAttempt();
    await page.save([says(page, 'Late', { typedAt: '2199-01-01T00:00:00Z' })]);
    const [kept] = await lateResponses(app, page.id);
    expect(kept?.['typed_at']).toEqual(kept?.['arrived_at']);
  });
});

describe('a submission after that', () => {
  it('returns the receipt of what was saved, and keeps the rest', async () => {
    const page = await endedAttempt();
    const entry = says(page, 'Too late');
    const { status, body } = await page.submit({ entries: [entry, page.entry(1)] });
    expect([status, body['receipt'].submittedBy, body['receipt'].answered]).toEqual([
      200,
      'TIME',
      1,
    ]);
    expect(await lateResponses(app, page.id)).toHaveLength(2);
    await page.submit({ entries: [entry] });
    expect(await lateResponses(app, page.id)).toHaveLength(2);
  });
});

describe('a page that has lost the attempt', () => {
  it('is rejected, and its answers are stored as late beside later saves', async () => {
    const first = await sitting(await learner());
    await first.save([says(first, 'Here')]);
    const second = await sitting(first.candidate);
    await second.save([says(second, 'There')]);
    const late = says(first, 'Typed before');
    expect(await first.save([late])).toMatchObject({ status: 409, body: { code: 'LEASE_LOST' } });
    const choice = first.entry(1);
    expect(await first.submit({ entries: [choice] })).toMatchObject({
      status: 409,
      body: { code: 'LEASE_LOST' },
    });
    const kept = await lateResponses(app, first.id);
    expect(kept.map((row) => [row['question_id'], row['epoch'], row['cause']])).toEqual(
      expect.arrayContaining([
        [late.questionId, 1, 'TAKEN_OVER'],
        [choice.questionId, 1, 'TAKEN_OVER'],
      ]),
    );
    expect(kept).toHaveLength(2);
    const stored = await storedResponses(app, first.id);
    expect([...stored.values()]).toMatchObject([{ response: { text: 'There' }, epoch: 2 }]);
    // A third one of the same question under a lost lease is stored beside the first.
    await sitting(first.candidate);
    await second.save([says(second, 'There, and then this')]);
    expect(await lateResponses(app, first.id)).toHaveLength(3);
  });

  it('stores nothing under a lease that never existed', async () => {
    const page = await sitting(await learner());
    expect((await page.save([says(page, 'x')], { epoch: 7 })).body['code']).toBe('LEASE_LOST');
    expect((await page.submit({ epoch: 7, entries: [says(page, 'x')] })).status).toBe(409);
    expect(await lateResponses(app, page.id)).toEqual([]);
  });

  it('waits for a save that is in progress, and is compared with it', async () => {
    const first = await sitting(await learner());
    await sitting(first.candidate);
    const late = says(first, 'The same on both');
    const transactionOfSave = await transaction(
      app.databaseUrl,
      'SELECT FROM attempts WHERE id = $1 FOR NO KEY UPDATE',
      [first.id],
    );
    const refused = first.save([late]);
    await waiting(app.databaseUrl, 1);
    await transactionOfSave.query(
      `INSERT INTO responses (attempt_id, question_id, response, is_flagged, epoch, sequence, saved_at)
       VALUES ($1, $2, $3, false, 2, 1, now())`,
      [first.id, late.questionId, JSON.stringify(late.response)],
    );
    await commit(transactionOfSave);
    expect((await refused).body['code']).toBe('LEASE_LOST');
    expect(await lateResponses(app, first.id)).toEqual([]);
  });
});

describe('late answers', () => {
  it('are acknowledged, each as kept or as stored, however often they are sent', async () => {
    const first = await sitting(await learner());
    const saved = says(first, 'Here');
    await first.save([saved]);
    const second = await sitting(first.candidate);
    await second.submit({ entries: [second.entry(0)] });
    const entries = [
      ...under(1, saved, first.entry(0), first.entry(1)),
      ...under(2, says(second, 'There'), says(second, 'There, and more')),
    ];
    const { status, body } = await first.sendLate(entries);
    expect([status, outcomes(body)]).toEqual([
      200,
      [
        [1, saved.sequence, 'STORED'],
        // The other page sends the same answer.
        [1, 2, 'STORED'],
        [1, 3, 'KEPT'],
        [2, 3, 'KEPT'],
      ],
    ]);
    const kept = await lateResponses(app, first.id);
    expect(kept.map((row) => [row['epoch'], row['response'], row['cause']])).toEqual([
      [1, first.entry(1).response, 'TAKEN_OVER'],
      [2, { text: 'There, and more' }, 'ENDED'],
    ]);
    expect((await first.sendLate(entries)).body).toEqual(body);
    expect(await lateResponses(app, first.id)).toEqual(kept);
  });

  it('end an attempt whose time is over, like any other request', async () => {
    const page = await endedAttempt();
    expect((await page.sendLate(under(1, says(page, 'Late')))).status).toBe(200);
    const rows = await app.sql('SELECT submitted_by FROM attempts WHERE id = $1', [page.id]);
    expect(rows).toEqual([{ submitted_by: 'TIME' }]);
  });

  it('are rejected while the attempt still accepts saves', async () => {
    const page = await sitting(await learner());
    const other = await sitting(page.candidate);
    const lost = page.entry(0);
    const mixed = [...under(1, lost), ...under(2, other.entry(1))];
    expect(await page.sendLate(mixed)).toMatchObject({
      status: 409,
      body: { code: 'STILL_TAKEN' },
    });
    expect(await lateResponses(app, page.id)).toEqual([]);
    expect((await page.sendLate(under(1, lost))).body).toMatchObject({
      settled: [{ outcome: 'KEPT' }],
    });
  });

  it('are rejected if they are invalid', async () => {
    const page = await endedAttempt();
    const entry = says(page, 'Late');
    const bad: [object[], string][] = [
      [[], 'entries'],
      [under(2, entry), 'entries.0.epoch'],
      [[...under(1, entry), entry], 'entries.1.epoch'],
      [under(1, { ...entry, response: { optionId: randomUUID() } }), 'entries.0.response.text'],
      [under(1, { ...entry, questionId: randomUUID() }), 'entries.0.questionId'],
      [Array.from({ length: 101 }, () => under(1, entry)).flat(), 'entries'],
    ];
    for (const [entries, path] of bad) {
      const { status, body } = await page.sendLate(entries);
      expect([path, status, body['code']]).toEqual([path, 400, 'VALIDATION']);
      expect(body['fields']).toContainEqual({ path, message: expect.any(String) });
    }
    expect(await lateResponses(app, page.id)).toEqual([]);
  });

  it('are closed to other candidates', async () => {
    const page = await endedAttempt();
    const entries = under(1, says(page, 'Late'));
    const path = `/attempts/${page.id}/late`;
    const status = async (api: typeof app.api): Promise<number> =>
      (await call(api, path, { entries })).status;
    expect(await status((await learner()).api)).toBe(404);
    expect(await status(owner.api)).toBe(401);
    expect(await status(app.api)).toBe(401);
    expect(await lateResponses(app, page.id)).toEqual([]);
  });
});
