import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, useBrowser } from '../setup/browser.js';
import { candidate } from '../setup/exams.js';
import { lockAttemptRow } from '../setup/row-locks.js';
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
import { freePort } from '../setup/processes.js';
import {
  allSaved,
  openLobby,
  submitExam,
  heading,
  notice,
  pageErrors,
  saved,
  start,
  confirmSubmission,
} from '../setup/take-pages.js';

/** Answers survive the loss of connection, tab and server: they are first in the browser's outbox. */
const app = useApplication();
const { visit } = useBrowser(app);
const { given, runningAttempt, textsIn } = useOpenExam(app);

describe('a connection that is lost during an exam', () => {
  it('does not stop the candidate, and all answers arrive when it is back', async () => {
    const { page, context, complaints } = await openLobby(app, visit, given.code);
    await start(page);
    const attempt = await runningAttempt();
    await context.setOffline(true);
    await choose(page, 'Canberra');
    await waitUntilOffline(page);
    await writeEssay(page);
    await notSaved(page, 3).waitFor();
    await inspect(page, 'take-offline');
    expect(await textsIn('responses', attempt)).toEqual([]);
    await context.setOffline(false);
    await allSaved(page).waitFor();
    expect(await textsIn('responses', attempt)).toEqual([ESSAY]);
    await submitExam(page);
    await page.getByText('2 of 3', { exact: true }).waitFor();
    expect(pageErrors(complaints)).toEqual([]);
  });
});

describe('a tab that is killed', () => {
  it('continues by itself in the next one, with the unsent answers', async () => {
    const { page, context, token } = await openLobby(app, visit, given.code);
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
    await submitExam(next.page);
    await next.page.getByText('2 of 3', { exact: true }).waitFor();
    expect(pageErrors(next.complaints)).toEqual([]);
  });
});

describe('a submission while offline', () => {
  it('is pending, and is sent when the link is opened again', async () => {
    const { page, context, token } = await openLobby(app, visit, given.code);
    await start(page);
    const attempt = await runningAttempt();
    await context.setOffline(true);
    await writeEssay(page);
    await waitUntilOffline(page);
    await confirmSubmission(page);
    await page.getByText('Not submitted yet').waitFor();
    await page.getByText('open your link on this device again').waitFor();
    await inspect(page, 'take-not-delivered');
    await kill(context, page);
    await context.setOffline(false);

    const next = await reopen(context, token);
    await heading(next.page, 'Submitted').waitFor();
    await next.page.getByText('1 of 3', { exact: true }).waitFor();
    expect(await textsIn('responses', attempt)).toEqual([ESSAY]);
    expect(pageErrors(next.complaints)).toEqual([]);
  });

  it('is dropped if the attempt was continued elsewhere since', async () => {
    const { page, context, token } = await openLobby(app, visit, given.code);
    await start(page);
    await context.setOffline(true);
    await writeEssay(page);
    await waitUntilOffline(page);
    await confirmSubmission(page);
    await page.getByText('Not submitted yet').waitFor();
    await kill(context, page);
    await context.setOffline(false);
    const other = await visit();
    await other.page.goto(`/take#${token}`);
    await button(other.page, 'Continue the exam').click();
    await heading(other.page, 'Question 1 of 3').waitFor();

    const next = await reopen(context, token);
    await button(next.page, 'Continue the exam').click();
    // The other device changed nothing there: this answer comes into the paper.
    await heading(next.page, /^Question \d of 3$/).waitFor();
    await allSaved(next.page).waitFor();
    expect(await textsIn('responses', await runningAttempt())).toEqual([ESSAY]);
    await context.close();
    await other.context.close();
  });
});

describe('a server that is killed during a save', () => {
  it('gets it again when it is back, and stores it once', async () => {
    const port = String(await freePort());
    const environment = { ROLE: 'api', PORT: port };
    const first = await app.start(environment);
    const { page, complaints } = await visit();
    const { token } = await candidate(app, given.code, 'Zoë');
    await page.goto(`${first.url}/take#${token}`);
    await start(page);
    const attempt = await runningAttempt();
    // The save is at the database, and waits there.
    const paused = await lockAttemptRow(app.databaseUrl, attempt);
    await choose(page, 'Canberra');
    await paused.reached();
    await first.kill();
    await paused.release();
    await notSaved(page, 1).waitFor();
    await notice(page, 'The server is not responding.').waitFor();
    await app.start(environment);
    await allSaved(page).waitFor();
    const rows = await app.sql('SELECT epoch, sequence FROM responses WHERE attempt_id = $1', [
      attempt,
    ]);
    expect(rows).toEqual([{ epoch: 1, sequence: 1 }]);
    expect(pageErrors(complaints)).toEqual([]);
  });
});

describe('a browser without storage', () => {
  it('shows a notice, and saving works without it', async () => {
    const { page, context, complaints } = await openLobby(app, visit, given.code);
    const session = await context.newCDPSession(page);
    const quota = { origin: app.server.url, quotaSize: 1 };
    await session.send('Storage.overrideQuotaForOrigin', quota);
    await start(page);
    await writeEssay(page);
    await notice(page, 'This browser cannot store answers on this device').waitFor();
    await inspect(page, 'take-not-kept');
    await allSaved(page).waitFor();
    expect(await textsIn('responses', await runningAttempt())).toEqual([ESSAY]);
    await session.send('Storage.overrideQuotaForOrigin', { origin: app.server.url });
    await page.getByLabel('Your answer').fill(`${ESSAY} So it grows.`);
    await notice(page, 'This browser cannot store answers on this device').waitFor({
      state: 'detached',
    });
    await submitExam(page);
    expect(pageErrors(complaints)).toEqual([]);
  });
});
