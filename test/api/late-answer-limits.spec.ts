import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import {
  lateResponses,
  moveDeadline,
  sitting,
  type ResponseEntry,
  type Page,
} from '../setup/attempts.js';
import { candidate, exam, type Exam } from '../setup/exams.js';
import { person } from '../setup/factories.js';

/** How many late answers are stored, and what the page learns about them. */
const app = useApplication();

const MAX_LATE_ANSWERS = 3_000;

let openExam: Exam;
beforeAll(async () => {
  const { api } = await person(app);
  const questions = ['Why?', 'How?'].map((text) => ({ descriptive: { text } }));
  openExam = await exam(app, api, { questions });
});

const says = (page: Page, text: string, change: Partial<ResponseEntry> = {}): ResponseEntry =>
  page.entry(0, { response: { text }, ...change });

/** An attempt that ended ten seconds after its deadline, with one text saved before. */
async function endedAttempt(): Promise<[Page, ResponseEntry]> {
  const page = await sitting(await candidate(app, openExam.code, 'Ada'));
  const saved = says(page, 'In time');
  await page.save([saved]);
  await moveDeadline(app, page.id, -11);
  return [page, saved];
}

const settle = async (page: Page, ...entries: ResponseEntry[]): Promise<Data> =>
  (await page.sendLate(entries.map((entry) => ({ ...entry, epoch: 1 })))).body;

/** Adds that many late answers, of questions that do not exist. */
async function fill(page: Page, count: number, response: object): Promise<void> {
  await app.sql(
    `INSERT INTO late_responses
       (attempt_id, quiz_id, question_id, epoch, sequence, response, is_flagged, arrived_at, cause)
     SELECT $1, $2, gen_random_uuid(), 1, 1, $4, false, now(), 'ENDED' FROM generate_series(1, $3)`,
    [page.id, openExam.quizId, count, JSON.stringify(response)],
  );
}

/** As of a stored save: RFC 8785 sorts the names. */
function hashOf(page: Page, { questionId, sequence, response, isFlagged }: ResponseEntry): string {
  const content = { attemptId: page.id, epoch: 1, isFlagged, questionId, response, sequence };
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

describe('storage for late answers', () => {
  it('is limited, and a page beyond the limit learns so', async () => {
    const [page] = await endedAttempt();
    await fill(page, MAX_LATE_ANSWERS, {});
    const entry = says(page, 'One too many');
    expect((await page.save([entry])).body['code']).toBe('ATTEMPT_ENDED');
    expect(await settle(page, entry)).toMatchObject({ code: 'LATE_FULL' });
    expect(await lateResponses(app, page.id)).toHaveLength(MAX_LATE_ANSWERS);
  });

  it('is needed only for answers that are to be kept', async () => {
    const [page, saved] = await endedAttempt();
    const kept = says(page, 'Too late');
    expect(await settle(page, kept)).toMatchObject({ settled: [{ outcome: 'KEPT' }] });
    await fill(page, MAX_LATE_ANSWERS - 1, {});
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

  it('is counted in the bytes that were sent, not in those on the disk', async () => {
    const [page] = await endedAttempt();
    const bytes = (count: number): object => ({ text: 'x'.repeat(count) });
    await fill(page, 15, bytes(1024 * 1024));
    expect(await settle(page, says(page, 'Fits'))).toMatchObject({ settled: [{}] });
    await fill(page, 1, bytes(1024 * 1024));
    expect(await settle(page, page.entry(1))).toMatchObject({ code: 'LATE_FULL' });
  });
});

describe('the acknowledgement of a late answer', () => {
  it('is its hash, under its own sequence', async () => {
    const [page, saved] = await endedAttempt();
    const kept = says(page, 'Too late', { isFlagged: true });
    const held = ({ sequence }: ResponseEntry): object => ({ epoch: 1, sequence });
    const acknowledged = (entry: ResponseEntry, outcome: string) => ({
      settled: [{ outcome, held: held(entry), hash: hashOf(page, entry) }],
    });
    expect(await settle(page, kept)).toMatchObject(acknowledged(kept, 'KEPT'));
    expect(await settle(page, kept)).toMatchObject(acknowledged(kept, 'KEPT'));
    expect(await settle(page, saved)).toMatchObject(acknowledged(saved, 'STORED'));
    // The same sequence, and another answer: the first is kept, and this one is not.
    const other = { ...kept, response: { text: 'Another tab' } };
    expect(await settle(page, other)).toMatchObject(acknowledged(kept, 'KEPT'));
    const before = { ...saved, response: { text: 'Another tab' } };
    expect(await settle(page, before)).toMatchObject(acknowledged(saved, 'STORED'));
    const later = says(page, 'Later');
    expect(await settle(page, later)).toMatchObject(acknowledged(later, 'KEPT'));
    expect(await settle(page, kept)).toMatchObject(acknowledged(later, 'KEPT'));
    // If nothing is stored, there is no hash.
    expect(await settle(page, page.entry(1, { response: null }))).toMatchObject({
      settled: [{ outcome: 'STORED', held: null, hash: null }],
    });
  });

  it('covers each that was sent, in their order', async () => {
    const [page, saved] = await endedAttempt();
    const entries = [page.entry(1), saved];
    const { settled } = await settle(page, ...entries);
    const hashes = (settled as Data[]).map(({ hash }) => hash as string);
    expect(hashes).toEqual(entries.map((entry) => hashOf(page, entry)));
  });
});
