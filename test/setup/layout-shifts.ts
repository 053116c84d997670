/** How much moves on a page without an input before it, as the browser counts it. */
import type { Page } from 'playwright-core';

/** The largest sum of shifts of a page that nobody notices. */
export const MAX_SHIFT = 0.02;

const WATCH = `{
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) shifts.push([value, ...sources.map(({ node }) => node?.outerHTML?.slice(0, 120))]);
  }).observe({ type: 'layout-shift', buffered: true });
}`;

/** Watches all documents that the page loads from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(WATCH);
}

/** @returns the sum of the document's shifts so far, and what has shifted */
export async function shiftsOf(page: Page): Promise<{ sum: number; moved: unknown[] }> {
  const moved = await page.evaluate<[number, ...string[]][]>('window.shifts');
  return { sum: moved.reduce((sum, [value]) => sum + value, 0), moved };
}
