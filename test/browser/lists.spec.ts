import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, useBrowser } from '../setup/browser.js';
import { quiz } from '../setup/factories.js';
import { addQuestions, anyDescriptive } from '../setup/questions.js';

const app = useApplication();
const { enter } = useBrowser(app);

describe('the list', () => {
  it('searches, filters and pages, and keeps all that in its address', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    for (let index = 1; index <= 12; index += 1) await quiz(owner.api, `Quiz number ${index}`);
    const done = await quiz(owner.api, 'Botany');
    await addQuestions(owner.api, done, [anyDescriptive]);
    await owner.api.ask('mutation ($id: ID!) { submitQuiz(id: $id) { id } }', { id: done });
    await page.reload();
    await page.getByText('1 / 2').waitFor();
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByText('2 / 2').waitFor();
    await page.getByRole('link', { name: 'Quiz number 1', exact: true }).waitFor();
    // The step that led here leads no further, and keeps the focus.
    const next = page.getByRole('button', { name: 'Next page' });
    expect(await next.and(page.locator(':focus')).getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Enter');
    expect(page.url()).toContain('page=2');

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

    // Back leads to the search before, which its box shows, too.
    const search = page.getByLabel('Search by title');
    await search.fill('Quiz');
    await page.waitForURL('**/all-quizzes?q=Quiz');
    await next.click();
    await page.getByText('2 / 2').waitFor();
    await button(page, 'Filters').click();
    await page.getByRole('menuitem', { name: 'Clear Filters' }).click();
    await page.waitForURL('**/all-quizzes');
    await expect.poll(async () => search.inputValue()).toBe('');
    await page.goBack();
    await page.waitForURL('**/all-quizzes?q=Quiz');
    await expect.poll(async () => search.inputValue()).toBe('Quiz');
    expect(complaints).toEqual([]);
  });

  it('shows that it cannot be read, and is read again on a click', async () => {
    const { page, context } = await enter('/all-quizzes');
    await page.getByText('No exams available').waitFor();
    await context.route('**/graphql', (route) => route.abort());
    await page.reload();
    await page.getByText('Failed to fetch exam details').waitFor();
    await page.getByText('No response from server.').waitFor();
    await context.unroute('**/graphql');
    await button(page, 'Try again').click();
    await page.getByText('No exams available').waitFor();
  });

  it('shows the rows of the page it names, or says that they cannot be had', async () => {
    const { page, context, owner } = await enter('/all-quizzes');
    for (let index = 1; index <= 11; index += 1) await quiz(owner.api, `Quiz number ${index}`);
    await page.reload();
    await page.getByText('1 / 2').waitFor();
    const paused: Route[] = [];
    await context.route('**/graphql', (route) => void paused.push(route));
    await button(page, 'Next page').click();
    await page.locator('[aria-busy="true"]').getByText('Quiz number 11').waitFor();
    await expect.poll(() => paused.length).toBeGreaterThan(0);
    for (const route of paused) await route.abort();
    await page.getByRole('alert').getByText('No response from server.').waitFor();
    expect(await page.getByRole('row').count()).toBe(0);
    await context.unroute('**/graphql');
    await button(page, 'Try again').click();
    await page.getByRole('link', { name: 'Quiz number 1', exact: true }).waitFor();
    await page.getByText('2 / 2').waitFor();
    expect(await page.locator('[aria-busy="true"]').count()).toBe(0);
  });

  it('leads from behind its end to its last page', async () => {
    const { page, owner } = await enter('/all-quizzes?page=9');
    await page.getByText('No exams available').waitFor();
    for (let index = 1; index <= 11; index += 1) await quiz(owner.api, `Quiz number ${index}`);
    await page.reload();
    await page.getByText('2 / 2').waitFor();
    await page.getByRole('link', { name: 'Quiz number 1', exact: true }).waitFor();
    expect(page.url()).toMatch(/\?page=2$/);
  });
});

describe('the questions of a quiz', () => {
  it('are those of the page it names, or it says that they cannot be had', async () => {
    const { page, context, owner } = await enter('/all-quizzes');
    const id = await quiz(owner.api);
    const questions = Array.from({ length: 26 }, (_, index) => ({
      descriptive: { text: `Why ${index + 1}?` },
    }));
    await addQuestions(owner.api, id, questions);
    await page.goto(`/navigation/quiz-detail/${id}?page=99`);
    await page.getByText('2 / 2').waitFor();
    await page.getByText('Why 26?').waitFor();
    expect(page.url()).toMatch(/\?page=2$/);
    await context.route('**/graphql', (route) => route.abort());
    await button(page, 'Previous page').click();
    await page.getByRole('alert').getByText('No response from server.').waitFor();
    expect(await page.getByText('Why 26?').count()).toBe(0);
    await context.unroute('**/graphql');
    await button(page, 'Try again').click();
    await page.getByText('Why 25?').waitFor();
  });
});
