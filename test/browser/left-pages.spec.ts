import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, useBrowser } from '../setup/browser.js';
import { anyEmail } from '../setup/factories.js';
import { exam } from '../setup/exams.js';
import { gate } from '../setup/gate.js';
import { CREATE_LIST } from '../setup/learners.js';
import { answeredBy, markedExam, SKY } from '../setup/marking.js';
import { desk, lastMarked, marks, opened } from '../setup/marking-desk.js';
import { exportExam } from '../setup/exam-files.js';
import { workbook } from '../setup/workbooks.js';

/** A page that was left while it waited for the server leads nobody away from where they went. */
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const app = useApplication();
const { enter, enterForm } = useBrowser(app);

/** A request that the server gets once `release` is called. */
interface Delayed {
  /** Resolves once the page has sent the request. */
  sent: Promise<unknown>;
  /** Resolves once the page has its answer. */
  release(): Promise<void>;
}

/** Delays the requests to a path that contain a text. */
async function delayed(page: Page, path: string, text = ''): Promise<Delayed> {
  const { opened: released, open } = gate();
  const isIt = (request: Request): boolean =>
    new URL(request.url()).pathname === path && request.postData()?.includes(text) !== false;
  await page.route(`**${path}`, async (route) => {
    if (isIt(route.request())) await released;
    await route.continue();
  });
  const sent = page.waitForRequest(isIt);
  const answered = page.waitForResponse((response) => isIt(response.request()));
  const release = async (): Promise<void> => {
    open();
    await (await answered).finished();
  };
  return { sent, release };
}

const delayedMutation = async (page: Page, name: string): Promise<Delayed> =>
  delayed(page, '/graphql', `mutation ${name}`);

/** Delays the code of a page until the returned function is called. */
async function delayedCode(page: Page, name: string): Promise<() => void> {
  const code = gate();
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await code.opened;
    await route.continue();
  });
  return code.open;
}

describe('whoever leaves stays where they went', () => {
  it('while the desk looks up the next answer', async () => {
    const { page, owner } = await enter('/all-quizzes');
    const of = await markedExam(app, owner.api);
    await answeredBy(app, of, 'Asha Rao');
    await page.goto(desk(of.quizId));
    await opened(page, 'Asha Rao');
    const next = await delayedMutation(page, 'OpenNextAnswer');
    await marks(page).fill('1');
    await page.keyboard.press('Control+Enter');
    await lastMarked(page, 'Marked: 1 out of').waitFor();
    await next.sent;
    await page.getByRole('link', { name: 'All answers' }).first().click();
    await page.getByRole('link', { name: `Review: ${SKY}` }).click();
    await page.getByRole('table', { name: 'Answers', exact: true }).waitFor();
    const here = page.url();
    await next.release();
    await stays(page, here);
  });

  it('while the desk looks up the next answer, and the code of the other page loads', async () => {
    const { page, owner } = await enter('/all-quizzes');
    const of = await markedExam(app, owner.api);
    await answeredBy(app, of, 'Asha Rao');
    await page.goto(desk(of.quizId));
    await opened(page, 'Asha Rao');
    const next = await delayedMutation(page, 'OpenNextAnswer');
    const load = await delayedCode(page, 'marking-page');
    await button(page, 'Next without marks').click();
    await next.sent;
    await page.getByRole('link', { name: 'All answers' }).first().click();
    const here = page.url();
    await next.release();
    await stays(page, here);
    load();
    await page.waitForURL(`**/exam/${of.quizId}/marking`);
  });

  it('while a class list is created', async () => {
    const { page } = await enter('/all-quizzes');
    await page.getByRole('link', { name: 'Class Lists' }).click();
    await button(page, 'New class list').first().click();
    await page.getByRole('dialog').getByLabel('Name').fill('Class 7b');
    const create = await delayedMutation(page, 'CreateClassList');
    await button(page, 'Create list').click();
    await create.sent;
    await page.goBack();
    await page.waitForURL('**/all-quizzes');
    await create.release();
    await stays(page, page.url());
  });

  it('while a class list is deleted', async () => {
    const { page, owner } = await enter('/all-quizzes');
    await owner.api.ask(CREATE_LIST, { name: 'Class 7c' });
    await page.getByRole('link', { name: 'Class Lists' }).click();
    await page.getByRole('link', { name: 'Class 7c' }).click();
    // The list of lists, shown until the code is there, has such a button, too.
    await page.getByRole('heading', { name: 'Class 7c' }).waitFor();
    await button(page, 'Delete Class 7c').click();
    const remove = await delayedMutation(page, 'DeleteClassList');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await remove.sent;
    await page.goBack();
    await page.goBack();
    await page.waitForURL('**/all-quizzes');
    await remove.release();
    await stays(page, page.url());
  });

  it('while people are invited', async () => {
    const { page, owner } = await enter('/all-quizzes');
    const { quizId } = await exam(app, owner.api, { title: 'Botany' });
    const people = [{ name: 'Ben', email: anyEmail() }];
    await owner.api.ask(CREATE_LIST, { name: 'Class 7d', people });
    await page.goto(`/navigation/exam/${quizId}/invite`);
    await page.getByLabel('Class 7d').check();
    const invite = await delayedMutation(page, 'InviteCandidates');
    await button(page, 'Invite').click();
    await invite.sent;
    await page.getByRole('link', { name: 'Class Lists' }).click();
    await page.getByRole('link', { name: 'Class 7d' }).waitFor();
    await invite.release();
    await stays(page, page.url());
  });

  it('while an exam file is read', async () => {
    const { page, owner } = await enter('/all-quizzes');
    const { quizId } = await exam(app, owner.api, { title: 'Botany' });
    const buffer = Buffer.from(await exportExam(owner.api, quizId));
    await page.getByRole('link', { name: 'Class Lists' }).click();
    // A page that was left before its code was there is none to go back to.
    await page.waitForURL('**/class-lists');
    await page.getByRole('link', { name: 'All Quizzes' }).click();
    await button(page, 'Import exam').click();
    const dialog = page.getByRole('dialog');
    const file = { name: 'x.json', mimeType: 'application/json', buffer };
    await dialog.locator('input[type="file"]').setInputFiles(file);
    const read = await delayed(page, '/exams/import');
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await read.sent;
    await page.goBack();
    await page.waitForURL('**/class-lists');
    await read.release();
    await stays(page, page.url());
  });

  it('while an import is started, and the code of the other page loads', async () => {
    const { page, id } = await enterForm();
    await page.getByText('Subjective').click();
    const start = await delayedMutation(page, 'StartImport');
    const load = await delayedCode(page, 'import-history-page');
    const file = { name: 'why.xlsx', mimeType: XLSX, buffer: await workbook([['Question']]) };
    await page.getByLabel('Choose a file').setInputFiles(file);
    // Whoever leaves during the upload is asked first.
    await start.sent;
    await page.getByRole('link', { name: 'Earlier imports' }).click();
    const here = page.url();
    await start.release();
    await stays(page, here);
    load();
    await page.waitForURL(`**/quiz-detail/${id}/imports`);
  });
});

/** The URL is the same after the page had time to change it. */
async function stays(page: Page, url: string): Promise<void> {
  await page.evaluate('new Promise((resolve) => setTimeout(resolve, 500))');
  expect(page.url()).toBe(url);
}
