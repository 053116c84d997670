import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, useBrowser } from '../setup/browser.js';
import { candidate } from '../setup/exams.js';
import { lockAttemptRow } from '../setup/row-locks.js';
import {
  choose,
  ESSAY,
  isAway,
  kill,
  notSaved,
  reopen,
  useGivenExam,
  writeEssay,
} from '../setup/outbox-pages.js';
import { freePort } from '../setup/processes.js';
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
const { given, runningAttempt, textsIn } = useGivenExam(app);

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

describe('a server that is killed during a save', () => {
  it('gets it again when it is back, once', async () => {
    const port = String(await freePort());
    const environment = { ROLE: 'api', PORT: port };
    const first = await app.start(environment);
    const { page, complaints } = await visit();
    const { token } = await candidate(app, given.code, 'Zoë');
    await page.goto(`${first.url}/take#${token}`);
    await start(page);
    const attempt = await runningAttempt();
    // The save is at the database, and waits there.
    const held = await lockAttemptRow(app.databaseUrl, attempt);
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
  });
});
