import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, toast, useBrowser, WIDTHS } from '../setup/browser.js';
import { quiz } from '../setup/factories.js';
import { inPrint, layoutShift, MAX_LAYOUT_SHIFT } from '../setup/layout-shift.js';
import { gotoNetworkIdle } from '../setup/page-requests.js';

const app = useApplication();
const { enter, visit } = useBrowser(app);

const STYLEGUIDE = '/navigation/styleguide';
/** Of the header of all pages, in pixels (client/design/tokens.css). */
const HEADER = 56;
const LAPTOP = { width: 1366, height: 768 };

/** Where the content of a page begins: below its title, the row of its actions, and its tabs. */
const START = `(() => {
  const page = document.querySelector('main h1').closest('.mantine-Stack-root');
  const parts = [...page.children].filter((part) => part.getBoundingClientRect().height > 0);
  const title = parts.findIndex((part) => part.querySelector('h1'));
  const content = parts.slice(title + 1).find((part) => part.localName !== 'nav');
  return content.getBoundingClientRect().top;
})()`;

const top = async (page: Page, selector: string): Promise<number> =>
  page.evaluate<number>(
    `document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect().top`,
  );

describe('the styleguide', () => {
  it('shows every part in both themes', async () => {
    const { page, complaints } = await enter(STYLEGUIDE);
    await page.getByRole('heading', { name: 'Tables and facts' }).waitFor();
    await inspect(page, 'styleguide');
    expect(complaints).toEqual([]);
  });

  it('shows messages below the header, whose account menu can still be opened', async () => {
    const { page } = await enter(STYLEGUIDE);
    await button(page, 'Show toasts').click();
    await toast(page, 'The rules are saved.').waitFor();
    await expect.poll(async () => top(page, '[data-toast]')).toBeGreaterThan(HEADER);
    await button(page, 'Account').click();
    await page.getByRole('menuitem', { name: 'Profile' }).waitFor();
  });

  it('keeps the primary action and the head of a table in view', async () => {
    const { page } = await enter(STYLEGUIDE);
    await page.setViewportSize({ width: LAPTOP.width, height: 400 });
    const rows = page.getByRole('table', { name: 'Learners' }).getByRole('row');
    await rows.last().evaluate((row) => row.scrollIntoView({ block: 'center' }));
    const action = await button(page, 'Primary action').boundingBox();
    expect(action?.y).toBeGreaterThanOrEqual(HEADER);
    const head = await rows.first().getByRole('columnheader').first().boundingBox();
    expect(head?.y).toBeGreaterThanOrEqual((action?.y ?? 0) + (action?.height ?? 0));
    expect(head?.y).toBeLessThan(200);
  });

  it('shows a record in two lines on a phone, and the tab that is open', async () => {
    const { page } = await enter(STYLEGUIDE);
    await page.setViewportSize({ width: 390, height: 844 });
    const row = page.getByRole('row', { name: 'Björn Lindqvist' });
    expect((await row.boundingBox())?.height).toBeLessThan(110);
    const tabs = page.getByRole('navigation', { name: 'Tabs' });
    const bar = await tabs.boundingBox();
    expect(bar?.height).toBeLessThan(50);
    // Also beside the menu, where the tabs scroll, too.
    await page.setViewportSize({ width: 768, height: 844 });
    const open = tabs.getByRole('link', { name: 'This page' });
    await expect
      .poll(async () => {
        const [all, one] = [await tabs.boundingBox(), await open.boundingBox()];
        return (one?.x ?? 0) - (all?.x ?? 0);
      })
      .toBeGreaterThanOrEqual(0);
  });
});

it('content starts within 200 pixels of the top', async () => {
  const { page, owner } = await enter('/all-quizzes');
  const id = await quiz(owner.api, 'Botany');
  const exam = `/navigation/exam/${id}`;
  const paths = ['/all-quizzes', exam, `${exam}/people`, '/navigation/profile'];
  for (const path of [...paths, `/navigation/quiz-detail/${id}`]) {
    await page.goto(path);
    await expect.poll(async () => page.evaluate(START), { message: path }).toBeLessThan(201);
  }
  await page.setViewportSize({ width: WIDTHS.narrow, height: 844 });
  await page.goto(exam);
  await expect.poll(async () => page.evaluate(START)).toBeLessThan(201);
});

/** Moves the content down, as something that arrives late does. */
const PUSH = `document.querySelector('main').prepend(
  Object.assign(document.createElement('div'), { style: 'height: 200px' }))`;

it('an open request keeps a page from being idle', async () => {
  const { page } = await visit();
  await page.addInitScript("fetch('/unanswered')");
  await page.route('**/unanswered', () => undefined);
  await expect(gotoNetworkIdle(page, '/about', { timeout: 1_500 })).rejects.toMatchObject({
    actual: expect.stringMatching(/^open requests: .*\/unanswered/),
  });
  await page.unroute('**/unanswered');
  await gotoNetworkIdle(page, '/about');
});

it('what moves by itself is measured, what answers a key or is printed is not', async () => {
  const { page } = await enter(STYLEGUIDE);
  await page.getByRole('heading', { name: 'Tables and facts' }).waitFor();
  await page.keyboard.press('Shift');
  await page.evaluate(PUSH);
  expect((await layoutShift(page)).value).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  await page.waitForTimeout(600);
  await inPrint(page, async () => {
    const color = "getComputedStyle(document.querySelector('main')).color";
    expect(await page.evaluate(color)).toBe('rgb(0, 0, 0)');
  });
  expect((await layoutShift(page)).value).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  await page.waitForTimeout(600);
  await page.evaluate(PUSH);
  await expect.poll(async () => (await layoutShift(page)).value).toBeGreaterThan(MAX_LAYOUT_SHIFT);
});
