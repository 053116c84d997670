import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { Page, sitting } from '../setup/attempts.js';
import { candidate, exam, type Exam } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { mcq } from '../setup/questions.js';

/**
 * How many requests one candidate may send, without limiting the others behind the same address.
 */
const app = useApplication({ RATE_LIMIT: 'on' });

let owner: Api;
let openExam: Exam;
beforeAll(async () => {
  owner = (await person(app)).api;
  openExam = await exam(app, owner, { questions: [mcq('One?', ['a', 'b'], 1)] });
});

/** How many of this many calls are answered before the first is limited. */
async function answered(most: number, ask: () => Promise<{ status: number }>): Promise<number> {
  for (let calls = 0; calls < most; calls += 1) {
    const { status } = await ask();
    if (status === 429) return calls;
  }
  return most;
}

describe('a candidate', () => {
  it('opens sixty times, while others open and they themselves save and submit', async () => {
    const learner = await candidate(app, openExam.code, 'Ada');
    const page = new Page(learner);
    expect(await answered(62, async () => page.open())).toBe(60);
    const other = await sitting(await candidate(app, openExam.code, 'Grace'));
    expect((await other.save([other.entry(0)])).status).toBe(200);
    expect((await page.save([page.entry(0)])).status).toBe(200);
    const { status, body } = await page.open();
    expect([status, body['code']]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect((await page.submit()).status).toBe(200);
  });

  it('asks for the time six hundred times, and then still saves and submits', async () => {
    const page = await sitting(await candidate(app, openExam.code, 'Ada'));
    expect(await answered(602, async () => page.clock())).toBe(600);
    expect((await page.save([page.entry(0)])).status).toBe(200);
    // The first is stored, the others get its receipt.
    expect(await answered(62, async () => page.submit())).toBe(60);
  });

  it('sends late answers sixty times, and still submits', async () => {
    const page = await sitting(await candidate(app, openExam.code, 'Ada'));
    const entries = [{ ...page.entry(0), epoch: 1 }];
    expect(await answered(62, async () => page.sendLate(entries))).toBe(60);
    expect((await page.submit()).status).toBe(200);
  });
});

it('writes two hundred leases of an attempt to the log', async () => {
  const learner = await candidate(app, openExam.code, 'Ada');
  const page = await sitting(learner);
  await app.sql('UPDATE attempts SET lease_epoch = 198 WHERE id = $1', [page.id]);
  for (let pages = 0; pages < 4; pages += 1) await new Page(learner).open();
  const logged = `SELECT max((details->>'epoch')::int) AS last, count(*)::int AS count
    FROM exam_events WHERE attempt_id = $1 AND kind = 'TAKEN_OVER'`;
  expect(await app.sql(logged, [page.id])).toEqual([{ last: 200, count: 2 }]);
});
