/** How much a page moves by itself, under the finger of its reader. */
import type { Page } from 'playwright-core';

/** No page has more. 0.1 is what the Web Vitals call good. */
export const MAX_LAYOUT_SHIFT = 0.02;

interface LayoutShift {
  /** The largest sum of shifts within five seconds, with less than one second between them. */
  value: number;
  /** The beginnings of the elements that have moved, as HTML. */
  moved: string[];
}

/** Run in each document: browsers forget an input after half a second, which an answer to it may take longer than. */
export const NOTE_INPUTS = `{
  window.notedInputs = [];
  for (const kind of ['pointerdown', 'keydown', 'input'])
    addEventListener(kind, ({ timeStamp: at }) => notedInputs.push({ at, path: location.pathname }), true);
}`;
const ANSWER_MS = 3_000;

const MEASURE = `(() => {
  const inputs = (window.notedInputs ?? []).filter(({ path }) => path === location.pathname);
  const isAnswer = ({ startTime }) =>
    inputs.some(({ at }) => at <= startTime && startTime - at < ${ANSWER_MS});
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'layout-shift', buffered: true });
  const since = window.shiftsMeasuredAt ?? 0;
  window.shiftsMeasuredAt = performance.now();
  const shifts = observer.takeRecords()
    .filter((entry) => !entry.hadRecentInput && !isAnswer(entry) && entry.startTime > since);
  observer.disconnect();
  let [value, sum, first, last] = [0, 0, -Infinity, -Infinity];
  for (const shift of shifts) {
    const isSameWindow = shift.startTime - last < 1000 && shift.startTime - first < 5000;
    if (!isSameWindow) [sum, first] = [0, shift.startTime];
    sum += shift.value;
    last = shift.startTime;
    value = Math.max(value, sum);
  }
  const nodes = shifts.flatMap(({ sources }) => sources.map(({ node }) => node));
  return { value, moved: nodes.map((node) => String(node?.outerHTML).slice(0, 120)) };
})()`;

/**
 * The cumulative layout shift of the document since it was measured last (https://web.dev/articles/cls). What moves within three seconds
 * after an input on the page that is shown, or with the size of the window, does not count.
 */
export async function layoutShift(page: Page): Promise<LayoutShift> {
  return page.evaluate<LayoutShift>(MEASURE);
}
