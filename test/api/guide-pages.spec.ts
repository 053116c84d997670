import { expect, it } from 'vitest';
import { GUIDE_PAGES } from '../../scripts/guide-sources.mjs';
import { useApplication } from '../setup/application.js';
import { read } from '../setup/sources.js';

/** docs/API.md and the documents around it, as the application serves them. */
const app = useApplication();
const pages = Object.entries(GUIDE_PAGES).map(([page, file]) => [`/docs/${page}`, file] as const);

const BROWSER = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };
const fetchPage = async (path: string): Promise<string> =>
  (await app.api.fetch(path, BROWSER)).text();
const idsIn = (html: string): string[] =>
  [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);

it.each(pages)('%s is docs/%s as a page, without scripts', async (path, file) => {
  const response = await app.api.fetch(path, BROWSER);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
  expect(response.headers.get('content-security-policy')).toContain("style-src 'self'");
  const html = await response.text();
  expect(html).not.toMatch(/<script|\son\w+=|style=/);
  const [, title = ''] = /^# (.+)$/m.exec(read(`docs/${file}`)) ?? [];
  expect(html).toContain(`<title>${title.replaceAll('`', '')} · Examwright</title>`);
  expect(new Set(idsIn(html)).size).toBe(idsIn(html).length);
});

it.each(pages)('%s has no dead links', async (path) => {
  const html = await fetchPage(path);
  const links = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link = '']) => link);
  const own = links.filter((link) => !/^https?:/.test(link));
  expect(own.length).toBeGreaterThan(5);
  const dead: string[] = [];
  for (const link of new Set(own)) {
    const [page = '', heading] = link.split('#', 2);
    const target = page === '' ? path : page;
    const response = await app.api.fetch(target, { ...BROWSER, redirect: 'manual' });
    const text = await response.text();
    const isThere = heading === undefined || idsIn(text).includes(heading);
    if (response.status !== 200 || !isThere) dead.push(link);
  }
  expect(dead).toEqual([]);
});

it('has the anchors of GitHub, and all the code of the document', async () => {
  const html = await fetchPage('/docs/api-guide');
  expect(html).toContain('<h2 id="the-main-job-by-curl">');
  expect(html).toContain('href="/docs/accounts#institutes-and-roles"');
  expect(html).toContain('href="/docs/schema.graphql"');
  const blocks = read('docs/API.md').match(/^```\w+$/gm) ?? [];
  expect(html.match(/<pre tabindex="0">/g)?.length).toBe(blocks.length);
  // Links to what is not served are their text.
  expect(await fetchPage('/docs/accounts')).not.toContain('decisions/');
});

it('is Markdown for those who ask for that', async () => {
  const response = await app.api.fetch('/docs/api-guide', { headers: { accept: 'text/markdown' } });
  expect([response.headers.get('content-type'), response.headers.get('vary')]).toEqual([
    'text/markdown; charset=utf-8',
    expect.stringContaining('accept'),
  ]);
  expect(await response.text()).toBe(read('docs/API.md'));
});

it('has the schema beside it', async () => {
  const response = await app.api.fetch('/docs/schema.graphql', BROWSER);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe(read('schema.graphql'));
});
