import type { Request } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, useBrowser } from '../setup/browser.js';
import { exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { gotoNetworkIdle } from '../setup/page-requests.js';
import { mcq } from '../setup/questions.js';
import {
  allSaved,
  openLobby,
  submitExam,
  heading,
  PHONE,
  question,
  saved,
  secondsLeft,
  start,
} from '../setup/take-pages.js';

/** A candidate takes an exam on a phone. */
const app = useApplication();
const { visit } = useBrowser(app);

const ARABIC = mcq('ما هي عاصمة مصر؟', ['القاهرة', 'الإسكندرية'], 1);
const HINDI = mcq('भारत की राजधानी क्या है?', ['मुंबई', 'नई दिल्ली'], 2);
const questions = [
  mcq('What is the capital of Australia?\nIt is not Sydney.', ['Sydney', 'Canberra'], 2),
  ARABIC,
  HINDI,
  { descriptive: { text: 'How does a delta form?', modelAnswer: 'Silt settles.', marks: '4' } },
];

let owner: Person;
// Created for each test: the titles are the same.
beforeEach(async () => {
  owner = await person(app);
});

describe('the page', () => {
  it('loads less than 40 kB of script, compressed', async () => {
    // Who comes for the first time has nothing of it yet.
    const { page } = await visit({});
    const scripts: Request[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request);
    });
    await gotoNetworkIdle(page, '/take');
    await heading(page, 'Take an exam').waitFor();
    const sizes = await Promise.all(scripts.map(async (script) => script.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    expect(bytes).toBeGreaterThan(5_000);
    expect(bytes).toBeLessThan(40_000);
  });
});

/** Faster than people: the focus stays in the answer, so that no letter is lost. */
const FOCUS_FIELD_ONCE_DRAWN = `new MutationObserver((_changes, observer) => {
  const field = document.querySelector('textarea');
  if (!field) return;
  field.focus();
  observer.disconnect();
}).observe(document.body, { childList: true, subtree: true })`;
const FOCUSED_SOON_AFTER = `new Promise((done) => setTimeout(() => done(document.activeElement.tagName), 50))`;

describe('an exam', () => {
  it('is taken from its code to the receipt', async () => {
    const pattern = { wrong_marks: '-1/3', wrong_marks_basis: 'MARK', pass_mark: 3 };
    const rules = { ...pattern, closes_at: '2100-01-01T10:00:00Z' };
    const { code } = await exam(app, owner.api, { title: 'Geography', questions, rules });
    const { page, complaints } = await visit();
    await page.setViewportSize(PHONE);

    await page.goto('/take');
    await page.getByLabel('Exam code').fill('abcd');
    await button(page, 'Continue').click();
    await page.getByText('A code has eight letters and numbers.').waitFor();
    await inspect(page, 'take-code');
    // However it was typed.
    await page.getByLabel('Exam code').fill(` ${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`);
    await button(page, 'Continue').click();
    await heading(page, 'Geography').waitFor();
    await page.getByText('Analytical School').waitFor();
    // The institute's zone, which is UTC here, and the reader's.
    await page.getByText('Fri, 1 Jan 2100, 10:00 UTC').waitFor();
    await page.getByText(/15:30 GMT\+5:30 where you are/).waitFor();
    await button(page, 'Go to the exam').click();
    await page.getByText('Type your name.').waitFor();
    await inspect(page, 'take-front');
    await page.getByLabel('Your name').fill('Zoë अंजलि');
    await button(page, 'Go to the exam').click();

    await page.getByText('Hello, Zoë अंजलि.').waitFor();
    expect(page.url()).toMatch(/\/take#[\w-]{40,}$/);
    await page.getByText('4 questions, 7 marks', { exact: true }).waitFor();
    await page.getByText('You pass with 3 marks.').waitFor();
    await page.getByText('A wrong choice takes away 1/3 of the marks of its question.').waitFor();
    await page.getByText('or your code. You can use either to come back').waitFor();
    await inspect(page, 'take-lobby');
    await page.setViewportSize(PHONE);
    await start(page);

    // The heading has the focus; a choice is saved at once.
    const focused = async () => page.evaluate<string>('document.activeElement.textContent');
    await expect.poll(focused).toBe('Question 1 of 4');
    await page.getByText('1 mark, a wrong choice takes away 1/3').waitFor();
    await page.getByRole('radio', { name: 'Canberra' }).check();
    await saved(page, 1).waitFor();
    await inspect(page, 'take-choice');
    await page.setViewportSize(PHONE);
    await button(page, 'Next').click();
    await heading(page, 'Question 2 of 4').waitFor();
    await expect.poll(focused).toBe('Question 2 of 4');
    await page.locator('legend:dir(rtl)', { hasText: 'ما هي عاصمة مصر؟' }).waitFor();
    await page.locator('label:dir(rtl)', { hasText: 'القاهرة' }).waitFor();
    await page.getByRole('radio', { name: 'القاهرة' }).check();
    await inspect(page, 'take-arabic');
    await page.setViewportSize(PHONE);
    await page.keyboard.press('n');
    await heading(page, 'Question 3 of 4').waitFor();
    await page.locator('legend:dir(ltr)', { hasText: 'भारत की राजधानी क्या है?' }).waitFor();
    // Arrow keys choose, as in every group of radios.
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('radio', { name: 'नई दिल्ली' }).isChecked()).toBe(true);
    await button(page, 'Clear answer').click();
    await page.keyboard.press('f');
    await page.evaluate(FOCUS_FIELD_ONCE_DRAWN);
    await page.keyboard.press('n');
    await page.getByLabel('Your answer').waitFor();
    expect(await page.evaluate<string>(FOCUSED_SOON_AFTER)).toBe('TEXTAREA');
    await page.getByLabel('Your answer').fill('नदी गाद लाती है।\nIt settles. 🌊');
    await saved(page, 4).waitFor();

    await page.reload();
    await heading(page, 'Question 4 of 4').waitFor();
    expect(await page.getByLabel('Your answer').inputValue()).toContain('It settles. 🌊');
    await button(page, 'Questions: 3 of 4 answered').click();
    await page.getByRole('button', { name: 'Question 3: not answered, flagged' }).waitFor();
    await inspect(page, 'take-palette');
    await page.getByRole('button', { name: 'Question 1: answered', exact: true }).click();
    expect(await page.getByRole('radio', { name: 'Canberra' }).isChecked()).toBe(true);

    await page.setViewportSize({ width: 1440, height: 900 });
    await button(page, 'Review and submit').click();
    await page.getByText('You have answered 3 of 4.').waitFor();
    expect(await button(page, 'Question 3').count()).toBe(2);
    await inspect(page, 'take-checking');
    await button(page, 'Submit').click();
    await page.getByText('1 question is not answered.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
    await heading(page, 'Submitted').waitFor();
    await page.getByText('3 of 4', { exact: true }).waitFor();
    await page.getByText('2 of 7 marks').waitFor();
    await button(page, 'See your result').waitFor();
    await page.getByText('Receipt', { exact: true }).click();
    const hash = await page.locator('.receipt code').innerText();
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    const stored = await app.sql<{ receipt: { hash: string } }>(
      `SELECT receipt FROM attempts WHERE receipt->>'hash' = $1`,
      [hash],
    );
    expect(stored).toHaveLength(1);
    await inspect(page, 'take-receipt');

    await button(page, 'Go to your exam').click();
    await page.getByText('You have used all your attempts.').waitFor();
    await page.getByText('2 of 7 marks').waitFor();
    await inspect(page, 'take-after');
    expect(complaints).toEqual([]);
  });

  it('can be shown larger, dark and with more contrast, and stays so', async () => {
    const { code } = await exam(app, owner.api, { questions });
    const { page, complaints } = await openLobby(app, visit, code);
    await button(page, 'Display').click();
    await page.getByLabel('Very large').check();
    await page.getByLabel('More').check();
    await inspect(page, 'take-display');
    await page.getByLabel('Dark').check();
    await button(page, 'Close').click();
    await page.reload();
    await heading(page, 'Before you start').waitFor();
    const shown = 'JSON.stringify({ ...document.documentElement.dataset })';
    expect(JSON.parse(await page.evaluate<string>(shown))).toEqual({
      colorScheme: 'dark',
      size: 'larger',
      contrast: 'more',
    });
    expect(await page.evaluate('getComputedStyle(document.body).color')).toBe('rgb(255, 255, 255)');
    // A phone of 320 px at that size is what 200 % of zoom leaves of a small screen.
    await page.setViewportSize({ width: 320, height: 600 });
    await start(page);
    const overflow = 'document.documentElement.scrollWidth - innerWidth';
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
  });

  it('with all questions on one page keeps the position, and counts time by the server', async () => {
    const rules = { layout: 'ALL' };
    const { code, quizId } = await exam(app, owner.api, { questions, rules });
    await app.sql('UPDATE quizzes SET duration_minutes = 30 WHERE id = $1', [quizId]);
    const { page, complaints } = await openLobby(app, visit, code);
    // A clock that is a day wrong.
    await page.clock.install({ time: new Date(Date.now() + 86_400_000) });
    await page.reload();
    await page.getByText('30 minutes', { exact: true }).waitFor();
    await start(page);
    const left = await secondsLeft(page);
    expect(left).toBeGreaterThan(29 * 60);
    expect(left).toBeLessThanOrEqual(30 * 60);
    expect(await page.getByRole('article').count()).toBe(4);
    await page.getByRole('radio', { name: 'Canberra' }).check();
    await page.getByRole('radio', { name: 'القاهرة' }).check();
    await page.clock.runFor(2_000);
    await allSaved(page).waitFor();
    // It goes on before the eyes; aloud, nothing is said from one second to the next.
    await page.clock.runFor(20_000);
    const said = await page.getByRole('status').allInnerTexts();
    const before = await secondsLeft(page);
    await page.clock.runFor(3_000);
    expect(await secondsLeft(page)).toBeLessThan(before);
    expect(await page.getByRole('status').allInnerTexts()).toEqual(said);
    expect(await page.getByRole('timer').getAttribute('aria-live')).toBe('off');
    await button(page, 'Hide the time').click();
    await page.getByText('Time hidden').waitFor();
    await inspect(page, 'take-all');
    await submitExam(page);
    await page.getByText('2 of 4', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('with all questions on one page shows the focused element, not behind a bar', async () => {
    const { code } = await exam(app, owner.api, { questions, rules: { layout: 'ALL' } });
    const { page, complaints } = await openLobby(app, visit, code);
    await start(page);
    await button(page, 'Review and submit').last().focus();
    const focus = `(() => {
      const bar = document.querySelector('.bar');
      const { activeElement: it } = document;
      if (bar.contains(it)) return 'bar';
      const bottomBar = document.querySelector('.bottom-bar');
      if (bottomBar.contains(it)) return 'seen';
      const { top, bottom } = it.getBoundingClientRect();
      const isBehind = top < bar.getBoundingClientRect().bottom;
      return isBehind || bottom > bottomBar.getBoundingClientRect().top ? it.outerHTML : 'seen';
    })()`;
    const met: string[] = [];
    while (met.at(-1) !== 'bar' && met.length < 30) {
      await page.keyboard.press('Shift+Tab');
      met.push(await page.evaluate<string>(focus));
    }
    // Four questions, each to flag and to answer.
    expect(met.length).toBeGreaterThan(8);
    expect(met.filter((what) => what !== 'seen')).toEqual(['bar']);
    const forwards: string[] = [];
    for (let step = 0; step < met.length - 1; step += 1) {
      await page.keyboard.press('Tab');
      forwards.push(await page.evaluate<string>(focus));
    }
    expect(forwards.filter((what) => what !== 'seen' && what !== 'bar')).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('that goes forward only closes passed questions, and warns before', async () => {
    const rules = { navigation: 'FORWARD' };
    const { code } = await exam(app, owner.api, { questions, rules });
    const { page, complaints } = await openLobby(app, visit, code);
    await page.getByText('You cannot go back').waitFor();
    await start(page);
    await page.getByRole('radio', { name: 'Canberra' }).check();
    await button(page, 'Next').click();
    await page.getByText('The question then closes').waitFor();
    await inspect(page, 'take-leave');
    await page.setViewportSize(PHONE);
    await button(page, 'Cancel').click();
    await heading(page, 'Question 1 of 4').waitFor();
    await button(page, 'Next').click();
    await page.getByLabel('Do not ask again in this exam').check();
    await button(page, 'Close it and continue').click();
    await heading(page, 'Question 2 of 4').waitFor();
    expect(await button(page, 'Previous').count()).toBe(0);
    await page.keyboard.press('p');
    await heading(page, 'Question 2 of 4').waitFor();
    await button(page, 'Next').click();
    await heading(page, 'Question 3 of 4').waitFor();
    await button(page, 'Questions: 1 of 4 answered').click();
    const closed = page.getByRole('button', { name: 'Question 1: answered, closed' });
    expect(await closed.isDisabled()).toBe(true);
    await button(page, 'Close').click();
    await allSaved(page).waitFor();
    // The server holds it, too: a reload does not lead back.
    await page.reload();
    await heading(page, 'Question 3 of 4').waitFor();
    await submitExam(page);
    await page.getByText('1 of 4', { exact: true }).waitFor();
    expect(await question(page, 1).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
