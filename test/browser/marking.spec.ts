import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, table, toast, useBrowser, watchedPage } from '../setup/browser.js';
import {
  answersOf,
  answerTo,
  give,
  markedExam,
  SEA,
  SETTINGS,
  SKY,
  taken,
} from '../setup/marking.js';

/** Marking in the browser: with the keyboard alone, side by side, without a line, without names. */
const app = useApplication();
const { enter } = useBrowser(app);

const desk = (quizId: string, more = ''): string =>
  `/navigation/exam/${quizId}/marking/desk${more}`;
const state = (page: Page, text: string) =>
  page.getByRole('status').getByText(text, { exact: true });
const marks = (page: Page) => page.getByLabel('Marks, at most');
const comment = (page: Page) => page.getByLabel('Comment for the learner');

/** An answer is open, and has the focus. */
async function opened(page: Page, of: string): Promise<void> {
  await page.getByRole('heading', { name: `Answer of ${of}` }).waitFor();
  await expect
    .poll(async () => page.evaluate('document.activeElement.textContent'))
    .toBe(`Answer of ${of}`);
}

describe('a marker', () => {
  it('goes from the queue to the end with the keyboard alone', async () => {
    const { page, context, owner, complaints } = await enter('/all-quizzes');
    const of = await markedExam(app, owner.api, { title: 'Botany' });
    await page.goto(`/navigation/exam/${of.quizId}/marking`);
    await page.getByRole('heading', { name: 'Nothing waits' }).waitFor();
    await inspect(page, 'marking-empty');
    const poem = '  నమస్తే\n\n\tसमीक्षा  🙂';
    await taken(app, of, 'Asha Rao', { [SKY]: poem });
    await taken(app, of, 'Ben');
    await page.reload();
    await page.getByText('0 of 4 answers are marked').waitFor();
    await inspect(page, 'marking-questions');
    const question = table(page, 'Questions to mark').getByRole('link', { name: `Mark: ${SKY}` });
    await question.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Answer of' }).waitFor();
    const first = (await page.getByRole('heading', { name: 'Answer of' }).textContent()) ?? '';
    const names = ['Asha Rao', 'Ben'].sort((one) => (first.endsWith(one) ? -1 : 1));
    await opened(page, names[0] ?? '');
    await page.getByText('By scattering').waitFor();
    await inspect(page, 'marking-desk');

    // Too much is said at once, and is not saved.
    await page.keyboard.press('9');
    await page.getByText('Type a number from 0 to 5 in steps of 0.5').waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('2.5');
    await page.keyboard.press('Escape');
    await page.keyboard.press('c');
    await page.keyboard.type('Which angle? ');
    await page.keyboard.press('Escape');
    await state(page, 'Saved').waitFor();

    // A remark, added and used.
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('There are no remarks yet.').waitFor();
    await dialog.getByLabel('Shortcut', { exact: true }).focus();
    await page.keyboard.type('src');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Name your source.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await toast(page, 'The remark was saved').waitFor();
    await dialog.getByText('/src').waitFor();
    await inspect(page, 'marking-remarks');
    await dialog.getByLabel('Shortcut or words').focus();
    await page.keyboard.type('src');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await expect
      .poll(async () => comment(page).inputValue())
      .toBe('Which angle? Name your source.');
    await comment(page).focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' /src ');
    await expect
      .poll(async () => comment(page).inputValue())
      .toBe('Which angle? Name your source. Name your source. ');
    await page.keyboard.press('Control+Enter');
    await toast(page, 'Marked: 2.5 of 5').waitFor();
    await opened(page, names[1] ?? '');

    // Back, and on again; what was seen keeps its marks.
    await page.keyboard.press('ArrowLeft');
    await opened(page, names[0] ?? '');
    expect(await marks(page).inputValue()).toBe('2.5');
    await page.keyboard.press('h');
    await dialog.getByText('2.5 of 5 (now)').waitFor();
    await dialog.getByText('Waits for marks').waitFor();
    await inspect(page, 'marking-history');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await button(page, 'Next without marks').focus();
    await page.keyboard.press('Enter');
    await opened(page, names[1] ?? '');
    await page.keyboard.press('5');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Nothing waits here' }).waitFor();
    await inspect(page, 'marking-done');

    // By learner, to the end.
    await page.getByRole('link', { name: 'All answers' }).first().click();
    await page.getByText('By learner').click();
    await table(page, 'Learners to mark').getByRole('link', { name: 'Mark: Asha Rao' }).click();
    await opened(page, 'Asha Rao');
    await page.keyboard.press('0');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Nothing waits here' }).waitFor();
    await page.goto(desk(of.quizId));
    await opened(page, 'Ben');
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Nothing waits here' }).waitFor();
    await page.getByText('4 of 4 answers are marked').waitFor();
    const asha = (await answersOf(owner.api, of.quizId)).filter(
      ({ learner }) => learner.name === 'Asha Rao',
    );
    expect(asha.map(({ marks }) => marks as number)).toContain(0);

    // The last one is taken back at once.
    await button(page, 'Undo').last().click();
    await opened(page, 'Ben');
    await page.getByText('3 of 4 answers are marked').waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('Save the marks and go on').waitFor();
    await page.keyboard.press('Escape');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('sees an answer as it was typed, and what it got stands on the paper', async () => {
    const { page, context, owner, complaints } = await enter('/all-quizzes');
    const of = await markedExam(app, owner.api, { title: 'Botany' });
    const poem = '  నమస్తే\n\n\tसमीक्षा  🙂';
    const taking = await taken(app, of, 'Asha Rao', { [SKY]: poem });
    const sky = await answerTo(app, owner.api, taking, SKY);
    await page.goto(desk(of.quizId, `?answer=${sky['id']}`));
    await opened(page, 'Asha Rao');
    const shown = page.getByRole('region', { name: 'Answer' }).getByText('నమస్తే');
    // As it is drawn: blanks and lines are kept.
    expect(await shown.innerText()).toBe(poem);
    await marks(page).fill('4,5');
    await comment(page).fill('Well said');
    await button(page, 'Save and go on').click();
    await toast(page, 'Marked: 4.5 of 5').waitFor();
    await page.goto(`/navigation/attempt/${taking.id}`);
    await page.getByText(/^Marked by Ada Byron, /).waitFor();
    await page.getByText('Well said').waitFor();
    await inspect(page, 'attempt-paper-marked');
    await page.getByRole('link', { name: 'Mark question 2' }).click();
    await opened(page, 'Asha Rao');
    await marks(page).fill('1');
    await button(page, 'Save and go on').click();
    await page.getByText('Say why').waitFor();
    await page.getByLabel('Why the marks are changed').fill('Both are right');
    await button(page, 'Save and go on').click();
    await toast(page, 'Marked: 1 of 3').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('what is typed', () => {
  it('of two markers on one answer is shown to the slower one, who decides', async () => {
    const { page, context, owner, complaints } = await enter('/all-quizzes');
    const of = await markedExam(app, owner.api);
    const sky = await answerTo(app, owner.api, await taken(app, of, 'Ben'), SKY);
    await page.goto(desk(of.quizId, `?answer=${sky['id']}`));
    await opened(page, 'Ben');
    const other = await watchedPage(context);
    await other.page.goto(desk(of.quizId, `?answer=${sky['id']}`));
    await opened(other.page, 'Ben');
    await other.page.keyboard.press('c');
    await other.page.keyboard.type('From the other page');
    await marks(other.page).fill('2');
    await state(other.page, 'Saved').waitFor();
    await marks(page).fill('3');
    await comment(page).fill('From this page');
    const notice = page.getByText('Ada Byron has marked this answer meanwhile');
    await notice.waitFor();
    await page.getByText('From the other page').waitFor();
    await inspect(page, 'marking-stale');
    await button(page, 'Save yours instead').click();
    await notice.waitFor({ state: 'hidden' });
    await state(page, 'Saved').waitFor();
    await comment(other.page).fill('Once more from the other page');
    await button(other.page, 'Take theirs').click();
    await expect.poll(async () => comment(other.page).inputValue()).toBe('From this page');
    const [now] = await answersOf(owner.api, of.quizId, {}, 'MARKED');
    expect(now?.['marks']).toBe(3);
    expect([...complaints, ...other.complaints]).toEqual([]);
    await context.close();
  });

  it('survives a lost line in mid-sentence and a reload, and arrives afterwards', async () => {
    const { page, context, owner } = await enter('/all-quizzes');
    const of = await markedExam(app, owner.api);
    const sky = await answerTo(app, owner.api, await taken(app, of, 'Ben'), SKY);
    const said = async () => {
      const rows = await app.sql('SELECT comment FROM grades WHERE id = $1', [sky['id']]);
      return rows[0]?.['comment'];
    };
    await page.goto(desk(of.quizId, `?answer=${sky['id']}`));
    await opened(page, 'Ben');
    await page.keyboard.press('c');
    await page.keyboard.type('You are');
    await state(page, 'Saved').waitFor();
    expect(await said()).toBe('You are');
    // The next one arrives, but its answer does not.
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('MarkAnswer')) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await page.keyboard.type(' right,');
    await page.getByText('No connection. What you type is kept').waitFor();
    await expect.poll(said).toBe('You are right,');
    await context.setOffline(true);
    await page.keyboard.type(' but');
    await page.unroute('**/graphql');
    await context.setOffline(false);
    await state(page, 'Saved').waitFor();
    expect(await said()).toBe('You are right, but');
    // Typed without a line, and the page is loaded anew.
    await page.route('**/graphql', async (route) =>
      route.request().postData()?.includes('MarkAnswer') ? route.abort() : route.continue(),
    );
    await page.keyboard.type(' why?');
    await page.getByText('No connection. What you type is kept').waitFor();
    await page.unroute('**/graphql');
    await page.reload();
    await expect.poll(async () => comment(page).inputValue()).toBe('You are right, but why?');
    await state(page, 'Saved').waitFor();
    await expect.poll(said).toBe('You are right, but why?');
    await context.close();
  });

  it('waits for whoever logs in again', async () => {
    const { page, context, owner } = await enter('/all-quizzes');
    const of = await markedExam(app, owner.api);
    const sky = await answerTo(app, owner.api, await taken(app, of, 'Ben'), SKY);
    await page.goto(desk(of.quizId, `?answer=${sky['id']}`));
    await opened(page, 'Ben');
    await app.sql('DELETE FROM sessions WHERE user_id = (SELECT id FROM users WHERE email = $1)', [
      owner.email,
    ]);
    await comment(page).fill('Half a sent');
    await page.getByLabel('Password', { exact: true }).fill('Correct!Horse');
    await page.getByLabel('Email').fill(owner.email);
    await button(page, 'Log In').click();
    await expect.poll(async () => comment(page).inputValue()).toBe('Half a sent');
    await state(page, 'Saved').waitFor();
    await context.close();
  });
});

it('without names no name reaches the browser', async () => {
  const { page, context, owner, complaints } = await enter('/all-quizzes');
  const of = await markedExam(app, owner.api);
  const taking = [];
  for (const name of ['Xanthippe', 'Quirinus'])
    taking.push(await taken(app, of, name, { [SKY]: 'By the air', [SEA]: 'By the salt' }));
  await owner.api.ask(SETTINGS, {
    input: { quizId: of.quizId, version: 1, isAnonymous: true, step: 0.5 },
  });
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/graphql')) answers.push(response.text().catch(() => ''));
  });
  await page.goto(`/navigation/exam/${of.quizId}/marking?show=learner`);
  await table(page, 'Learners to mark').getByText('Learner 1', { exact: true }).waitFor();
  await table(page, 'Learners to mark').getByRole('link', { name: 'Mark: Learner 2' }).click();
  await opened(page, 'Learner 2');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await toast(page, 'Marked: 1 of 5').waitFor();
  await page.getByRole('region', { name: 'Question 3' }).getByText(SEA).waitFor();
  await opened(page, 'Learner 2');
  await page.keyboard.press('h');
  await page.getByRole('dialog').getByText('Waits for marks').waitFor();
  const secrets = ['Xanthippe', 'Quirinus', ...taking.map(({ id }) => id)];
  const told = [await page.content(), ...(await Promise.all(answers))].join('\n');
  expect(told).toContain('By the air');
  for (const secret of secrets) expect(told).not.toContain(secret);
  expect(complaints).toEqual([]);
  await context.close();
});

it('settings and a rubric are made, and levels propose the marks', async () => {
  const { page, context, owner, complaints } = await enter('/all-quizzes');
  const of = await markedExam(app, owner.api);
  const taking = await taken(app, of, 'Ben');
  await give(owner.api, await answerTo(app, owner.api, taking, SEA), { marks: 2 });
  await page.goto(`/navigation/exam/${of.quizId}/marking`);
  await button(page, 'Settings').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Steps of marks').selectOption('0.25');
  await inspect(page, 'marking-settings');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'The settings were saved').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await button(page, `Rubric of: ${SKY}`).click();
  await dialog.getByRole('button', { name: 'Add a criterion' }).click();
  await dialog.getByRole('textbox', { name: 'Criterion 1', exact: true }).fill('Physics');
  await dialog.getByLabel('Level 1 of criterion 1', { exact: true }).fill('None');
  await dialog.getByLabel('Marks of level 1 of criterion 1').fill('0');
  await dialog.getByLabel('Level 2 of criterion 1', { exact: true }).fill('All of it');
  await dialog.getByLabel('Marks of level 2 of criterion 1').fill('3.3');
  await dialog.getByText('The best levels come to 3.3.').waitFor();
  await inspect(page, 'marking-rubric');
  await dialog.getByRole('button', { name: 'Save the rubric' }).click();
  await toast(page, 'The rubric was saved').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: `Mark: ${SKY}` }).click();
  await opened(page, 'Ben');
  await page.getByLabel('All of it (3.3)').check();
  await expect.poll(async () => marks(page).inputValue()).toBe('3.3');
  await inspect(page, 'marking-desk-rubric');
  await page.keyboard.press('Control+Enter');
  await toast(page, 'Marked: 3.3 of 5').waitFor();
  await page.getByRole('link', { name: 'All answers' }).first().click();
  await page.getByRole('link', { name: `Look at: ${SKY}` }).click();
  await table(page, 'Answers').getByText('3.3 of 5').waitFor();
  await inspect(page, 'marking-answers');
  expect(complaints).toEqual([]);
  await context.close();
});
