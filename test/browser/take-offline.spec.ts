import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, useBrowser } from '../setup/browser.js';
import { exam } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { choose, kill, notSaved, reopen, useOpenExam } from '../setup/outbox-pages.js';
import { mcq } from '../setup/questions.js';
import {
  allSaved,
  heading,
  notice,
  openLobby,
  pageErrors,
  saved,
  start,
  submitExam,
} from '../setup/take-pages.js';

/** A begun attempt goes on without a connection, also after a reload. */
const app = useApplication();
const { visit } = useBrowser(app);
const { given, runningAttempt, textsIn } = useOpenExam(app);

/** Waits until the page of the attempt is in the browser's caches. */
const cached = async (page: Page): Promise<void> =>
  expect
    .poll(async () => page.evaluate('caches.match("/take").then((found) => found !== undefined)'))
    .toBe(true);

describe('a reload without a connection', () => {
  it('goes on where the candidate was, with all answers', async () => {
    const { page, context, complaints } = await openLobby(app, visit, given.code);
    expect(await page.evaluate('caches.keys()')).toEqual([]);
    await start(page);
    const attempt = await runningAttempt();
    await choose(page, 'Canberra');
    await saved(page, 1).waitFor();
    await cached(page);
    await context.setOffline(true);
    await page.keyboard.press('n');
    await choose(page, 'Brussels');
    await notSaved(page, 2).waitFor();
    await page.reload();
    await heading(page, 'Question 2 of 3').waitFor();
    expect(await page.getByRole('radio', { name: 'Brussels' }).isChecked()).toBe(true);
    await button(page, 'Previous').click();
    // The server had it: the browser has it confirmed.
    expect(await page.getByRole('radio', { name: 'Canberra' }).isChecked()).toBe(true);
    await choose(page, 'Sydney');
    await notice(page, 'The server is not responding.').waitFor();
    // It has just been loaded again: no warning that it cannot be.
    expect(await page.getByText('cannot load again').count()).toBe(0);
    await inspect(page, 'take-reloaded-offline');
    await context.setOffline(false);
    await allSaved(page).waitFor();
    const chosen = await app.sql<{ sequence: number; epoch: number }>(
      `SELECT sequence, epoch FROM responses WHERE attempt_id = $1 ORDER BY sequence`,
      [attempt],
    );
    expect(chosen.map(({ epoch }) => epoch)).toEqual([1, 1]);
    // What was typed after the reload counts as later than anything before.
    expect(chosen.at(-1)?.sequence).toBeGreaterThan(100_000);
    await submitExam(page);
    await expect.poll(async () => page.evaluate('caches.keys()')).toEqual([]);
    expect(pageErrors(complaints)).toEqual([]);
  });

  it('does not stand in the way of another attempt', async () => {
    const owner = await person(app);
    const { code } = await exam(app, owner.api, {
      questions: [mcq('Which?', ['this', 'that'])],
      rules: { attempts_allowed: 2 },
    });
    const { page, context } = await openLobby(app, visit, code);
    await start(page);
    await cached(page);
    await context.setOffline(true);
    await page.reload();
    await heading(page, 'Question 1 of 1').waitFor();
    await choose(page, 'this');
    await context.setOffline(false);
    await submitExam(page);
    await button(page, 'Go to your exam').click();
    await button(page, 'Start another attempt').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start the exam' }).click();
    await heading(page, 'Question 1 of 1').waitFor();
    expect(await page.getByRole('radio', { name: 'this' }).isChecked()).toBe(false);
  });

  it('goes on in a new tab, if the one before was killed', async () => {
    const { page, context, token } = await openLobby(app, visit, given.code);
    await start(page);
    const attempt = await runningAttempt();
    await cached(page);
    await context.setOffline(true);
    await page.keyboard.press('n');
    await page.keyboard.press('n');
    await page.getByLabel('Your answer').fill('Silt settles.');
    await notSaved(page, 3).waitFor();
    await kill(context, page);
    const next = await reopen(context, token);
    await heading(next.page, 'Question 3 of 3').waitFor();
    await context.setOffline(false);
    await allSaved(next.page).waitFor();
    expect(await textsIn('responses', attempt)).toEqual(['Silt settles.']);
  });
});

describe('the page of an exam without a connection', () => {
  it('lets whoever has begun here go on', async () => {
    const { page, context } = await visit();
    await page.goto(`/take/${given.code}`);
    await page.getByLabel('Your name').first().fill('Ada');
    await button(page, 'Go to the exam').click();
    await heading(page, 'Before you start').waitFor();
    await start(page);
    await cached(page);
    await context.setOffline(true);
    await page.goto(`/take/${given.code}`);
    expect(
      await page.evaluate(`document.querySelector('.brand img').naturalWidth`),
    ).toBeGreaterThan(0);
    await button(page, 'Continue as Ada').click();
    await heading(page, 'Question 1 of 3').waitFor();
  });
});

describe('a forward-only exam without a connection', () => {
  const FORWARD = ['First', 'Second', 'Third'].map((name) =>
    mcq(`${name}?`, [`${name} yes`, 'no']),
  );

  it('shows the question that was read ahead, and says that the next one cannot come', async () => {
    const owner = await person(app);
    const rules = { navigation: 'FORWARD' };
    const { code } = await exam(app, owner.api, { questions: FORWARD, rules });
    const { page, context } = await openLobby(app, visit, code);
    const nextCame = page.waitForResponse(/questions\/1$/);
    await start(page);
    await choose(page, 'First yes');
    await nextCame;
    await cached(page);
    // Nothing can be come back to, so nothing is flagged.
    expect(await button(page, 'Flag').count()).toBe(0);
    await context.setOffline(true);
    await button(page, 'Next').click();
    await button(page, 'Close it and continue').click();
    await heading(page, 'Question 2 of 3').waitFor();
    await choose(page, 'Second yes');
    await page.getByText('The server is not responding.').first().waitFor();
    await button(page, 'Next').click();
    await page.getByText('The next question may not load until you are back online').waitFor();
    await button(page, 'Close it and continue').click();
    await page.getByText('Question 3 appears as soon as it does').waitFor();
    expect(await button(page, 'Try now').count()).toBe(1);
    await inspect(page, 'take-awaited');
    await page.reload();
    await heading(page, 'Question 2 of 3').waitFor();
    expect(await page.getByRole('radio', { name: 'Second yes' }).isChecked()).toBe(true);
    await button(page, 'Next').click();
    await button(page, 'Close it and continue').click();
    await page.getByText('Question 3 appears as soon as it does').waitFor();
    await context.setOffline(false);
    await heading(page, 'Question 3 of 3').waitFor();
    await choose(page, 'Third yes');
    await submitExam(page);
    await page.getByText('3 of 3', { exact: true }).waitFor();
  });
});

describe('the Back button', () => {
  it('asks before it leaves a running exam, and goes from page to page else', async () => {
    const { page } = await openLobby(app, visit, given.code);
    await start(page);
    const questions: string[] = [];
    page.once('dialog', (dialog) => {
      questions.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goBack();
    await expect.poll(() => questions.length).toBe(1);
    expect(questions[0]).toContain('Your exam is still running');
    await heading(page, 'Question 1 of 3').waitFor();
    // Longer than a reload waits for the server before it goes on from what the browser has.
    await page.waitForTimeout(5_500);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goBack();
    await page.getByText('Your exam is running.').waitFor();
    await page.waitForTimeout(500);
    expect(await page.getByText('Your exam is running.').isVisible()).toBe(true);
    // Forward does not start or take anything over by itself.
    await page.goForward();
    await page.getByText('Your exam is running.').waitFor();
    await button(page, 'Continue the exam').click();
    await heading(page, 'Question 1 of 3').waitFor();
    await submitExam(page);
    await page.goBack();
    await heading(page, 'Your attempts').waitFor();
  });

  it('closes what is open first, and leaves nothing', async () => {
    const owner = await person(app);
    const { code } = await exam(app, owner.api, { questions: [mcq('Which?', ['this', 'that'])] });
    const { page } = await openLobby(app, visit, code);
    const closed = async (opener: string | RegExp, title: string): Promise<void> => {
      const entries = await page.evaluate('history.length');
      await page.getByRole('button', { name: opener }).click();
      await page.getByRole('dialog', { name: title }).waitFor();
      await page.goBack();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await page.evaluate('history.length')).toBe(entries);
    };
    await start(page);
    await closed('Display and keys', 'Display and keys');
    await closed(/^Questions:/, 'Questions');
    await heading(page, 'Question 1 of 1').waitFor();
    // Nothing is open any more: it asks, and leaves on OK.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goBack();
    await page.getByText('Your exam is running.').waitFor();
  });

  it('leads from the marked paper to a lobby that knows the attempt', async () => {
    const owner = await person(app);
    const rules = { review_content: 'ANSWERS', review_time: 'AT_ONCE' };
    const { code } = await exam(app, owner.api, {
      questions: [mcq('Which?', ['this', 'that'])],
      rules,
    });
    const { page } = await openLobby(app, visit, code);
    await start(page);
    await submitExam(page);
    await button(page, 'See the paper').click();
    await heading(page, 'Your paper').waitFor();
    await page.goBack();
    await heading(page, 'Your attempts').waitFor();
  });
});
