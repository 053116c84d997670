/** How much a page moves by itself, under the finger of its reader. */
import type { Page } from 'playwright-core';

/** No page has more. 0.1 is what the Web Vitals call good. */
export const MAX_LAYOUT_SHIFT = 0.02;

interface LayoutShift {
  /** The largest sum of shifts within five seconds, with less than one second between them. */
  value: number;
  /** The beginnings of the elements that have moved, as HTML, with their places (x, y, width, height) and the time in ms. */
  moved: string[];
}

/** How long after an input, or the answer to it, browsers take a movement for its result. */
const RESULT_MS = 500;

/** Run in each document, for inputs that are no key or click of a user, and answers that take longer. */
export const NOTE_INPUTS = `{
  window.notedInputs = [];
  performance.setResourceTimingBufferSize(5000);
  for (const kind of ['pointerdown', 'keydown', 'input'])
    addEventListener(kind, ({ timeStamp: at }) => notedInputs.push({ at, path: location.pathname }), true);
}`;

const MEASURE = `(() => {
  const resultsOf = (at) => ({ from: at, until: at + ${RESULT_MS} });
  const inputs = (window.notedInputs ?? [])
    .filter(({ path }) => path === location.pathname)
    .map(({ at }) => resultsOf(at));
  const isWithin = (spans, time) => spans.some(({ from, until }) => from <= time && time <= until);
  // What an input has asked of the server, and what its answers have asked.
  const asked = performance.getEntriesByType('resource')
    .sort((one, other) => one.startTime - other.startTime);
  const results = [...inputs];
  for (const { initiatorType, startTime, responseEnd } of asked)
    if (initiatorType === 'fetch' && isWithin(results, startTime))
      results.push(resultsOf(responseEnd));
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'layout-shift', buffered: true });
  const since = window.shiftsMeasuredAt ?? 0;
  window.shiftsMeasuredAt = performance.now();
  const shifts = observer.takeRecords()
    .filter((entry) => !entry.hadRecentInput && !isWithin([...results, ...(window.printedSpans ?? [])], entry.startTime)
      && entry.startTime > since);
  observer.disconnect();
  let [value, sum, first, last] = [0, 0, -Infinity, -Infinity];
  for (const shift of shifts) {
    const isSameWindow = shift.startTime - last < 1000 && shift.startTime - first < 5000;
    if (!isSameWindow) [sum, first] = [0, shift.startTime];
    sum += shift.value;
    last = shift.startTime;
    value = Math.max(value, sum);
  }
  const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  const moved = shifts.flatMap(({ startTime, sources }) =>
    sources.map(({ node, previousRect, currentRect }) => {
      const html = String(node?.outerHTML).slice(0, 120);
      return html + ' ' + place(previousRect) + ' → ' + place(currentRect) + ' at ' + Math.round(startTime);
    }));
  return { value, moved };
})()`;

/**
 * The cumulative layout shift of the document since it was measured last (https://web.dev/articles/cls). What moves
 * with the size of the window does not count, nor what moves within half a second after an input on the page that is
 * shown, after the answer to it, or while it is in the print style.
 */
export async function layoutShift(page: Page): Promise<LayoutShift> {
  return page.evaluate<LayoutShift>(MEASURE);
}

const PAINTED =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))';

/** Waits until a page has painted what it shows, however busy the machine is. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(PAINTED);
}

/** Shows a page in the print style while something is looked at. What moves by that does not count as layout shift. */
export async function inPrint(page: Page, look: () => Promise<void>): Promise<void> {
  const from = await page.evaluate<number>('performance.now()');
  await page.emulateMedia({ media: 'print' });
  await look();
  await page.emulateMedia({ media: null });
  await painted(page);
  await page.evaluate(
    `(window.printedSpans ??= []).push({ from: ${from}, until: performance.now() })`,
  );
}
