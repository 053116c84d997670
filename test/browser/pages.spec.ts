import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { axeViolations } from '../setup/axe.js';
import { button, inspect, useBrowser } from '../setup/browser.js';
import { quiz } from '../setup/factories.js';
import { pauseAllRequests } from '../setup/page-requests.js';

const app = useApplication();
const { visit, enter } = useBrowser(app);

describe('addresses', () => {
  it.each([
    ['/navigation/LoginPage', '/login'],
    ['/navigation/profile', '/login'],
    ['/all-quizes', '/login'],
  ])('%s leads to %s without a log-in', async (from, to) => {
    const { page } = await visit();
    await page.goto(from);
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(to);
  });

  it.each(['/all-quizes', '/navigation/create-exam'])('%s shows the list', async (from) => {
    const { page } = await enter(from);
    await page.getByRole('heading', { name: 'All Quizzes' }).waitFor();
  });

  it.each(['/nowhere', '/navigation/elsewhere'])('%s leads to the landing page', async (from) => {
    const { page } = await enter(from);
    await page.getByRole('heading', { name: 'Write exams. Give them. Mark them.' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('of a missing quiz say so', async () => {
    const { page } = await enter('/navigation/quiz-detail/00000000-0000-4000-8000-000000000000');
    await page.getByText('No quiz details available').waitFor();
  });
});

describe('going from page to page', () => {
  it('starts at the top, with focus and announcement, and comes back to the old position', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    for (let index = 1; index <= 10; index += 1) await quiz(owner.api, `Quiz number ${index}`);
    await page.setViewportSize({ width: 1000, height: 400 });
    await page.reload();
    const link = page.getByRole('link', { name: 'View Quiz number 1', exact: true });
    await link.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate<number>('scrollY');
    expect(scrolled).toBeGreaterThan(100);
    await link.click();
    await page.getByRole('status').getByText('Quiz number 1', { exact: true }).waitFor();
    expect(await page.title()).toBe('Quiz number 1 · Examwright');
    await expect.poll(async () => page.evaluate('scrollY')).toBe(0);
    await expect.poll(async () => page.evaluate('document.activeElement.localName')).toBe('main');
    await page.goBack();
    await link.waitFor();
    await expect.poll(async () => page.evaluate('scrollY')).toBe(scrolled);
    expect(await page.title()).toBe('All Quizzes · Examwright');
    expect(complaints).toEqual([]);
  });

  it('shows that a page is being loaded, and gives up after two minutes', async () => {
    const { page, context, owner } = await enter('/all-quizzes');
    await quiz(owner.api, 'A quiz to look at');
    await page.clock.install();
    await page.reload();
    const paused: Route[] = [];
    await context.route('**/assets/quiz-detail*.js', (route) => void paused.push(route));
    const before = await page.evaluate(() => Date.now());
    await page.getByRole('link', { name: 'View A quiz to look at' }).click();
    await page.getByRole('progressbar', { name: 'Loading...' }).waitFor();
    await page.clock.pauseAt(before + 119_900);
    expect(await page.getByRole('heading', { name: 'All Quizzes' }).count()).toBe(1);
    await page.clock.resume();
    await page.getByRole('heading', { name: /^ChunkLoadError/ }).waitFor();
    await context.unroute('**/assets/quiz-detail*.js');
    await button(page, 'Reload').click();
    await page.getByRole('heading', { name: 'A quiz to look at' }).waitFor();
  });

  it.each([
    ['an exam', '/navigation/exam/', 1],
    ['a quiz, and its questions,', '/navigation/quiz-detail/', 2],
  ])('says to screen readers that %s is being fetched', async (_what, path, parts) => {
    const { page, owner } = await enter('/all-quizzes');
    const id = await quiz(owner.api);
    const goOn = await pauseAllRequests(page);
    await page.goto(path + id);
    const loading = page.getByRole('main').getByRole('status').getByText('Loading...');
    await expect.poll(async () => loading.count()).toBe(parts);
    expect(await axeViolations(page)).toEqual([]);
    await goOn();
    await expect.poll(async () => loading.count()).toBe(0);
  });

  it('shows at once that a part of the page cannot be loaded', async () => {
    const { page, context, owner } = await enter('/all-quizzes');
    await quiz(owner.api, 'A quiz to look at');
    await page.reload();
    await context.route('**/assets/quiz-detail*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'View A quiz to look at' }).click();
    await page.getByRole('heading', { name: /^ChunkLoadError/ }).waitFor();
  });

  it('shows an error page with a way on when the client fails', async () => {
    const { page, context } = await enter('/all-quizzes');
    await page.getByText('No exams available').waitFor();
    const page1 = { items: [null], page: 1, pageSize: 10, totalCount: 1, totalPages: 1 };
    const broken = { data: { classLists: { __typename: 'ClassListPage', ...page1 } } };
    await context.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('classLists')) await route.fulfill({ json: broken });
      else await route.continue();
    });
    await page.getByRole('link', { name: 'Class Lists' }).click();
    await page.getByRole('heading', { name: 'Unexpected Application Error' }).waitFor();
    expect(await page.getByRole('alert').innerText()).toContain('TypeError');
    await inspect(page, 'application-error');
    // The ways to other pages are still there, and so is this one when the fault is gone.
    await page.getByRole('link', { name: 'All Quizzes' }).click();
    await page.getByText('No exams available').waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Unexpected Application Error' }).waitFor();
    await context.unroute('**/graphql');
    await button(page, 'Reload').click();
    await page.getByText('No class lists yet').waitFor();
  });
});
