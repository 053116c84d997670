import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, logOut, typeLogIn, useBrowser } from '../setup/browser.js';
import { person, type Person, quiz } from '../setup/factories.js';
import { pauseRequests } from '../setup/page-requests.js';
import { field } from '../setup/quiz-fields.js';
import { endSessions } from '../setup/sessions.js';

const app = useApplication();
const { visit, enter } = useBrowser(app);

const SESSION = "localStorage.getItem('token')";

describe('log-in', () => {
  it('shows errors in the texts of the catalogue', async () => {
    const { email } = await person(app);
    const { page, context } = await visit();
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
    await typeLogIn(page, 'nobody@example.org');
    await alert('Email not found. Please register first.');
    await context.route('**/graphql', (route) => route.abort());
    await typeLogIn(page, email);
    await alert('No response from server. Please try again.');
    await context.unroute('**/graphql');
    await context.route('**/graphql', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await typeLogIn(page, email);
    await alert('Internal Server Error. Please try again later.');
  });

  it('is required, and leads back to the requested page', async () => {
    const { email, api } = await person(app);
    const id = await quiz(api, 'A quiz to come back to');
    const { page } = await visit();
    await page.goto(`/navigation/quiz-detail/${id}?page=1`);
    await page.waitForURL(/\/login\?next=/);
    await typeLogIn(page, email);
    await page.getByRole('heading', { name: 'A quiz to come back to' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/navigation/quiz-detail/${id}`);
  });

  it('never redirects to another site', async () => {
    const { email } = await person(app);
    for (const next of ['//evil.example.org', '/\\evil.example.org', 'https://evil.example.org']) {
      const { page } = await visit();
      await page.goto(`/login?next=${encodeURIComponent(next)}`);
      await typeLogIn(page, email);
      await page.waitForURL('**/all-quizzes');
      expect(page.url().startsWith(app.server.url)).toBe(true);
    }
  });
});

async function expectAccount(page: Page, { email }: Person): Promise<void> {
  await button(page, 'Account').click();
  await page.getByRole('menu').getByText(email).waitFor();
  await page.keyboard.press('Escape');
}

describe('a session that has ended', () => {
  it('is announced, and work goes on after logging in again', async () => {
    const { page, owner } = await enter('/all-quizzes?q=algebra');
    await page.getByText('No exams found').waitFor();
    await endSessions(app, owner);
    await page.reload();
    await page.getByText('Your session has ended.').waitFor();
    await typeLogIn(page, owner.email);
    await page.waitForURL('**/all-quizzes?q=algebra');
    expect(await page.getByLabel('Search by title').inputValue()).toBe('algebra');
  });

  it('leaves nothing behind for the next account', async () => {
    const bert = await person(app);
    const { page, context, owner: anna } = await enter('/all-quizzes');
    const id = await quiz(anna.api, 'A quiz of Anna');
    await page.reload();
    await expectAccount(page, anna);
    await page.getByText('A quiz of Anna').first().waitFor();
    await endSessions(app, anna);
    await page.getByRole('link', { name: 'View A quiz of Anna' }).click();
    await page.waitForURL(/\/login\?next=/);
    expect(page.url()).toContain(id);

    // What Bert sees before the server has answered would be Anna's.
    const paused: Route[] = [];
    await context.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('LogIn')) await route.continue();
      else paused.push(route);
    });
    await typeLogIn(page, bert.email);
    await page.waitForURL('**/all-quizzes');
    await expect.poll(() => paused.length).toBe(2);
    expect(await page.getByText('A quiz of Anna').count()).toBe(0);
    for (const route of paused) await route.continue();
    await context.unroute('**/graphql');
    await page.getByText('No exams available').waitFor();
    await expectAccount(page, bert);
  });

  it('ends in every tab, and goes on in every tab', async () => {
    const { page, context, owner } = await enter('/all-quizzes');
    await page.getByText('No exams available').waitFor();
    const other = await context.newPage();
    await other.goto('/all-quizzes?q=algebra');
    await other.getByText('No exams found').waitFor();
    await logOut(page);
    await other.waitForURL(/\/login\?next=/);
    await typeLogIn(page, owner.email);
    await other.waitForURL('**/all-quizzes?q=algebra');

    // Also where all of the browser's storage is emptied.
    await page.evaluate('localStorage.clear()');
    await other.waitForURL(/\/login\?next=/);
  });

  it('resets the pages of other tabs when another account logs in', async () => {
    const bert = await person(app);
    const { page, context, owner: anna } = await enter('/all-quizzes');
    const id = await quiz(anna.api, 'A quiz of Anna');
    await page.goto(`/navigation/quiz-detail/${id}`);
    await page.getByRole('heading', { name: 'A quiz of Anna' }).waitFor();
    const other = await context.newPage();
    await other.goto('/login');
    await typeLogIn(other, bert.email);
    await page.waitForURL('**/all-quizzes');
    await page.getByText('No exams available').waitFor();
    await expectAccount(page, bert);
  });

  it('is the latest one, where two tabs log in at once', async () => {
    const anna = await person(app);
    const bert = await person(app);
    await quiz(anna.api, 'A quiz of Anna');
    await quiz(bert.api, 'A quiz of Bert');
    for (const [late, title] of [
      [anna, 'A quiz of Anna'],
      [bert, 'A quiz of Bert'],
    ] as const) {
      const { page, context } = await visit();
      const other = await context.newPage();
      await page.goto('/login');
      await other.goto('/login');
      const logIns = await pauseRequests(other, 'LogIn');
      await typeLogIn(other, late.email);
      await expect.poll(() => logIns.length).toBe(1);
      // The other tab follows this one, and is asking for the list when its own answer comes.
      const lists = await pauseRequests(other, 'Quizzes');
      await typeLogIn(page, anna.email);
      await expect.poll(() => lists.length).toBe(1);
      const before = await other.evaluate(SESSION);
      await logIns[0]?.continue();
      await expect.poll(async () => other.evaluate(SESSION)).not.toBe(before);
      await other.unroute('**/graphql');
      for (const list of lists) await list.continue().catch(() => undefined);
      for (const tab of [page, other]) {
        await tab.getByText(title).first().waitFor();
        await expectAccount(tab, late);
        expect(await tab.getByRole('link', { name: /^View A quiz of/ }).count()).toBe(1);
      }
    }
  });
});

describe('log-out', () => {
  it('proceeds when the unsaved changes are saved meanwhile', async () => {
    const { page, owner } = await enter('/all-quizzes');
    const id = await quiz(owner.api, 'Botany');
    await page.goto(`/navigation/edit-exam/${id}`);
    const paused = await pauseRequests(page, 'mutation UpdateQuiz');
    await field(page, 'Quiz title').fill('Botany of ferns');
    await button(page, 'Save Changes').click();
    await expect.poll(() => paused.length).toBe(1);
    await logOut(page);
    await page.getByRole('dialog').getByText('You have unsaved changes').waitFor();
    await paused[0]?.continue();
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    expect(await page.evaluate(SESSION)).toBeNull();
  });

  it('notifies the server, and does not wait for it', async () => {
    const { page, context, owner } = await enter('/all-quizzes');
    await page.getByText('No exams available').waitFor();
    const paused: Route[] = [];
    await context.route('**/graphql', (route) => void paused.push(route));
    await logOut(page);
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    expect(await page.evaluate(SESSION)).toBeNull();
    await expect.poll(() => paused.length).toBe(1);
    for (const route of paused) await route.continue();
    await expect
      .poll(async () => (await owner.api.send('{ me { id } }')).errors[0]?.extensions.code)
      .toBe('UNAUTHENTICATED');
  });
});
