import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { useBrowser } from '../setup/browser.js';
import { person } from '../setup/factories.js';
import { openEditor, run, runOne, write } from '../setup/query-editor.js';
import { root } from '../setup/sources.js';

const app = useApplication();
const { visit } = useBrowser(app);

it('a browser at /graphql gets our own editor, without requests to other hosts', async () => {
  const { page, requests, complaints } = await openEditor(visit);
  const editor = page.getByRole('region', { name: 'Operation Editor' });
  await editor.getByText('The API of Examwright').waitFor();
  await page.getByRole('region', { name: 'Headers' }).getByText('Authorization').waitFor();

  // The schema has loaded: its fields are explained.
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.getByRole('link', { name: 'Query' }).click();
  await page
    .getByText('What can be bought.')
    .or(page.getByText('The plans, and'))
    .first()
    .waitFor();

  await write(page, 'Operation Editor', '{ plans { currency plans { name } } }');
  expect(JSON.parse(await run(page))).toMatchObject({ data: { plans: { currency: 'INR' } } });
  await page.getByRole('region', { name: 'Result Window' }).getByText('"Basic"').waitFor();

  expect(requests.some((url) => url.includes('.worker'))).toBe(true);
  const elsewhere = requests.filter((url) => !url.startsWith(`${app.server.url}/`));
  expect(elsewhere.filter((url) => !url.startsWith('data:'))).toEqual([]);
  expect(complaints).toEqual([]);
});

it('sends the token from its headers, and stores none', async () => {
  const { token, email } = await person(app);
  const { page, complaints } = await openEditor(visit);
  await write(page, 'Operation Editor', '{ me { email } }');
  expect(JSON.parse(await run(page))).toMatchObject({
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  });
  await write(page, 'Headers', `{"Authorization": "Bearer ${token}"}`);
  expect(JSON.parse(await run(page))).toMatchObject({ data: { me: { email } } });
  expect(await page.evaluate('JSON.stringify({ ...localStorage })')).toBe('{}');
  const kept = await page.evaluate<string>('JSON.stringify({ ...sessionStorage })');
  expect(kept).toContain('{ me { email } }');
  expect(kept).not.toContain(token);
  expect(complaints).toEqual([]);
});

/** The operations that name the tabs of a first visit. */
const STEPS = ['LogIn', 'CreateQuiz', 'ReadExam', 'WatchExam', 'Results'];

it('shows a tab for each step of the main job, and takes the token once', async () => {
  const { token, api, email } = await person(app);
  const { page, complaints } = await openEditor(visit);
  const titles = await page.getByRole('tab').allInnerTexts();
  expect(titles.map((title) => title.trim())).toEqual(STEPS);
  await write(page, 'Headers', `{"Authorization": "Bearer ${token}"}`);
  expect(await runOne(page, 'Me')).toMatchObject({ data: { me: { email } } });
  await page.getByRole('button', { name: 'CreateQuiz', exact: true }).click();
  expect(await runOne(page, 'CreateQuiz')).toMatchObject({
    data: { createQuiz: { title: 'Rivers of Europe' } },
  });
  const { quizzes } = await api.ask('{ quizzes { items { title } } }');
  expect(quizzes.items).toEqual([{ title: 'Rivers of Europe' }]);
  await page.getByRole('button', { name: 'Variables', exact: true }).click();
  await page.getByRole('region', { name: 'Variables' }).getByText('the id of CreateQuiz').waitFor();
  expect(complaints).toEqual([]);
});

it('leaves the tabs of earlier visits as they are', async () => {
  const { page } = await visit();
  const tab = { id: 'a', hash: null, title: 'Mine', query: 'query Mine { me { email } }' };
  const none = { variables: null, headers: null, operationName: 'Mine', response: null };
  const state = JSON.stringify({ activeTabIndex: 0, tabs: [{ ...tab, ...none }] });
  await page.addInitScript(`sessionStorage.setItem('graphiql:tabState', ${JSON.stringify(state)})`);
  await page.goto('/graphql');
  const editor = page.getByRole('region', { name: 'Operation Editor' });
  await editor.getByText('Mine').first().waitFor();
  expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Mine']);
});

it.each([
  { width: 1280, height: 800 },
  { width: 1280, height: 500 },
  { width: 1280, height: 300 },
  { width: 390, height: 800 },
])('cuts nothing off the search of its documentation at $width × $height', async (viewport) => {
  const { page } = await visit({ viewport });
  await page.goto('/graphql');
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.getByRole('link', { name: 'Mutation', exact: true }).waitFor();
  const field = page.locator('.graphiql-doc-explorer-search');
  const boxOf = async (selector: string) =>
    page.evaluate<{ left: number; top: number; right: number; bottom: number }>(
      `document.querySelector('${selector}').getBoundingClientRect().toJSON()`,
    );
  const pane = await boxOf('.graphiql-plugin');
  expect(pane.right).toBeLessThanOrEqual(viewport.width);
  // Before it is used: beside the title, with its whole hint or none.
  const [idle, title] = [
    await boxOf('.graphiql-doc-explorer-search'),
    await boxOf('.graphiql-doc-explorer-title'),
  ];
  expect(idle.right).toBeLessThanOrEqual(pane.right);
  expect(idle.left).toBeGreaterThanOrEqual(title.right);
  const hint = await page.evaluate<{ needed: number; width: number }>(HINT);
  if (hint.width > 0) expect(hint.width).toBeGreaterThanOrEqual(hint.needed);

  await field.click();
  await page.keyboard.type('lateAnswers');
  await page.getByRole('option').first().waitFor();
  const shown = [
    await boxOf('.graphiql-doc-explorer-search'),
    await boxOf('.graphiql-doc-explorer-search [role=listbox]'),
  ];
  for (const { left, top, right, bottom } of shown) {
    expect([left >= pane.left, top >= pane.top]).toEqual([true, true]);
    expect(right).toBeLessThanOrEqual(pane.right);
    expect(bottom).toBeLessThanOrEqual(viewport.height);
  }
  // Long entries break their lines.
  const cut = await page.evaluate<string[]>(
    `[...document.querySelectorAll('[role=option]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent)`,
  );
  expect(cut).toEqual([]);
});

/** The width of the hint in the search field, and of what it needs. */
const HINT = `(() => {
  const field = document.querySelector('.graphiql-doc-explorer-search [role=combobox]');
  const pen = document.createElement('canvas').getContext('2d');
  const { paddingLeft, paddingRight, fontSize, fontFamily } = getComputedStyle(field);
  pen.font = fontSize + ' ' + fontFamily;
  const padding = parseFloat(paddingLeft) + parseFloat(paddingRight);
  return { needed: pen.measureText(field.placeholder).width,
    width: Math.max(0, field.clientWidth - padding) };
})()`;

it('is for browsers only: a query gets its answer', async () => {
  const html = { headers: { accept: 'text/html,application/xhtml+xml' } };
  const page = await app.api.fetch('/graphql', html);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self'; ");
  expect(policy).toContain("worker-src 'self'; connect-src 'self'");

  const asked = '/graphql?query={__typename}';
  const headers = { 'apollo-require-preflight': '1' };
  const answer = await app.api.fetch(asked, { headers });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ data: { __typename: 'Query' } });
  expect((await app.api.fetch(asked, html)).headers.get('content-type')).not.toContain('html');
  expect((await app.api.fetch('/graphql', { headers })).status).toBe(400);
  const [script = ''] = /\/graphiql\/assets\/[^"]+\.js/.exec(await page.text()) ?? [];
  expect((await app.api.fetch(script)).headers.get('cache-control')).toContain('immutable');
  expect((await app.api.fetch('/graphiql/nothing.js', html)).status).toBe(404);
});

it('is not part of the staff pages', () => {
  const assets = join(root, 'dist/client/assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  const ofEditor = scripts.filter((name) =>
    readFileSync(join(assets, name), 'utf8').includes('monaco'),
  );
  expect(ofEditor).toEqual([]);
});
