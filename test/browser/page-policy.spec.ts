/** No page breaks its own policy, on any route: the list of routes is the router's and the build's. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { useBrowser } from '../setup/browser.js';
import { exam, type Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { gotoNetworkIdle } from '../setup/page-requests.js';
import { read, root } from '../setup/sources.js';
import { wakeIslands } from '../setup/site-islands.js';
import { takeExam } from '../setup/taking.js';

const app = useApplication();
const { visit, enter } = useBrowser(app);

let owner: Person;
let of: Exam;
let ids: Record<string, string>;
beforeAll(async () => {
  owner = await person(app);
  of = await exam(app, owner.api, { rules: { review_time: 'IMMEDIATELY' } });
  const taken = await takeExam(app, of, {}, 'Zoë');
  const [row] = await app.sql<{ learner: string; question: string }>(
    `SELECT c.learner_id AS learner, q.id AS question
     FROM candidates c JOIN placements q ON q.quiz_id = c.quiz_id WHERE c.quiz_id = $1 LIMIT 1`,
    [of.quizId],
  );
  ids = {
    exam: of.quizId,
    'quiz-detail': of.quizId,
    'edit-exam': of.quizId,
    'exam-time': of.quizId,
    'print-paper': of.quizId,
    'print-key': of.quizId,
    'print-results': of.quizId,
    'print-papers': of.quizId,
    mcq: row?.question ?? '',
    descriptive: row?.question ?? '',
    learner: row?.learner ?? '',
    attempt: taken.id,
    'class-lists': '00000000-0000-4000-8000-000000000000',
  };
});

/** Addresses of staff's pages, as the router and its parts list them. */
function staffPages(): string[] {
  const files = ['router.tsx', 'editor-routes.ts', 'exam-routes.tsx'];
  const routes = files.map((name) => read(`client/app/${name}`)).join('');
  const patterns = [...routes.matchAll(/path: '([^']+)'/g)].map(([, path = '']) => path);
  const whole = patterns.map((path) =>
    path.startsWith('/') ? path : `/navigation/exam/:id/${path}`,
  );
  return whole.filter((path) => !path.includes('*')).map(addressOf);
}

function addressOf(pattern: string): string {
  const [, , kind = ''] = pattern.split('/');
  const address = pattern.replace(/:\w+\??/, ids[kind] ?? '');
  expect(address, `${pattern} needs an id`).not.toMatch(/:|\/$|\/\//);
  return address;
}

const sitePages = (): string[] =>
  readdirSync(join(root, 'dist/site'))
    .filter((name) => name.endsWith('.html'))
    .map((name) => (name === 'index.html' ? '/' : `/${name.replace('.html', '')}`));

/** The violations of the policy on a page, from its start. */
async function violations(page: Page, path: string): Promise<string[]> {
  await gotoNetworkIdle(page, path);
  await page.locator('h1, h2, .graphiql-container').first().waitFor();
  await wakeIslands(page);
  return page.evaluate<string[]>('window.policyViolations');
}

const WATCH = `window.policyViolations = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    window.policyViolations.push(violatedDirective + ' ' + blockedURI));`;

it('reports violations', async () => {
  const { page } = await visit();
  await page.addInitScript(WATCH);
  await page.goto('/about');
  await page.evaluate(
    "document.body.append(Object.assign(document.createElement('script'), { textContent: '1' }))",
  );
  await page.evaluate("document.body.setAttribute('style', 'color: red')");
  await expect
    .poll(async () => page.evaluate('window.policyViolations'))
    .toEqual(['script-src-elem inline', 'style-src-attr inline']);
});

it('is kept by every public page, and by those of candidates and integrators', async () => {
  const { page } = await visit();
  await page.addInitScript(WATCH);
  const broken: string[] = [];
  const others = [
    '/take',
    `/take/${of.code}`,
    '/verify',
    '/login',
    '/register',
    '/join',
    '/undo-reset',
    '/graphql',
    '/docs/api-guide',
  ];
  const trial = await app.api.ask('mutation { startTrial { takePath resultsPath } }');
  const { takePath, resultsPath } = trial.startTrial as Record<string, string>;
  const all = [...sitePages(), ...others, resultsPath ?? '', takePath ?? ''];
  expect(all.length).toBeGreaterThan(14);
  for (const path of all)
    broken.push(...(await violations(page, path)).map((what) => `${path}: ${what}`));
  // The last page is that of a candidate who starts.
  await page.getByRole('button', { name: 'Start the exam' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start the exam' }).click();
  await page.getByText('Question 1 of 8').first().waitFor();
  broken.push(...(await page.evaluate<string[]>('window.policyViolations')));
  expect(broken).toEqual([]);
});

it('is kept by every page of staff', async () => {
  const { page } = await enter('/all-quizzes', owner);
  await page.addInitScript(WATCH);
  // A page with a stream of events would never be idle. The policy of the address is that of all requests.
  await page.route('**/graphql/stream', (route) => route.abort());
  const broken: string[] = [];
  const all = staffPages();
  expect(all.length).toBeGreaterThan(35);
  for (const path of all)
    broken.push(...(await violations(page, path)).map((what) => `${path}: ${what}`));
  expect(broken).toEqual([]);
});

it('no page may run inline scripts, whatever the address', async () => {
  for (const path of [
    '/',
    '/login',
    '/take',
    '/verify',
    '/graphql',
    '/docs/api',
    '/docs/api-guide',
    '/docs/legacy',
    '/terms',
  ]) {
    const answer = await fetch(app.server.url + path, { headers: { accept: 'text/html' } });
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy, path).toMatch(/(^|; )script-src 'self'(;|$)/);
    expect(policy, path).toContain("object-src 'none'");
    expect(policy, path).toContain("base-uri 'none'");
    expect(policy, path).toContain('frame-ancestors');
  }
});
