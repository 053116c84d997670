import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, useBrowser } from '../setup/browser.js';
import { holdQuiz } from '../setup/holding.js';
import { startImport } from '../setup/imports.js';
import { workbook } from '../setup/workbooks.js';

const app = useApplication();
const { enterForm } = useBrowser(app);

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

describe('an import', () => {
  it('shows what it does, and how far it is', async () => {
    const { page, context, owner, id } = await enterForm();
    const file = await workbook([['Question'], ['Why?']]);
    const importId = await startImport(owner.api, id, file, 'DESCRIPTIVE');
    // A real one is too quick to be seen: the server's answer is held at two moments.
    let moment: object | null = { phase: 'CHECKING', rowsDone: 1200, rowsTotal: 20_000 };
    await context.route('**/graphql', async (route) => {
      const isStatus = route.request().postData()?.includes('ImportStatus');
      if (!isStatus || !moment) return route.continue();
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: { import: object } };
      const json = { data: { import: { ...data.import, state: 'RUNNING', ...moment } } };
      return route.fulfill({ response, json });
    });
    await page.goto(`/navigation/exam-form?quiz=${id}&import=${importId}`);
    const step = page.locator('[aria-current="step"]');
    const bar = page.getByRole('progressbar', { name: 'Progress of the import' });
    await page.getByRole('status').getByText('1,200 of 20,000 rows').waitFor();
    expect(await step.innerText()).toContain('Check');
    expect(await bar.getAttribute('aria-valuenow')).toBe('6');
    moment = { phase: 'STORING', rowsDone: 15_000, rowsTotal: 20_000 };
    await page.getByText('15,000 of 20,000 rows').waitFor();
    expect(await step.innerText()).toContain('Store');
    expect(await bar.getAttribute('aria-valuenow')).toBe('75');
    moment = null;
    await page.getByText('1 question was added.').waitFor();
    await page.getByText('Total Questions: 1').waitFor();
    await context.close();
  });

  it('says when it cannot be seen how it stands', async () => {
    const { page, context, owner, id } = await enterForm();
    const file = await workbook([['Question'], ['Why?']]);
    const importId = await startImport(owner.api, id, file, 'DESCRIPTIVE');
    await context.route('**/graphql', async (route) => {
      const isStatus = route.request().postData()?.includes('ImportStatus');
      await (isStatus ? route.abort() : route.continue());
    });
    await page.goto(`/navigation/exam-form?quiz=${id}&import=${importId}`);
    await page.getByText('It is not known how this import stands').waitFor();
    await page.getByText('No response from server.').waitFor();
    await context.unroute('**/graphql');
    await button(page, 'Try again').click();
    await page.getByText('1 question was added.').waitFor();
    await context.close();
  });

  it('that is under way is found by who comes back another way', async () => {
    const { page, context, owner, id } = await enterForm();
    const held = await holdQuiz(app.databaseUrl, id);
    await startImport(owner.api, id, await workbook([['Question'], ['Why?']]), 'DESCRIPTIVE');
    await held.reached();
    await page.goto('/all-quizzes');
    await page.getByRole('link', { name: /^Add questions to/ }).click();
    await page.getByText('You can leave this page').waitFor();
    await held.release();
    await page.getByText('1 question was added.').waitFor();
    await button(page, 'Import another file').click();
    await page.getByText('Drop an .xlsx file here').waitFor();
    await context.close();
  });

  it('lists the first cells of very many, and says that there are more', async () => {
    const { page, context, owner, id } = await enterForm();
    const blank = Array.from({ length: 7_000 }, () => [null, null, null, 'K']);
    const header = ['Question', 'Option 1', 'Option 2', 'Correct Answer'];
    const importId = await startImport(owner.api, id, await workbook([header, ...blank]));
    await page.goto(`/navigation/exam-form?quiz=${id}&import=${importId}`);
    await page.getByText('28,000 cells need repair').waitFor();
    await page.getByText('The first 20,000 cells that need repair').waitFor();
    await page.getByText('1 / 400').waitFor();
    await context.close();
  });

  it('that does not exist makes room for another', async () => {
    const { page, context, id } = await enterForm();
    await page.goto(`/navigation/exam-form?quiz=${id}&import=${randomUUID()}`);
    await page.getByText('This import no longer exists.').waitFor();
    await button(page, 'Import another file').click();
    await page.getByText('Drop an .xlsx file here').waitFor();
    expect(page.url()).not.toContain('import=');
    await context.close();
  });

  it('of a repaired file is one of the same kind, after a reload too', async () => {
    const { page, context, owner, id } = await enterForm();
    await page.getByText('Subjective').click();
    const tooMany = Array.from({ length: 60 }, (_, index) => [`Why ${index}?`, -1]);
    const choose = async (rows: unknown[][]): Promise<void> => {
      const buffer = await workbook([['Question', 'Marks'], ...rows]);
      const file = { name: 'why.xlsx', mimeType: XLSX, buffer };
      await page.getByLabel('Choose a file').setInputFiles(file);
    };
    await choose(tooMany);
    await page.getByText('60 cells need repair').waitFor();

    // Rows of another page than the one it names would send people to cells that are right.
    await context.route('**/graphql', (route) => route.abort());
    await page.getByText('1 / 2').waitFor();
    await button(page, 'Next page').click();
    await page.getByText('The list of these cells could not be fetched.').waitFor();
    expect(await page.getByRole('row').count()).toBe(0);
    await context.unroute('**/graphql');
    await button(page, 'Try again').click();
    await page.getByText('2 / 2').waitFor();
    await page.getByRole('row', { name: /^61 Marks -1/ }).waitFor();

    await page.reload();
    await button(page, 'Import the repaired file').click();
    await choose([['Why?', 1]]);
    await page.getByText('1 question was added.').waitFor();
    const counts = 'query ($id: ID!) { quiz(id: $id) { questionCounts { kind count } } }';
    const { quiz: found } = await owner.api.ask(counts, { id });
    expect(found.questionCounts).toContainEqual({ kind: 'DESCRIPTIVE', count: 1 });
    await context.close();
  });
});
