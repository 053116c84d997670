/** The page for marking answers one after the other. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Its address. */
export const desk = (quizId: string, more = ''): string =>
  `/navigation/exam/${quizId}/marking/desk${more}`;
/** The save state that the page shows. */
export const state = (page: Page, text: string): Locator =>
  page.getByRole('status').getByText(text, { exact: true });
/** What the desk says of the answer that was marked last. */
export const lastMarked = (page: Page, text: string): Locator =>
  page.getByRole('status').getByText(text);
export const marks = (page: Page | Locator): Locator => page.getByLabel('Marks, at most');
export const comment = (page: Page): Locator => page.getByLabel('Comment for the learner');

/** An answer is open, and has the focus. */
export async function opened(page: Page, of: string): Promise<void> {
  await page.getByRole('heading', { name: `Answer of ${of}` }).waitFor();
  await expect
    .poll(async () => page.evaluate('document.activeElement.textContent'))
    .toBe(`Answer of ${of}`);
}

/** Whether a field that is scrolled to the end of the window, as for the focus, is covered by nothing. */
export async function isSeenAtEnd(field: Locator): Promise<boolean> {
  return field.evaluate((input) => {
    input.scrollIntoView({ block: 'end' });
    const { left, bottom } = input.getBoundingClientRect() as { left: number; bottom: number };
    return input.ownerDocument.elementFromPoint(left + 20, bottom - 5) === input;
  });
}
