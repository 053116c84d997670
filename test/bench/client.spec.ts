/** What the staff client loads before it can be used: script size, and requests. */
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { useOwnBrowser } from '../setup/browser.js';
import { launch } from '../setup/chromium.js';
import { chromium } from '../setup/tools.js';
import { machine, tableOf, type Measure } from './table.js';

/** Gzipped, of all scripts that the page loads by itself. */
const MAX_SCRIPT_KB = { '/login': 170, '/all-quizzes': 210 };

/**
 * Small files load in parallel on one connection; each is still a round trip if one leads to the
 * next.
 */
const MAX_REQUESTS = 60;

const app = useApplication();
const { visit, enter } = useOwnBrowser(app, async () => launch([], chromium()));
const measures: Measure[] = [];

afterAll(() => {
  process.stdout.write(`\n${machine()}\n\n${tableOf(measures)}\n\n`);
});

/** Loads it into an empty cache. */
async function measure(page: Page, path: keyof typeof MAX_SCRIPT_KB): Promise<void> {
  let requests = 0;
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    requests += 1;
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(scripts))
    .map((script) => gzipSync(script, { level: 9 }).length)
    .reduce((sum, size) => sum + size, 0);
  measures.push(
    {
      name: `${path}, script, gzipped`,
      figure: bytes / 1_000,
      floor: MAX_SCRIPT_KB[path],
      unit: 'kB',
      aim: { atMost: 1 },
    },
    {
      name: `${path}, requests`,
      figure: requests,
      floor: MAX_REQUESTS,
      unit: '',
      aim: { atMost: 1 },
    },
  );
}

it('the log-in page', async () => {
  const { page, context } = await visit();
  await measure(page, '/login');
  await context.close();
});

it('the list of quizzes', async () => {
  const { page: first, context: entered } = await enter('/login');
  const session = await first.evaluate<string>(
    'JSON.stringify({ token: localStorage.token, email: localStorage.email })',
  );
  await entered.close();
  const { page, context } = await visit();
  await page.addInitScript(`Object.assign(localStorage, ${session})`);
  await measure(page, '/all-quizzes');
  await context.close();
});
