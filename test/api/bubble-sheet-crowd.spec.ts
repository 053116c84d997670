import { expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useOwnApplication } from '../setup/application.js';
import { sitting, type Page } from '../setup/attempts.js';
import { bubbleSheet, MergedSheet, storedDigits } from '../setup/bubble-sheets.js';
import { candidate, exam } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { mcq } from '../setup/questions.js';

/** Two hundred learners save while staff watch: what the page of staff has put together is what is stored. */
const app = useOwnApplication();

const LEARNERS = 200;
/** Learners who come in, or save, at the same time. */
const AT_ONCE = 20;
const SAVES = 4;
const questions = Array.from({ length: 12 }, (_, n) => mcq(`Question ${n}?`));

/** Does something for each, so many at a time. */
async function forEach<T>(items: readonly T[], work: (item: T, index: number) => Promise<void>) {
  const queue = [...items.entries()];
  const next = async (): Promise<void> => {
    for (let one = queue.shift(); one; one = queue.shift()) await work(one[1], one[0]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** Without what depends on the time of the reading. */
const lasting = (row: Data): Data => ({
  ...row,
  connection: row['submittedAt'] === null ? (expect.any(String) as string) : null,
  needs: expect.any(Array) as string[],
});

it('is right at the end of an exam of 200 learners who save', async () => {
  const owner = await person(app);
  const { quizId, code } = await exam(app, owner.api, {
    questions,
    rules: { shuffles_questions: true },
  });
  const merged = new MergedSheet(owner.api, quizId);
  const pages: Page[] = [];
  const isDone = { value: false };
  let reads = 0;
  const watching = (async () => {
    for (; !isDone.value; reads += 1) await merged.read();
  })();
  const names = Array.from({ length: LEARNERS }, (_, n) => `Learner ${n}`);
  await forEach(names, async (name) => {
    pages.push(await sitting(await candidate(app, code, name)));
  });
  const rounds = Array.from({ length: SAVES }, (_, round) => round);
  const saves = rounds.flatMap((round) => pages.map((page) => ({ page, round })));
  await forEach(saves, async ({ page, round }, index) => {
    // Some clear what they have answered before, and some submit.
    const place = (index * 7 + round) % questions.length;
    const response = round > 0 && index % 5 === 0 ? { response: null } : {};
    const status = await page.save([page.entry(place, response)]);
    expect([200, 409]).toContain(status.status);
    if (round === SAVES - 1 && index % 10 === 0) expect((await page.submit()).status).toBe(200);
  });
  isDone.value = true;
  await watching;
  expect(reads).toBeGreaterThan(2);
  await merged.read();
  const stored = await storedDigits(app, quizId);
  expect(merged.rows.size).toBe(LEARNERS);
  expect(merged.rowCount).toBe(LEARNERS);
  expect(new Map([...merged.rows].map(([id, row]) => [id, row['answered'] as string]))).toEqual(
    stored,
  );
  const whole = await bubbleSheet(owner.api, quizId);
  for (const row of whole['rows'] as Data[])
    expect(merged.rows.get(row['attemptId'] as string)).toMatchObject(lasting(row));
  expect([...merged.rows.values()].filter(({ submittedAt }) => submittedAt !== null)).toHaveLength(
    LEARNERS / 10,
  );
});
