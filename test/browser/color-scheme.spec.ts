import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, useBrowser, watchedPage } from '../setup/browser.js';
import { inPrint } from '../setup/layout-shift.js';

/** The theme of staff's pages: that of the system, light or dark. */

const app = useApplication();
const { enter } = useBrowser(app);

const scheme = async (page: Page): Promise<string> =>
  page.evaluate('getComputedStyle(document.documentElement).colorScheme');
const desk = async (page: Page): Promise<string> =>
  page.evaluate('getComputedStyle(document.body).backgroundColor');
const choice = (page: Page, name: string) => page.getByRole('menuitemradio', { name, exact: true });

/** The scheme and background that a page had before any script of the application ran. */
const NOTE_FIRST = `new MutationObserver((_changes, observer) => {
    if (!document.body) return;
    const { dataset } = document.documentElement;
    window.firstScheme = dataset.mantineColorScheme ?? 'none';
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });`;

it('is chosen in the account menu, by keyboard too, and remembered in every tab', async () => {
  const { page, context, complaints } = await enter('/all-quizzes');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByText('No exams available').waitFor();
  const [light, other] = [await desk(page), await watchedPage(context)];
  await other.page.goto('/navigation/about');
  await other.page.getByRole('heading', { name: 'About Us' }).waitFor();

  await button(page, 'Account').click();
  await page.getByRole('group', { name: 'Theme' }).waitFor();
  expect(await choice(page, 'System').getAttribute('aria-checked')).toBe('true');
  await choice(page, 'System').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(async () => choice(page, 'Dark').getAttribute('aria-checked')).toBe('true');
  expect(await choice(page, 'System').getAttribute('aria-checked')).toBe('false');
  await expect.poll(async () => scheme(page)).toBe('dark');
  const dark = await desk(page);
  expect(dark).not.toBe(light);
  // Another tab follows.
  await expect.poll(async () => scheme(other.page)).toBe('dark');

  // After a reload it is dark before the application runs, also on the page of the log-in.
  await page.addInitScript(NOTE_FIRST);
  await page.reload();
  expect(await page.evaluate('window.firstScheme')).toBe('dark');
  await inPrint(page, async () => {
    expect(await scheme(page)).toBe('light');
  });
  await other.page.evaluate("localStorage.removeItem('token')");
  await page.goto('/login');
  await page.getByRole('heading', { name: 'Log in' }).waitFor();
  expect([await page.evaluate('window.firstScheme'), await desk(page)]).toEqual(['dark', dark]);
  expect([...complaints, ...other.complaints]).toEqual([]);
});

it('follows the system again once that is chosen', async () => {
  const { page, complaints } = await enter('/navigation/about');
  await page.evaluate("localStorage.setItem('color-scheme', 'light')");
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await page.getByRole('heading', { name: 'About Us' }).waitFor();
  expect(await scheme(page)).toBe('light');
  await button(page, 'Account').click();
  await choice(page, 'System').click();
  await expect.poll(async () => scheme(page)).toBe('dark');
  await inspect(page, 'account-theme');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(async () => scheme(page)).toBe('light');
  expect(complaints).toEqual([]);
});
