/** What has the keyboard's focus on a page. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The name of what has the focus, or BODY. */
export const FOCUSED = `(() => {
  const it = document.activeElement;
  const named = (it.labels?.[0] ?? it).cloneNode(true);
  for (const hidden of named.querySelectorAll('[aria-hidden]')) hidden.remove();
  return it.ariaLabel ?? named.textContent.trim();
})()`;
const FOCUSED_TAG = 'document.activeElement.tagName';

/** @param from what was done, for the message */
export async function focusIs(page: Page, name: string, from = ''): Promise<void> {
  const focused = async (): Promise<string> =>
    (await page.evaluate<string>(FOCUSED_TAG)) === 'BODY' ? 'BODY' : page.evaluate(FOCUSED);
  await expect.poll(focused, { message: from, timeout: 8_000 }).toBe(name);
}

/** Presses keys one after the other, each followed by the name of what then has the focus. */
export async function press(page: Page, ...steps: [key: string, focused: string][]): Promise<void> {
  for (const [index, [key, name]] of steps.entries()) {
    await page.keyboard.press(key);
    await focusIs(page, name, `${key}, step ${index + 1}`);
  }
}
