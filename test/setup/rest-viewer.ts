import type { Page } from 'playwright-core';
import { transitionsEnded } from './browser.js';

/** Gives the pages of the REST routes a theme, and waits until all of it is in its colours. */
export async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  const root = colorScheme === 'dark' ? 'html.dark-mode' : 'html:not(.dark-mode)';
  await page.locator(root).waitFor();
  await transitionsEnded(page);
}
