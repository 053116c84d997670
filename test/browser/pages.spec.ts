import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { launch, visit, type Watched } from '../setup/browser.js';
import { query } from '../setup/database.js';
import { PASSWORD, person, quiz, type Person } from '../setup/factories.js';
import { addQuestions, anyDescriptive } from '../setup/questions.js';
import { workbook } from '../setup/workbooks.js';

const app = useApplication();

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
});

/** A page of somebody who is logged in already. */
async function enter(path: string): Promise<Watched & { owner: Person }> {
  const owner = await person(app.api, app.sink);
  const watched = await visit(browser, app.server.url);
  // Once: what the page does to its session afterwards must last.
  const session = JSON.stringify({ token: owner.token, email: owner.email });
  await watched.context.addInitScript(`
    if (!sessionStorage.getItem('entered')) {
      sessionStorage.setItem('entered', 'yes');
      Object.assign(localStorage, ${session});
    }`);
  await watched.page.goto(path);
  return { ...watched, owner };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function typeLogIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Log In').click();
}

describe('log-in', () => {
  it('says what is wrong, in the texts of the catalogue', async () => {
    const { email } = await person(app.api, app.sink);
    const { page, context } = await visit(browser, app.server.url);
    await page.goto('/login');
    const alert = (text: string) =>
      page.getByRole('alert').filter({ hasText: text }).first().waitFor();
    await button(page, 'Log In').click();
    await page.getByText('Email is required').waitFor();
    await page.getByText('Password is required').waitFor();
    await typeLogIn(page, 'nobody', 'short');
    await page.getByText('Invalid email format').waitFor();
    await page.getByText(/^Must be 8 characters/).waitFor();
    await typeLogIn(page, email, 'Wrong!Horse');
    await alert('Invalid Username or Password');
    await typeLogIn(page, 'nobody@example.org', PASSWORD);
    await alert('Email not found. Please register first.');
    await context.route('**/graphql', (route) => route.abort());
    await typeLogIn(page, email, PASSWORD);
    await alert('No response from server. Please try again.');
    await context.unroute('**/graphql');
    await context.route('**/graphql', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await typeLogIn(page, email, PASSWORD);
    await alert('Internal Server Error. Please try again later.');
    await context.close();
  });

  it('is asked for, and leads back to where one wanted to go', async () => {
    const { email, api } = await person(app.api, app.sink);
    const id = await quiz(api, 'A quiz to come back to');
    const { page, context } = await visit(browser, app.server.url);
    await page.goto(`/navigation/quiz-detail/${id}?page=1`);
    await page.waitForURL(/\/login\?next=/);
    await typeLogIn(page, email, PASSWORD);
    await page.getByRole('heading', { name: 'A quiz to come back to' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/navigation/quiz-detail/${id}`);
    await context.close();
  });

  it('never leads on to somebody else’s site', async () => {
    const { email } = await person(app.api, app.sink);
    for (const next of ['//evil.example.org', '/\\evil.example.org', 'https://evil.example.org']) {
      const { page, context } = await visit(browser, app.server.url);
      await page.goto(`/login?next=${encodeURIComponent(next)}`);
      await typeLogIn(page, email, PASSWORD);
      await page.waitForURL('**/all-quizzes');
      expect(page.url().startsWith(app.server.url)).toBe(true);
      await context.close();
    }
  });
});

describe('a session that has ended', () => {
  it('is told, and work goes on where it was after logging in again', async () => {
    const { page, context, owner } = await enter('/all-quizzes?q=algebra');
    await page.getByText('No exams found').waitFor();
    const end = `UPDATE sessions SET ended_at = now()
      WHERE user_id = (SELECT id FROM users WHERE email = $1)`;
    await query(app.databaseUrl, end, [owner.email]);
    await page.reload();
    await page.getByText('Your session has ended.').waitFor();
    await typeLogIn(page, owner.email, PASSWORD);
    await page.waitForURL('**/all-quizzes?q=algebra');
    expect(await page.getByLabel('Search by title').inputValue()).toBe('algebra');
    await context.close();
  });
});

describe('the list', () => {
  it('searches, filters and pages, and keeps all that in its address', async () => {
    const { page, context, owner, complaints } = await enter('/all-quizzes');
    for (let index = 1; index <= 12; index += 1) await quiz(owner.api, `Quiz number ${index}`);
    const done = await quiz(owner.api, 'Botany');
    await addQuestions(owner.api, done, [anyDescriptive]);
    await owner.api.ask('mutation ($id: ID!) { submitQuiz(id: $id) { id } }', { id: done });
    await page.reload();
    await page.getByText('1 / 2').waitFor();
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByText('2 / 2').waitFor();
    await page.getByRole('link', { name: 'Quiz number 1', exact: true }).waitFor();

    await page.keyboard.press('/');
    await page.keyboard.type('NUMBER 1');
    await page.getByRole('link', { name: 'Quiz number 12', exact: true }).waitFor();
    await expect.poll(async () => page.getByRole('row').count()).toBe(1 + 4);
    expect(page.url()).toContain('q=NUMBER+1');

    await page.getByLabel('Search by title').fill('');
    await button(page, 'Filters').click();
    await page.getByRole('menuitemcheckbox', { name: 'Complete', exact: true }).click();
    await expect.poll(async () => page.getByRole('row').count()).toBe(1 + 1);
    await page.reload();
    await expect.poll(async () => page.getByRole('row').count()).toBe(1 + 1);
    await button(page, 'Filters: Complete').click();
    await page.getByRole('menuitem', { name: 'Clear Filters' }).click();
    await page.getByText('1 / 2').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('says that it cannot be had, and comes back by itself when asked', async () => {
    const { page, context } = await enter('/all-quizzes');
    await page.getByText('No exams available').waitFor();
    await context.route('**/graphql', (route) => route.abort());
    await page.reload();
    await page.getByText('Failed to fetch exam details').waitFor();
    await page.getByText('No response from server.').waitFor();
    await context.unroute('**/graphql');
    await button(page, 'Try again').click();
    await page.getByText('No exams available').waitFor();
    await context.close();
  });
});

describe('an import', () => {
  it('refuses other files before they are sent, and says why', async () => {
    const { page, context, owner } = await enter('/all-quizzes');
    const id = await quiz(owner.api);
    await page.goto(`/navigation/exam-form?quiz=${id}`);
    const file = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
    await page.getByLabel('Choose a file').setInputFiles(file);
    await page.getByText('Only .xlsx files can be imported.').waitFor();
    // Sending the same file again would not help.
    expect(await button(page, 'Try again').count()).toBe(0);
    const disguised = { name: 'notes.xlsx', mimeType: '', buffer: Buffer.from('%PDF') };
    await page.getByLabel('Choose a file').setInputFiles(disguised);
    await page.getByText('This file is not an .xlsx workbook.').waitFor();
    expect(await button(page, 'Try again').count()).toBe(0);
    await context.close();
  });

  it('that could not be sent is sent again, as one', async () => {
    const { page, context, owner } = await enter('/all-quizzes');
    const id = await quiz(owner.api);
    await page.goto(`/navigation/exam-form?quiz=${id}`);
    await page.getByText('Subjective').click();
    const buffer = await workbook([['Question'], ['Why?'], ['क्यों?']]);
    // The start arrives, its answer does not.
    await context.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('StartImport')) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'why.xlsx', mimeType: '', buffer });
    await page.getByText('No response from server.').waitFor();
    await context.unroute('**/graphql');
    await button(page, 'Try again').click();
    await page.getByText('2 questions were added.').waitFor();
    const { quiz: found } = await owner.api.ask(
      'query ($id: ID!) { quiz(id: $id) { questionCount } }',
      { id },
    );
    expect(found.questionCount).toBe(2);
    await page.getByRole('link', { name: 'View the questions' }).click();
    await page.getByText('क्यों?').waitFor();
    await context.close();
  });
});

describe('addresses', () => {
  it.each([
    ['/nowhere', '/login'],
    ['/navigation/elsewhere', '/login'],
    ['/all-quizes', '/login'],
  ])('%s leads to %s without a log-in', async (from, to) => {
    const { page, context } = await visit(browser, app.server.url);
    await page.goto(from);
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(to);
    await context.close();
  });

  it.each(['/all-quizes', '/navigation/create-exam', '/', '/nowhere'])(
    '%s shows the list',
    async (from) => {
      const { page, context } = await enter(from);
      await page.getByRole('heading', { name: 'All Quizzes' }).waitFor();
      await context.close();
    },
  );

  it('of a quiz that is not there say so', async () => {
    const { page, context } = await enter(
      '/navigation/quiz-detail/00000000-0000-4000-8000-000000000000',
    );
    await page.getByText('No quiz details available').waitFor();
    await context.close();
  });
});
