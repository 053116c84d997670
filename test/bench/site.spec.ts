/**
 * What a visitor waits for at `/`: scripts, requests, paint and blocked time on a slow phone, and
 * the scores of Lighthouse.
 */
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { afterAll, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { useOwnBrowser } from '../setup/browser.js';
import { launch } from '../setup/chromium.js';
import { chromium } from '../setup/tools.js';
import { machine, tableOf, type Measure } from './table.js';

const MAX_SCRIPT_KB = 100;
/**
 * The page, styles, font, script, logo and the first picture; two more, since a font can come in
 * two parts.
 */
const MAX_REQUESTS = 8;
/** The scores that Lighthouse calls good. */
const BLOCKED_MS = 200;
const LIGHTHOUSE = 95;
const LOADS = 5;
/** A mid-range phone on a slow connection, as Lighthouse defines it. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
};
const CPU_SLOWDOWN = 4;

const app = useApplication();
const { visit } = useOwnBrowser(app, async () => launch([], chromium()));
const measures: Measure[] = [];

afterAll(() => {
  process.stdout.write(`\n${machine()}\n\n${tableOf(measures)}\n\n`);
});

it('scripts and requests, before and after scrolling through the page', async () => {
  const { page, context } = await visit();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto('/', { waitUntil: 'networkidle' });
  const requests = responses.length;
  const first = await scriptKb(responses);
  await page.mouse.move(400, 400);
  for (let step = 0; step < 30; step += 1) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState('networkidle');
  const aim = { atMost: 1 };
  measures.push(
    { name: '/, script at first, gzipped', figure: first, floor: MAX_SCRIPT_KB, unit: 'kB', aim },
    {
      name: '/, script once all was seen, gzipped',
      figure: await scriptKb(responses),
      floor: MAX_SCRIPT_KB,
      unit: 'kB',
      aim,
    },
    { name: '/, requests at first', figure: requests, floor: MAX_REQUESTS, unit: '', aim },
  );
  await context.close();
});

it('paint and blocked time on a slow phone', async () => {
  const bare = await bareServer();
  const [ours, floor] = [await paints(`${app.server.url}/`), await paints(bare.url)];
  bare.close();
  measures.push(
    {
      name: '/, largest contentful paint, of the same words bare',
      figure: ours.paint,
      floor: floor.paint,
      unit: 'ms',
      aim: { atMost: 3.5 },
    },
    {
      name: '/, total blocking time',
      figure: ours.blocked,
      floor: BLOCKED_MS,
      unit: 'ms',
      aim: { atMost: 1 },
    },
  );
});

it('Lighthouse', async () => {
  if (!(await hasLighthouse())) {
    process.stdout.write('Lighthouse was left out: npx could not fetch it.\n');
    return;
  }
  for (const path of ['/', '/features', '/plan', '/demo']) {
    const scores = await lighthouse(`${app.server.url}${path}`);
    for (const [category, score] of scores)
      measures.push({
        name: `${path}, Lighthouse, ${category}`,
        figure: score,
        floor: LIGHTHOUSE,
        unit: '',
        aim: { atLeast: 1 },
      });
  }
});

async function scriptKb(responses: readonly Response[]): Promise<number> {
  const scripts = responses.filter((response) => response.request().resourceType() === 'script');
  const bodies = await Promise.all(scripts.map(async (response) => response.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1_000;
}

interface Paints {
  paint: number;
  blocked: number;
}

/** The median of several loads into an empty cache. */
async function paints(url: string): Promise<Paints> {
  const loads: Paints[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    const { page, context } = await visit({ viewport: { width: 412, height: 823 } });
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'networkidle' });
    loads.push(await observed(page));
    await context.close();
  }
  const middle = (of: keyof Paints): number =>
    loads.map((load) => load[of]).sort((a, b) => a - b)[Math.floor(LOADS / 2)] ?? NaN;
  return { paint: middle('paint'), blocked: middle('blocked') };
}

/**
 * Blocked time is the part of each task beyond 50 ms after the first paint (web.dev/articles/tbt).
 */
async function observed(page: Page): Promise<Paints> {
  return page.evaluate<Paints>(`(async () => {
    const entries = async (type) => new Promise((done) => {
      new PerformanceObserver((list) => done(list.getEntries())).observe({ type, buffered: true });
      setTimeout(done, 500, []);
    });
    const [first, paints, tasks] = [
      performance.getEntriesByName('first-contentful-paint')[0].startTime,
      await entries('largest-contentful-paint'),
      await entries('longtask'),
    ];
    const after = ({ startTime, duration }) => startTime + duration - Math.max(first, startTime);
    return {
      paint: Math.max(0, ...paints.map((entry) => entry.startTime)),
      blocked: tasks.reduce((sum, task) => sum + Math.max(0, after(task) - 50), 0),
    };
  })()`);
}

/**
 * The baseline: the text of the page, without styles, scripts and pictures, from plain node:http.
 */
async function bareServer(): Promise<{ url: string; close: () => void }> {
  const written = await fetch(app.server.url, { headers: { accept: 'text/html' } });
  const words = (await written.text())
    .replaceAll(/<(script|picture|svg)\b.*?<\/\1>/gs, '')
    .replaceAll(/<(?:link|img)\b[^>]*>/g, '');
  const page = gzipSync(words);
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
    response.end(page);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}

/** Loaded for this benchmark only: builds and tests do not need its 185 MB. 13 needs Node 22. */
const LIGHTHOUSE_COMMAND = ['--yes', 'lighthouse@12.8.2'];

async function hasLighthouse(): Promise<boolean> {
  return promisify(execFile)('npx', [...LIGHTHOUSE_COMMAND, '--version']).then(
    () => true,
    () => false,
  );
}

async function lighthouse(url: string): Promise<[category: string, score: number][]> {
  const flags = [
    '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run',
    '--disable-background-networking --disable-component-update --disable-sync',
  ].join(' ');
  const { stdout } = await promisify(execFile)(
    'npx',
    [...LIGHTHOUSE_COMMAND, url, '--quiet', '--output=json', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: chromium() }, maxBuffer: 64 * 1024 * 1024 },
  );
  const { categories } = JSON.parse(stdout) as {
    categories: Record<string, { score: number | null }>;
  };
  return Object.entries(categories).map(([name, { score }]) => [name, (score ?? 0) * 100]);
}
