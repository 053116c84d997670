import { beforeEach, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, useBrowser } from '../setup/browser.js';
import { exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { mcq } from '../setup/questions.js';
import { heading, openLobby, saved, start, submitExam } from '../setup/take-pages.js';

/** A candidate leaves a shared computer. */
const app = useApplication();
const { visit } = useBrowser(app);

const questions = [mcq('What is the capital of Australia?', ['Sydney', 'Canberra'], 2)];
/** All that the page has stored in this browser. */
const STORED = `(async () => {
  const database = await new Promise((done) => {
    const opening = indexedDB.open('examwright-take');
    opening.onsuccess = () => done(opening.result);
  });
  const names = [...database.objectStoreNames];
  const counts = names.map((name) => new Promise((done) => {
    const counting = database.transaction(name).objectStore(name).count();
    counting.onsuccess = () => done(counting.result);
  }));
  return {
    rows: (await Promise.all(counts)).reduce((sum, count) => sum + count, 0),
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith('take.')),
    copies: 'caches' in window ? (await caches.keys()).filter((name) => name.startsWith('take-')) : [],
  };
})()`;

let owner: Person;
beforeEach(async () => {
  owner = await person(app);
});

describe('"Finish on this computer"', () => {
  it('forgets the link, and Back does not lead to it', async () => {
    const { code } = await exam(app, owner.api, { title: 'Capitals', questions });
    const { page, token, complaints } = await openLobby(app, visit, code);
    expect(await button(page, 'Finish on this computer').count()).toBe(0);
    await start(page);
    await page.getByRole('radio', { name: 'Canberra' }).check();
    await saved(page, 1).waitFor();
    expect(await button(page, 'Finish on this computer').count()).toBe(0);
    await submitExam(page);
    // Further entries of the link in the history, as other pages of it may make.
    await page.evaluate("history.pushState(null, '', location.href)");
    await page.evaluate("history.pushState(null, '', location.href)");
    await page.goBack();
    await button(page, 'Finish on this computer').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('or your code. You can use either to come back').waitFor();
    await inspect(page, 'take-finish');
    expect(await dialog.locator('.button.main').innerText()).toBe('Cancel');
    await dialog.getByRole('button', { name: 'Finish and forget' }).click();
    await heading(page, 'Finished on this computer').waitFor();
    await page.getByText('The browser history may still list your link').waitFor();
    await inspect(page, 'take-finished');
    expect(await page.evaluate(STORED)).toEqual({ rows: 0, keys: ['take.finished'], copies: [] });
    await page.goForward({ waitUntil: 'commit' }).catch(() => undefined);
    expect(page.url()).not.toContain(token);
    for (let steps = 0; steps < 3; steps += 1) {
      await page.goBack({ waitUntil: 'commit' }).catch(() => undefined);
      expect(page.url()).not.toContain(token);
    }
    expect(complaints).toEqual([]);
  });

  it('waits until everything has arrived', async () => {
    const { code } = await exam(app, owner.api, { title: 'Capitals', questions });
    const { page, context, token } = await openLobby(app, visit, code);
    await start(page);
    await page.getByRole('radio', { name: 'Sydney' }).check();
    await saved(page, 1).waitFor();
    // Answers do not arrive any more, until the time is over.
    await context.route('**/responses*', async (route) => route.abort());
    await page.getByRole('radio', { name: 'Canberra' }).check();
    await app.sql(
      `UPDATE attempts SET deadline_at = now() - interval '1 hour', started_at = now() - interval '2 hours'
       WHERE quiz_id = (SELECT quiz_id FROM exam_rules WHERE code = $1)`,
      [code],
    );
    await page.goto('about:blank');
    await context.route('**/late*', async (route) => route.abort());
    await page.goto(`/take#${token}`);
    await heading(page, 'Your attempts').waitFor();
    await button(page, 'Finish on this computer').click();
    await page.getByRole('dialog').getByText('has not reached the server').waitFor();
    await button(page, 'Close').click();
    expect(page.url()).toContain(token);
  });
});
