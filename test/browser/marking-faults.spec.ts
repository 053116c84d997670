import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, table, useBrowser } from '../setup/browser.js';
import {
  answersOf,
  answerTo,
  giveMarks,
  markedExam,
  SEA,
  SETTINGS,
  SKY,
  answeredBy,
} from '../setup/marking.js';
import { colleague } from '../setup/members.js';
import { comment, desk, lastMarked, marks, opened, state } from '../setup/marking-desk.js';
import { intercept, loseAnswers, pauseAllRequests, pauseRequests } from '../setup/page-requests.js';

/** Marking by two people at once, offline, without a session, and without names. */
const app = useApplication();
const { enter } = useBrowser(app);

describe('a typed mark', () => {
  it('of two markers on one answer is a conflict that the slower one decides', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    const of = await markedExam(app, owner.api);
    const sky = await answerTo(app, owner.api, await answeredBy(app, of, 'Ben'), SKY);
    await page.goto(desk(of.quizId, `?answer=${sky['id']}`));
    await opened(page, 'Ben');
    // Somebody else of the institute, in a browser of their own.
    const marker = await colleague(app, owner, 'MARKER');
    const other = await enter(desk(of.quizId, `?answer=${sky['id']}`), marker);
    await opened(other.page, 'Ben');
    await other.page.getByText('Ada Byron also has this answer open.').waitFor();
    await other.page.keyboard.press('c');
    await other.page.keyboard.type('From the other page');
    await marks(other.page).fill('2');
    await state(other.page, 'Saved').waitFor();
    await marks(page).fill('3');
    await comment(page).fill('From this page');
    const notice = page.getByText('Grace Hopper has marked this answer in the meantime');
    await notice.waitFor();
    await page.getByText('From the other page').waitFor();
    await inspect(page, 'marking-stale', { moved: 'the save was a conflict' });
    await button(page, 'Save these marks instead').click();
    await notice.waitFor({ state: 'hidden' });
    await state(page, 'Saved').waitFor();
    await comment(other.page).fill('Once more from the other page');
    await button(other.page, 'Keep their marks').click();
    await expect.poll(async () => comment(other.page).inputValue()).toBe('From this page');
    const [now] = await answersOf(owner.api, of.quizId, {}, 'MARKED');
    expect(now?.['marks']).toBe('3');
    const who = await app.sql('SELECT DISTINCT marked_by FROM grade_changes WHERE grade_id = $1', [
      sky['id'],
    ]);
    // The rule, and the one whose marks were taken back; those that stand are the other's.
    expect(who).toHaveLength(2);
    expect([...complaints, ...other.complaints]).toEqual([]);
    await other.context.close();
  });

  it('goes to no answer while the next one is fetched', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    const of = await markedExam(app, owner.api);
    const first = await answerTo(app, owner.api, await answeredBy(app, of, 'Ben'), SKY);
    await page.goto(desk(of.quizId, `?answer=${first['id']}`));
    await opened(page, 'Ben');
    const paused = await pauseRequests(page, 'openNextAnswer');
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await expect.poll(() => paused.length).toBe(1);
    await page.keyboard.type('14c5');
    await page.keyboard.press('Enter');
    expect(await marks(page).inputValue()).toBe('3');
    expect(paused).toHaveLength(1);
    await paused[0]?.continue();
    await page.getByRole('region', { name: 'Question 3' }).getByText(SEA).waitFor();
    await opened(page, 'Ben');
    expect([await marks(page).inputValue(), await comment(page).inputValue()]).toEqual(['', '']);
    await page.keyboard.type('2');
    await state(page, 'Saved').waitFor();
    const given = await answersOf(owner.api, of.quizId, {}, 'MARKED');
    expect(given.map((one) => one['marks'] as string)).toEqual(['3', '2']);
    expect(complaints).toEqual([]);
  });

  it('survives a lost connection in mid-sentence and a reload, and arrives afterwards', async () => {
    const { page, context, owner } = await enter('/all-quizzes');
    const of = await markedExam(app, owner.api);
    const sky = await answerTo(app, owner.api, await answeredBy(app, of, 'Ben'), SKY);
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
    await loseAnswers(page, 'MarkAnswer');
    // At once: a save of a part of it would make the next one stale.
    await page.keyboard.insertText(' right,');
    await page.getByText('You are offline. This page keeps what you type').waitFor();
    await expect.poll(said).toBe('You are right,');
    await context.setOffline(true);
    await page.keyboard.type(' but');
    await page.unroute('**/graphql');
    await context.setOffline(false);
    await state(page, 'Saved').waitFor();
    expect(await said()).toBe('You are right, but');
    // Typed offline, then the page is reloaded.
    await intercept(page, 'MarkAnswer', async (route) => route.abort());
    await page.keyboard.type(' why?');
    await page.getByText('You are offline. This page keeps what you type').waitFor();
    await page.unroute('**/graphql');
    await page.reload();
    await expect.poll(async () => comment(page).inputValue()).toBe('You are right, but why?');
    await state(page, 'Saved').waitFor();
    await expect.poll(said).toBe('You are right, but why?');
  });

  it('typed offline does not replace a mark of the same marker elsewhere, unless they confirm', async () => {
    const { page, owner } = await enter('/all-quizzes');
    const of = await markedExam(app, owner.api);
    const sky = await answerTo(app, owner.api, await answeredBy(app, of, 'Ben'), SKY);
    const said = async () => {
      const [grade] = await app.sql('SELECT comment, version FROM grades WHERE id = $1', [
        sky['id'],
      ]);
      return grade;
    };
    await page.goto(desk(of.quizId, `?answer=${sky['id']}`));
    await opened(page, 'Ben');
    await intercept(page, 'MarkAnswer', async (route) => route.abort());
    await comment(page).fill('On the train');
    await page.getByText('You are offline. This page keeps what you type').waitFor();
    await giveMarks(owner.api, sky, { marks: '4', comment: 'At the desk' });
    await page.unroute('**/graphql');
    const notice = page.getByText('You have also marked this answer in another window');
    // However often the page is reloaded.
    for (let round = 0; round < 2; round += 1) {
      await page.reload();
      await notice.waitFor();
      await page.getByText('At the desk').waitFor();
      expect(await comment(page).inputValue()).toBe('On the train');
    }
    await inspect(page, 'marking-stale-own');
    // Nor is it saved in passing.
    await marks(page).fill('1');
    await page.keyboard.press('Enter');
    await expect.poll(async () => marks(page).inputValue()).toBe('1');
    await notice.waitFor();
    expect(await said()).toMatchObject({ comment: 'At the desk', version: 2 });
    await button(page, 'Save these marks instead').click();
    await state(page, 'Saved').waitFor();
    expect(await said()).toMatchObject({ comment: 'On the train', version: 3 });
  });

  it('waits until the marker logs in again', async () => {
    const { page, owner } = await enter('/all-quizzes');
    const of = await markedExam(app, owner.api);
    const sky = await answerTo(app, owner.api, await answeredBy(app, of, 'Ben'), SKY);
    await page.goto(desk(of.quizId, `?answer=${sky['id']}`));
    await opened(page, 'Ben');
    // The live view would find out first, and there would be nothing to type into.
    const letGo = await pauseAllRequests(page);
    await app.sql('DELETE FROM sessions WHERE user_id = (SELECT id FROM users WHERE email = $1)', [
      owner.email,
    ]);
    await comment(page).fill('Half a sent');
    await letGo();
    await page.getByLabel('Password', { exact: true }).fill('Correct!Horse');
    await page.getByLabel('Email').fill(owner.email);
    await button(page, 'Log In').click();
    await expect.poll(async () => comment(page).inputValue()).toBe('Half a sent');
    await state(page, 'Saved').waitFor();
  });
});

it('no name reaches the browser in anonymous marking', async () => {
  const { page, context, owner, complaints } = await enter('/all-quizzes');
  const of = await markedExam(app, owner.api);
  const taking = [];
  for (const name of ['Xanthippe', 'Quirinus'])
    taking.push(await answeredBy(app, of, name, { [SKY]: 'By the air', [SEA]: 'By the salt' }));
  await owner.api.ask(SETTINGS, {
    input: { quizId: of.quizId, version: 1, isAnonymous: true, step: 0.5 },
  });
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    // The event stream never ends, so it is not awaited.
    if (response.url().endsWith('/graphql')) answers.push(response.text().catch(() => ''));
  });
  await page.goto(`/navigation/exam/${of.quizId}/marking?show=learner`);
  await table(page, 'Learners to mark').getByText('Learner 1', { exact: true }).waitFor();
  await table(page, 'Learners to mark').getByRole('link', { name: 'Mark: Learner 2' }).click();
  await opened(page, 'Learner 2');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await lastMarked(page, 'Marked: 1 out of 5').waitFor();
  await page.getByRole('region', { name: 'Question 3' }).getByText(SEA).waitFor();
  await opened(page, 'Learner 2');
  await page.keyboard.press('h');
  await page.getByRole('dialog').getByText('Waiting to be marked').waitFor();
  const secrets = ['Xanthippe', 'Quirinus', ...taking.map(({ id }) => id)];
  const shown = [await page.content(), ...(await Promise.all(answers))].join('\n');
  expect(shown).toContain('By the air');
  for (const secret of secrets) expect(shown).not.toContain(secret);
  expect(complaints).toEqual([]);
  await context.close();
  // In place of names, markers see why there are none.
  const marker = await colleague(app, owner, 'MARKER');
  const other = await enter(`/navigation/exam/${of.quizId}/results`, marker);
  await other.page.getByRole('heading', { name: 'Names are hidden for now' }).waitFor();
  await inspect(other.page, 'results-hidden');
  const [one] = await app.sql('SELECT learner_id AS id FROM candidates WHERE quiz_id = $1', [
    of.quizId,
  ]);
  const pages = [
    `print-results/${of.quizId}`,
    `attempt/${taking[0]?.id ?? ''}`,
    `learner/${one?.['id'] ?? ''}`,
  ];
  for (const path of pages) {
    await other.page.goto(`/navigation/${path}`);
    await other.page.getByRole('heading', { name: 'Names are hidden for now' }).waitFor();
  }
  expect(other.complaints).toEqual([]);
  await other.context.close();
});
