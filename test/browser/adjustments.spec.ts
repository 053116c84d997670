/** Results that staff adjust after the exam, in the browser: with a preview, without a mouse, and what learners see. */
import type { Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { adjust, appliedToAll, make } from '../setup/adjustments.js';
import { useApplication } from '../setup/application.js';
import { button, inspect, table, useBrowser } from '../setup/browser.js';
import { exam, setRules } from '../setup/exams.js';
import { inPrint } from '../setup/layout-shift.js';
import { ready } from '../setup/print-pages.js';
import { printed } from '../setup/printed.js';
import { mcq } from '../setup/questions.js';
import { lockAttemptRow } from '../setup/row-locks.js';
import { takeExam } from '../setup/taking.js';

const app = useApplication();
const { enter, visit } = useBrowser(app);
const FERN = 'Which is a fern?';
const SET_GRADES = `mutation ($bands: [GradeBandInput!]!) { setGradeBands(bands: $bands) { id } }`;
const REASON = 'Question 2 could be read in two ways';
const isPaper = (request: Request): boolean =>
  request.postData()?.includes('query AttemptPaper') ?? false;

it('are previewed, applied, explained to the learner, and undone', async () => {
  const { page, owner, complaints } = await enter('/all-quizzes');
  const of = await exam(app, owner.api, {
    questions: [mcq(FERN, ['Bracken', 'Oak'], 1), mcq('And which is not?', ['Oak', 'Fern'], 1)],
    rules: { pass_mark: 2, review_content: 'SCORE', review_time: 'AT_ONCE' },
  });
  const zoe = await takeExam(app, of, { [FERN]: 'Bracken' }, 'Zoë');
  await takeExam(app, of, {}, 'Ben');
  await page.goto(`/navigation/exam/${of.quizId}/results`);
  await page.getByRole('link', { name: 'Adjustments' }).click();
  await page.getByText('No adjustments yet').waitFor();

  // Nothing is typed yet: it says so at the field.
  await button(page, 'Preview').click();
  await page.getByText('Marks must be a number from -1000 to 1000').waitFor();
  await page.getByLabel('Marks to add').fill('1');
  await page.keyboard.press('Enter');
  const changed = table(page, 'Results that change');
  await changed.getByText('Newly passed', { exact: true }).waitFor();
  // A reason is asked for before it is applied.
  await button(page, 'Apply').click();
  await page.getByText('Give a reason, in at most 500 characters.').waitFor();
  await page.keyboard.type(REASON);
  await inspect(page, 'adjustment-preview');
  await button(page, 'Apply').focus();
  await page.keyboard.press('Enter');
  const made = table(page, 'Adjustments');
  await made.getByText('Applied').waitFor();
  await expect.poll(async () => made.getByText('results done').count()).toBe(0);
  await inspect(page, 'adjustments');

  const learner = await visit();
  await learner.page.goto(`/take/result/${zoe.id}#${zoe.candidate.token}`);
  await learner.page.getByText(`1 mark was added. Reason: ${REASON}`).waitFor();
  await learner.page.getByText('2 out of 2, 100.0 %').waitFor();
  await inspect(learner.page, 'take-review-adjusted');
  await learner.context.close();

  // On paper, too, the marks of the answers and the adjustment are the score. The key is not handed back.
  await owner.api.ask(SET_GRADES, { bands: [{ label: 'Ace', from: 0 }] });
  await page.goto(`/navigation/print-papers/${of.quizId}?q=Zo`);
  await ready(page);
  const papers = (await printed(page, 'adjusted-papers')).texts.join('\n');
  for (const fact of [/Score:\s+2 of 2/, /Adjustment:\s+\+1/, /Grade:\s+Ace/])
    expect(papers).toMatch(fact);
  expect(papers).not.toContain('right answer');
  await page.goto(`/navigation/print-results/${of.quizId}`);
  await page.getByText('2 of 2; adjusted by +1').waitFor();

  await page.goto(`/navigation/exam/${of.quizId}/results`);
  await page.getByRole('link', { name: 'Zoë', exact: true }).click();
  await table(page, 'Submitted papers of this learner').getByText('Ace').waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Paper of Zoë' }).click();
  await page.getByRole('link', { name: 'Adjust the result' }).click();
  await page.getByText('Zoë only').waitFor();
  await page.getByLabel('What to change').selectOption('Pass mark');
  await page.getByLabel('New pass mark').fill('1');
  await button(page, 'Preview').click();
  await page.getByText('No score changes, and nobody passes or fails').waitFor();
  await page.getByRole('link', { name: 'Adjust all results instead' }).click();
  await button(page, 'Leave').click();
  await page.getByText('everybody who has started').first().waitFor();

  await page.getByRole('button', { name: 'Undo: +1 mark' }).click();
  await page.getByRole('dialog').getByRole('row').getByText('No longer passed').waitFor();
  await inspect(page, 'adjustment-undo');
  await page.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).click();
  await made.getByText('Undone').waitFor();

  // One for all, undone from the paper of one learner: the score there follows when a worker has changed it.
  await appliedToAll(owner.api, of.quizId);
  await adjust(owner.api, { quizId: of.quizId, kind: 'MARKS', marks: '1' }, REASON);
  await page.goto(`/navigation/attempt/${zoe.id}?page=2`);
  await page.getByText('The learner sees those that apply').waitFor();
  // There is only one page of them.
  await page.waitForURL((url) => url.search === '');
  await page.getByRole('link', { name: '+1', exact: true }).click();
  const applied = page.locator('#adjustments');
  await applied.and(page.locator(':target')).getByText(REASON).first().waitFor();
  await inspect(page, 'attempt-adjustments');
  await page.getByText('2 of 2', { exact: true }).waitFor();
  const lock = await lockAttemptRow(app.databaseUrl, zoe.id);
  await applied.getByRole('button', { name: 'Undo: +1 mark' }).click();
  const read = page.waitForResponse((answer) => isPaper(answer.request()));
  await page.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).click();
  await read;
  await lock.release();
  await page.getByText('1 of 2', { exact: true }).waitFor();
  await setRules(app, of.quizId, { review_time: 'ON_RELEASE' });
  await page.reload();
  await applied.getByText('The learner does not see them yet.').waitFor();
  expect(complaints).toEqual([]);
});

it('of all say how far they are, also on paper, without their buttons', async () => {
  const { page, owner } = await enter('/all-quizzes');
  const of = await exam(app, owner.api, { questions: [mcq(FERN, ['Bracken', 'Oak'], 1)] });
  const zoe = await takeExam(app, of, {}, 'Zoë');
  const applying = await lockAttemptRow(app.databaseUrl, zoe.id);
  await make(owner.api, { quizId: of.quizId, kind: 'MARKS', marks: '1' }, REASON);
  await page.goto(`/navigation/exam/${of.quizId}/adjustments`);
  const made = table(page, 'Adjustments');
  await made.getByText('Being applied').waitFor();
  await made.getByText('0 of 1 results done').waitFor();
  const action = made.getByRole('columnheader', { name: 'Action' });
  await action.waitFor();
  await inPrint(page, async () => {
    await action.waitFor({ state: 'detached' });
    await made.getByText('Being applied').waitFor();
    expect(await made.getByRole('button').count()).toBe(0);
  });
  await applying.release();
  await made.getByText('Applied', { exact: true }).waitFor();
  const undoing = await lockAttemptRow(app.databaseUrl, zoe.id);
  await made.getByRole('button', { name: 'Undo: +1 mark' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).click();
  await made.getByText('Being undone').waitFor();
  await undoing.release();
  await made.getByText('Undone', { exact: true }).waitFor();
});
