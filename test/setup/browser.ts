/** Real Chromium, whose pages are watched for errors, warnings and policy violations. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RunOptions } from 'axe-core';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Application } from './application.js';
import { axeViolations } from './axe.js';
import { launch, sharedBrowser } from './chromium.js';
import { ReusedPage, BLANK } from './reused-page.js';
import { PASSWORD, person, type Person, quiz } from './factories.js';
import { layoutShift, MAX_LAYOUT_SHIFT, NOTE_INPUTS, painted } from './layout-shift.js';
import { isPictured, SHOTS } from './screenshots.js';

/**
 * Until nothing moves: an element that inherits a colour in transition begins transitions of its
 * own. What moves for ever, as a spinner does, is left alone.
 */
const TRANSITIONS_ENDED = `(async () => {
  const moving = () => document.getAnimations()
    .filter(({ playState, effect }) => playState === 'running'
      && Number.isFinite(effect.getComputedTiming().endTime));
  do {
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(moving().map((animation) => animation.finished));
  } while (moving().length > 0);
})()`;

/** Waits for transitions to end: colours between two themes, or a half folded sidebar, must not be checked. */
export async function transitionsEnded(page: Page): Promise<void> {
  await page.evaluate(TRANSITIONS_ENDED);
}

/** Maximum characters that are printed of a failed test's page. */
const MAX_PRINTED = 4_000;

export const WIDTHS = { narrow: 360, medium: 768, wide: 1440 };

/** Of pictures. */
const PICTURED = isPictured ? { narrow: 390, medium: 768, wide: 1440 } : {};

/** Host names of the application under test, for what depends on the host. */
export const HOSTS = {
  public: 'http://www.exams.test',
  admin: 'http://admin.exams.test',
  other: 'http://other.exams.test',
};

export interface Watched {
  page: Page;
  context: BrowserContext;
  /** Errors, warnings and policy violations the page has raised so far. */
  complaints: string[];
}

export interface Visitors {
  /**
   * A visitor with a watched page. The first visitor of a test may have cached files of the application.
   * @param options of a new browser context, with an empty cache
   */
  visit: (options?: BrowserContextOptions) => Promise<Watched>;
  /** The same, already logged in. @param as a new person by default */
  enter: (path: string, as?: Person) => Promise<Watched & { owner: Person }>;
  /** The same, on the page that adds questions to a new quiz. @returns also the quiz's id */
  enterForm: () => Promise<Watched & { owner: Person; id: string }>;
}

/** For the tests of a file: the browser of the worker, whose pages close with their test. */
export function useBrowser(app: Application): Visitors {
  return visitorsOf(app, sharedBrowser, keptPages);
}

/** A browser of the file's own, started before its tests. */
export function useOwnBrowser(app: Application, start: () => Promise<Browser>): Visitors {
  let browser: Browser;
  beforeAll(async () => {
    browser = await start();
  });
  afterAll(async () => {
    await browser.close();
  });
  return visitorsOf(app, async () => Promise.resolve(browser));
}

/** At most one, between tests. */
const keptPages: ReusedPage[] = [];

/** @param kept pages that other tests have left to be reused */
function visitorsOf(
  app: Application,
  browser: () => Promise<Browser>,
  kept: ReusedPage[] | null = null,
): Visitors {
  const contexts: BrowserContext[] = [];
  const borrowed: ReusedPage[] = [];
  // Also after a failed test: its pages would go on sending requests, and slow others down.
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') {
      const all = [...contexts, ...borrowed.map(({ context }) => context)];
      for (const page of all.flatMap((context) => context.pages())) await printPage(page);
    }
    await Promise.all(contexts.splice(0).map(async (context) => context.close()));
    for (const page of borrowed.splice(0)) if (await page.reset()) kept?.push(page);
  });
  const visit = async (options?: BrowserContextOptions): Promise<Watched> => {
    // A second visitor of a test shares nothing with the first.
    if (kept && borrowed.length === 0 && options === undefined) {
      const page = await ReusedPage.at(app.server.url, kept, async () =>
        open(await browser(), app.server.url),
      );
      borrowed.push(page);
      return watched(page.context, page.page);
    }
    const context = await open(await browser(), app.server.url, options);
    contexts.push(context);
    return watchedPage(context);
  };
  const enter: Visitors['enter'] = async (path, as) => {
    const owner = as ?? (await person(app));
    const visitor = await visit();
    const { page } = visitor;
    await page.goto(BLANK);
    const { me } = await owner.api.ask('{ me { abilities } }');
    const abilities = (me as { abilities: string[] }).abilities.join(' ');
    const session = JSON.stringify({ token: owner.token, email: owner.email, abilities });
    await page.evaluate(`Object.assign(localStorage, ${session})`);
    await page.goto(path);
    return { ...visitor, owner };
  };
  return {
    visit,
    enter,
    enterForm: async () => {
      const owner = await person(app);
      const id = await quiz(owner.api);
      const entered = await enter(`/navigation/exam-form?quiz=${id}`, owner);
      await entered.page.getByText('Drop an .xlsx or .csv file here').waitFor();
      return { ...entered, id };
    },
  };
}

/** Prints what a page shows, to help find why a test failed. */
async function printPage(page: Page): Promise<void> {
  const shown = await page.locator('body').ariaSnapshot({ timeout: 2_000 }).catch(String);
  process.stderr.write(
    `The page was at ${page.url()} and showed:\n${shown.slice(0, MAX_PRINTED)}\n`,
  );
}

/** A browser that finds the application at all HOSTS, and trusts them as if they had TLS. */
export async function launchWithHosts(app: Application): Promise<Browser> {
  const { port } = new URL(app.server.url);
  return launch([
    `--host-resolver-rules=MAP *.exams.test:80 127.0.0.1:${port}`,
    `--unsafely-treat-insecure-origin-as-secure=${Object.values(HOSTS).join(',')}`,
  ]);
}

async function open(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: WIDTHS.wide, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    // Transitions take time, and text typed into a dialog that is closing is lost.
    reducedMotion: 'reduce',
    ...options,
  });
  await context.addInitScript(NOTE_INPUTS);
  return context;
}

/** One more tab of a browser. */
export async function watchedPage(context: BrowserContext): Promise<Watched> {
  return watched(context, await context.newPage());
}

function watched(context: BrowserContext, page: Page): Watched {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.setDefaultTimeout(45_000);
  return { page, context, complaints };
}

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/**
 * Messages that appear from now on in a document stay for ten minutes instead of five seconds: what a test does
 * before it looks at them may take longer on a slow machine.
 */
export const KEEP_MESSAGES = `{ const later = window.setTimeout;
  window.setTimeout = (act, ms, ...rest) => later(act, ms === 5000 ? 600000 : ms, ...rest); }`;

/** The same for the document that is shown. */
export async function keepMessages(page: Page): Promise<void> {
  await page.evaluate(KEEP_MESSAGES);
}

/** The notification that something was done or refused. */
export function toast(page: Page, text: string): Locator {
  return page.locator('[data-toast]', { hasText: text });
}

export function table(page: Page, name: string): Locator {
  return page.getByRole('table', { name, exact: true });
}

/** @returns the addresses of the page from now on; the list grows */
export function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  return addresses;
}

export async function typeLogIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Log In').click();
}

/** By the menu of the account. */
export async function logOut(page: Page): Promise<void> {
  await button(page, 'Account').click();
  // The entries move when name and address arrive above them.
  await page.getByRole('menu').getByText('@').waitFor();
  await page.getByRole('menuitem', { name: 'Log Out', exact: true }).click();
}

/** The page in a theme: staff pages have the attribute of Mantine, candidates' pages their own, public ones none. */
const inScheme = (scheme: string): string =>
  `html:is([data-mantine-color-scheme="${scheme}"], [data-color-scheme="${scheme}"], :has(body.site))`;

/** The dark theme is the same page in other colours. */
const COLOURS: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/**
 * Nothing has moved by itself; axe finds nothing, in both themes; nothing is cut at 320 px; pictures are taken.
 * @param moved why something may have moved: what somebody did, or what happened while the page was open
 */
export async function inspect(
  page: Page,
  name: string,
  { moved: reason = '' } = {},
): Promise<void> {
  mkdirSync(SHOTS, { recursive: true });
  const { value, moved } = await layoutShift(page);
  if (reason === '') {
    const message = `layout shift of ${name}: ${moved.join(' ')}`;
    expect(value, message).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(inScheme(colorScheme)).waitFor();
    await transitionsEnded(page);
    const violations = await axeViolations(page, colorScheme === 'dark' ? COLOURS : {});
    const found = violations.map(({ id, elements }) => `${id}: ${elements.join(' ')}`);
    expect(found, `axe on ${name}, ${colorScheme}`).toEqual([]);
    for (const [width, pixels] of Object.entries(PICTURED)) {
      await page.setViewportSize({ width: pixels, height: 900 });
      await transitionsEnded(page);
      const path = join(SHOTS, `${name}-${width}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: true });
    }
  }
  await page.setViewportSize({ width: 320, height: 700 });
  // The sidebar takes a moment to fold away.
  const overflow = 'document.documentElement.scrollWidth - innerWidth';
  await expect
    .poll(async () => page.evaluate<number>(overflow), { message: `${name} at 320 px` })
    .toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: WIDTHS.wide, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  // On a busy machine the page follows late: that is no movement of its own.
  await transitionsEnded(page);
  await painted(page);
  await layoutShift(page);
}
