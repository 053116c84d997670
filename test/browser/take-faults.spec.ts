import type { BrowserContext, Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { moveDeadline } from '../setup/attempts.js';
import { button, inspect, useBrowser } from '../setup/browser.js';
import { exam, type Exam } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { GEOGRAPHY } from '../setup/questions.js';
import {
  allSaved,
  openLobby,
  submitExam,
  heading,
  notice,
  pageErrors,
  PHONE,
  saved,
  start,
} from '../setup/take-pages.js';

/** What can interrupt a candidate in an exam. */
const app = useApplication();
const { visit } = useBrowser(app);

let given: Exam;
// Created for each test: the titles are the same.
beforeEach(async () => {
  const owner = await person(app);
  given = await exam(app, owner.api, { title: 'Geography', questions: GEOGRAPHY });
});

/** The attempt that was started last. */
async function runningAttempt(): Promise<string> {
  const rows = await app.sql('SELECT id FROM attempts ORDER BY started_at DESC LIMIT 1');
  return rows[0]?.['id'] ?? '';
}

async function storedTexts(attemptId: string): Promise<unknown[]> {
  const rows = await app.sql<{ response: unknown }>(
    'SELECT response FROM responses WHERE attempt_id = $1',
    [attemptId],
  );
  return rows.map(({ response }) => response);
}

/** The server stops answering; a page must say so, and Chromium does in its console. */
async function goAway(context: BrowserContext): Promise<() => Promise<void>> {
  const path = '**/attempts/**';
  await context.route(path, async (route) => route.abort('connectionrefused'));
  return async () => context.unroute(path);
}
/** What the page asks before it is left; the answer is no. */
function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  return asked;
}

/** A live region for screen readers. */
const said = (page: Page, words: string): Locator =>
  page.getByRole('status').filter({ hasText: words });

/** Waits for a text on the page and in the live region. */
async function announced(page: Page, words: string): Promise<void> {
  await Promise.all([notice(page, words).waitFor(), said(page, words).waitFor()]);
}

const choose = async (page: Page, name: string): Promise<void> =>
  page.getByRole('radio', { name }).check();

/** Presses a key between the rendering of the page and the `close` event of the dialog. */
const CANCEL_AND_GO_ON = `(async () => {
  const box = document.querySelector('dialog');
  const closed = new Promise((done) => box.addEventListener('close', () => setTimeout(done)));
  [...box.querySelectorAll('button')].find(({ innerText }) => innerText === 'Cancel').click();
  for (let i = 0; i < 100 && box.isConnected; i += 1) await null;
  dispatchEvent(new KeyboardEvent('keydown', { key: 'n' }));
  await closed;
})()`;

describe('a second device', () => {
  it('continues the attempt, and the first device shows that and stops', async () => {
    const first = await openLobby(app, visit, given.code);
    await start(first.page);
    await choose(first.page, 'Canberra');
    await saved(first.page, 1).waitFor();

    const second = await visit();
    await second.page.goto(`/take#${first.token}`);
    await second.page.getByText('Your exam is running.').waitFor();
    await inspect(second.page, 'take-running');
    await button(second.page, 'Continue the exam').click();
    await heading(second.page, 'Question 1 of 3').waitFor();
    expect(await second.page.getByRole('radio', { name: 'Canberra' }).isChecked()).toBe(true);
    await button(second.page, 'Next').click();
    await choose(second.page, 'Brussels');
    await saved(second.page, 2).waitFor();

    await first.page.getByRole('radio', { name: 'Sydney' }).click();
    await heading(first.page, 'Your exam is open elsewhere').waitFor();
    await first.page.getByText('1 answer typed here did not reach the server.').waitFor();
    await inspect(first.page, 'take-elsewhere');
    // Nothing of the first device is in the paper: the server stores it as late.
    const attempt = await runningAttempt();
    expect(await storedTexts(attempt)).toHaveLength(2);

    // Taken back: what was typed here meanwhile is kept, and so are the answers of the other device.
    await button(first.page, 'Continue here instead').click();
    // It goes on where the other device was.
    await heading(first.page, 'Question 2 of 3').waitFor();
    await button(first.page, 'Previous').click();
    expect(await first.page.getByRole('radio', { name: 'Sydney' }).isChecked()).toBe(true);
    await allSaved(first.page).waitFor();
    await button(first.page, 'Next').click();
    expect(await first.page.getByRole('radio', { name: 'Brussels' }).isChecked()).toBe(true);
    // The other hears of it when it asks for the time, at the latest.
    await heading(second.page, 'Your exam is open elsewhere').waitFor();
    // A reload there does not take the attempt back by itself.
    await second.page.reload();
    await second.page.getByText('Your exam is running.').waitFor();
    await submitExam(first.page);
    await first.page.getByText('2 of 3', { exact: true }).waitFor();
    expect(pageErrors([...first.complaints, ...second.complaints])).toEqual([]);
    await first.context.close();
    await second.context.close();
  });
});

describe('an attempt that was submitted elsewhere', () => {
  it('is shown as submitted, and no other one is started', async () => {
    const owner = await person(app);
    const rules = { attempts_allowed: 2, navigation: 'FORWARD' };
    const twice = await exam(app, owner.api, { title: 'Twice', questions: GEOGRAPHY, rules });
    const first = await openLobby(app, visit, twice.code);
    await start(first.page);
    const second = await visit();
    await second.page.goto(`/take#${first.token}`);
    await button(second.page, 'Continue the exam').click();
    await heading(second.page, 'Question 1 of 3').waitFor();
    await choose(second.page, 'Canberra');
    // The focus stays near when its element disappears.
    await button(second.page, 'Clear answer').click();
    const focused = async (): Promise<unknown> => second.page.evaluate('document.activeElement.id');
    await expect.poll(focused).toBe('question-0');
    // A key asks, although a button press did not.
    await button(second.page, 'Next').click();
    await second.page.getByLabel('Do not ask again in this exam').check();
    await button(second.page, 'Close it and continue').click();
    // While the question is on its way, its heading is shown, and keys do nothing.
    await second.page.getByRole('radio', { name: 'Brussels' }).waitFor();
    await second.page.keyboard.press('n');
    await second.page.getByText('The question then closes').waitFor();
    await button(second.page, 'Cancel').click();
    // So does a key before the browser reports that the dialog was closed.
    await second.page.keyboard.press('n');
    await second.page.getByText('The question then closes').waitFor();
    await second.page.evaluate(CANCEL_AND_GO_ON);
    expect(await second.page.getByText('The question then closes').isVisible()).toBe(true);
    await button(second.page, 'Cancel').click();

    await first.page.getByRole('radio', { name: 'Sydney' }).click();
    await heading(first.page, 'Your exam is open elsewhere').waitFor();
    await submitExam(second.page);
    await button(first.page, 'Continue here instead').click();
    await heading(first.page, 'Submitted').waitFor();
    await first.page.getByText('It was submitted from somewhere else.').waitFor();
    await first.page.getByText('1 answer typed here arrived too late.').waitFor();
    expect(await first.page.getByText('Your answers have arrived').count()).toBe(0);
    const [made] = await app.sql('SELECT count(*)::int FROM attempts WHERE quiz_id = $1', [
      twice.quizId,
    ]);
    expect(made).toEqual({ count: 1 });
    expect(pageErrors([...first.complaints, ...second.complaints])).toEqual([]);
    await first.context.close();
    await second.context.close();
  });
});

describe('the back button of the browser', () => {
  it('asks while an exam runs, and causes no second registration', async () => {
    const { page, complaints } = await visit();
    await page.goto('/take');
    await page.getByLabel('Exam code').fill(given.code);
    await button(page, 'Continue').click();
    await page.getByLabel('Your name').fill('Zoë');
    await button(page, 'Go to the exam').click();
    await start(page);
    const asked = askedBy(page);
    await page.goBack();
    await expect.poll(() => asked).toEqual([expect.stringContaining('Your exam is still running')]);
    await heading(page, 'Question 1 of 3').waitFor();
    expect(page.url()).toContain('#');
    await choose(page, 'Canberra');
    await saved(page, 1).waitFor();
    expect(pageErrors(complaints)).toEqual([]);
  });
});

describe('the end of the time', () => {
  it('is announced, and submits the answers to the last word typed before it', async () => {
    const { page, complaints } = await openLobby(app, visit, given.code);
    await start(page);
    await page.getByText('No time limit').waitFor();
    const attempt = await runningAttempt();
    await moveDeadline(app, attempt, 120);
    // The page learns it with the next save.
    await choose(page, 'Canberra');
    await announced(page, 'Your time has changed');
    await inspect(page, 'take-little-time');
    await page.setViewportSize(PHONE);
    await page.keyboard.press('n');
    await page.keyboard.press('n');
    const essay = page.getByLabel('Your answer');
    await essay.waitFor();

    // The last thirty seconds are announced only if the page knew of them before.
    await moveDeadline(app, attempt, 45);
    await essay.pressSequentially('word1 word2 ');
    await page.locator('.timer.last').waitFor();
    await announced(page, '30 seconds left.');
    await moveDeadline(app, attempt, 12);
    let typed = await essay.inputValue();
    for (let word = 3; await essay.isVisible(); word += 1) {
      await essay.pressSequentially(`word${word} `, { timeout: 500 }).catch(() => undefined);
      typed = await essay.inputValue({ timeout: 500 }).catch(() => typed);
    }
    await heading(page, 'Time is up').waitFor();
    await inspect(page, 'take-time-up');
    await heading(page, 'Submitted').waitFor();
    await page.getByText('Time ran out.').waitFor();
    await page.getByText('2 of 3', { exact: true }).waitFor();
    // The last seen content of the field, and at most one letter more.
    expect(typed).toContain('word1 word2');
    const stored = (await storedTexts(attempt)) as { text?: string }[];
    expect(stored.map(({ text }) => text ?? '').join('')).toMatch(RegExp(`^${typed.trim()}`));
    expect(await page.getByText('did not reach the server').count()).toBe(0);
    expect(pageErrors(complaints)).toEqual([]);
  });
});

describe('a server that is down', () => {
  it('is waited for: answers are pending, then saved, then submitted', async () => {
    const { page, context, complaints } = await openLobby(app, visit, given.code);
    await start(page);
    const back = await goAway(context);
    await choose(page, 'Canberra');
    await page.locator('[data-saved="PENDING"]', { hasText: 'Not saved yet' }).waitFor();
    await notice(page, 'The server is not responding.').waitFor();
    await said(page, 'The server is not responding.').waitFor();
    await inspect(page, 'take-away');
    await page.setViewportSize(PHONE);
    // One can go on meanwhile.
    await button(page, 'Next').click();
    await choose(page, 'Brussels');
    await page.locator('[data-save-state="away"]').waitFor();
    const attempt = await runningAttempt();
    expect(await storedTexts(attempt)).toEqual([]);
    // What happens is said where a box is open, too: nothing else is read then.
    await button(page, 'Display and keys').click();
    await back();
    const box = page.getByRole('dialog');
    await box.getByRole('status').filter({ hasText: 'You are back online.' }).waitFor();
    await box.getByRole('button', { name: 'Close' }).click();
    await allSaved(page).waitFor();
    await saved(page, 2).waitFor();
    expect(await storedTexts(attempt)).toHaveLength(2);

    const backAgain = await goAway(context);
    await page.keyboard.press('n');
    await page.getByLabel('Your answer').fill('Silt settles.');
    // One tap does not discard what was typed.
    expect(await button(page, 'Clear answer').count()).toBe(0);
    await button(page, 'Review and submit').last().click();
    await button(page, 'Submit').click();
    await said(page, 'The server has not confirmed it yet.').waitFor();
    await inspect(page, 'take-handing-in');
    await backAgain();
    // Unless it has got through by itself meanwhile.
    const trying = button(page, 'Try now').click();
    await Promise.any([trying, heading(page, 'Submitted').waitFor()]);
    await heading(page, 'Submitted').waitFor();
    await page.getByText('3 of 3', { exact: true }).waitFor();
    expect(pageErrors(complaints)).toEqual([]);
  });
});
