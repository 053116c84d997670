import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { moveDeadline, Page, sitting } from '../setup/attempts.js';
import { bubbleSheet, rowOf } from '../setup/bubble-sheets.js';
import { call, candidate, exam, type Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { mcq } from '../setup/questions.js';
import { askToReturn } from '../setup/returns.js';
import { commit, transaction } from '../setup/transactions.js';

/** When a page was last heard of, and who needs help. */
const app = useApplication();
let owner: Person;
let of: Exam;
beforeAll(async () => {
  owner = await person(app);
  of = await exam(app, owner.api, { questions: ['1?', '2?', '3?', '4?'].map((text) => mcq(text)) });
});

const start = async (name = 'Ada'): Promise<Page> => sitting(await candidate(app, of.code, name));
const rowOfPage = async ({ id }: Page): Promise<Data> =>
  rowOf(await bubbleSheet(owner.api, of.quizId), id) ?? {};
/** Moves what is stored about the page into the past. */
const silent = async ({ id }: Page, interval: string): Promise<unknown> =>
  app.sql(
    `WITH earlier AS (UPDATE attempts SET started_at = started_at - $2::interval,
       last_saved_at = last_saved_at - $2::interval WHERE id = $1)
     UPDATE attempt_presence SET last_seen_at = last_seen_at - $2::interval WHERE attempt_id = $1`,
    [id, interval],
  );
const seenAgo = async (page: Page): Promise<number> =>
  (Date.now() - Date.parse((await rowOfPage(page))['lastSeenAt'] as string)) / 1_000;

async function report({ id, candidate: learner }: Page, ...kinds: string[]): Promise<void> {
  // A millisecond apart, as the page orders them by time.
  const facts = kinds.map((kind, index) => {
    const at = new Date(Date.now() + index - kinds.length).toISOString();
    return { id: randomUUID(), kind, at };
  });
  const { status } = await call(learner.api, `/attempts/${id}/facts`, { facts });
  expect(status).toBe(200);
}

describe('the time when a page was last seen', () => {
  it('is that of its polls, ten seconds apart, and not of another page', async () => {
    const page = await start();
    // As if it had been seen a moment ago, however long this test takes.
    await silent(page, '-1 hour');
    await page.clock();
    expect(await seenAgo(page)).toBeLessThan(-60);
    await silent(page, '62 minutes');
    await page.clock('another-page');
    expect(await rowOfPage(page)).toMatchObject({ connection: 'LOST', needs: ['LOST'] });
    await page.clock();
    expect(await rowOfPage(page)).toMatchObject({ connection: 'HERE', needs: [] });
    expect(await seenAgo(page)).toBeLessThan(60);
  });

  it('is that of its saves, and of its opening', async () => {
    const page = await start();
    await silent(page, '2 minutes');
    await page.save([page.entry(0)]);
    expect(await rowOfPage(page)).toMatchObject({ connection: 'HERE' });
    await silent(page, '2 minutes');
    await page.open();
    expect(await rowOfPage(page)).toMatchObject({ connection: 'HERE' });
  });

  it('keeps no page waiting, whoever has locked the attempt or the time', async () => {
    const page = await start();
    await silent(page, '2 minutes');
    const locks = [
      'SELECT FROM attempts WHERE id = $1 FOR UPDATE',
      'SELECT FROM attempt_presence WHERE attempt_id = $1 FOR UPDATE',
    ];
    for (const sql of locks) {
      const other = await transaction(app.databaseUrl, sql, [page.id]);
      expect((await page.clock()).status).toBe(200);
      await commit(other);
    }
    await silent(page, '2 minutes');
    await app.sql('DELETE FROM attempt_presence WHERE attempt_id = $1', [page.id]);
    expect((await page.clock()).status).toBe(200);
    // An earlier release has started it.
    await page.open();
    expect(await seenAgo(page)).toBeLessThan(60);
  });
});

describe('a learner who leaves the page', () => {
  it('keeps no save waiting while somebody has locked the time, and is counted afterwards', async () => {
    const page = await start();
    const sql = 'SELECT FROM attempt_presence WHERE attempt_id = $1 FOR UPDATE';
    const other = await transaction(app.databaseUrl, sql, [page.id]);
    await report(page, 'FOCUS_LOST');
    expect((await page.save([page.entry(0)])).status).toBe(200);
    await page.open();
    expect((await page.save([page.entry(1)])).status).toBe(200);
    expect(await rowOfPage(page)).toMatchObject({ leaveCount: 0 });
    await commit(other);
    await expect.poll(async () => rowOfPage(page)).toMatchObject({ leaveCount: 1 });
  });

  it('is away until they are back, or open the exam elsewhere', async () => {
    const page = await start();
    await silent(page, '1 minute');
    await report(page, 'FOCUS_LOST');
    expect(await rowOfPage(page)).toMatchObject({ connection: 'AWAY', leaveCount: 1, needs: [] });
    await report(page, 'FOCUS_REGAINED');
    expect(await rowOfPage(page)).toMatchObject({ connection: 'HERE', leaveCount: 1 });
    await report(page, 'FOCUS_LOST');
    const other = new Page(page.candidate);
    await other.open();
    expect(await rowOfPage(page)).toMatchObject({ connection: 'HERE', leaveCount: 2 });
    await report(other, 'FOCUS_LOST', 'FOCUS_REGAINED', 'FOCUS_LOST', 'FOCUS_REGAINED');
    await report(other, 'FOCUS_LOST');
    expect(await rowOfPage(page)).toMatchObject({ leaveCount: 5, needs: ['LEFT_OFTEN'] });
  });
});

describe('help is needed', () => {
  it('where nothing is answered, or little at the end', async () => {
    const page = await start();
    await silent(page, '6 minutes');
    await page.clock();
    expect((await rowOfPage(page))['needs']).toEqual(['NOTHING_SAVED']);
    await page.save([page.entry(0)]);
    expect((await rowOfPage(page))['needs']).toEqual([]);
    await moveDeadline(app, page.id, 200);
    expect((await rowOfPage(page))['needs']).toEqual(['ENDS_SOON_EMPTY']);
    await page.save([page.entry(1), page.entry(2)]);
    expect((await rowOfPage(page))['needs']).toEqual([]);
  });

  it('by whoever asks to go on at another device, until staff have decided', async () => {
    const page = await start('Grace Hopper');
    const { at } = await bubbleSheet(owner.api, of.quizId);
    const device = await askToReturn(app.api, of.code, 'grace HOPPER', '17');
    expect((await rowOfPage(page))['needs']).toEqual(['RETURN_WAITING']);
    // It is no change of the row, and is sent all the same.
    expect(rowOf(await bubbleSheet(owner.api, of.quizId, String(at)), page.id)).toBeDefined();
    await app.sql('DELETE FROM return_requests WHERE id = $1', [device.id]);
    expect((await rowOfPage(page))['needs']).toEqual([]);
    await page.submit();
    await askToReturn(app.api, of.code, 'Grace Hopper', '17');
    expect((await rowOfPage(page))['needs']).toEqual([]);
  });
});
