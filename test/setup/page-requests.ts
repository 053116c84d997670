/** What becomes of the requests of a page, or of all pages of a browser: those of GraphQL, unless said. */
import type { BrowserContext, Page, Route } from 'playwright-core';
import { addressesOf } from './browser.js';

type Asking = Page | BrowserContext;

/** Answers requests with a word in them: the name of their operation, as a rule. */
export async function intercept(
  asking: Asking,
  word: string,
  answer: (route: Route) => unknown,
): Promise<void> {
  await asking.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(word)) await answer(route);
    else await route.fallback();
  });
}

/** They reach the server, and its answers are lost. */
export async function loseAnswers(asking: Asking, word: string): Promise<void> {
  await intercept(asking, word, async (route) => {
    await route.fetch();
    await route.abort();
  });
}

/** The server does not hear of them. @returns those that wait, more and more of them */
export async function hold(asking: Asking, word: string): Promise<Route[]> {
  const held: Route[] = [];
  await intercept(asking, word, (route) => held.push(route));
  return held;
}

/** Keeps the server from hearing anything, what is watched included. @returns lets it hear all of it */
export async function holdBack(asking: Asking): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await asking.route(/\/graphql(\/stream)?$/, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    for (const route of held) await route.continue();
  };
}

/** Keeps files of the page back. @returns lets them come */
export async function holdFiles(page: Page, pattern: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(pattern, (route) => (isHeld ? held.push(route) : route.continue()));
  return async () => {
    isHeld = false;
    for (const route of held) await route.continue();
  };
}

/**
 * Goes on to the list of quizzes, where what was held comes to be answered, and uses it.
 * @returns every address that the page came to there, a line each
 */
export async function answeredElsewhere(page: Page, held: Route[]): Promise<string> {
  await page.getByRole('link', { name: 'All Quizzes' }).first().click();
  await page.waitForURL('**/all-quizzes');
  const addresses = addressesOf(page);
  const answered = page.waitForResponse((response) => response.request() === held[0]?.request());
  await held[0]?.continue();
  await answered;
  await page.getByLabel('Search by title').fill('algebra');
  await page.waitForURL('**/all-quizzes?q=algebra');
  return addresses.join('\n');
}
