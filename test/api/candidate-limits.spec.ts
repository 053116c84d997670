import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { Page, sitting } from '../setup/attempts.js';
import { candidate, exam, type Exam } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { mcq } from '../setup/questions.js';

/** How much one candidate may call, and that it takes nothing from the others in their room. */
const app = useApplication({ RATE_LIMIT: 'on' });

let owner: Api;
let given: Exam;
beforeAll(async () => {
  owner = (await person(app)).api;
  given = await exam(app, owner, { questions: [mcq('One?', ['a', 'b'], 1)] });
});

/** Of this many calls, how many are answered before the first is told to wait. */
async function answered(most: number, ask: () => Promise<{ status: number }>): Promise<number> {
  for (let calls = 0; calls < most; calls += 1) {
    const { status } = await ask();
    if (status === 429) return calls;
  }
  return most;
}

describe('a candidate', () => {
  it('opens sixty times, while others open and they themselves save and hand in', async () => {
    const learner = await candidate(app, given.code, 'Ada');
    const page = new Page(learner);
    expect(await answered(62, async () => page.open())).toBe(60);
    const other = await sitting(await candidate(app, given.code, 'Grace'));
    expect((await other.save([other.entry(0)])).status).toBe(200);
    expect((await page.save([page.entry(0)])).status).toBe(200);
    const { status, body } = await page.open();
    expect([status, body['code']]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect((await page.submit()).status).toBe(200);
  });

  it('asks for the time a hundred and twenty times, and then still saves and hands in', async () => {
    const page = await sitting(await candidate(app, given.code, 'Ada'));
    expect(await answered(122, async () => page.clock())).toBe(120);
    expect((await page.save([page.entry(0)])).status).toBe(200);
    // The first is kept, the others are answered with its receipt.
    expect(await answered(62, async () => page.submit())).toBe(60);
  });

  it('brings late answers sixty times, and hands in all the same', async () => {
    const page = await sitting(await candidate(app, given.code, 'Ada'));
    const entries = [{ ...page.entry(0), epoch: 1 }];
    expect(await answered(62, async () => page.settle(entries))).toBe(60);
    expect((await page.submit()).status).toBe(200);
  });
});

it('logs two hundred leases of an attempt', async () => {
  const learner = await candidate(app, given.code, 'Ada');
  const page = await sitting(learner);
  await app.sql('UPDATE attempts SET lease_epoch = 198 WHERE id = $1', [page.id]);
  for (let pages = 0; pages < 4; pages += 1) await new Page(learner).open();
  const logged = `SELECT max((details->>'epoch')::int) AS last, count(*)::int AS count
    FROM exam_events WHERE attempt_id = $1 AND kind = 'TAKEN_OVER'`;
  expect(await app.sql(logged, [page.id])).toEqual([{ last: 200, count: 2 }]);
});
