/** Whether all of a learner's page can be reached and read in a small window. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Scrolls to each control of the page, or of the dialog that is open, and lists what is wrong with it. */
const MISFITS = `(() => {
  const faults = [];
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const name = (it) => it.tagName + ' ' + (it.ariaLabel ?? it.innerText.trim()).slice(0, 40);
  const sideways = ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth;
  const extra = dialog ? sideways(dialog) : document.documentElement.scrollWidth - innerWidth;
  if (extra > 0) faults.push('scrolls sideways by ' + extra);
  const range = document.createRange();
  const frame = dialog?.getBoundingClientRect();
  const isSeen = (it) => it.checkVisibility({ visibilityProperty: true }) && it.getClientRects().length > 0;
  const controls = 'button, a, input, textarea, summary, label, [tabindex="0"]';
  const scope = dialog ?? document.body;
  for (const it of [...scope.querySelectorAll(controls)].filter(isSeen)) {
    it.scrollIntoView({ block: 'center', inline: 'nearest' });
    const { left, right, top, bottom } = it.getBoundingClientRect();
    if (left < (frame?.left ?? 0) || right > (frame?.right ?? innerWidth))
      faults.push(name(it) + ' lies outside: ' + [left, right].map(Math.round));
    if (top < 0 || (bottom > innerHeight && bottom - top < innerHeight))
      faults.push(name(it) + ' is below or above the window: ' + [top, bottom].map(Math.round));
    if (it.tagName !== 'BUTTON') continue;
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (over && !it.contains(over)) faults.push(name(it) + ' lies below ' + over.className);
  }
  // A word that is cut by its control, or broken between two letters.
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const holder = node.parentElement;
    if (!isSeen(holder) || holder.closest('code') || getComputedStyle(holder).clipPath !== 'none') continue;
    const control = holder.closest('button, a, summary, label')?.getBoundingClientRect();
    for (const { 0: word, index } of node.data.matchAll(/[A-Za-z0-9]{2,10}/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const parts = [...range.getClientRects()];
      if (new Set(parts.map(({ top }) => Math.round(top))).size > 1) faults.push(word + ' is broken');
      if (control && parts.some(({ left, right }) => left < control.left - 1 || right > control.right + 1))
        faults.push(word + ' is cut');
    }
  }
  scrollTo(0, 0);
  return [...new Set(faults)];
})()`;

/** Nothing scrolls sideways, no control is outside of the window or its dialog, none is cut or covered. */
export async function fits(page: Page, what: string): Promise<void> {
  expect.soft(await page.evaluate(MISFITS), what).toEqual([]);
}
