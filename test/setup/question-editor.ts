/** The editor of a quiz, in a browser. */
import type { Page } from 'playwright-core';
import type { Api } from './api.js';
import type { Application } from './application.js';
import type { useBrowser } from './browser.js';
import { query } from './database.js';
import { quiz } from './factories.js';
import { allQuestions } from './question-transfers.js';
import { addQuestions, mcq } from './questions.js';

const UNFINISHED = [7, 23];
/** By their numbers. */
export const TEXTS = Array.from({ length: 40 }, (_, index) =>
  index + 1 === 31 ? 'Which sea does the Nile flow into?' : `Number ${index + 1}`,
);

/** The right answer of a question is lost. No API stores such a question; earlier versions and repairs of databases do. */
async function loseKeys(databaseUrl: string, ids: unknown[]): Promise<void> {
  await query(
    databaseUrl,
    `UPDATE question_versions v
     SET body = jsonb_set(body, '{correctOptionId}', to_jsonb(gen_random_uuid()))
     FROM placements p WHERE p.question_id = v.question_id AND p.id = ANY($1::uuid[])`,
    [ids],
  );
}

/**
 * Somebody in the editor of a quiz of forty questions, some of which have no right answer.
 * @param unfinished their numbers
 */
export async function enterEditor(
  { databaseUrl }: Application,
  enter: ReturnType<typeof useBrowser>['enter'],
  unfinished: readonly number[] = UNFINISHED,
) {
  const entered = await enter('/all-quizzes');
  const { api } = entered.owner;
  const id = await quiz(api, 'Rivers');
  const options = ['The North Sea', 'The Mediterranean Sea', 'The Red Sea'];
  const stored = await addQuestions(
    api,
    id,
    TEXTS.map((text) => mcq(text, options, 2)),
  );
  await loseKeys(
    databaseUrl,
    unfinished.map((place) => stored[place - 1]?.['id']),
  );
  await entered.page.goto(`/navigation/quiz-detail/${id}`);
  await entered.page.getByRole('link', { name: 'Open the editor' }).click();
  await rows(entered.page).first().waitFor();
  return { ...entered, api, id, stored };
}

export const rows = (page: Page) =>
  page.getByRole('listbox', { name: 'Questions of this quiz' }).getByRole('option');
/** Of all rows of the list, also those out of view, which are not drawn. */
export const rowCount = async (page: Page): Promise<number> =>
  (await rows(page).count()) === 0
    ? 0
    : Number(await rows(page).first().getAttribute('aria-setsize'));
export const current = async (page: Page): Promise<string> =>
  page.evaluate<string>('document.activeElement.innerText');
/** Whether what has the focus is in view, and under nothing. */
export const isSeen = async (page: Page): Promise<boolean> =>
  page.evaluate<boolean>(`(() => {
    const { left, top, bottom } = document.activeElement.getBoundingClientRect();
    const at = (y) => document.elementFromPoint(left + 9, y);
    return [top + 4, bottom - 4].every((y) => document.activeElement.contains(at(y)));
  })()`);
export const textAt = async (api: Api, id: string, place: number): Promise<unknown> =>
  (await allQuestions(api, id))[place - 1]?.['text'];

export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
