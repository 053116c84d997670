/** Islands of the public pages. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Scrolls to each part of a page whose code loads when it is seen, and waits until it runs. */
export async function wakeIslands(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').all()) {
    await island.scrollIntoViewIfNeeded();
    await expect.poll(async () => island.getAttribute('data-awake')).toBe('');
  }
}
