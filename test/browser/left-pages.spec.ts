import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, toast, useBrowser } from '../setup/browser.js';
import { anyEmail } from '../setup/factories.js';
import { exam } from '../setup/exams.js';
import { CREATE_LIST } from '../setup/learners.js';
import { answeredBy, markedExam, SKY } from '../setup/marking.js';
import { desk, marks, opened } from '../setup/marking-desk.js';

/** A page that was left while it waited for the server leads nobody away from where they went. */
const app = useApplication();
const { enter } = useBrowser(app);

/** A promise and the function that resolves it. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  return { opened: isOpen, open };
}

/** Delays an operation until `release` is called, which resolves when the page has the response. */
async function delayed(page: Page, operation: string): Promise<{ release: () => Promise<void> }> {
  const { opened: released, open } = gate();
  const isIt = (body: string | null): boolean => body?.includes(`mutation ${operation}`) === true;
  await page.route('**/graphql', async (route) => {
    if (isIt(route.request().postData())) await released;
    await route.continue();
  });
  const answered = page.waitForResponse((response) => isIt(response.request().postData()));
  return {
    release: async () => {
      open();
      await (await answered).finished();
    },
  };
}

describe('whoever leaves stays where they went', () => {
  it('while the desk looks up the next answer', async () => {
    const { page, owner } = await enter('/all-quizzes');
    const of = await markedExam(app, owner.api);
    await answeredBy(app, of, 'Asha Rao');
    await page.goto(desk(of.quizId));
    await opened(page, 'Asha Rao');
    const next = await delayed(page, 'OpenNextAnswer');
    await marks(page).fill('1');
    await page.keyboard.press('Control+Enter');
    await toast(page, 'Marked: 1 of').waitFor();
    await page.getByRole('link', { name: 'All answers' }).first().click();
    await page.getByRole('link', { name: `Look at: ${SKY}` }).click();
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
    const next = await delayed(page, 'OpenNextAnswer');
    const code = gate();
    await page.route('**/assets/marking-page-*.js', async (route) => {
      await code.opened;
      await route.continue();
    });
    await button(page, 'Next without marks').click();
    await page.getByRole('link', { name: 'All answers' }).first().click();
    const here = page.url();
    await next.release();
    await stays(page, here);
    code.open();
    await page.waitForURL(`**/exam/${of.quizId}/marking`);
  });

  it('while a class list is created', async () => {
    const { page } = await enter('/all-quizzes');
    await page.getByRole('link', { name: 'Class Lists' }).click();
    await button(page, 'New class list').first().click();
    await page.getByRole('dialog').getByLabel('Name').fill('Class 7b');
    const create = await delayed(page, 'CreateClassList');
    await button(page, 'Make the list').click();
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
    await button(page, 'Delete Class 7c').click();
    const remove = await delayed(page, 'DeleteClassList');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
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
    const invite = await delayed(page, 'InviteCandidates');
    await button(page, 'Invite').click();
    await page.getByRole('link', { name: 'Class Lists' }).click();
    await page.getByRole('link', { name: 'Class 7d' }).waitFor();
    await invite.release();
    await stays(page, page.url());
  });
});

/** The URL is the same after the page had time to change it. */
async function stays(page: Page, url: string): Promise<void> {
  await page.evaluate('new Promise((resolve) => setTimeout(resolve, 500))');
  expect(page.url()).toBe(url);
}
