import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { layoutShift, MAX_LAYOUT_SHIFT } from '../setup/layout-shift.js';
import { useApplication } from '../setup/application.js';
import { button, inspect, keepMessages, toast, useBrowser, WIDTHS } from '../setup/browser.js';
import { quiz } from '../setup/factories.js';
import { addQuestions, anyDescriptive, anyMcq } from '../setup/questions.js';
import { DELETE_QUIZ, RESTORE_QUIZ, deletedQuizzes } from '../setup/trash.js';

const app = useApplication();
const { enter } = useBrowser(app);

const UPDATE = 'mutation ($input: UpdateQuizInput!) { updateQuiz(input: $input) { version } }';
const TITLES = 'query { quizzes(pageSize: 100) { items { title } } }';
const FOCUSED =
  "document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText";

async function titles(owner: Api): Promise<string[]> {
  const { items } = (await owner.ask(TITLES))['quizzes'] as { items: { title: string }[] };
  return items.map(({ title }) => title);
}

/** On how many lines the first cell of this text shows it. */
const linesOf = async (page: Page, text: string): Promise<number> =>
  page.evaluate<number>(`(() => {
    const range = document.createRange();
    const cells = [...document.querySelectorAll('td')];
    range.selectNodeContents(cells.find(({ innerText }) => innerText === '${text}'));
    return range.getClientRects().length;
  })()`);

const focused = (page: Page) => expect.poll(async () => page.evaluate<string>(FOCUSED));

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

describe('the quizzes list', () => {
  it('shows the specified facts of each quiz, at every width', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    const done = await quiz(owner.api, 'علم النبات والحيوان');
    await addQuestions(owner.api, done, [anyMcq, anyDescriptive]);
    await owner.api.ask(UPDATE, {
      input: { id: done, version: 1, isCompleted: true, durationMinutes: 1_440 },
    });
    const long = await quiz(
      owner.api,
      'Thermodynamics, statistical mechanics and the kinetic theory of gases for second-year students, part one of three',
    );
    await owner.api.ask(UPDATE, { input: { id: long, version: 1, status: 'INACTIVE' } });
    for (const title of ['Botany', 'Zoology', 'Algebra', 'बीजगणित', 'History of Science'])
      await quiz(owner.api, title);
    await page.reload();
    await row(page, 'Botany').waitFor();
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
      'Quiz Title',
      'Creator Name',
      'Status',
      'Total Questions',
      'Is Completed',
      'Created At',
      'Actions',
      'Settings',
    ]);
    const cells = async (title: string) => row(page, title).getByRole('cell').allInnerTexts();
    expect((await cells('علم')).slice(1, 5)).toEqual(['Ada Byron', 'Active', '2', 'Completed']);
    expect((await cells('Thermo')).slice(1, 5)).toEqual([
      'Ada Byron',
      'Inactive',
      '0',
      'Incompleted',
    ]);
    await row(page, 'علم')
      .getByRole('link', { name: /1,440 min$/ })
      .waitFor();
    await row(page, 'Botany')
      .getByRole('link', { name: 'Exam time of Botany: No limit' })
      .waitFor();
    expect(await row(page, 'Botany').getByRole('button', { name: 'Delete Botany' }).count()).toBe(
      1,
    );
    expect(
      await row(page, 'Thermo')
        .getByRole('button', { name: /^Delete/ })
        .count(),
    ).toBe(0);
    await inspect(page, 'quizzes');
    // Long titles take no letters from it.
    await page.setViewportSize({ width: 1280, height: 740 });
    expect(await linesOf(page, 'Incompleted')).toBe(1);
    await row(page, 'Botany').getByRole('link', { name: 'Edit Botany' }).waitFor();
    // On a phone, the status stands beside the title, and nothing jumps while the page loads.
    await page.setViewportSize({ width: WIDTHS.narrow, height: 740 });
    await page.reload();
    const [title, status] = [
      row(page, 'Botany').getByRole('link', { name: 'Botany', exact: true }),
      row(page, 'Botany').getByText('Active'),
    ];
    await row(page, 'Botany').getByRole('link', { name: 'Edit Botany' }).waitFor();
    const [left, right] = [await title.boundingBox(), await status.boundingBox()];
    expect(Math.abs((left?.y ?? 0) - (right?.y ?? 99))).toBeLessThan(10);
    expect((await layoutShift(page)).value).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
    expect(complaints).toEqual([]);
  });

  it('narrows by the filters menu, and warns when nothing is found', async () => {
    const { page, owner } = await enter('/all-quizzes');
    const inactive = await quiz(owner.api, 'Zoology');
    await owner.api.ask(UPDATE, { input: { id: inactive, version: 1, status: 'INACTIVE' } });
    await quiz(owner.api, 'Botany');
    await page.reload();
    await row(page, 'Botany').waitFor();
    // The menu stays open: one may choose several.
    const choose = async (filter: string): Promise<void> =>
      page.getByRole('menuitemcheckbox', { name: filter, exact: true }).click();
    await button(page, 'Filters').click();
    await choose('Inactive');
    await expect.poll(async () => row(page, 'Botany').count()).toBe(0);
    await row(page, 'Zoology').waitFor();
    await choose('Active');
    await expect.poll(async () => row(page, 'Zoology').count()).toBe(0);
    await choose('Incomplete');
    await row(page, 'Botany').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?status=ACTIVE&completed=no');
    await choose('Complete');
    await page.getByRole('status').getByText('No exams found').waitFor();
    await page.keyboard.press('Escape');
    await button(page, 'Filters: Complete, Active').waitFor();
    await inspect(page, 'quizzes-none-found');
    await page.reload();
    await page.getByText('No exams found').waitFor();
    await button(page, 'Clear Filters').click();
    await focused(page).toBe('Search by title');
    await row(page, 'Zoology').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  it('creates a quiz from a title, and keeps the title when that fails', async () => {
    const { page, context, owner } = await enter('/navigation/create-exam');
    await page.getByText('No exams available').waitFor();
    await quiz(owner.api, 'Botany');
    await button(page, 'Create new exam').first().click();
    const dialog = page.getByRole('dialog', { name: 'Enter Exam Title' });
    const title = dialog.getByRole('textbox', { name: 'Exam title' });
    await title.fill('  ');
    await button(page, 'Get Started').click();
    await dialog.getByText('The title is required').waitFor();
    await expect.poll(async () => title.and(page.locator(':focus')).count()).toBe(1);
    // The server takes the blanks away, and the next letter is the first one then.
    await title.fill('  algebra');
    expect(await title.inputValue()).toBe('  Algebra');
    await title.fill('botany');
    expect(await title.inputValue()).toBe('Botany');
    await page.keyboard.press('Enter');
    await toast(page, 'Failed to create exam').waitFor();
    await dialog.getByText('You already have a quiz with this title.').waitFor();
    await context.route('**/graphql', (route) => route.abort());
    await title.fill('ferns and mosses');
    await button(page, 'Get Started').click();
    await dialog.getByText('No response from server. Please try again.').waitFor();
    await context.unroute('**/graphql');
    await context.route('**/graphql', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await button(page, 'Get Started').click();
    await dialog.getByText('Internal Server Error.').waitFor();
    await context.unroute('**/graphql');
    expect(await title.inputValue()).toBe('Ferns and mosses');
    await inspect(page, 'quizzes-title');
    await button(page, 'Get Started').click();
    await toast(page, 'Exam created successfully').waitFor();
    await page.waitForURL('**/navigation/exam-form?quiz=*');
    expect(await titles(owner.api)).toEqual(['Ferns and mosses', 'Botany']);
  });
});

describe('deleting a quiz', () => {
  it('asks with its title, deletes it, and can be undone', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    for (const title of ['Algebra', 'Botany', 'Zoology']) await quiz(owner.api, title);
    await page.reload();
    await button(page, 'Delete Botany').click();
    const dialog = page.getByRole('dialog', {
      name: 'Are you sure you want to delete this quiz?',
    });
    await dialog.getByText('Botany', { exact: true }).waitFor();
    await inspect(page, 'quizzes-delete');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await focused(page).toBe('Delete Botany');
    expect(await titles(owner.api)).toContain('Botany');

    await keepMessages(page);
    await button(page, 'Delete Botany').click();
    await button(page, 'Delete').click();
    await toast(page, 'Quiz deleted successfully').waitFor();
    await expect.poll(async () => row(page, 'Botany').count()).toBe(0);
    // What took its place has the focus.
    await focused(page).toBe('Algebra');
    expect(await deletedQuizzes(owner.api)).toMatchObject([{ title: 'Botany' }]);
    await button(page, 'Undo').click();
    await toast(page, 'Botany has been restored').waitFor();
    await row(page, 'Botany').waitFor();
    expect(await deletedQuizzes(owner.api)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('leads to the previous page when it was the last one of its page', async () => {
    const { page, owner } = await enter('/all-quizzes');
    for (let index = 1; index <= 11; index += 1) await quiz(owner.api, `Quiz number ${index}`);
    await page.goto('/all-quizzes?page=2');
    await button(page, 'Delete Quiz number 1').click();
    await button(page, 'Delete').click();
    await row(page, 'Quiz number 2').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await focused(page).toBe('Quiz number 11');
  });

  it('says when it fails, and when somebody else was faster', async () => {
    const { page, context, owner } = await enter('/all-quizzes');
    const id = await quiz(owner.api, 'Botany');
    await page.reload();
    await button(page, 'Delete Botany').click();
    await context.route('**/graphql', (route) => route.abort());
    await button(page, 'Delete').click();
    await toast(page, 'Failed to delete quiz').waitFor();
    await context.unroute('**/graphql');
    await keepMessages(page);
    await button(page, 'Delete').click();
    await toast(page, 'Quiz deleted successfully').waitFor();
    await page.getByText('No exams available').waitFor();
    await focused(page).toContain('No exams available');

    // Its title is taken by the time it should come back.
    const other = await quiz(owner.api, 'Botany');
    await button(page, 'Undo').click();
    await toast(page, 'You now have another quiz with this title.').waitFor();
    await owner.api.ask(DELETE_QUIZ, { id: other });
    await owner.api.ask(RESTORE_QUIZ, { quizId: id });
    await page.reload();
    await row(page, 'Botany').waitFor();
    await owner.api.ask(DELETE_QUIZ, { id });
    await button(page, 'Delete Botany').click();
    await button(page, 'Delete').click();
    await toast(page, 'Failed to delete quiz').waitFor();
    await page.getByText('No exams available').waitFor();
  });
});

describe('duplicating a quiz', () => {
  it('proposes a title, says when one is taken, and leads to the copy', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    const id = await quiz(owner.api, 'Botany');
    await addQuestions(owner.api, id, [anyMcq]);
    await quiz(owner.api, 'Copy of Botany');
    await page.setViewportSize({ width: WIDTHS.narrow, height: 900 });
    await page.reload();
    const open = async (): Promise<void> => {
      await button(page, 'More actions for Botany').click();
      await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    };
    await open();
    const title = page.getByRole('dialog').getByRole('textbox', { name: 'Exam title' });
    await title.waitFor();
    await page.keyboard.press('Escape');
    await title.waitFor({ state: 'hidden' });
    await focused(page).toBe('More actions for Botany');
    await open();
    expect(await title.inputValue()).toBe('Copy of Botany');
    await title.fill('Botany');
    await button(page, 'Duplicate').click();
    await toast(page, 'The quiz could not be duplicated').waitFor();
    await page.getByRole('dialog').getByText('You already have a quiz with this title.').waitFor();
    await inspect(page, 'quizzes-duplicate');
    // Left as it was proposed, it gets a number.
    await title.fill('Copy of Botany');
    await button(page, 'Duplicate').click();
    await toast(page, 'Copy of Botany (2) has been created').waitFor();
    await page.getByRole('heading', { name: 'Copy of Botany (2)' }).waitFor();
    await page.waitForURL('**/navigation/quiz-detail/*');
    await page.getByText('Question 1', { exact: true }).waitFor();
    expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
  });
});
