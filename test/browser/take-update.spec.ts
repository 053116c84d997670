import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, useBrowser } from '../setup/browser.js';
import { candidate } from '../setup/exams.js';
import { choose, notSaved, useOpenExam } from '../setup/outbox-pages.js';
import { allSaved, heading, pageErrors, saved, start, submitExam } from '../setup/take-pages.js';
import { UpdatableServer } from '../setup/updated-client.js';

/** An update of the client while attempts run: its old files are gone from the server. */
const app = useApplication();
const { visit } = useBrowser(app);
const { given } = useOpenExam(app);

let server: UpdatableServer;
beforeEach(async () => {
  server = await UpdatableServer.start(app.server.url);
});
afterEach(async () => server.close());

const scripts = async (page: Page): Promise<string> =>
  page.evaluate(
    `[...document.scripts].map(({ src }) => src).filter((src) => src.includes('/assets/')).join(' ')`,
  );

const cachedFiles = async (page: Page): Promise<string> =>
  page.evaluate(
    `caches.open('take-page').then((cache) => cache.keys()).then((all) => all.map(({ url }) => url).join(' '))`,
  );

async function beginAttempt(isCached = true) {
  const { token } = await candidate(app, given.code, 'Zoë');
  const watched = await visit({});
  const { page } = watched;
  await page.goto(`${server.url}/take#${token}`);
  await start(page);
  await choose(page, 'Canberra');
  await saved(page, 1).waitFor();
  if (isCached) await expect.poll(async () => cachedFiles(page)).toMatch(/\/take(?= |$)/);
  return watched;
}

it('does not touch a page that is open: it goes on to the receipt', async () => {
  const { page, complaints } = await beginAttempt();
  server.update();
  await button(page, 'Next').click();
  await choose(page, 'Brussels');
  await submitExam(page);
  expect(await scripts(page)).not.toContain('v2-');
  expect(pageErrors(complaints)).toEqual([]);
});

it('is taken up by a reload, which goes on with all answers', async () => {
  const { page, context, complaints } = await beginAttempt();
  server.update();
  await page.reload();
  await heading(page, 'Question 1 of 3').waitFor();
  expect(await page.getByRole('radio', { name: 'Canberra' }).isChecked()).toBe(true);
  expect(await scripts(page)).toContain('v2-');
  // Then this version is the one that goes on without a connection.
  await expect.poll(async () => cachedFiles(page)).toMatch(/^(?=.*v2-)(?!.*\/assets\/(?!v2-))/);
  await context.setOffline(true);
  await choose(page, 'Sydney');
  await notSaved(page, 1).waitFor();
  await page.reload();
  await heading(page, 'Question 1 of 3').waitFor();
  expect(await page.getByRole('radio', { name: 'Sydney' }).isChecked()).toBe(true);
  await context.setOffline(false);
  await allSaved(page).waitFor();
  expect(pageErrors(complaints)).toEqual([]);
});

it('leaves the version before to a reload without a connection', async () => {
  const { page, context } = await beginAttempt();
  server.update();
  await context.setOffline(true);
  await page.reload();
  await heading(page, 'Question 1 of 3').waitFor();
  expect(await scripts(page)).not.toContain('v2-');
  await context.setOffline(false);
  await choose(page, 'Sydney');
  await allSaved(page).waitFor();
  await submitExam(page);
});

it('is not confused with the log-in page of a network, which answers 200', async () => {
  server.answerInstead(/favicon/);
  const { page, context } = await beginAttempt(false);
  await expect.poll(() => server.portalAnswers).toBeGreaterThan(0);
  // The one page that nothing has loaded before.
  const before = server.portalAnswers;
  server.answerInstead(/verify-page/);
  await expect.poll(() => server.portalAnswers).toBeGreaterThan(before);
  server.answerInstead(null);
  // It tries again until all files are what they should be.
  await expect.poll(async () => cachedFiles(page)).toMatch(/\/take(?= |$)/);
  const types = await page.evaluate<string[]>(`caches.open('take-page').then(async (cache) => {
    const files = (await cache.keys()).filter(({ url }) => /\\.(js|svg)$/.test(url));
    return Promise.all(files.map(async (one) => (await cache.match(one)).headers.get('content-type')));
  })`);
  expect(types.filter((type) => !/javascript|svg/.test(type))).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await heading(page, 'Question 1 of 3').waitFor();
});
