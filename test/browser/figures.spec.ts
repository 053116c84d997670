/** The figures of an exam, as teachers read, choose, export and print them. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { Page as Taking } from '../setup/attempts.js';
import { button, inspect, table, useBrowser, WIDTHS } from '../setup/browser.js';
import { exam, type Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { gate } from '../setup/gate.js';
import { expectCleanPrint, plain } from '../setup/print-pages.js';
import { printed } from '../setup/printed.js';
import { mcq } from '../setup/questions.js';
import { saveAnswers, submitAttempt, takeExam, type Answers } from '../setup/taking.js';

const app = useApplication();
const { enter } = useBrowser(app);

const PHONE = { width: 390, height: 844 };
const LEARNERS = 32;
const QUESTIONS = [
  mcq('Which is a fern?', ['Bracken', 'Oak', 'Ash'], 1),
  mcq('Which has the wrong key?', ['Right', 'Wrong'], 2),
  mcq('Which is a moss?', ['Sphagnum', 'Pine', 'Yew', 'Fir'], 1),
  mcq('Which is a tree?', ['Elm', 'Rose'], 1),
  mcq('Which is a herb?', ['Mint', 'Elder'], 1),
];

/** The better a learner, the more are right; but nobody expects the key of the second question. */
function answersOf(ability: number): Answers {
  return {
    'Which is a fern?': ability > 8 ? 'Bracken' : 'Oak',
    'Which has the wrong key?': ability > 12 ? 'Right' : 'Wrong',
    'Which is a moss?': ability > 18 ? 'Sphagnum' : ability % 2 === 0 ? 'Pine' : 'Yew',
    'Which is a tree?': ability > 15 ? 'Elm' : 'Rose',
    'Which is a herb?': ability > 22 ? 'Mint' : 'Elder',
  };
}

let owner: Person;
let taken: Exam;
let few: Exam;
beforeAll(async () => {
  owner = await person(app);
  const rules = { pass_mark: 3, attempts_allowed: 2 };
  taken = await exam(app, owner.api, { title: 'Botany', questions: QUESTIONS, rules });
  for (let ability = 1; ability < LEARNERS; ability += 1)
    await takeExam(app, taken, answersOf(ability), `Learner ${ability}`);
  // The best one needs two attempts.
  const { candidate } = await takeExam(app, taken, answersOf(0), 'Zoë');
  const again = new Taking(candidate);
  await again.open();
  await saveAnswers(again, answersOf(LEARNERS));
  await submitAttempt(again);
  few = await exam(app, owner.api, { questions: QUESTIONS });
});

const figuresOf = ({ quizId }: Exam): string => `/navigation/exam/${quizId}/figures`;
const overflowOf = async (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');

it('are of the attempts that were chosen, on a desk and on a phone', async () => {
  const { page, complaints } = await enter('/all-quizzes', owner);
  await page.goto(`/navigation/exam/${taken.quizId}/results`);
  await page.getByRole('link', { name: 'Statistics' }).click();
  const set = page.getByLabel('Attempts that count');
  for (const viewport of [{ width: WIDTHS.wide, height: 900 }, PHONE]) {
    await page.setViewportSize(viewport);
    await page.getByText('cover 32 of 32 learners who submitted; 1 more attempt').waitFor();
    await set.selectOption('All attempts');
    await page.getByText('cover 33 fully marked attempts out of 33 submitted.').waitFor();
    await page.getByText('Based on 33 attempts.').first().waitFor();
    expect(new URL(page.url()).search).toBe('?attempts=all');
    await page.reload();
    await page.getByText('14 of 33 passed.').waitFor();
    await set.selectOption('Each learner’s first attempt');
    await page.getByText('13 of 32 passed.').waitFor();
    await page.goBack();
    await page.getByText('14 of 33 passed.').waitFor();
    await page.goBack();
    await page.getByText('14 of 32 passed.').waitFor();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: WIDTHS.wide, height: 900 });
  await inspect(page, 'exam-figures');
  expect(complaints).toEqual([]);
});

it('show what deserves a look, and details on demand', async () => {
  const { page, complaints } = await enter(figuresOf(taken), owner);
  const rows = table(page, 'Questions').locator('tbody tr');
  await page.getByLabel('Order of the questions').selectOption('To check first');
  const first = rows.first();
  await first.getByText('Stronger learners choose “Right” instead of the key').waitFor();
  await first
    .getByText('Stronger learners get it wrong more often: check the answer key.')
    .waitFor();
  await table(page, 'Questions').getByText('Nobody chose “Fir”.').waitFor();
  await page.setViewportSize(PHONE);
  // A question has two lines, and what deserves a look below its text.
  const plainRow = rows.filter({ hasNotText: /Nobody|[Ll]earners/ }).first();
  await expect.poll(async () => (await plainRow.boundingBox())?.height).toBeLessThan(118);
  await button(page, 'Details of question 1').press('Enter');
  await page.getByRole('heading', { name: 'Question 1', exact: true }).waitFor();
  await page.getByText('24 of 32 attempts got it right.').waitFor();
  const details = page.getByRole('listitem').filter({ hasText: 'Bracken' });
  await details.getByText('24 (75.0 %)').waitFor();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await button(page, 'Show all details').click();
  expect(await page.getByRole('heading', { name: 'Options' }).count()).toBe(5);
  await page.getByLabel('Order of the questions').selectOption('As in the paper');
  await inspect(page, 'exam-figures-details');
  const paper = await printed(page, 'figures');
  expectCleanPrint(paper);
  const said = plain(paper);
  for (const text of ['Attempts that count: Each learner’s best attempt', '14 of 32 passed.'])
    expect(said).toContain(text);
  for (const text of ['Discriminative efficiency', 'Nobody chose “Fir”.', '24 (75.0'])
    expect(said).toContain(text);
  for (const text of ['Show all details', 'As a table', 'How to read', 'Export'])
    expect(said).not.toContain(text);
  expect(complaints).toEqual([]);
});

it('say why there are none yet', async () => {
  const { page, complaints } = await enter(figuresOf(few), owner);
  await page.getByText('No statistics yet').waitFor();
  await takeExam(app, few, answersOf(20));
  await takeExam(app, few, answersOf(1));
  await page.reload();
  await page.getByText('Needs at least 20 marked attempts; there are 2.').first().waitFor();
  await page.getByText('These attempts have no pass mark.').waitFor();
  await inspect(page, 'exam-figures-few');
  expect(complaints).toEqual([]);
});

it('are exported of the attempts that were chosen', async () => {
  const { page } = await enter(`${figuresOf(taken)}?attempts=last`, owner);
  await button(page, 'Export').click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByLabel('Statistics: for the whole exam').isChecked()).toBe(true);
  expect(await dialog.getByLabel('Attempts that count').inputValue()).toBe('LAST');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Botany – figures.xlsx');
  await dialog.getByText('Statistics (Each learner’s last attempt), XLSX').waitFor();
  await inspect(page, 'export-figures');
});

it('show progress while a worker computes them, and a way out when that fails', async () => {
  const { page } = await enter('/all-quizzes', owner);
  const answers = [
    { data: { examFigures: { progress: 35, figures: null, __typename: 'FiguresState' } } },
    { errors: [{ message: 'It failed.', extensions: { code: 'FIGURES_FAILED', status: 409 } }] },
  ];
  const seen = gate();
  await page.route('/graphql', async (route) => {
    const isFigures = route.request().postData()?.includes('query ExamFigures') === true;
    const answer = isFigures ? answers.shift() : undefined;
    if (answer?.errors) await seen.opened;
    await (answer ? route.fulfill({ json: answer }) : route.continue());
  });
  await page.goto(figuresOf(taken));
  await page.getByText('take a moment.').waitFor();
  const bar = page.getByRole('progressbar', { name: 'Progress of the statistics' });
  expect(await bar.getAttribute('aria-valuenow')).toBe('35');
  seen.open();
  await page.getByText('The statistics could not be loaded').waitFor();
  await button(page, 'Try again').click();
  await page.getByText('14 of 32 passed.').waitFor();
  await page.unroute('/graphql');
});
