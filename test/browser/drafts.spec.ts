import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, logOut, toast, typeLogIn, useBrowser } from '../setup/browser.js';
import { person } from '../setup/factories.js';
import { colourAt, served } from '../setup/images.js';
import { pauseRequests, pauseFiles } from '../setup/page-requests.js';
import {
  chooseSubjective,
  givePicture,
  KEPT,
  question,
  saveAs,
  typeMcq,
} from '../setup/question-drafts.js';
import { readQuestions, textsOf } from '../setup/questions.js';
import { endSessions } from '../setup/sessions.js';

const app = useApplication();
const { enter, enterForm } = useBrowser(app);

/** Once it is in the browser's storage. */
async function write(page: Page, text: string): Promise<void> {
  await question(page).fill(text);
  const isKept = `Object.values(localStorage).some((line) => line.includes(${JSON.stringify(text)}))`;
  await expect.poll(async () => page.evaluate(isKept)).toBe(true);
}

describe('drafts', () => {
  it('of two tabs stay separate when the session of both ends', async () => {
    const { page, context, owner } = await enterForm();
    await chooseSubjective(page);
    const url = page.url();
    await write(page, 'Of the first tab');
    const other = await context.newPage();
    await other.goto(url);
    await write(other, 'Of the second tab');
    await endSessions(app, owner);
    await button(other, 'Save Question').click();
    await other.waitForURL(/\/login\?next=/);
    await page.waitForURL(/\/login\?next=/);
    await typeLogIn(page, owner.email);
    await page.getByText(KEPT).waitFor();
    expect(await question(page).inputValue()).toBe('Of the first tab');
    await other.waitForURL((address) => address.pathname.endsWith('/exam-form'));
    await other.getByText(KEPT).waitFor();
    expect(await question(other).inputValue()).toBe('Of the second tab');
  });

  it('are kept to the last letter typed before the log-in page appears', async () => {
    const { page, owner } = await enterForm();
    const letCome = await pauseFiles(page, '**/assets/log-in-*.js');
    const asked = page.waitForRequest('**/assets/log-in-*.js');
    await typeMcq(page, 'Half');
    await endSessions(app, owner);
    await button(page, 'Save Question').click();
    await asked;
    await question(page).fill('Half, and the rest');
    await letCome();
    await typeLogIn(page, owner.email);
    await page.getByText(KEPT).waitFor();
    expect(await question(page).inputValue()).toBe('Half, and the rest');
  });

  it('are restored for the account that typed them, and for no other', async () => {
    const bert = await person(app);
    const { page, context, owner: anna } = await enterForm();
    const url = page.url();
    await write(page, 'Half written by Anna');
    await button(page, 'Submit Questions Paper').click();
    await toast(page, 'A question on this page is not saved yet.').waitFor();
    await page.getByRole('textbox', { name: 'Option 1' }).fill('One');
    await page.getByRole('textbox', { name: 'Option 2' }).fill('Two');
    await page.getByRole('radio', { name: /^Option 1/ }).check();
    await endSessions(app, anna);
    await button(page, 'Save Question').click();
    await page.waitForURL(/\/login\?next=/);
    await typeLogIn(page, bert.email);
    await page.waitForURL('**/all-quizzes');
    // The form stands before the server has said whose quiz it is.
    const paused = await pauseRequests(context, 'ExamForm');
    await page.goto(url);
    await question(page).waitFor();
    expect(await question(page).inputValue()).toBe('');
    await expect.poll(() => paused.length).toBeGreaterThan(0);
    for (const route of paused) await route.continue();
    await context.unroute('**/graphql');
    await page.getByText('No quiz details available').first().waitFor();
    await logOut(page);
    await typeLogIn(page, anna.email);
    await page.waitForURL('**/all-quizzes');
    await page.goto(url);
    await page.getByText(KEPT).waitFor();
    expect(await question(page).inputValue()).toBe('Half written by Anna');
  });

  it('do not stop a page from switching to another account', async () => {
    const bert = await person(app);
    const { page, context, owner: anna } = await enterForm();
    const url = page.url();
    await write(page, 'Half written by Anna');
    // A browser asks before it leaves a page that was used; the test does not answer.
    page.on('dialog', () => undefined);
    const other = await context.newPage();
    await other.goto('/login');
    await typeLogIn(other, bert.email);
    await page.waitForURL('**/all-quizzes');
    await page.getByText('No exams available').waitFor();
    await logOut(other);
    await typeLogIn(other, anna.email);
    await other.waitForURL('**/all-quizzes');
    await other.goto(url);
    await other.getByText(KEPT).waitFor();
    expect(await question(other).inputValue()).toBe('Half written by Anna');
  });

  it('that are left while they are sent are neither added twice nor lost', async () => {
    const { page, context, owner, id } = await enterForm();
    const leaveAndReturn = async (): Promise<void> => {
      await page.getByRole('link', { name: 'View the questions' }).click();
      await button(page, 'Leave the page').click();
      await button(page, 'Add Question').first().waitFor();
      await page.goBack();
      await page.getByText(KEPT).waitFor();
    };
    await typeMcq(page, 'Left before it was sent');
    await givePicture(page, 'red');
    const uploads: Route[] = [];
    await context.route('**/uploads/images', async (route) => {
      if (uploads.push(route) > 1) await route.continue();
    });
    await button(page, 'Save Question').click();
    await expect.poll(() => uploads.length).toBe(1);
    await leaveAndReturn();
    const isThere = page.waitForResponse('**/uploads/images');
    await uploads[0]?.continue();
    await isThere;
    await saveAs(page, 'Question saved successfully!');

    await typeMcq(page, 'Left while it was sent');
    await givePicture(page, 'blue');
    await toast(page, 'Question saved successfully!').waitFor({ state: 'detached' });
    const paused = await pauseRequests(context, 'AddQuestion');
    const release = async (routes: Route[]): Promise<void> => {
      for (const route of routes) await route.continue();
      await context.unroute('**/graphql');
    };
    await button(page, 'Save Question').click();
    await expect.poll(() => paused.length).toBe(1);
    await leaveAndReturn();
    await release(paused);
    await toast(page, 'Question saved successfully!').waitFor();
    // After coming back, the draft goes on with its picture.
    await page.reload();
    await page.getByText(KEPT).waitFor();
    await question(page).fill('Corrected meanwhile');
    await saveAs(page, 'Question saved successfully!');

    await typeMcq(page, 'Saved again on the way');
    const again = await pauseRequests(context, 'AddQuestion');
    await button(page, 'Save Question').click();
    await expect.poll(() => again.length).toBe(1);
    await leaveAndReturn();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.postData() ?? ''));
    await button(page, 'Save Question').click();
    await page.locator('form[aria-busy=true]').waitFor();
    expect(asked.filter((query) => query.includes('Questions'))).toEqual([]);
    await release(again);
    await expect.poll(async () => question(page).inputValue()).toBe('');
    const quiz = await readQuestions(owner.api, id);
    expect(textsOf(quiz)).toEqual([
      'Left before it was sent',
      'Corrected meanwhile',
      'Saved again on the way',
    ]);
    const [first, second] = quiz['questions'].items;
    expect(await colourAt(await served(owner.api, first.image.url), 9, 9)).toBe('red');
    expect(await colourAt(await served(owner.api, second.image.url), 9, 9)).toBe('blue');
  });

  it('do not come back once they are saved, even if the page is closed', async () => {
    const { page } = await enter('/navigation/create-exam');
    await button(page, 'Create new exam').first().click();
    await page.getByRole('textbox', { name: 'Exam title' }).fill('Saved for good');
    await button(page, 'Get Started').click();
    await page.getByText('Drop an .xlsx or .csv file here').waitFor();
    await chooseSubjective(page);
    await write(page, 'Written and saved');
    await button(page, 'Save Question').click();
    await toast(page, 'Descriptive question saved successfully!').waitFor();
    const lines = "Object.keys(localStorage).filter((key) => key.startsWith('draft ')).length";
    await expect.poll(async () => page.evaluate(lines)).toBe(0);
  });
});
