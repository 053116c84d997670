/** The form for questions, and its drafts. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { button, toast } from './browser.js';
import { loseAnswers } from './page-requests.js';
import { choosePicture, confirmPicture } from './picture-fields.js';

/** Shown above a restored draft. */
export const KEPT = 'You started writing this earlier.';
export const question = (page: Page) =>
  page.getByRole('textbox', { name: 'Question', exact: true });

/** The other form is hidden once this one is shown. */
export async function chooseSubjective(page: Page): Promise<void> {
  await page.getByText('Subjective', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Answer description', exact: true }).waitFor();
}

export async function typeMcq(page: Page, text: string): Promise<void> {
  await question(page).fill(text);
  for (const place of [1, 2])
    await page.getByRole('textbox', { name: `Option ${place}` }).fill(`No. ${place}`);
  await page.getByRole('radio', { name: /^Option 1/ }).check();
}

/** Also in place of the one it has. */
export async function givePicture(page: Page, background: 'red' | 'blue'): Promise<void> {
  const create = { width: 40, height: 40, channels: 3, background } as const;
  await choosePicture(page, 'Question', await sharp({ create }).png().toBuffer());
  await confirmPicture(page);
}

/** The server stores it, and the answer is lost. */
export async function loseSave(page: Page, operation: string): Promise<void> {
  await loseAnswers(page, operation);
  await button(page, 'Save Question').click();
  await page.getByText('No response from server. Please try again.').waitFor();
  await page.unroute('**/graphql');
}

/** Saves the question, after which the form is empty for the next one. */
export async function saveAs(page: Page, said: string): Promise<void> {
  await button(page, 'Save Question').click();
  await toast(page, said).first().waitFor();
  await expect.poll(async () => question(page).inputValue()).toBe('');
}
