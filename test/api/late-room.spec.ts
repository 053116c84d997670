import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { keptAside, moveDeadline, sitting, type EntryGiven, type Page } from '../setup/attempts.js';
import { candidate, exam, type Exam } from '../setup/exams.js';
import { person } from '../setup/factories.js';

/** How much is kept of what comes late, and what a page is told of it. */
const app = useApplication();

const MOST = 3_000;

let given: Exam;
beforeAll(async () => {
  const { api } = await person(app);
  const questions = ['Why?', 'How?'].map((text) => ({ descriptive: { text } }));
  given = await exam(app, api, { questions });
});

const says = (page: Page, text: string, change: Partial<EntryGiven> = {}): EntryGiven =>
  page.entry(0, { response: { text }, ...change });

/** An attempt that ended ten seconds after its deadline, with one text saved before. */
async function overdue(): Promise<[Page, EntryGiven]> {
  const page = await sitting(await candidate(app, given.code, 'Ada'));
  const saved = says(page, 'In time');
  await page.save([saved]);
  await moveDeadline(app, page.id, -11);
  return [page, saved];
}

const settle = async (page: Page, ...entries: EntryGiven[]): Promise<Data> =>
  (await page.settle(entries.map((entry) => ({ ...entry, epoch: 1 })))).body;

/** Fills it up with what says so much, of questions that there are not. */
async function fill(page: Page, count: number, response: object): Promise<void> {
  await app.sql(
    `INSERT INTO late_responses
       (attempt_id, quiz_id, question_id, epoch, sequence, response, is_flagged, arrived_at, cause)
     SELECT $1, $2, gen_random_uuid(), 1, 1, $4, false, now(), 'ENDED' FROM generate_series(1, $3)`,
    [page.id, given.quizId, count, JSON.stringify(response)],
  );
}

/** As of a save that is stored: RFC 8785 sorts the names. */
function hashOf(page: Page, { questionId, sequence, response, isFlagged }: EntryGiven): string {
  const content = { attemptId: page.id, epoch: 1, isFlagged, questionId, response, sequence };
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

describe('room for late answers', () => {
  it('ends, and whoever comes beyond is told', async () => {
    const [page] = await overdue();
    await fill(page, MOST, {});
    const entry = says(page, 'One too many');
    expect((await page.save([entry])).body['code']).toBe('ATTEMPT_ENDED');
    expect(await settle(page, entry)).toMatchObject({ code: 'LATE_FULL' });
    expect(await keptAside(app, page.id)).toHaveLength(MOST);
  });

  it('is asked for by what is to be kept only', async () => {
    const [page, saved] = await overdue();
    const kept = says(page, 'Too late');
    expect(await settle(page, kept)).toMatchObject({ settled: [{ outcome: 'KEPT' }] });
    await fill(page, MOST - 1, {});
    const same = says(page, 'In time');
    for (const [entry, outcome] of [
      [saved, 'STORED'],
      [kept, 'KEPT'],
      [same, 'STORED'],
      [page.entry(1, { response: null }), 'STORED'],
    ] as const)
      expect(await settle(page, entry)).toMatchObject({ settled: [{ outcome }] });
    expect(await settle(page, says(page, 'Changed'))).toMatchObject({ code: 'LATE_FULL' });
  });

  it('is counted in the bytes that were sent, not in those it takes on the disk', async () => {
    const [page] = await overdue();
    const bytes = (count: number): object => ({ text: 'x'.repeat(count) });
    await fill(page, 15, bytes(1024 * 1024));
    expect(await settle(page, says(page, 'Fits'))).toMatchObject({ settled: [{}] });
    await fill(page, 1, bytes(1024 * 1024));
    expect(await settle(page, page.entry(1))).toMatchObject({ code: 'LATE_FULL' });
  });
});

describe('what a page is told of what is kept', () => {
  it('is its hash, under its own number', async () => {
    const [page, saved] = await overdue();
    const kept = says(page, 'Too late', { isFlagged: true });
    const held = ({ sequence }: EntryGiven): object => ({ epoch: 1, sequence });
    const told = (entry: EntryGiven, outcome: string) => ({
      settled: [{ outcome, held: held(entry), hash: hashOf(page, entry) }],
    });
    expect(await settle(page, kept)).toMatchObject(told(kept, 'KEPT'));
    expect(await settle(page, kept)).toMatchObject(told(kept, 'KEPT'));
    expect(await settle(page, saved)).toMatchObject(told(saved, 'STORED'));
    // The same number, and something else: what was there first is kept, and this is not.
    const other = { ...kept, response: { text: 'Another tab' } };
    expect(await settle(page, other)).toMatchObject(told(kept, 'KEPT'));
    const before = { ...saved, response: { text: 'Another tab' } };
    expect(await settle(page, before)).toMatchObject(told(saved, 'STORED'));
    const later = says(page, 'Later');
    expect(await settle(page, later)).toMatchObject(told(later, 'KEPT'));
    expect(await settle(page, kept)).toMatchObject(told(later, 'KEPT'));
    // Where nothing is stored, nothing is told of it.
    expect(await settle(page, page.entry(1, { response: null }))).toMatchObject({
      settled: [{ outcome: 'STORED', held: null, hash: null }],
    });
  });

  it('is told of each that was sent, in their order', async () => {
    const [page, saved] = await overdue();
    const entries = [page.entry(1), saved];
    const { settled } = await settle(page, ...entries);
    const hashes = (settled as Data[]).map(({ hash }) => hash as string);
    expect(hashes).toEqual(entries.map((entry) => hashOf(page, entry)));
  });
});
