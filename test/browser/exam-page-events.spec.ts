import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { sitting } from '../setup/attempts.js';
import { button, inspect, table, toast, useOwnBrowser } from '../setup/browser.js';
import { inPrint } from '../setup/layout-shift.js';
import { launch } from '../setup/chromium.js';
import { candidate, exam } from '../setup/exams.js';
import { mcq } from '../setup/questions.js';
import { openLobby, submitExam, heading, start } from '../setup/take-pages.js';
import { chromium } from '../setup/tools.js';

/** What staff see of page events and of outages. */
const app = useApplication();
// In the headless shell a page keeps the focus when another tab comes to the front.
const { enter, visit } = useOwnBrowser(app, async () => launch([], chromium()));
const questions = [mcq('Which is a fern?', ['Bracken', 'Oak'], 1)];

/** Playwright lets every page believe that it has the focus. This one is to know. */
async function feelsFocus(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: false });
}

describe('a candidate who leaves the page', () => {
  it('was informed that this is logged, and staff see it in the log', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    const { quizId, code } = await exam(app, owner.api, { title: 'Botany', questions });
    const learner = await openLobby(app, visit, code);
    await learner.page.getByText('What is recorded for the exam staff').click();
    await learner.page.getByText('When your network address changes').waitFor();
    await learner.page
      .getByText('Refused requests, such as wrong codes, are logged with your network address')
      .waitFor();
    await inspect(learner.page, 'take-written-down');
    await start(learner.page);
    await feelsFocus(learner.page);
    const kinds = async (): Promise<string[]> =>
      (
        await app.sql('SELECT kind FROM exam_events WHERE quiz_id = $1 ORDER BY at, id', [quizId])
      ).map(({ kind = '' }) => kind);
    // Inside of the page nothing is left.
    await learner.page.getByText('Bracken').click();
    const other = await learner.context.newPage();
    await other.bringToFront();
    await expect.poll(kinds).toEqual(['STARTED', 'FOCUS_LOST']);
    await other.close();
    await learner.page.bringToFront();
    await expect.poll(kinds).toEqual(['STARTED', 'FOCUS_LOST', 'FOCUS_REGAINED']);
    // A reload is no leaving.
    const began = Date.now();
    await learner.page.reload();
    await heading(learner.page, /^Question 1 of/).waitFor();
    // One that takes eight seconds is.
    const isBrief = Date.now() - began < 6_000;
    await submitExam(learner.page);
    await expect.poll(async () => (await kinds()).at(-1)).toBe('SUBMITTED');
    const reported = (await kinds()).slice(0, -1);
    expect(reported.slice(0, 3)).toEqual(['STARTED', 'FOCUS_LOST', 'FOCUS_REGAINED']);
    if (isBrief) expect(reported).toHaveLength(3);
    expect(learner.complaints).toEqual([]);
    await learner.context.close();

    const [attempt] = await app.sql('SELECT id FROM attempts WHERE quiz_id = $1', [quizId]);
    await page.goto(`/navigation/attempt/${attempt?.['id']}`);
    const log = table(page, 'What happened during the attempt');
    await log
      .getByRole('row', { name: /Zoë left the page/ })
      .first()
      .waitFor();
    await log
      .getByRole('row', { name: /Zoë came back to the page after \d+ seconds?/ })
      .first()
      .waitFor();
    await log.getByRole('row', { name: /Zoë submitted/ }).waitFor();
    await inspect(page, 'attempt-facts');
    const choice = page.getByLabel('Entries shown');
    await inPrint(page, async () => {
      expect(await choice.isVisible()).toBe(false);
      expect(await log.isVisible()).toBe(true);
    });
    await choice.selectOption('Staff actions');
    await page.getByText('No entries of this kind yet.').waitFor();
    // For the whole exam only these are shown by default.
    await page.goto(`/navigation/exam/${quizId}/running`);
    await page.getByText('No entries of this kind yet.').waitFor();
    await choice.selectOption('Learners’ pages');
    await table(page, 'Activity log').getByText('Zoë').first().waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('the time of an outage', () => {
  it('is given back with one button', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    const { quizId, code } = await exam(app, owner.api, { title: 'Botany', questions });
    await app.sql('UPDATE quizzes SET duration_minutes = 60 WHERE id = $1', [quizId]);
    const learner = await sitting(await candidate(app, code, 'Asha Rao'));
    await sitting(await candidate(app, code, 'Zoë'));
    const earlier = `UPDATE attempts SET started_at = started_at - interval '20 minutes',
      deadline_at = deadline_at - interval '20 minutes' WHERE quiz_id = $1`;
    await app.sql(earlier, [quizId]);
    await app.sql(`INSERT INTO outages (began_at, ended_at)
      VALUES (now() - interval '10 minutes', now() - interval '3 minutes')`);
    await page.goto(`/navigation/exam/${quizId}`);
    await page.getByText('2 learners were affected.').waitFor();
    await page.goto(`/navigation/exam/${quizId}/running`);
    await page
      .getByText(/^From .*:\d\d:\d\d.* to .*:\d\d:\d\d.* answers could not be saved \(7 minutes\)$/)
      .waitFor();
    await inspect(page, 'exam-outage');
    const before = (await learner.clock()).body['deadlineAt'] as string;
    await page.getByRole('button', { name: /^Give the time back from/ }).click();
    await page.getByRole('dialog').getByText('get up to 7 minutes more').waitFor();
    await inspect(page, 'exam-outage-dialog');
    await button(page, 'Give the time back').click();
    await toast(page, 'Attempts given their time back: 2').waitFor();
    await page.getByText('learners were affected').waitFor({ state: 'detached' });
    const after = (await learner.clock()).body['deadlineAt'] as string;
    expect(Date.parse(after) - Date.parse(before)).toBe(7 * 60_000);
    await table(page, 'Activity log')
      .getByRole('row', {
        name: /2 learners got extra time \(7 min\).*Answers could not be saved for 7 minutes, from/,
      })
      .waitFor();
    await page.goto(`/navigation/attempt/${learner.id}`);
    await page.getByText(/^From .* answers could not be saved \(7 minutes\)$/).waitFor();
    await page
      .getByText('If the connection was lost in this time, the cause was not the learner’s.')
      .waitFor();
    // Candidates who began after the outage lost no time.
    const late = await sitting(await candidate(app, code, 'Meera'));
    await page.goto(`/navigation/attempt/${late.id}`);
    await table(page, 'What happened during the attempt')
      .getByRole('row', { name: /Meera started/ })
      .waitFor();
    expect(await page.getByText('answers could not be saved').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
