/** Waits for, delays and breaks the requests of a page, or of all pages of a browser context. */
import type { BrowserContext, Page, Request, Route } from 'playwright-core';
import { expect } from 'vitest';
import { addressesOf } from './browser.js';

type RequestSource = Page | BrowserContext;

/**
 * Goes to an address, and waits until Chromium says that the document has had no request open for half a second, which
 * it says once. Playwright's own count (`networkidle`) once did not end on a busy machine. A reused page is closed after
 * a test that calls this.
 */
export async function gotoNetworkIdle(
  page: Page,
  address: string,
  poll: { timeout?: number } = {},
): Promise<void> {
  const open = new Set<Request>();
  const onRequest = (request: Request) => open.add(request);
  const onRequestEnd = (request: Request) => open.delete(request);
  page.on('request', onRequest);
  page.on('requestfinished', onRequestEnd).on('requestfailed', onRequestEnd);
  const session = await page.context().newCDPSession(page);
  try {
    const idle = new Set<string>();
    session.on('Page.lifecycleEvent', ({ name, loaderId }) => {
      if (name === 'networkIdle') idle.add(loaderId);
    });
    await session.send('Page.enable');
    await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
    await page.goto(address);
    const state = async (): Promise<string> => {
      const { frameTree } = await session.send('Page.getFrameTree');
      if (idle.has(frameTree.frame.loaderId)) return 'idle';
      const addresses = [...open].map((request) => request.url());
      return `open requests: ${addresses.join(', ') || 'none at this moment'}`;
    };
    await expect.poll(state, { message: address, ...poll }).toBe('idle');
  } finally {
    await session.detach();
    page.off('request', onRequest);
    page.off('requestfinished', onRequestEnd).off('requestfailed', onRequestEnd);
  }
}

/** Answers requests that contain a word, usually the name of their operation. */
export async function intercept(
  source: RequestSource,
  word: string,
  answer: (route: Route) => unknown,
): Promise<void> {
  await source.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(word)) await answer(route);
    else await route.fallback();
  });
}

/** Requests with this word reach the server, and its answers are lost. */
export async function loseAnswers(source: RequestSource, word: string): Promise<void> {
  await intercept(source, word, async (route) => {
    await route.fetch();
    await route.abort();
  });
}

/** Keeps requests with this word from the server. @returns the waiting requests; the list grows */
export async function pauseRequests(source: RequestSource, word: string): Promise<Route[]> {
  const paused: Route[] = [];
  await intercept(source, word, (route) => paused.push(route));
  return paused;
}

/** Keeps all requests from the server, streams included. @returns a function that sends them */
export async function pauseAllRequests(source: RequestSource): Promise<() => Promise<void>> {
  const paused: Route[] = [];
  let isPaused = true;
  await source.route(/\/graphql(\/stream)?$/, async (route) => {
    if (isPaused) paused.push(route);
    else await route.continue();
  });
  return async () => {
    isPaused = false;
    for (const route of paused) await route.continue();
  };
}

/** Delays files of the page. @returns a function that lets them load */
export async function pauseFiles(page: Page, pattern: string): Promise<() => Promise<void>> {
  const paused: Route[] = [];
  let isPaused = true;
  await page.route(pattern, (route) => (isPaused ? paused.push(route) : route.continue()));
  return async () => {
    isPaused = false;
    for (const route of paused) await route.continue();
  };
}

/**
 * Goes to the list of quizzes, lets the paused request be answered there, and uses the page.
 * @returns all addresses of the page from then on, a line each
 */
export async function answeredElsewhere(page: Page, paused: Route[]): Promise<string> {
  await page.getByRole('link', { name: 'All Quizzes' }).first().click();
  await page.waitForURL('**/all-quizzes');
  const addresses = addressesOf(page);
  const answered = page.waitForResponse((response) => response.request() === paused[0]?.request());
  await paused[0]?.continue();
  await answered;
  await page.getByLabel('Search by title').fill('algebra');
  await page.waitForURL('**/all-quizzes?q=algebra');
  return addresses.join('\n');
}
