import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { moveDeadline } from '../setup/attempts.js';
import { button, inspect, useBrowser } from '../setup/browser.js';
import { setRules } from '../setup/exams.js';
import {
  choose,
  ESSAY,
  waitUntilOffline,
  kill,
  notSaved,
  reopen,
  useOpenExam,
  writeEssay,
} from '../setup/outbox-pages.js';
import { allSaved, openLobby, heading, pageErrors, saved, start } from '../setup/take-pages.js';

/** Answers that are too late for their paper are stored separately, and the candidate is notified. */
const app = useApplication();
const { visit } = useBrowser(app);
const { given, runningAttempt, textsIn } = useOpenExam(app);

describe('an answer from before another device answered the same question', () => {
  it('gives way to that, with a notice, and is kept for staff', async () => {
    const { page, context, token } = await openLobby(app, visit, given.code);
    await start(page);
    const attempt = await runningAttempt();
    await context.setOffline(true);
    await writeEssay(page);
    await waitUntilOffline(page);
    await kill(context, page);
    await context.setOffline(false);
    const other = await visit();
    await other.page.goto(`/take#${token}`);
    await button(other.page, 'Continue the exam').click();
    await heading(other.page, 'Question 1 of 3').waitFor();
    await writeEssay(other.page, 'By silt.');
    await allSaved(other.page).waitFor();

    const next = await reopen(context, token);
    await expect.poll(async () => textsIn('late_responses', attempt)).toEqual([ESSAY]);
    await next.page.getByText('1 answer typed here arrived too late.').waitFor();
    await button(next.page, 'Continue the exam').click();
    await heading(next.page, /^Question \d of 3$/).waitFor();
    await next.page.keyboard.press('n');
    await next.page.keyboard.press('n');
    expect(await next.page.getByLabel('Your answer').inputValue()).toBe('By silt.');
    expect(await textsIn('responses', attempt)).toEqual(['By silt.']);
    await context.close();
    await other.context.close();
  });
});

describe('time that is up while the page is offline', () => {
  it('submits what had arrived, and keeps the rest for staff', async () => {
    const rules = { review_content: 'SCORE', review_time: 'AT_ONCE', pass_mark: 3 };
    await setRules(app, given.quizId, rules);
    const { page, context, token, complaints } = await openLobby(app, visit, given.code);
    await start(page);
    const attempt = await runningAttempt();
    await moveDeadline(app, attempt, 35);
    // The page learns it with the next save.
    await choose(page, 'Canberra');
    await saved(page, 1).waitFor();
    await context.setOffline(true);
    await writeEssay(page);
    await heading(page, 'Time is up').waitFor();
    await page.getByText('Not submitted yet').waitFor();
    await inspect(page, 'take-time-up-offline', { moved: 'the time is up' });
    const ended = async () =>
      app.sql('SELECT submitted_by FROM attempts WHERE id = $1 AND receipt IS NOT NULL', [attempt]);
    await expect.poll(ended).toEqual([{ submitted_by: 'TIME' }]);
    await context.setOffline(false);
    await heading(page, 'Submitted').waitFor();
    await page.getByText('1 answer typed here arrived too late.').waitFor();
    // The decision on the late answer can still change it.
    await page.locator('.score-line', { hasText: '1 of 3 marks so far' }).waitFor();
    expect(await page.getByText('Not passed').count()).toBe(0);
    await inspect(page, 'take-late', { moved: 'late answers have arrived' });
    await page.getByText('1 of 3', { exact: true }).waitFor();
    expect(await textsIn('responses', attempt)).toEqual([]);
    expect(await textsIn('late_responses', attempt)).toEqual([ESSAY]);
    // It is delivered: nothing is left here to be sent again.
    const next = await reopen(context, token);
    await heading(next.page, 'Your attempts').waitFor();
    expect(await next.page.getByText('did not arrive in time').count()).toBe(0);
    expect(pageErrors([...complaints, ...next.complaints])).toEqual([]);
  });

  it('delivers the rest even if the tab was killed and the link is opened after the end', async () => {
    const { page, context, token } = await openLobby(app, visit, given.code);
    await start(page);
    const attempt = await runningAttempt();
    await context.setOffline(true);
    await writeEssay(page);
    await notSaved(page, 3).waitFor();
    await kill(context, page);
    await moveDeadline(app, attempt, -11);
    await context.setOffline(false);
    const next = await reopen(context, token);
    await next.page.getByText('1 answer typed here arrived too late.').waitFor();
    await inspect(next.page, 'take-late-at-the-lobby', { moved: 'staff have decided' });
    expect(await textsIn('late_responses', attempt)).toEqual([ESSAY]);
    expect(await textsIn('responses', attempt)).toEqual([]);
  });
});
