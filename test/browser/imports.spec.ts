import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, useBrowser } from '../setup/browser.js';
import { quiz } from '../setup/factories.js';
import { workbook } from '../setup/workbooks.js';

const app = useApplication();
const { enter } = useBrowser(app);

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
