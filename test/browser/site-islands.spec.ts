import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, useBrowser } from '../setup/browser.js';
import { field, FORMS, formOf, send, stored, typed, typeIn } from '../setup/site-forms.js';

/** Parts of the public pages whose code never comes, as where something in the browser blocks it. */

const app = useApplication();
const { visit } = useBrowser(app);

const CODE = '**/site/assets/hydrate-*';
const NOT_SENT =
  /^This could not be sent because .*then send again\. What you typed is still here\.$/;
const NOT_STARTED = /^The exam could not start because .*then try again\.$/;
const WAITING = /will (be sent|start) when you are back online\.$/;

const block = async (page: Page) => page.route(CODE, (route) => route.abort());
const notice = (page: Page) => page.locator('.site-held[role=alert]');

/** @returns how often the page was loaded so far */
function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

it('shows after two tries that it was not sent, keeps the fields, and tries again on a click', async () => {
  const { page } = await visit();
  await block(page);
  const loads = loadsOf(page);
  await page.goto('/help');
  const email = await typeIn(page, 'contact');
  const before = await typed(page, 'contact');
  await send(page, 'contact');
  await notice(page).filter({ hasText: WAITING }).waitFor();
  await notice(page).filter({ hasText: NOT_SENT }).waitFor();
  // The notice can come before the event of the last load.
  await expect.poll(loads).toBe(3);
  expect(await notice(page).count()).toBe(1);
  expect(await typed(page, 'contact')).toEqual(before);
  await inspect(page, 'site-form-blocked');
  expect(loads()).toBe(3);
  await page.unroute(CODE);
  await send(page, 'contact');
  await formOf(page, 'contact').getByText(FORMS.contact.done, { exact: true }).waitFor();
  expect(await page.getByText(NOT_SENT).count()).toBe(0);
  expect(await stored(app, 'contact', email)).toBe(1);
});

it('shows this at once, and does not reload, where the browser stores nothing', async () => {
  const { page, complaints } = await visit();
  await page.addInitScript(
    `Storage.prototype.setItem = () => { throw new Error('kept nothing'); }`,
  );
  await block(page);
  const loads = loadsOf(page);
  await page.goto('/help');
  await typeIn(page, 'newsletter');
  const before = await typed(page, 'newsletter');
  await send(page, 'newsletter');
  await notice(page).filter({ hasText: NOT_SENT }).waitFor();
  expect(await typed(page, 'newsletter')).toEqual(before);
  expect(loads()).toBe(1);
  expect(complaints.filter((one) => one.includes('kept nothing'))).toEqual([]);
});

it('is not reloaded while somebody types', async () => {
  const { page } = await visit();
  await page.clock.install();
  await block(page);
  await page.goto('/help');
  await typeIn(page, 'feedback');
  // Paused, so that the time the test takes does not count.
  await page.clock.pauseAt(Date.now() + 600_000);
  await send(page, 'feedback');
  await notice(page).filter({ hasText: WAITING }).waitFor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const description = field(page, 'feedback', 'description');
  for (const more of [' And', ' large', ' files', ' work.']) {
    await description.pressSequentially(more);
    await page.clock.runFor(2_000);
    expect(asked.filter((url) => url.endsWith('/help'))).toEqual([]);
  }
  const reload = page.waitForEvent('load');
  await page.clock.runFor(2_000);
  await reload;
  await expect
    .poll(async () => description.inputValue())
    .toBe(`${FORMS.feedback.fields.description} And large files work.`);
});

it('shows that a trial was not started', async () => {
  const { page } = await visit();
  await block(page);
  await page.goto('/demo');
  await button(page, 'Start').click();
  await notice(page).filter({ hasText: WAITING }).waitFor();
  expect(await notice(page).innerText()).not.toMatch(/typed|sen[dt]/);
  await notice(page).filter({ hasText: NOT_STARTED }).waitFor();
  expect(await notice(page).innerText()).not.toMatch(/typed|sen[dt]/);
  await inspect(page, 'demo-blocked');
});
