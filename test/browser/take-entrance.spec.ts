import { beforeEach, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, useBrowser } from '../setup/browser.js';
import { candidate, exam, setRules } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { CANDIDATES, REVOKE } from '../setup/learners.js';
import { mcq } from '../setup/questions.js';
import {
  openLobby,
  submitExam,
  heading,
  pageErrors,
  PHONE,
  saved,
  secondsLeft,
  start,
} from '../setup/take-pages.js';

/** Whom an exam lets in, and when. */
const app = useApplication();
const { visit } = useBrowser(app);

const questions = [mcq('What is the capital of Australia?', ['Sydney', 'Canberra'], 2)];

let owner: Person;
// Created for each test: the titles are the same.
beforeEach(async () => {
  owner = await person(app);
});

describe('the entrance', () => {
  it('refuses invalid and revoked links', async () => {
    const given = await exam(app, owner.api, { title: 'Geography', questions });
    const { page, token } = await openLobby(app, visit, given.code);
    await page.goto('/take');
    await page.goto(`/take#${token.slice(0, -4)}AAAA`);
    await heading(page, 'This link does not work').waitFor();
    await inspect(page, 'take-invalid');
    await page.getByRole('link', { name: 'Type the exam code' }).click();
    await page.getByLabel('Code').waitFor();

    await page.goto(`/take#${token}`);
    await start(page);
    await page.getByRole('radio', { name: 'Canberra' }).check();
    await saved(page, 1).waitFor();
    const { candidates } = await owner.api.ask(CANDIDATES, { quizId: given.quizId });
    const { items } = candidates as { items: { id: string }[] };
    await owner.api.ask(REVOKE, { id: items[0]?.id });
    await page.getByRole('radio', { name: 'Sydney' }).click();
    await heading(page, 'This link does not work').waitFor();
    await page.reload();
    await heading(page, 'This link does not work').waitFor();
  });

  it('follows an address that changes before the first frame', async () => {
    const { page } = await visit();
    // No frame: effects run late, as on a device that is busy.
    await page.addInitScript(`
      window.requestAnimationFrame = () => 0;
      document.addEventListener('DOMContentLoaded', () => (location.hash = 'not-a-token'));`);
    await page.goto('/take');
    await heading(page, 'This link does not work').waitFor();
  });

  it('shows when an exam opens, that it has closed, or that it does not exist', async () => {
    const other = await exam(app, owner.api, { title: 'Later', questions });
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    await setRules(app, other.quizId, { opens_at: soon });
    const { page, complaints } = await visit();
    await page.goto(`/take/${other.code}`);
    await page.getByText('The exam is not open yet').waitFor();
    await page.getByText(/^It opens in (59|1:00):\d\d/).waitFor();
    await inspect(page, 'take-not-yet');
    await page.getByLabel('Your name').fill('Zoë');
    await button(page, 'Go to the exam').click();
    await page.getByText('You can start when the exam opens.').waitFor();
    await inspect(page, 'take-waiting');
    expect(await button(page, 'Start the exam').count()).toBe(0);
    // It opens while the page waits.
    await setRules(app, other.quizId, { opens_at: new Date(Date.now() + 20_000).toISOString() });
    await page.reload();
    await page.getByText(/^You can start in 0:/).waitFor();
    await button(page, 'Start the exam').waitFor();
    const opened = page.getByRole('status').filter({ hasText: 'The exam is open.' });
    await opened.waitFor();

    await setRules(app, other.quizId, { closes_at: '2020-01-02', opens_at: '2020-01-01' });
    await page.goto(`/take/${other.code}`);
    await page.getByText('The exam is closed').waitFor();
    await page.getByText('your own link or your code still works').waitFor();
    await inspect(page, 'take-closed');
    await setRules(app, other.quizId, { closes_at: null, access: 'INVITATION' });
    await page.reload();
    await page.getByText('By invitation only').waitFor();
    await inspect(page, 'take-invitation');
    await page.goto('/take/ZZZZ-ZZZZ');
    await heading(page, 'There is no exam with this code').waitFor();
    // What was typed is there to be corrected.
    expect(await page.getByLabel('Exam code').inputValue()).toBe('ZZZZ-ZZZZ');
    await inspect(page, 'take-unknown');
    await page.getByLabel('Exam code').fill(other.code);
    await button(page, 'Continue').click();
    await page.getByText('By invitation only').waitFor();
    await page.goto('/take/no%20code!');
    await page.getByText('A code has eight letters and numbers.').waitFor();
    expect(await page.getByLabel('Exam code').inputValue()).toBe('no code!');
    expect(pageErrors(complaints)).toEqual([]);
  });
});

describe('an exam that closes before its minutes are over', () => {
  it('says how much time there is, on each page before the start', async () => {
    const given = await exam(app, owner.api, { title: 'Capitals', questions });
    await app.sql('UPDATE quizzes SET duration_minutes = 10 WHERE id = $1', [given.quizId]);
    await setRules(app, given.quizId, { closes_at: new Date(Date.now() + 300_000).toISOString() });
    const { page, complaints } = await visit();
    // A clock that is an hour wrong: the server's counts.
    await page.clock.install({ time: new Date(Date.now() + 3_600_000) });
    await page.goto(`/take/${given.code}`);
    const warning = /^You have 4:\d\d: the exam closes at \d+:\d\d /;
    await page.getByText(warning).waitFor();
    await page.goto(`/take#${(await candidate(app, given.code, 'Zoë')).token}`);
    await heading(page, 'Before you start').waitFor();
    await page.getByText(/^4:\d\d instead of 10 minutes$/).waitFor();
    await page.getByText(warning).waitFor();
    await inspect(page, 'take-cut-time');
    await button(page, 'Start the exam').click();
    await page.getByRole('dialog').getByText(warning).waitFor();
    const timed = page.getByRole('dialog').getByText(/10 minutes|The clock starts at once/);
    expect(await timed.count()).toBe(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Start the exam' }).click();
    await heading(page, 'Question 1 of 1').waitFor();
    expect(await secondsLeft(page)).toBeLessThanOrEqual(300);
    // Once no attempt is left, no time counts down.
    await submitExam(page);
    await button(page, 'Go to your exam').click();
    await heading(page, 'About this exam').waitFor();
    await page.getByText('10 minutes', { exact: true }).waitFor();
    expect(await page.getByText('instead of').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe('the lobby', () => {
  it('keeps the start button in view, and folds what is not needed at first', async () => {
    const given = await exam(app, owner.api, { title: 'Capitals', questions });
    const { page } = await openLobby(app, visit, given.code);
    for (const size of [PHONE, { width: 320, height: 480 }, { width: 1366, height: 600 }]) {
      await page.setViewportSize(size);
      const box = await button(page, 'Start the exam').boundingBox();
      expect(box && box.y + box.height).toBeLessThanOrEqual(size.height);
    }
    const recorded = page.getByText('When you start, when you type and save answers');
    expect(await recorded.isVisible()).toBe(false);
    await page.getByText('What is recorded for the exam staff').click();
    await recorded.waitFor();
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    expect(await page.getByText('Your answers are saved as you go.').isVisible()).toBe(true);
  });
});

describe('a page that shows a receipt', () => {
  it('shows that staff have reopened the attempt', async () => {
    const given = await exam(app, owner.api, { title: 'Capitals', questions });
    const { page, complaints } = await visit();
    await page.clock.install();
    await page.goto(`/take#${(await candidate(app, given.code, 'Zoë')).token}`);
    await start(page);
    await page.getByRole('radio', { name: 'Canberra' }).check();
    await submitExam(page);
    const [attempt] = await app.sql('SELECT id FROM attempts WHERE quiz_id = $1', [given.quizId]);
    await owner.api.ask(
      'mutation ($input: ReopenAttemptInput!) { reopenAttempt(input: $input) { id } }',
      { input: { attemptId: attempt?.id, minutes: 5, reason: 'The line was down' } },
    );
    await page.clock.fastForward('01:20');
    await page.getByText('It was reopened for you').waitFor();
    await button(page, 'Go to your exam').click();
    await button(page, 'Continue the exam').click();
    await page.getByRole('radio', { name: 'Sydney' }).check();
    await saved(page, 1).waitFor();
    expect(complaints).toEqual([]);
  });
});
