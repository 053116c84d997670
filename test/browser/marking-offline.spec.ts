import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, useBrowser } from '../setup/browser.js';
import {
  answerTo,
  giveMarks,
  markedExam,
  RIVER,
  SKY,
  answeredBy,
  TO_RULE,
} from '../setup/marking.js';
import { intercept } from '../setup/page-requests.js';
import { comment, desk, marks, opened, state } from '../setup/marking-desk.js';

/** Marks that are finished without a connection, or with one that hangs. */
const app = useApplication();
const { enter } = useBrowser(app);

const OFFLINE = 'You are offline. This page keeps what you type';

type Handler = (route: Route) => Promise<void> | void;
const pass: Handler = async (route) => route.continue();

/**
 * Lets a test change what becomes of saves of marks. Called before the page loads: Chromium confirms an
 * interception before a loaded page follows it, and a key pressed right then would send a save through.
 */
async function interceptSaves(page: Page): Promise<(next: Handler) => void> {
  let handle = pass;
  await intercept(page, 'MarkAnswer', (route) => handle(route));
  return (next) => (handle = next);
}

it('marks that are finished offline are saved once the connection is back', async () => {
  const { page, owner } = await enter('/all-quizzes');
  const of = await markedExam(app, owner.api);
  const sky = await answerTo(app, owner.api, await answeredBy(app, of, 'Ben'), SKY);
  const isTyped = async () =>
    (await app.sql('SELECT is_typed FROM grades WHERE id = $1', [sky['id']]))[0]?.['is_typed'];
  const onSave = await interceptSaves(page);
  await page.goto(desk(of.quizId, `?answer=${sky['id']}`));
  await opened(page, 'Ben');
  await state(page, 'Not marked yet').waitFor();
  await page.keyboard.type('3');
  await state(page, 'Saved').waitFor();
  expect(await isTyped()).toBe(true);
  onSave(async (route) => route.abort());
  await page.keyboard.press('Enter');
  await page.getByText(OFFLINE).waitFor();
  onSave(pass);
  await state(page, 'Saved').waitFor();
  expect(await isTyped()).toBe(false);
});

it('a hanging connection is shown, and further typing arrives', async () => {
  const { page, owner } = await enter('/all-quizzes');
  const of = await markedExam(app, owner.api);
  const sky = await answerTo(app, owner.api, await answeredBy(app, of, 'Ben'), SKY);
  const onSave = await interceptSaves(page);
  await page.goto(desk(of.quizId, `?answer=${sky['id']}`));
  await opened(page, 'Ben');
  onSave(() => undefined);
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await page.getByText(OFFLINE).waitFor();
  await comment(page).fill('Well seen');
  onSave(pass);
  await state(page, 'Saved').waitFor();
  const [grade] = await app.sql('SELECT marks, comment FROM grades WHERE id = $1', [sky['id']]);
  expect(grade).toEqual({ marks: '3', comment: 'Well seen' });
});

it('marks for an answer that went back to the key meanwhile need a reason', async () => {
  const { page, owner } = await enter('/all-quizzes');
  const of = await markedExam(app, owner.api);
  const river = await answerTo(app, owner.api, await answeredBy(app, of, 'Ben'), RIVER);
  const given = await giveMarks(owner.api, river, { marks: '2', reason: 'Looked at' });
  const onSave = await interceptSaves(page);
  await page.goto(desk(of.quizId, `?answer=${river['id']}`));
  await opened(page, 'Ben');
  onSave(async (route) => route.abort());
  await marks(page).fill('1');
  await page.getByText(OFFLINE).waitFor();
  const input = { id: river['id'], version: given['version'], reason: 'By mistake' };
  await owner.api.ask(TO_RULE, { input });
  onSave(pass);
  await button(page, 'Save these marks instead').click();
  await page.getByLabel('Reason for changing the marks').fill('It is near enough');
  await state(page, 'Saved').waitFor();
  const [grade] = await app.sql('SELECT marks, reason FROM grades WHERE id = $1', [river['id']]);
  expect(grade).toEqual({ marks: '1', reason: 'It is near enough' });
});
