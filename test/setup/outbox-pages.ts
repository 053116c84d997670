/** Candidates who lose their connection, tab, server or time: shared by the tests of the outbox. */
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import type { Application } from './application.js';
import { watchedPage, type Watched } from './browser.js';
import { exam, type Exam } from './exams.js';
import { person } from './factories.js';
import { mcq } from './questions.js';
import { notice } from './take-pages.js';

const questions = [
  mcq('What is the capital of Australia?', ['Sydney', 'Canberra'], 2),
  mcq('What is the capital of Belgium?', ['Brussels', 'Liège'], 1),
  { descriptive: { text: 'How does a delta form?' } },
];
export const ESSAY = 'A river slows down, and its silt settles.';

/** An exam of three questions, the last one descriptive, and its rows in the database. */
export function useOpenExam(app: Application) {
  const given = {} as Exam;
  beforeAll(async () => {
    const owner = await person(app);
    Object.assign(given, await exam(app, owner.api, { title: 'Geography', questions }));
  });
  return {
    given,
    /** The id of the attempt that was started last. */
    runningAttempt: async (): Promise<string> => {
      const rows = await app.sql('SELECT id FROM attempts ORDER BY started_at DESC LIMIT 1');
      return rows[0]?.['id'] ?? '';
    },
    /** The answers in a table. */
    textsIn: async (table: 'responses' | 'late_responses', attempt: string): Promise<string[]> => {
      const rows = await app.sql<{ text: string | null }>(
        `SELECT response->>'text' AS text FROM ${table} WHERE attempt_id = $1`,
        [attempt],
      );
      return rows.flatMap(({ text }) => text ?? []);
    },
  };
}

export const choose = async (page: Page, name: string): Promise<void> =>
  page.getByRole('radio', { name }).check();

/** Waits until the page shows that it is offline: nothing on it moves any more. */
export const waitUntilOffline = async (page: Page): Promise<void> =>
  notice(page, 'your answers stay on this device').waitFor();

/** The third question, answered by hand. */
export async function writeEssay(page: Page, words = ESSAY): Promise<void> {
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  await page.getByLabel('Your answer').fill(words);
}

export const notSaved = (page: Page, number: number): Locator =>
  page.locator(`[data-question="${number}"] [data-saved="PENDING"]`);

/** Kills the page as a phone does that needs memory: without events, and without asking. */
export async function kill(context: BrowserContext, page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  // A crashed page never answers.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

/** Opens the link again in a new tab of the same browser. */
export async function reopen(context: BrowserContext, token: string): Promise<Watched> {
  const watched = await watchedPage(context);
  await watched.page.goto(`/take#${token}`);
  return watched;
}
