import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, toast, useBrowser, WIDTHS } from '../setup/browser.js';
import { exam } from '../setup/exams.js';
import { quiz } from '../setup/factories.js';
import { halves, image } from '../setup/images.js';
import { pauseRequests } from '../setup/page-requests.js';

const app = useApplication();
const { enter } = useBrowser(app);

const SET_PICTURE = 'mutation ($id: ID!) { setProfilePicture(imageId: $id) { pictureUrl } }';
/** Whether the focus is in the search. */
const IN_SEARCH = "document.activeElement.type === 'search'";
const ABOUT_KEYS = 'Keyboard shortcuts';

const account = (page: Page) => button(page, 'Account');
const menuitem = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });
/** The entry of the sidebar that is marked, and how. */
const here = async (page: Page): Promise<string> => {
  const marked = page.getByRole('navigation', { name: 'Main menu' }).locator('[aria-current]');
  return `${await marked.innerText()} ${await marked.getAttribute('aria-current')}`;
};

describe('the shell', () => {
  it('shows who is logged in, by initials or picture, with a menu of the account', async () => {
    const { page, context, owner, complaints } = await enter('/all-quizzes');
    await page.getByText('No exams available').waitFor();
    await expect.poll(async () => account(page).innerText()).toContain('AB');
    const { imageId } = await image(owner.api, await halves(300, 300).jpeg().toBuffer(), 'profile');
    await owner.api.ask(SET_PICTURE, { id: imageId });
    await page.reload();
    const picture = account(page).locator('img');
    await picture.waitFor();
    const width = "document.querySelector('img[src*=images]').naturalWidth";
    await expect.poll(async () => page.evaluate(width)).toBe(250);
    await account(page).click();
    await page.getByRole('menu').getByText('Ada Byron').waitFor();
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([
      'Profile',
      'Colleagues',
      ABOUT_KEYS,
      'Log Out',
    ]);
    await inspect(page, 'shell-account');
    expect(await menuitem(page, 'Profile').getAttribute('href')).toBe('/navigation/profile');
    await page.keyboard.press('Escape');
    await expect
      .poll(async () => page.evaluate('document.activeElement.innerText'))
      .toBe('Account');
    // A picture that cannot be had leaves the initials.
    await context.route('**/images/**', (route) => route.abort());
    await page.reload();
    await expect.poll(async () => account(page).innerText()).toContain('AB');
    expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
  });

  it('opens the menu although the initials arrive during the press', async () => {
    const { page } = await enter('/all-quizzes');
    await page.getByText('No exams available').waitFor();
    const [viewer] = [await pauseRequests(page, 'query Viewer'), await page.reload()];
    await expect.poll(() => viewer.length).toBe(1);
    await account(page).hover();
    await page.mouse.down();
    await viewer[0]?.continue();
    await expect.poll(async () => account(page).innerText()).toContain('AB');
    await page.mouse.up();
    await page.getByRole('menu').getByText('Ada Byron').waitFor();
  });

  it('marks the current entry, also on pages below it', async () => {
    const { page, owner } = await enter('/navigation/dashboard');
    const { quizId } = await exam(app, owner.api);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await here(page)).toBe('Dashboard page');
    const places = [
      ['/all-quizzes', 'All Quizzes page'],
      ['/all-quizes', 'All Quizzes page'],
      ['/navigation/create-exam', 'All Quizzes page'],
      [`/navigation/quiz-detail/${quizId}`, 'All Quizzes true'],
      [`/navigation/exam/${quizId}/rules`, 'All Quizzes true'],
      ['/navigation/class-lists', 'Class Lists page'],
      ['/navigation/class-lists/00000000-0000-4000-8000-000000000000', 'Class Lists true'],
      ['/navigation/trash', 'Trash page'],
      ['/navigation/about', 'About Us page'],
    ];
    for (const [path = '', entry] of places) {
      await page.goto(path);
      await expect.poll(async () => here(page), { message: path }).toBe(entry);
    }
  });

  it('has a menu that cannot be reached while it is collapsed', async () => {
    const { page } = await enter('/all-quizzes');
    await page.getByText('No exams available').waitFor();
    await page.setViewportSize({ width: WIDTHS.narrow, height: 740 });
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const opener = page.getByRole('button', { name: 'Show or hide the menu' });
    await expect.poll(async () => menu.isVisible()).toBe(false);
    const account = button(page, 'Account');
    await account.focus();
    await page.keyboard.press('Tab');
    expect(await page.getByRole('main').locator(':focus').count()).toBe(1);

    await opener.press('Enter');
    await menu.waitFor();
    expect(await opener.getAttribute('aria-expanded')).toBe('true');
    await menu.getByRole('link', { name: 'Trash' }).focus();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await opener.and(page.locator(':focus')).getAttribute('aria-expanded')).toBe('false');

    // The page shows the current entry.
    await opener.press('Enter');
    await menu.getByRole('link', { name: 'About Us' }).focus();
    await page.keyboard.press('Tab');
    await menu.waitFor({ state: 'hidden' });
  });

  it('lists its keyboard shortcuts, which can be switched off', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    const search = page.getByLabel('Search by title');
    await page.getByText('No exams available').waitFor();
    const dialog = page.getByRole('dialog');
    await page.keyboard.press('?');
    await dialog.getByRole('heading', { name: ABOUT_KEYS }).waitFor();
    await dialog.getByRole('row', { name: '/ Go to the search' }).waitFor();
    await dialog.getByRole('row', { name: '? Show this list' }).waitFor();
    await inspect(page, 'shell-shortcuts');
    // Not behind the dialog.
    await page.keyboard.press('/');
    expect(await page.evaluate(IN_SEARCH)).toBe(false);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // Wherever a keyboard has it: on a German one it takes Shift.
    await page.evaluate(
      "document.dispatchEvent(new KeyboardEvent('keydown', { key: '/', shiftKey: true, bubbles: true }))",
    );
    await expect.poll(async () => page.evaluate(IN_SEARCH)).toBe(true);
    await page.keyboard.type('/?');
    expect(await search.inputValue()).toBe('/?');
    expect(await dialog.count()).toBe(0);

    // Each page says its own.
    await page.goto(`/navigation/exam-form?quiz=${await quiz(owner.api)}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await account(page).click();
    await menuitem(page, ABOUT_KEYS).click();
    await dialog.getByRole('row', { name: /^Ctrl \+ Enter Save the question/ }).waitFor();
    await dialog.getByRole('row', { name: /^Enter In an option/ }).waitFor();
    expect(await dialog.getByRole('row', { name: '/ Go to the search' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.goto('/all-quizzes');
    await search.waitFor();
    await account(page).click();
    await menuitem(page, ABOUT_KEYS).click();
    await dialog.getByRole('switch').press('Space');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(async () => page.evaluate('document.activeElement.innerText'))
      .toContain('Account');
    await page.reload();
    await search.waitFor();
    await page.keyboard.press('?');
    await page.keyboard.press('/');
    expect(await dialog.count()).toBe(0);
    expect(await page.evaluate('document.activeElement === document.body')).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('says that the connection is down until it is back', async () => {
    const { page, context } = await enter('/all-quizzes');
    await page.getByText('No exams available').waitFor();
    await context.setOffline(true);
    await page.getByRole('status').filter({ hasText: 'You are offline' }).waitFor();
    await inspect(page, 'shell-offline');
    await context.setOffline(false);
    await page.getByText('You are offline').waitFor({ state: 'detached' });
  });

  it('asks before a log-out discards unsaved changes', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    const { quizId } = await exam(app, owner.api);
    await page.goto(`/navigation/exam/${quizId}/rules`);
    const attempts = page.getByLabel('Attempts allowed');
    await attempts.fill('3');
    const dialog = page.getByRole('dialog');
    const leave = async (answer: string): Promise<void> => {
      await account(page).click();
      await menuitem(page, 'Log Out').click();
      await dialog.getByRole('button', { name: answer, exact: true }).click();
    };
    await leave('Stay');
    await dialog.waitFor({ state: 'detached' });
    expect(await attempts.inputValue()).toBe('3');
    await button(page, 'Save the rules').click();
    await toast(page, 'saved').waitFor();
    await attempts.fill('4');
    await leave('Leave without saving');
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    for (const key of ['token', 'email', 'abilities'])
      expect(await page.evaluate(`localStorage.getItem('${key}')`), key).toBeNull();
    expect(complaints).toEqual([]);
  });
});

describe('pages beside the work', () => {
  it('say who we are, and search sample titles', async () => {
    const { page, complaints } = await enter('/all-quizzes');
    await page.getByRole('link', { name: 'About Us' }).click();
    await page.getByRole('heading', { name: 'About Us' }).waitFor();
    await page.getByText('an online exam builder for educators').waitFor();
    await page.getByRole('link', { name: 'OpenTriviaQA' }).waitFor();
    await inspect(page, 'about');
    await page.goto('/navigation/QuizSearch');
    const box = page
      .getByRole('combobox', { name: 'Quiz title' })
      .or(page.getByLabel('Quiz title'));
    await box.first().click();
    expect(await page.getByRole('option').allInnerTexts()).toEqual([
      'Mathematics',
      'Science',
      'History',
      'Geography',
      'Computer Science',
      'Literature',
      'English',
    ]);
    await inspect(page, 'quiz-search');
    await box.first().fill('geo');
    await page.getByRole('option', { name: 'Geography' }).click();
    expect(await box.first().inputValue()).toBe('Geography');
    const submit = page.getByRole('link', { name: 'Submit' });
    expect(await submit.getAttribute('href')).toBe('/navigation/LoginPage');
    // A logged-in person can see the log-in page, too.
    await submit.click();
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    expect(complaints).toEqual([]);
  });
});
