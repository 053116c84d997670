import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cookies } from '../../client/site/texts/policy-texts.js';
import { useApplication } from '../setup/application.js';
import { button, useBrowser } from '../setup/browser.js';
import { exam } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { allSaved, start } from '../setup/take-pages.js';

/** What pages keep in the browser is named on the page about that. */

const app = useApplication();
const { visit, enterForm } = useBrowser(app);

/** In brackets after the description: whole keys, or prefixes followed by dots. */
const named = cookies.parts
  .flatMap(({ points = [] }) => points)
  .flatMap((point) =>
    [...point.matchAll(/\(([^)]+)\)/g)].flatMap(([, names = '']) => names.split(', ')),
  );
const isNamed = (key: string): boolean =>
  named.some((name) => (name.endsWith('...') ? key.startsWith(name.slice(0, -3)) : key === name));

/** Of the tests, not of the product (setup/browser.ts). */
const OURS = ['entered'];

/** Records all writes to lasting storage from now on, since keys may be removed before they are read. */
async function noteKept(page: Page): Promise<void> {
  await page.addInitScript(`{
    const note = (key) => { window.name += key + '\\n'; };
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      note(key);
      return setItem.call(this, key, value);
    };
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name, ...rest) {
      note(name);
      return open.call(this, name, ...rest);
    };
  }`);
}

async function keptBy(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(async () => [
    ...window.name.split('\\n').filter(Boolean),
    ...Object.keys(localStorage), ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name), ...(document.cookie ? ['a cookie'] : []),
  ])()`);
}

async function unnamed(page: Page): Promise<string[]> {
  const kept = new Set(await keptBy(page));
  return [...kept].filter((key) => !OURS.includes(key) && !isNamed(key));
}

it('public pages, log-in, sign-up and documents keep what is named', async () => {
  const { page, context } = await visit();
  await noteKept(page);
  const paths = [
    '/',
    '/about',
    '/features',
    '/help',
    '/plan',
    '/privacy-policy',
    '/terms',
    '/cookies',
  ];
  for (const path of [
    ...paths,
    '/demo',
    '/login',
    '/register',
    '/verify',
    '/docs/api',
    '/docs/api-guide',
    '/docs/legacy',
  ]) {
    await page.goto(path);
    await page.locator('h1, h2, form').first().waitFor();
    expect(await unnamed(page), path).toEqual([]);
  }
  await page.goto('/about');
  await page.getByRole('link', { name: 'Help', exact: true }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await unnamed(page)).toEqual([]);
  expect(await keptBy(page)).toContain('examwright.section');
  expect(await context.cookies()).toEqual([]);
});

it('the query editor keeps what is named', async () => {
  const { page } = await visit();
  await noteKept(page);
  await page.goto('/graphql');
  await page.getByRole('region', { name: 'Operation Editor' }).waitFor();
  await expect.poll(async () => (await keptBy(page)).length).toBeGreaterThan(0);
  expect(await unnamed(page)).toEqual([]);
});

it('a trial, and a sitting of it, keep what is named', async () => {
  const { page } = await visit();
  await noteKept(page);
  await page.goto('/demo');
  await button(page, 'Start').click();
  await page.getByText('Your exam is ready.').waitFor();
  await page.getByRole('link', { name: /^Take the exam/ }).click();
  await start(page);
  await page.getByRole('radio', { name: 'Canberra' }).check();
  await allSaved(page).waitFor();
  expect(await unnamed(page)).toEqual([]);
  expect(await keptBy(page)).toEqual(
    expect.arrayContaining(['examwright.trial', 'examwright-take']),
  );
});

it('an exam that is joined by name, or gone on with, keeps what is named', async () => {
  const { api } = await person(app);
  const { code } = await exam(app, api);
  const { page } = await visit();
  await noteKept(page);
  await page.goto(`/take/${code}`);
  await page.getByText('I started on another device').click();
  await button(page, 'I do not have the code').click();
  await page.getByLabel('Your name').last().fill('Ada');
  await button(page, 'Ask to continue').click();
  await button(page, 'Stop waiting').click();
  await button(page, 'I have the code').click();
  await page.getByLabel('Your name').first().fill('Ada');
  await button(page, 'Go to the exam').click();
  await page.getByText('Hello, Ada.').waitFor();
  expect(await keptBy(page)).toEqual(
    expect.arrayContaining(['take.joined', `take.return.${code}`, `take.registration.${code}`]),
  );
  expect(await unnamed(page)).toEqual([]);
});

it('staff pages store only the documented keys', async () => {
  const { page } = await enterForm();
  await noteKept(page);
  for (const path of ['/all-quizzes', '/trash', '/profile', page.url()]) {
    await page.goto(path);
    await page.locator('main h1, main h2').first().waitFor();
    expect(await unnamed(page), path).toEqual([]);
  }
  await button(page, 'Account').click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: /^Review the questions/ }).check();
  await page.getByRole('textbox').first().fill('What is kept?');
  await expect.poll(async () => (await keptBy(page)).join()).toContain('draft ');
  expect(await keptBy(page)).toEqual(expect.arrayContaining(['import-preview', 'color-scheme']));
  expect(await unnamed(page)).toEqual([]);
});
