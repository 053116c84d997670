import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, table, toast, useBrowser, watchedPage } from '../setup/browser.js';
import { answersOf, answerTo, markedExam, SEA, SETTINGS, SKY, taken } from '../setup/marking.js';
import { comment, desk, marks, opened, state } from '../setup/marking-desk.js';

/** Marking side by side, without a line, without a session, without names. */
const app = useApplication();
const { enter } = useBrowser(app);

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
    // The live line has no end to wait for.
    if (response.url().endsWith('/graphql')) answers.push(response.text().catch(() => ''));
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
