import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Response } from 'playwright-core';
import { expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { useBrowser, type Watched } from '../setup/browser.js';
import { person } from '../setup/factories.js';
import { root } from '../setup/sources.js';

const app = useApplication();
const { visit } = useBrowser(app);

/** The editor at a first visit, with the requests it made. */
async function openEditor(): Promise<Watched & { requests: string[] }> {
  const watched = await visit();
  const requests: string[] = [];
  watched.page.on('request', (request) => requests.push(request.url()));
  const schema = watched.page.waitForResponse((response) => response.request().method() === 'POST');
  await watched.page.goto('/graphql');
  await (await schema).finished();
  const editor = watched.page.getByRole('region', { name: 'Operation Editor' });
  await editor.getByText('query', { exact: true }).first().waitFor();
  return { ...watched, requests };
}

/** Puts a text into one of its editors, in place of what stands there. */
async function write(page: Page, label: string, text: string): Promise<void> {
  const editor = page.getByRole('region', { name: label }).locator('.monaco-editor:visible');
  await editor.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(text);
  // Spelled with blanks that do not break.
  const shown = text.replaceAll(' ', '\\s');
  await expect
    .poll(async () => editor.innerText())
    .toMatch(new RegExp(shown.replace(/[{}]/g, '.')));
}

async function run(page: Page): Promise<string> {
  // Shortly after typing the editor still has the old text: then the button does nothing.
  let text: string | undefined;
  await expect
    .poll(async () => {
      const answered = page.waitForResponse(isAnswer, { timeout: 2_000 }).catch(() => null);
      await page.getByRole('button', { name: /^Execute query/ }).click();
      text = await (await answered)?.text();
      return text;
    })
    .toBeDefined();
  const shown = page.getByRole('region', { name: 'Result Window' });
  await shown.getByText('data', { exact: false }).first().waitFor();
  return text ?? '';
}

const isAnswer = (response: Response): boolean =>
  response.url().endsWith('/graphql') && !response.request().postData()?.includes('__schema');

it('a browser at /graphql gets our own editor, without requests to other hosts', async () => {
  const { page, requests, complaints } = await openEditor();
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
  const { page, complaints } = await openEditor();
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
