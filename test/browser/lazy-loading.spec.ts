/** Menus and dialogs, whose code is not fetched with the page that they are opened from. */
import type { BrowserContext, Locator, Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, toast, useBrowser } from '../setup/browser.js';
import { gotoNetworkIdle } from '../setup/page-requests.js';

const app = useApplication();
const { enter } = useBrowser(app);

const CODE = /\/assets\/(menu-box|create-quiz-modal|dialog-box)-[^/]*\.js$/;
/** The request by which the client checks for a connection. */
const LINE = '**/favicon.svg';
const NOT_LOADED = 'This part of the page could not be loaded';

/** Reloads the list of quizzes. Its lazy code cannot be fetched until the returned function is called. */
async function cutOff(context: BrowserContext, page: Page): Promise<() => Promise<void>> {
  for (const what of [CODE, LINE]) await context.route(what, (route) => route.abort());
  await page.reload();
  await button(page, 'Create new exam').first().waitFor();
  return async () => context.unrouteAll();
}

const hasFocus = async (it: Locator): Promise<boolean> =>
  (await it.and(it.page().locator(':focus')).count()) === 1;

describe('lazy code', () => {
  it('of a menu shows an error when it cannot be fetched, and opens once it can', async () => {
    const { page, context } = await enter('/all-quizzes');
    const mend = await cutOff(context, page);
    const filters = button(page, 'Filters');
    expect(await filters.getAttribute('aria-haspopup')).toBe('menu');
    await filters.focus();
    await page.keyboard.press('Enter');
    await toast(page, NOT_LOADED).waitFor();
    expect(await filters.getAttribute('aria-expanded')).toBe('false');
    expect(await hasFocus(filters)).toBe(true);
    await mend();
    await page.keyboard.press('Enter');
    await page.getByRole('menu', { name: 'Filters' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => hasFocus(page.getByRole('menuitemcheckbox').first())).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await expect.poll(async () => hasFocus(filters)).toBe(true);
  });

  it('of a dialog shows an error when it cannot be fetched, and opens once it can', async () => {
    const { page, context } = await enter('/all-quizzes');
    const mend = await cutOff(context, page);
    const create = button(page, 'Create new exam').first();
    await create.click();
    await toast(page, NOT_LOADED).waitFor();
    await mend();
    await create.click();
    const dialog = page.getByRole('dialog', { name: 'Enter Exam Title' });
    await expect.poll(async () => hasFocus(dialog.getByRole('textbox'))).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(async () => hasFocus(create)).toBe(true);
  });

  it('is fetched while the page is idle, and works offline from then on', async () => {
    const { page, context } = await enter('/login');
    // Paused, so that the page does not become idle before the test looks.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 600_000);
    const asked: string[] = [];
    const underWay = new Set<Request>();
    page.on('request', (request) => {
      if (request.url().includes('/assets/')) underWay.add(request);
      if (CODE.test(request.url())) asked.push(request.url());
    });
    // What the log-in page had asked for is cancelled by leaving it.
    page.on('requestfailed', (request) => underWay.delete(request));
    page.on('requestfinished', (request) => underWay.delete(request));
    await gotoNetworkIdle(page, '/all-quizzes');
    expect(asked).toEqual([]);
    await page.clock.resume();
    await page.clock.fastForward(5_500);
    await expect.poll(() => asked.length).toBe(3);
    await expect.poll(() => underWay.size).toBe(0);
    await context.setOffline(true);
    await button(page, 'Filters').click();
    await page.getByRole('menu', { name: 'Filters' }).waitFor();
    await page.keyboard.press('Escape');
    await button(page, 'Create new exam').first().click();
    await page.getByRole('dialog', { name: 'Enter Exam Title' }).waitFor();
  });
});
