import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { moveDeadline } from '../setup/attempts.js';
import { button, inspect, useBrowser, watchedPage } from '../setup/browser.js';
import { candidate, exam, type Exam } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { holdAttempt } from '../setup/holding.js';
import { freePort } from '../setup/processes.js';
import { mcq } from '../setup/questions.js';
import {
  allSaved,
  atTheLobby,
  handIn,
  heading,
  ofPage,
  saved,
  start,
  toHandingIn,
} from '../setup/take-pages.js';

/** What is typed outlives the line, the tab and the server: it is in the browser's outbox first. */
const app = useApplication();
const { visit } = useBrowser(app);

const questions = [
  mcq('What is the capital of Australia?', ['Sydney', 'Canberra'], 2),
  mcq('What is the capital of Belgium?', ['Brussels', 'Liège'], 1),
  { descriptive: { text: 'How does a delta form?' } },
];
const ESSAY = 'A river slows down, and its silt settles.';

let given: Exam;
beforeAll(async () => {
  const owner = await person(app.api, app.sink);
  given = await exam(app, owner.api, { title: 'Geography', questions });
});

async function runningAttempt(): Promise<string> {
  const rows = await app.sql('SELECT id FROM attempts ORDER BY started_at DESC LIMIT 1');
  return rows[0]?.['id'] ?? '';
}

/** What is said to the questions, by the table that has it. */
async function textsIn(table: 'responses' | 'late_responses', attempt: string): Promise<string[]> {
  const rows = await app.sql<{ text: string | null }>(
    `SELECT response->>'text' AS text FROM ${table} WHERE attempt_id = $1`,
    [attempt],
  );
  return rows.flatMap(({ text }) => text ?? []);
}

const choose = async (page: Page, name: string): Promise<void> =>
  page.getByRole('radio', { name }).check();

/** The page has said that it is without a line: nothing on it moves any more. */
const isAway = async (page: Page): Promise<void> =>
  page.locator('.bar-note', { hasText: 'what you type is kept on this device' }).waitFor();

/** The third question, answered by hand. */
async function writeEssay(page: Page): Promise<void> {
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  await page.getByLabel('Your answer').fill(ESSAY);
}

const notSaved = (page: Page, number: number) =>
  page.locator(`[data-question="${number}"] [data-saved="PENDING"]`);

/** Killed, as a phone does it that needs the memory: no last word, no question whether to stay. */
async function kill(context: BrowserContext, page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  // Never answered: who would?
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

/** The link once more, in a new tab of the same browser. */
async function reopen(context: BrowserContext, token: string) {
  const watched = await watchedPage(context);
  await watched.page.goto(`/take#${token}`);
  return watched;
}

describe('a line that is down in the middle', () => {
  it('keeps nobody from going on, and all of it arrives when it is back', async () => {
    const { page, context, complaints } = await atTheLobby(app, visit, given.code);
    await start(page);
    const attempt = await runningAttempt();
    await context.setOffline(true);
    await choose(page, 'Canberra');
    await isAway(page);
    await writeEssay(page);
    await notSaved(page, 3).waitFor();
    await inspect(page, 'take-offline');
    expect(await textsIn('responses', attempt)).toEqual([]);
    await context.setOffline(false);
    await allSaved(page).waitFor();
    expect(await textsIn('responses', attempt)).toEqual([ESSAY]);
    await handIn(page);
    await page.getByText('2 of 3', { exact: true }).waitFor();
    expect(ofPage(complaints)).toEqual([]);
    await context.close();
  });
});

describe('a tab that is killed', () => {
  it('goes on in the next one by itself, with what had not been sent', async () => {
    const { page, context, token } = await atTheLobby(app, visit, given.code);
    await start(page);
    await choose(page, 'Canberra');
    await saved(page, 1).waitFor();
    const attempt = await runningAttempt();
    await context.setOffline(true);
    await writeEssay(page);
    await notSaved(page, 3).waitFor();
    await kill(context, page);
    await context.setOffline(false);

    const next = await reopen(context, token);
    await heading(next.page, /^Question \d of 3$/).waitFor();
    await allSaved(next.page).waitFor();
    expect(await textsIn('responses', attempt)).toEqual([ESSAY]);
    expect(await next.page.getByRole('radio', { name: 'Canberra' }).isChecked()).toBe(true);
    await handIn(next.page);
    await next.page.getByText('2 of 3', { exact: true }).waitFor();
    expect(ofPage(next.complaints)).toEqual([]);
    await context.close();
  });
});

describe('handing in without a line', () => {
  it('is not delivered yet, and goes out when the link is opened again', async () => {
    const { page, context, token } = await atTheLobby(app, visit, given.code);
    await start(page);
    const attempt = await runningAttempt();
    await context.setOffline(true);
    await writeEssay(page);
    await isAway(page);
    await toHandingIn(page);
    await page.getByText('Not delivered yet').waitFor();
    await page.getByText('open your link on this device again').waitFor();
    await inspect(page, 'take-not-delivered');
    await kill(context, page);
    await context.setOffline(false);

    const next = await reopen(context, token);
    await heading(next.page, 'Handed in').waitFor();
    await next.page.getByText('1 of 3', { exact: true }).waitFor();
    expect(await textsIn('responses', attempt)).toEqual([ESSAY]);
    expect(ofPage(next.complaints)).toEqual([]);
    await context.close();
  });

  it('hands nothing in that went on elsewhere since', async () => {
    const { page, context, token } = await atTheLobby(app, visit, given.code);
    await start(page);
    await context.setOffline(true);
    await writeEssay(page);
    await isAway(page);
    await toHandingIn(page);
    await page.getByText('Not delivered yet').waitFor();
    await kill(context, page);
    await context.setOffline(false);
    const other = await visit();
    await other.page.goto(`/take#${token}`);
    await button(other.page, 'Go on with the exam').click();
    await heading(other.page, 'Question 1 of 3').waitFor();

    const next = await reopen(context, token);
    await button(next.page, 'Go on with the exam').click();
    // Nobody wrote anything else there: what was written here comes into the paper.
    await heading(next.page, /^Question \d of 3$/).waitFor();
    await allSaved(next.page).waitFor();
    expect(await textsIn('responses', await runningAttempt())).toEqual([ESSAY]);
    await context.close();
    await other.context.close();
  });
});

describe('what was written here before another device answered the same', () => {
  it('gives way to it, which is said, and is kept for whoever gives the exam', async () => {
    const { page, context, token } = await atTheLobby(app, visit, given.code);
    await start(page);
    const attempt = await runningAttempt();
    await context.setOffline(true);
    await writeEssay(page);
    await isAway(page);
    await kill(context, page);
    await context.setOffline(false);
    const other = await visit();
    await other.page.goto(`/take#${token}`);
    await button(other.page, 'Go on with the exam').click();
    await heading(other.page, 'Question 1 of 3').waitFor();
    await other.page.keyboard.press('n');
    await other.page.keyboard.press('n');
    await other.page.getByLabel('Your answer').fill('By silt.');
    await allSaved(other.page).waitFor();

    const next = await reopen(context, token);
    await expect.poll(async () => textsIn('late_responses', attempt)).toEqual([ESSAY]);
    await next.page.getByText('1 answer typed here arrived too late.').waitFor();
    await button(next.page, 'Go on with the exam').click();
    await heading(next.page, /^Question \d of 3$/).waitFor();
    await next.page.keyboard.press('n');
    await next.page.keyboard.press('n');
    expect(await next.page.getByLabel('Your answer').inputValue()).toBe('By silt.');
    expect(await textsIn('responses', attempt)).toEqual(['By silt.']);
    await context.close();
    await other.context.close();
  });
});

describe('time that is up without a line', () => {
  it('hands in what had arrived, and keeps the rest for whoever gives the exam', async () => {
    const { page, context, token, complaints } = await atTheLobby(app, visit, given.code);
    await start(page);
    const attempt = await runningAttempt();
    await moveDeadline(app, attempt, 20);
    // The next save tells the page.
    await choose(page, 'Canberra');
    await saved(page, 1).waitFor();
    await context.setOffline(true);
    await writeEssay(page);
    await heading(page, 'Time is up').waitFor({ timeout: 30_000 });
    await page.getByText('Not delivered yet').waitFor();
    await inspect(page, 'take-time-up-offline');
    const ended = async () =>
      app.sql('SELECT submitted_by FROM attempts WHERE id = $1 AND receipt IS NOT NULL', [attempt]);
    await expect.poll(ended, { timeout: 40_000 }).toEqual([{ submitted_by: 'TIME' }]);
    await context.setOffline(false);
    await heading(page, 'Handed in').waitFor();
    await page.getByText('1 answer typed here arrived too late.').waitFor();
    await inspect(page, 'take-late');
    await page.getByText('1 of 3', { exact: true }).waitFor();
    expect(await textsIn('responses', attempt)).toEqual([]);
    expect(await textsIn('late_responses', attempt)).toEqual([ESSAY]);
    // It is delivered: nothing is left here to be sent again.
    const next = await reopen(context, token);
    await heading(next.page, 'Your attempts').waitFor();
    expect(await next.page.getByText('did not arrive in time').count()).toBe(0);
    expect(ofPage([...complaints, ...next.complaints])).toEqual([]);
    await context.close();
  });

  it('delivers them also when the tab was killed and the link is opened after the end', async () => {
    const { page, context, token } = await atTheLobby(app, visit, given.code);
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
    await inspect(next.page, 'take-late-at-the-lobby');
    expect(await textsIn('late_responses', attempt)).toEqual([ESSAY]);
    expect(await textsIn('responses', attempt)).toEqual([]);
    await context.close();
  });
});

describe('a server that is killed during a save', () => {
  it('gets it again when it is back, once', async () => {
    const port = String(await freePort());
    const environment = { ROLE: 'api', PORT: port };
    const first = await app.start(environment);
    const { page, context, complaints } = await visit();
    const { token } = await candidate(app, given.code, 'Zoë');
    await page.goto(`${first.url}/take#${token}`);
    await start(page);
    const attempt = await runningAttempt();
    // The save is at the database, and waits there.
    const held = await holdAttempt(app.databaseUrl, attempt);
    await choose(page, 'Canberra');
    await held.reached();
    await first.kill();
    await held.release();
    await notSaved(page, 1).waitFor();
    await page.locator('.bar-note', { hasText: 'The server does not answer.' }).waitFor();
    await app.start(environment);
    await allSaved(page).waitFor({ timeout: 40_000 });
    const rows = await app.sql('SELECT epoch, sequence FROM responses WHERE attempt_id = $1', [
      attempt,
    ]);
    expect(rows).toEqual([{ epoch: 1, sequence: 1 }]);
    expect(ofPage(complaints)).toEqual([]);
    await context.close();
  });
});

describe('a browser that keeps nothing', () => {
  it('says so, and saving goes on without', async () => {
    const { page, context, complaints } = await atTheLobby(app, visit, given.code);
    const session = await context.newCDPSession(page);
    const quota = { origin: app.server.url, quotaSize: 1 };
    await session.send('Storage.overrideQuotaForOrigin', quota);
    await start(page);
    await writeEssay(page);
    await page.getByText('This browser keeps nothing on this device').waitFor();
    await inspect(page, 'take-not-kept');
    await allSaved(page).waitFor();
    expect(await textsIn('responses', await runningAttempt())).toEqual([ESSAY]);
    await session.send('Storage.overrideQuotaForOrigin', { origin: app.server.url });
    await page.getByLabel('Your answer').fill(`${ESSAY} So it grows.`);
    await page
      .getByText('This browser keeps nothing on this device')
      .waitFor({ state: 'detached' });
    await handIn(page);
    expect(ofPage(complaints)).toEqual([]);
    await context.close();
  });
});
