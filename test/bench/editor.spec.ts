/** How soon the editor of a quiz of 300 questions paints what is typed, on a processor slowed four times. */
import type { Page } from 'playwright-core';
import { afterAll, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { useOwnBrowser } from '../setup/browser.js';
import { launch } from '../setup/chromium.js';
import { quiz } from '../setup/factories.js';
import { addQuestions, mcq } from '../setup/questions.js';
import { chromium } from '../setup/tools.js';
import { machine, tableOf, type Measure } from './table.js';

const QUESTIONS = 300;
const AT_ONCE = 100;
const CPU_SLOWDOWN = 4;
/** From the key to the next paint. */
const PAINTED_MS = 100;

const app = useApplication();
const { enter } = useOwnBrowser(app, async () => launch([], chromium()));
const measures: Measure[] = [];

afterAll(() => {
  process.stdout.write(`\n${machine()}\n\n${tableOf(measures)}\n\n`);
});

/** The browser reports every event that took 16 ms or more, with the time until the next paint. */
const OBSERVE = `globalThis.keys = [];
  globalThis.since = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, name, startTime, duration } of list.getEntries())
      if (interactionId > 0 && name.startsWith('key') && startTime >= since) keys.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });`;

/** Presses keys one after another, as somebody types. */
async function pressed(page: Page, name: string, keys: readonly string[]): Promise<void> {
  await page.evaluate('void (keys.length = 0, globalThis.since = performance.now())');
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(120);
  }
  await page.waitForTimeout(500);
  const durations = await page.evaluate<number[]>('keys');
  // Faster ones are not reported.
  const faster = Array<number>(Math.max(0, keys.length - durations.length)).fill(0);
  const sorted = [...faster, ...durations].sort((one, other) => one - other);
  const common = { floor: PAINTED_MS, unit: 'ms', aim: { atMost: 1 } } as const;
  measures.push(
    { name: `${name}, half of the keys`, figure: sorted[sorted.length >> 1] ?? 0, ...common },
    { name: `${name}, the slowest`, figure: sorted.at(-1) ?? 0, ...common },
  );
}

const times = (count: number, key: string): string[] => Array<string>(count).fill(key);

it('keys in the editor', { timeout: 300_000 }, async () => {
  const { page, context, owner } = await enter('/all-quizzes');
  const id = await quiz(owner.api, 'Many questions');
  const options = ['The North Sea', 'The Mediterranean Sea', 'The Red Sea', 'The Dead Sea'];
  for (let from = 0; from < QUESTIONS; from += AT_ONCE) {
    const part = Array.from({ length: AT_ONCE }, (_, index) =>
      mcq(`Question ${from + index + 1}: which sea does the river flow into, and why?`, options, 2),
    );
    await addQuestions(owner.api, id, part);
  }
  await page.goto(`/navigation/quiz-detail/${id}/editor`);
  const row = page.getByRole('option').nth(4);
  await row.waitFor();
  await page.evaluate(OBSERVE);
  const cpu = await context.newCDPSession(page);
  await cpu.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await row.click();
  const field = page.getByRole('textbox', { name: 'Question', exact: true });
  await field.click();
  await pressed(page, 'the text of a question', Array.from('And how long does that take?'));
  await page.getByRole('textbox', { name: 'Option 2', exact: true }).click();
  await pressed(page, 'an option', Array.from('and the ocean'));
  await page.keyboard.press('Escape');
  await page.waitForTimeout(500);
  await pressed(page, 'through the outline', times(20, 'ArrowDown'));
  await pressed(page, 'selecting rows', times(10, 'Shift+ArrowDown'));
  await pressed(page, 'selecting all', ['Control+a']);
  await pressed(page, 'a step of one', ['Escape', ...times(5, 'Alt+ArrowDown')]);
  await page.keyboard.press('/');
  await pressed(page, 'the search', Array.from('question 29'));
  await context.close();
});
