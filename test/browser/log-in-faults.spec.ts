import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, keepMessages, toast, typeLogIn, useBrowser } from '../setup/browser.js';
import { logIn, person, quiz } from '../setup/factories.js';
import { pauseAllRequests } from '../setup/page-requests.js';

const app = useApplication();
const { enter, visit } = useBrowser(app);

const TOKEN = "localStorage.getItem('password')";

/** Fills the browser's storage, except for some characters. */
async function fill(page: Page, key: string, free: number): Promise<void> {
  await page.evaluate(`{
    let text = '';
    for (let size = 4194304; size >= 1; size /= 2)
      try { localStorage.setItem('${key}', text + 'x'.repeat(size)); text += 'x'.repeat(size); }
      catch {}
    localStorage.setItem('${key}', text.slice(${free}));
  }`);
}

describe('a browser', () => {
  it('whose connection hangs, or whose other tab waits for an answer, does not block the log-in', async () => {
    const { email } = await person(app);
    const { page, context } = await visit();
    await page.clock.install();
    await page.goto('/login');
    const letGo = await pauseAllRequests(context);
    await typeLogIn(page, email);
    await button(page, 'Loading...').waitFor();
    await page.clock.fastForward('00:31');
    const offline = 'No response from server. Please try again.';
    await page.getByRole('main').getByRole('alert').filter({ hasText: offline }).waitFor();
    await context.unroute('**/graphql');
    await letGo().catch(() => undefined);
    const other = await context.newPage();
    await other.goto('/register');
    await other.evaluate(`new Promise((paused) => {
      void navigator.locks.request('remember-token', () => (paused(), new Promise(() => {})));
    })`);
    await page.getByLabel('Remember Me').check();
    await typeLogIn(page, email);
    await page.getByText('No exams available').waitFor();
    expect(await page.evaluate(TOKEN)).toBeNull();
    await other.close();
    await expect.poll(async () => page.evaluate(TOKEN)).toMatch(/^[\w-]{43}$/);
  });

  it('with a full storage, or that stores nothing, shows the pages, and keeps unsaved work', async () => {
    const { page, complaints } = await enter('/all-quizzes');
    await page.getByText('No exams available').waitFor();
    await page.evaluate("localStorage.removeItem('abilities')");
    await page.evaluate("localStorage.setItem('draft somebody@example.org a', 'unsaved')");
    await fill(page, 'images of a question', 0);
    for (const refuse of [false, true]) {
      if (refuse)
        await page.addInitScript('Storage.prototype.setItem = () => { throw new Error(); }');
      await page.reload();
      await page.getByText('No exams available').waitFor();
      await page.getByRole('link', { name: 'Trash' }).waitFor();
      const kept = 'Object.keys(localStorage).filter((key) => /^(draft|images) /.test(key)).length';
      expect(await page.evaluate(kept)).toBe(2);
      expect(await page.evaluate("localStorage.getItem('abilities')")).toBeNull();
    }
    expect(complaints).toEqual([]);
  });

  it('with a full storage can log in, for which drafts are dropped', async () => {
    const { email } = await person(app);
    const { page } = await visit();
    await page.goto('/login');
    await fill(page, 'images', 0);
    await keepMessages(page);
    await typeLogIn(page, email);
    await page.getByText('No exams available').waitFor();
    await toast(page, 'This browser had no space left to log you in').waitFor();
    expect(await page.evaluate("localStorage.getItem('images')")).toBeNull();

    const { api } = await logIn(app.api, email);
    await page.goto(`/navigation/exam/${await quiz(api)}/rules`);
    await page.getByLabel('Minutes for each attempt').waitFor();
    await fill(page, 'filled', 3_000);
    await page.getByLabel('Minutes for each attempt').fill('45');
    await toast(page, 'This browser has no space left for unsaved work.').waitFor();
    expect(await page.evaluate('Object.keys(localStorage).join()')).not.toMatch(/draft |spare/);
  });
});
