import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, table, useBrowser } from '../setup/browser.js';
import { person } from '../setup/factories.js';
import { allSaved, submitExam, heading, PHONE, start } from '../setup/take-pages.js';
import { trial } from '../setup/trials.js';
import { pauseFiles } from '../setup/page-requests.js';

/** What a visitor tries without an account, from the public page to the teacher's look and back. */

const app = useApplication();
const { visit, enter } = useBrowser(app);

const ready = (page: Page) => page.getByText('Your exam is ready.');

describe('a trial', () => {
  it('is started, taken, reviewed with its key, and viewed as its teacher', async () => {
    const { page, complaints } = await visit();
    await page.setViewportSize(PHONE);
    await page.goto('/demo');
    await button(page, 'Start').click();
    await ready(page).waitFor();
    await inspect(page, 'demo-started', { moved: 'the trial has started' });
    await page.setViewportSize(PHONE);
    await expect
      .poll(async () => page.evaluate('document.activeElement.textContent'))
      .toMatch(/^Take the exam/);
    await page.keyboard.press('Enter');
    await heading(page, 'Our planet: a short quiz').waitFor();
    expect(await page.getByText(/^Hello,|only way back|come back to this exam/).count()).toBe(0);
    await start(page);
    await page.getByRole('radio', { name: 'Canberra' }).check();
    await allSaved(page).waitFor();
    await submitExam(page);
    const next = page.getByRole('link', { name: 'View the results as a teacher' });
    await next.waitFor();
    await button(page, 'Go to your exam').click();
    const see = page.getByRole('button', { name: /^See/ }).first();
    await see.waitFor();
    expect(await next.count()).toBe(1);
    await see.click();
    await page.getByText(/^Sydney and Melbourne both wanted to be it\..* in 1913\.$/).waitFor();
    expect(await page.getByText('OpenTriviaQA').count()).toBe(0);
    await next.click();
    await page.waitForURL('**/demo');
    // The licence, once.
    await page.getByRole('link', { name: 'CC BY-SA 4.0' }).waitFor();
    await page.getByRole('link', { name: /^View the results as a teacher/ }).click();
    await heading(page, 'Our planet: a short quiz').waitFor();
    const results = table(page, 'Results');
    await results.getByText('You', { exact: true }).waitFor();
    expect(await results.locator('tbody tr').count()).toBe(9);
    await page.getByRole('img', { name: /How many attempts/ }).waitFor();
    expect(await table(page, 'Questions').locator('tbody tr').count()).toBe(8);
    await page.getByText('All the other learners and their answers are made up').waitFor();
    expect(await page.getByText('You appear here as soon as').count()).toBe(0);
    // Nothing leads to pages of staff.
    const staff = page.locator('main a[href^="/navigation"], main a[href^="/all-quizzes"]');
    expect(await staff.count()).toBe(0);
    const register = page.getByRole('link', { name: 'Register Here' });
    expect(await register.getAttribute('href')).toBe('/register');
    await inspect(page, 'demo-results');
    // On paper it is the results, without what leads elsewhere.
    await page.emulateMedia({ media: 'print' });
    for (const name of ['Log In', 'Register Here', 'Back to the trial'])
      expect([name, await page.getByRole('link', { name }).isVisible()]).toEqual([name, false]);
    await page.emulateMedia({ media: 'screen' });
    expect(complaints).toEqual([]);
  });

  it('is found again by a returning visitor until it expires', async () => {
    const { page, complaints } = await visit();
    await page.goto('/demo');
    await button(page, 'Start').click();
    await ready(page).waitFor();
    await page.reload();
    await button(page, 'Start another').click();
    await ready(page).waitFor();
    await expect
      .poll(async () => page.getByRole('link', { name: /^Take the exam/ }).count())
      .toBe(2);
    await page.evaluate(`localStorage.setItem('examwright.trial', JSON.stringify(
      JSON.parse(localStorage.getItem('examwright.trial')).map((trial, place) =>
        place === 0 ? trial : { ...trial, expiresAt: '2020-01-01T00:00:00.000Z' })))`);
    await page.reload();
    await button(page, 'Start another').waitFor();
    expect(await page.getByRole('link', { name: /^Take the exam/ }).count()).toBe(1);
    // What else stands there makes no links.
    await page.evaluate(`localStorage.setItem('examwright.trial', JSON.stringify([{
      takePath: 'javascript:alert(1)', resultsPath: '/demo/results#x', expiresAt: '2999-01-01' }]))`);
    await page.reload();
    await page.locator('[data-island=demo][data-awake]').waitFor();
    expect(await page.getByRole('link', { name: /^Take the exam/ }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('is started once by a double click, and shows why it cannot be started', async () => {
    const { page, context } = await visit();
    let asked = 0;
    await context.route('**/graphql', async (route) => {
      asked += 1;
      if (asked === 1) await route.continue();
      else if (asked === 2) await route.abort();
      else {
        const message = 'Too many people are trying the demo exam right now.';
        const errors = [{ message, extensions: { code: 'TRIALS_FULL' } }];
        await route.fulfill({ json: { errors, data: null } });
      }
    });
    // Both presses come before the code for them.
    const arrive = await pauseFiles(page, '**/site/assets/hydrate*.js');
    await page.goto('/demo');
    await button(page, 'Start').dblclick();
    await arrive();
    await ready(page).waitFor();
    expect(asked).toBe(1);
    const said = page.locator('[data-island=demo] [role=alert]');
    await button(page, 'Start another').click();
    await said.getByText('No response from server. Please try again.').waitFor();
    await inspect(page, 'demo-failed');
    await button(page, 'Start another').click();
    await said.getByText('Too many people are trying').waitFor();
  });

  it('does nothing when the button is pressed before the script has loaded', async () => {
    const { page, complaints } = await visit();
    const arrive = await pauseFiles(page, '**/site/assets/*.js');
    await page.goto('/demo', { waitUntil: 'commit' });
    await button(page, 'Start').click();
    await arrive();
    await page.locator('[data-island=demo][data-awake]').waitFor();
    expect(page.url()).toMatch(/\/demo$/);
    await button(page, 'Start').click();
    await ready(page).waitFor();
    expect(complaints).toEqual([]);
  });

  it('is requested again after a while when many start at once', async () => {
    const { page, context } = await visit();
    let asked = 0;
    await context.route('**/graphql', async (route) => {
      asked += 1;
      if (asked > 2) return route.continue();
      const extensions = { code: 'BUSY', retryAfter: 1 };
      return route.fulfill({ json: { errors: [{ message: 'Busy.', extensions }], data: null } });
    });
    await page.goto('/demo');
    await button(page, 'Start').click();
    await page.getByText('Many people are starting one right now.').waitFor();
    await ready(page).waitFor();
    expect(asked).toBe(3);
    expect(await page.locator('[data-island=demo] [role=alert]').innerText()).toBe('');
  });

  it('says without JavaScript that it needs it', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/demo');
    await page.locator('main noscript p').waitFor();
    expect(await page.locator('main noscript').innerText()).toMatch(
      /^The demo exam needs JavaScript\./,
    );
    expect(await button(page, 'Start').isVisible()).toBe(false);
    const licence = page.getByRole('link', { name: 'CC BY-SA 4.0' });
    expect(await licence.getAttribute('href')).toBe(
      'https://creativecommons.org/licenses/by-sa/4.0/',
    );
  });
});

describe("the teacher's view", () => {
  const STORED = 'JSON.stringify({ ...localStorage })';
  const HEAR = `void (window.heard = new Promise((done) =>
    addEventListener('storage', () => setTimeout(done, 0))))`;

  it('neither uses nor ends a staff session, in this tab or another', async () => {
    const owner = await person(app);
    const { page, context, complaints } = await enter('/all-quizzes', owner);
    await heading(page, 'Quizzes').or(page.getByRole('main')).first().waitFor();
    const before = await page.evaluate(STORED);
    const { resultsPath } = await trial(app.api);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.headers()['authorization'] ?? ''));
    await page.goto(resultsPath);
    await table(page, 'Results').waitFor();
    expect(sent.join(' ')).not.toContain(owner.token);
    expect(await page.evaluate(STORED)).toBe(before);
    // A log-out in another tab does not redirect this one.
    await page.evaluate(HEAR);
    const other = await context.newPage();
    await other.goto('/about');
    await other.evaluate('localStorage.clear()');
    await page.evaluate('window.heard');
    // Whatever would lead away from here has had the time for it by then.
    await other.goto(resultsPath);
    await table(other, 'Results').waitFor();
    await table(page, 'Results').waitFor();
    expect(new URL(page.url()).pathname).toBe('/demo/results');
    expect(complaints).toEqual([]);
  });

  it('says that it was removed, and links to a new one', async () => {
    const { resultsPath } = await trial(app.api);
    const { page } = await visit();
    await page.goto(resultsPath);
    await table(page, 'Results').waitFor();
    await app.sql(`UPDATE access_tokens SET expires_at = now() - interval '1 second'`);
    await page.reload();
    await heading(page, 'Trial not found').waitFor();
    await inspect(page, 'demo-results-gone');
    await page.getByRole('link', { name: 'Start another trial' }).click();
    await page.waitForURL('**/demo');
    for (const path of ['/demo/results', '/demo/results#x', '/demo/results#%20"']) {
      await page.goto(path);
      await heading(page, 'Trial not found').waitFor();
    }
  });

  it('says that the connection is down, and tries again', async () => {
    const { resultsPath } = await trial(app.api);
    const { page, context } = await visit();
    await context.route('**/graphql', async (route) => route.abort());
    await page.goto(resultsPath);
    await heading(page, 'The trial could not be loaded').waitFor();
    await context.unroute('**/graphql');
    await button(page, 'Try again').click();
    await table(page, 'Results').waitFor();
    await page.getByText('You appear here as soon as you have submitted.').waitFor();
  });
});
