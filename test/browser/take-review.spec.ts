import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, useBrowser } from '../setup/browser.js';
import { inPrint } from '../setup/layout-shift.js';
import { exam } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { mcq } from '../setup/questions.js';
import { heading, PHONE } from '../setup/take-pages.js';
import { takeExam } from '../setup/taking.js';

/** A candidate looks at a marked paper. */
const app = useApplication();
const { visit } = useBrowser(app);

const COUNT = 80;
/** On a phone of 390 px. */
const MAX_HEIGHT = 15_000;
const asked = (place: number): string =>
  `Question number ${place}: which of these cities is the capital of its country?`;
const OPTIONS = ['Sydney', 'Canberra', 'Melbourne', 'Brisbane'];
const questions = Array.from({ length: COUNT }, (_, place) => mcq(asked(place), OPTIONS, 2));

const height = 'document.documentElement.scrollHeight';
const colour = (of: string): string =>
  `getComputedStyle(document.querySelector('${of}')).borderTopColor`;

/** @param right how many answers are right; the rest is wrong, but for one that is blank */
async function marked(right: number) {
  const owner = await person(app);
  const rules = { review_content: 'KEY', pass_mark: 40, attempts_allowed: 2 };
  const of = await exam(app, owner.api, { title: 'Capitals', questions, rules });
  const answers = Object.fromEntries(
    questions.slice(1).map((_, index) => [asked(index + 1), index < right ? 'Canberra' : 'Sydney']),
  );
  return takeExam(app, of, answers, 'Zoë');
}

describe('a paper of 80 questions', () => {
  it('is short on a phone, and shows what went wrong', async () => {
    const taken = await marked(66);
    const { page, complaints } = await visit();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/take/result/${taken.id}#${taken.candidate.token}`);
    await heading(page, 'Your paper').waitFor();
    await page.getByText('66 right, 13 wrong, 1 not answered').waitFor();
    await page.getByText('66 out of 80, 82.5 %').waitFor();
    await page.getByText('40 marks', { exact: true }).waitFor();
    expect(await page.getByRole('article').count()).toBe(COUNT);
    expect(await page.evaluate(height)).toBeLessThanOrEqual(MAX_HEIGHT);
    // Those that went wrong are open.
    await page.locator('[data-wrong]').first().waitFor();
    expect(await page.locator('details[open] [data-wrong]').count()).toBe(13);
    const [wrong, right] = [
      await page.evaluate<string>(colour('[data-wrong]')),
      await page.evaluate<string>(colour('[data-key]')),
    ];
    expect(wrong).not.toBe(right);

    await button(page, 'Wrong or unanswered only (14)').click();
    await expect.poll(async () => page.getByRole('article').count()).toBe(14);
    await page.getByRole('status').filter({ hasText: 'Showing 14 of 80 questions.' }).waitFor();
    await inPrint(page, async () => {
      expect(await page.getByRole('article').count()).toBe(COUNT);
    });
    await inspect(page, 'take-review-wrong');
    await page.setViewportSize(PHONE);
    await button(page, 'Wrong or unanswered only (14)').click();
    await button(page, 'Open all questions').click();
    await expect.poll(async () => page.locator('details.reviewed-fold[open]').count()).toBe(COUNT);
    expect(complaints).toEqual([]);
  });

  it('is as short where everything went wrong', async () => {
    const taken = await marked(0);
    const { page } = await visit();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/take/result/${taken.id}#${taken.candidate.token}`);
    await page.getByText('79 wrong, 1 not answered').waitFor();
    expect(await page.evaluate(height)).toBeLessThanOrEqual(MAX_HEIGHT);
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    expect(await page.locator('details.reviewed-fold[open]').count()).toBe(COUNT);
  });
});

it('of code and of long lines is as wide as the window', async () => {
  const owner = await person(app);
  const line = `value = ${'some_function(argument) + '.repeat(12)}0`;
  const code = ['What does it print?', '```python', line, 'print(value)', '```'].join('\n');
  const of = await exam(app, owner.api, {
    questions: [mcq(code, ['one', 'two'], 1), mcq(`And ${'this '.repeat(60)}?`, ['one', 'two'], 1)],
    rules: { review_content: 'KEY' },
  });
  const taken = await takeExam(app, of, { [code]: 'one' }, 'Zoë');
  const { page } = await visit();
  await page.goto(`/take/result/${taken.id}#${taken.candidate.token}`);
  await heading(page, 'Your paper').waitFor();
  const overflow = 'document.documentElement.scrollWidth - innerWidth';
  for (const width of [320, 390, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    for (const state of ['open', 'folded']) {
      expect(await page.evaluate(overflow), `${width} px, ${state}`).toBeLessThanOrEqual(0);
      for (const summary of await page.locator('article summary').all()) await summary.click();
    }
  }
});
