import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, useBrowser } from '../setup/browser.js';
import { quiz } from '../setup/factories.js';
import { addQuestions, anyDescriptive } from '../setup/questions.js';

const app = useApplication();
const { enter } = useBrowser(app);

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
