/** The candidate's page in Chromium. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Application } from './application.js';
import { button, type Visitors, type Watched } from './browser.js';
import { candidate } from './exams.js';

export const PHONE = { width: 360, height: 740 };

/** The page's own console messages, without those of Chromium about failed requests. */
export const pageErrors = (complaints: string[]): string[] =>
  complaints.filter((text) => !text.startsWith('Failed to load resource'));

/** A question with its number, text and save state. */
export const question = (page: Page, number: number): Locator =>
  page.locator(`[data-question="${number}"]`);

export const saved = (page: Page, number: number): Locator =>
  question(page, number).locator('[data-saved="SAVED"]', { hasText: 'Saved' });

/** Everything has reached the server. */
export const allSaved = (page: Page): Locator => page.locator('[data-save-state="saved"]');

export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { name, ...(typeof name === 'string' && { exact: true }) });

/** A candidate who came by the exam's link, on a phone, before the start. */
export async function openLobby(
  app: Application,
  visit: Visitors['visit'],
  code: string,
): Promise<Watched & { token: string }> {
  const { token } = await candidate(app, code, 'Zoë');
  const watched = await visit();
  await watched.page.setViewportSize(PHONE);
  await watched.page.goto(`/take#${token}`);
  await heading(watched.page, 'Before you start').waitFor();
  return { ...watched, token };
}

/** From the lobby into the paper. */
export async function start(page: Page): Promise<void> {
  await button(page, 'Start the exam').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start the exam' }).click();
  await heading(page, /^Question \d+ of/)
    .first()
    .waitFor();
}

/** From the paper to the receipt. */
export async function submitExam(page: Page): Promise<void> {
  await confirmSubmission(page);
  await heading(page, 'Submitted').waitFor();
}

/** From the paper to the check before the submission, by the fewest presses. */
export async function checkAnswers(page: Page): Promise<void> {
  // On a phone it is below the list of questions, except on the last question.
  const questions = page.getByRole('button', { name: /^Questions:/ });
  const check = button(page, 'Review and submit').last();
  // After a change of size the page may still have the old layout.
  await expect
    .poll(async () => {
      const isPhone = (await questions.isVisible()) && !(await check.isVisible());
      if (isPhone) await questions.click({ timeout: 1_000 }).catch(() => undefined);
      return check.isVisible();
    })
    .toBe(true);
  await check.click();
  await heading(page, 'Before you submit').waitFor();
}

/** Presses all buttons from the paper to the submission, whether or not it arrives. */
export async function confirmSubmission(page: Page): Promise<void> {
  await checkAnswers(page);
  const isComplete = await page.getByText('You have answered everything').isVisible();
  await button(page, 'Submit').click();
  // Where something is not answered, it is confirmed once more.
  if (!isComplete) await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
}

/** A notice of a running attempt. */
export const notice = (page: Page, text: string): Locator =>
  page.locator('.running-notice', { hasText: text });

/** The shown time in seconds. */
export async function secondsLeft(page: Page): Promise<number> {
  const face = (await page.locator('[data-time-left]').innerText()).replace(/[^\d:]/g, '');
  return face.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}
