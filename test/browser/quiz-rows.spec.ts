/** The rows of All Quizzes: what state each quiz is in, and the one next step. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { inspect, useBrowser, WIDTHS } from '../setup/browser.js';
import { candidate, closeExam, exam } from '../setup/exams.js';
import { quiz } from '../setup/factories.js';
import { colleague } from '../setup/members.js';
import { addQuestions, anyMcq } from '../setup/questions.js';
import { answerExam, takeExam } from '../setup/taking.js';

const app = useApplication();
const { enter } = useBrowser(app);
const WHY = 'Why?';
const OVERFLOW = 'document.documentElement.scrollWidth - innerWidth';

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

/** The state and the learners of a quiz, and where its next step leads. */
async function look(page: Page, title: string): Promise<[shows: string, to: string | null]> {
  const shows = await row(page, title).getByRole('cell').first().innerText();
  const step = row(page, title)
    .getByRole('link', { name: new RegExp(`: .*${title}`) })
    .first();
  const isThere = (await step.count()) > 0;
  const to = isThere ? `${await step.innerText()} ${await step.getAttribute('href')}` : null;
  return [shows.replace(title, '').replace(/\s+/g, ' ').trim(), to];
}

it('each row says how far the exam has come, who takes it, and the one next step', async () => {
  const { page, owner, complaints } = await enter('/all-quizzes');
  await page.getByText('No exams available').waitFor();
  const { api } = owner;
  const essay = [{ descriptive: { text: WHY } }];
  const opens = { opens_at: new Date(Date.now() + 86_400_000).toISOString() };
  await quiz(api, 'Geometry');
  const draft = await quiz(
    api,
    'Thermodynamics and statistical mechanics for second-year students',
  );
  await addQuestions(api, draft, [anyMcq]);
  const algebra = await exam(app, api, { title: 'Algebra', rules: opens });
  const botany = await exam(app, api, { title: 'Botany' });
  await candidate(app, botany.code, 'Cleo');
  await answerExam(app, botany, {}, 'Asha Rao');
  const zoology = await exam(app, api, { title: 'Zoology', questions: essay });
  await takeExam(app, zoology, { [WHY]: 'So' });
  await closeExam(app, api, zoology.quizId, new Date());
  const released = { review_content: 'SCORE', review_time: 'AFTER_CLOSING' };
  const history = await exam(app, api, {
    title: 'History',
    questions: [anyMcq],
    rules: released,
  });
  await takeExam(app, history);
  await closeExam(app, api, history.quizId, new Date());
  await page.reload();
  await row(page, 'Geometry').waitFor();

  const at = (id: string, part: string) => `/navigation/exam/${id}${part}`;
  expect((await look(page, 'Geometry'))[0]).toBe('Draft');
  expect((await look(page, 'Geometry'))[1]).toMatch(
    /^Add questions \/navigation\/exam-form\?quiz=/,
  );
  expect((await look(page, 'Thermodynamics'))[1]).toBe(`Check ${at(draft, '')}`);
  expect(await look(page, 'Algebra')).toEqual([
    'Scheduled',
    `Invite ${at(algebra.quizId, '/invite')}`,
  ]);
  expect(await look(page, 'Botany')).toEqual([
    'Open 2 learners, 1 in progress',
    `Watch ${at(botany.quizId, '/running')}`,
  ]);
  expect(await look(page, 'Zoology')).toEqual([
    'Marking 1 1 learner',
    `Mark 1 ${at(zoology.quizId, '/marking/desk')}`,
  ]);
  expect(await look(page, 'History')).toEqual([
    'Released 1 learner',
    `Results ${at(history.quizId, '/results')}`,
  ]);
  await inspect(page, 'quiz-rows');
  for (const width of [1_366, WIDTHS.medium, WIDTHS.narrow]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => page.evaluate<number>(OVERFLOW)).toBeLessThanOrEqual(0);
  }
  expect(complaints).toEqual([]);

  const { page: markers } = await enter('/all-quizzes', await colleague(app, owner, 'MARKER'));
  await markers.getByRole('navigation').getByText('Analytical School').waitFor();
  await row(markers, 'Geometry').waitFor();
  expect((await look(markers, 'Geometry'))[1]).toBeNull();
  expect((await look(markers, 'Botany'))[1]).toBeNull();
  expect((await look(markers, 'Zoology'))[1]).toBe(`Mark 1 ${at(zoology.quizId, '/marking/desk')}`);
  expect((await look(markers, 'History'))[1]).toBe(`Results ${at(history.quizId, '/results')}`);
});
