/** Learners at an exam whose line, tab, server or time goes: what the tests of the outbox share. */
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import type { Application } from './application.js';
import { watchedPage, type Watched } from './browser.js';
import { exam, type Exam } from './exams.js';
import { person } from './factories.js';
import { mcq } from './questions.js';

const questions = [
  mcq('What is the capital of Australia?', ['Sydney', 'Canberra'], 2),
  mcq('What is the capital of Belgium?', ['Brussels', 'Liège'], 1),
  { descriptive: { text: 'How does a delta form?' } },
];
export const ESSAY = 'A river slows down, and its silt settles.';

/** An exam of three questions, the last one of which takes a text, and what the database has of it. */
export function useGivenExam(app: Application) {
  const given = {} as Exam;
  beforeAll(async () => {
    const owner = await person(app);
    Object.assign(given, await exam(app, owner.api, { title: 'Geography', questions }));
  });
  return {
    given,
    /** The one that was started last. */
    runningAttempt: async (): Promise<string> => {
      const rows = await app.sql('SELECT id FROM attempts ORDER BY started_at DESC LIMIT 1');
      return rows[0]?.['id'] ?? '';
    },
    /** What is said to the questions, by the table that has it. */
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

/** The page has said that it is without a line: nothing on it moves any more. */
export const isAway = async (page: Page): Promise<void> =>
  page.locator('.bar-note', { hasText: 'what you type is kept on this device' }).waitFor();

/** The third question, answered by hand. */
export async function writeEssay(page: Page, words = ESSAY): Promise<void> {
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  await page.getByLabel('Your answer').fill(words);
}

export const notSaved = (page: Page, number: number): Locator =>
  page.locator(`[data-question="${number}"] [data-saved="PENDING"]`);

/** Killed, as a phone does it that needs the memory: no last word, no question whether to stay. */
export async function kill(context: BrowserContext, page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  // Never answered: who would?
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

/** The link once more, in a new tab of the same browser. */
export async function reopen(context: BrowserContext, token: string): Promise<Watched> {
  const watched = await watchedPage(context);
  await watched.page.goto(`/take#${token}`);
  return watched;
}
