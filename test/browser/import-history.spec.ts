import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, table, useBrowser, WIDTHS } from '../setup/browser.js';
import { quiz } from '../setup/factories.js';
import { correct, importFile, importGoodRows } from '../setup/imports.js';
import { workbook } from '../setup/workbooks.js';

const app = useApplication();
const { enter } = useBrowser(app);

describe('the imports into an exam', () => {
  it('are listed, with a link to the state of each', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    const id = await quiz(owner.api, 'Botany');
    await page.goto(`/navigation/quiz-detail/${id}/imports`);
    await page.getByText('No imports in the last 30 days').waitFor();
    await inspect(page, 'import-history-empty');
    await page.getByRole('link', { name: 'Import a spreadsheet' }).click();
    await page.getByRole('link', { name: 'Earlier imports' }).click();
    await page.getByRole('heading', { name: 'Imports into Botany' }).waitFor();

    const file = await workbook([
      ['Question', 'Marks'],
      ['One?', 1],
      ['Two?', -1],
      [null, 1],
    ]);
    const good = await importGoodRows(owner.api, id, file, 'DESCRIPTIVE');
    await correct(owner.api, good['id'] as string, { 3: { Marks: '2' } });
    await page.reload();
    const lines = table(page, 'Imports').getByRole('row');
    const [, refused, first] = [lines.nth(0), lines.nth(1), lines.nth(2)];
    await refused.waitFor();
    expect(await refused.innerText()).toMatch(
      /questions.xlsx\s+Subjective\s+Not imported\s+0\s+1\s/,
    );
    expect(await refused.innerText()).toMatch(/Ada Byron\s+An earlier import$/);
    expect(await first.innerText()).toMatch(/Subjective\s+Stored\s+1\s+2\s/);
    await inspect(page, 'import-history');
    await page.setViewportSize({ width: WIDTHS.narrow, height: 740 });
    // A card has no line for an empty value.
    expect(await first.locator('td').last().isVisible()).toBe(false);
    await page.setViewportSize({ width: WIDTHS.wide, height: 900 });
    await refused.getByRole('link', { name: 'questions.xlsx' }).click();
    await page.getByText('1 cell needs correcting').waitFor();
    await page.getByRole('textbox', { name: 'Question, row 4' }).waitFor();
    // The linked part is in view, although it is the last of its page.
    const heading = page.getByRole('heading', { name: 'Import from a spreadsheet' });
    await expect.poll(async () => heading.and(page.locator(':focus')).count()).toBe(1);
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200);
    expect(await page.getByRole('radio', { name: 'Subjective' }).isChecked()).toBe(true);
    await page.goBack();
    await refused.getByRole('link', { name: 'An earlier import' }).click();
    await page.getByText('2 rows were left out').waitFor();
    expect(complaints).toEqual([]);
  });

  it('are those of the page in the address, or an error is shown', async () => {
    const { page, context, owner } = await enter('/all-quizzes');
    const id = await quiz(owner.api);
    const file = await workbook([['Question'], ['Why?']]);
    for (let index = 0; index < 11; index += 1)
      await importFile(owner.api, id, file, 'DESCRIPTIVE');
    await page.goto(`/navigation/quiz-detail/${id}/imports?page=7`);
    await page.getByText('2 / 2').waitFor();
    expect(page.url()).toMatch(/\?page=2$/);
    await context.route('**/graphql', (route) => route.abort());
    await button(page, 'Previous page').click();
    await page.getByText('The imports could not be loaded').waitFor();
    await context.unroute('**/graphql');
    await button(page, 'Try again').click();
    await expect.poll(async () => page.getByRole('row').count()).toBe(1 + 10);
    await page.goto(`/navigation/quiz-detail/${owner.email}/imports`);
    await page.getByText('No quiz details available').waitFor();
  });
});
