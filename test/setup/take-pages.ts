/** A learner's page in Chromium. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Application } from './application.js';
import { button, type Visitors, type Watched } from './browser.js';
import { candidate } from './exams.js';

export const PHONE = { width: 360, height: 740 };

/** What a page says in its console; what a server did not answer, Chromium says there. */
export const ofPage = (complaints: string[]): string[] =>
  complaints.filter((text) => !text.startsWith('Failed to load resource'));

/** The number of a question, its words, and its save state. */
export const question = (page: Page, number: number): Locator =>
  page.locator(`[data-question="${number}"]`);

export const saved = (page: Page, number: number): Locator =>
  question(page, number).locator('[data-saved="SAVED"]', { hasText: 'Saved' });

/** Everything has reached the server. */
export const allSaved = (page: Page): Locator => page.locator('[data-save-state="saved"]');

export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { name, ...(typeof name === 'string' && { exact: true }) });

/** Somebody who came by the exam's link, on a phone, before the start. */
export async function atTheLobby(
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
export async function handIn(page: Page): Promise<void> {
  await toHandingIn(page);
  await heading(page, 'Handed in').waitFor();
}

/** From the paper to where it is handed in, whether or not that arrives. */
export async function toHandingIn(page: Page): Promise<void> {
  // On a phone it stands behind the questions, but for the last.
  const questions = page.getByRole('button', { name: /^Questions:/ });
  const check = button(page, 'Check and hand in').last();
  // A page that was another size a moment ago may still be drawn for it.
  await expect
    .poll(async () => {
      const isPhone = (await questions.isVisible()) && !(await check.isVisible());
      if (isPhone) await questions.click({ timeout: 1_000 }).catch(() => undefined);
      return check.isVisible();
    })
    .toBe(true);
  await check.click();
  await button(page, 'Hand in').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
}

/** The time that is shown, in seconds. */
export async function secondsLeft(page: Page): Promise<number> {
  const face = (await page.locator('[data-time-left]').innerText()).replace(/[^\d:]/g, '');
  return face.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}
