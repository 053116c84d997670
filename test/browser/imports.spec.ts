import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, toast, useBrowser } from '../setup/browser.js';
import { lockQuiz } from '../setup/row-locks.js';
import { startImport } from '../setup/imports.js';
import { intercept } from '../setup/page-requests.js';
import { workbook } from '../setup/workbooks.js';

const app = useApplication();
const { enterForm } = useBrowser(app);

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

describe('an import', () => {
  it('shows its phase and progress', async () => {
    const { page, context, owner, id } = await enterForm();
    const file = await workbook([['Question'], ['Why?']]);
    const importId = await startImport(owner.api, id, file, 'DESCRIPTIVE');
    // A real import is too fast to be seen: the test delays the answer of the server twice.
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
    moment = { phase: 'PICTURES', rowsDone: 12, rowsTotal: 30 };
    await page.getByText('12 of 30 pictures').waitFor();
    expect(await step.innerText()).toContain('Pictures');
    moment = { phase: 'STORING', rowsDone: 15_000, rowsTotal: 20_000 };
    await page.getByText('15,000 of 20,000 rows').waitFor();
    expect(await step.innerText()).toContain('Store');
    expect(await bar.getAttribute('aria-valuenow')).toBe('75');
    moment = null;
    await page.getByText('1 question was added.').waitFor();
    await page.getByText('Total Questions: 1').waitFor();
  });

  it('says when its state cannot be read', async () => {
    const { page, context, owner, id } = await enterForm();
    const file = await workbook([['Question'], ['Why?']]);
    const importId = await startImport(owner.api, id, file, 'DESCRIPTIVE');
    await intercept(context, 'ImportStatus', (route) => route.abort());
    await page.goto(`/navigation/exam-form?quiz=${id}&import=${importId}`);
    await page.getByText('The status of this import could not be loaded').waitFor();
    await page.getByText('No response from server.').waitFor();
    await context.unroute('**/graphql');
    await button(page, 'Try again').click();
    await page.getByText('1 question was added.').waitFor();
  });

  it('is announced and counted even when it ends before the page first asks', async () => {
    const { page, context, id } = await enterForm();
    await page.getByText('Subjective').click();
    const ended = `SELECT FROM imports WHERE quiz_id = $1 AND state = 'SUCCEEDED'`;
    await context.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('ImportStatus'))
        await expect.poll(async () => app.sql(ended, [id])).toHaveLength(1);
      await route.continue();
    });
    const file = {
      name: 'why.xlsx',
      mimeType: XLSX,
      buffer: await workbook([['Question'], ['Why?']]),
    };
    await page.getByLabel('Choose a file').setInputFiles(file);
    await toast(page, 'Excel file uploaded successfully!').waitFor();
    await page.getByText('Total Questions: 1').waitFor();
  });

  it('that is running is shown to somebody who comes back by another link', async () => {
    const { page, owner, id } = await enterForm();
    const paused = await lockQuiz(app.databaseUrl, id);
    await startImport(owner.api, id, await workbook([['Question'], ['Why?']]), 'DESCRIPTIVE');
    await paused.reached();
    await page.goto('/all-quizzes');
    await page.getByRole('button', { name: /^More actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Add questions' }).click();
    await page.getByText('You can leave this page').waitFor();
    await paused.release();
    await page.getByText('1 question was added.').waitFor();
    await button(page, 'Import another file').click();
    await page.getByText('Drop an .xlsx or .csv file here').waitFor();
  });

  it('lists very many rows in pages, and leads from beyond the end to the last page', async () => {
    const { page, owner, id } = await enterForm();
    const blank = Array.from({ length: 7_000 }, () => [null, null, null, 'K']);
    const header = ['Question', 'Option 1', 'Option 2', 'Correct Answer'];
    const importId = await startImport(owner.api, id, await workbook([header, ...blank]));
    await page.goto(`/navigation/exam-form?quiz=${id}&import=${importId}&rows=999`);
    await page.getByText('28,000 cells need correcting').waitFor();
    await page
      .getByText('7,000 rows have cells that cannot be imported; no row is correct.')
      .waitFor();
    await page.getByText('350 / 350').waitFor();
    await page.getByLabel('Option 2, row 7,001').waitFor();
    expect(page.url()).toContain('rows=350');
  });

  it('that does not exist gives way to a new one', async () => {
    const { page, id } = await enterForm();
    await page.goto(`/navigation/exam-form?quiz=${id}&import=${randomUUID()}`);
    await page.getByText('This import no longer exists.').waitFor();
    await button(page, 'Import another file').click();
    await page.getByText('Drop an .xlsx or .csv file here').waitFor();
    expect(page.url()).not.toContain('import=');
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
    await page.getByText('60 cells need correcting').waitFor();

    // Rows of another page than the one it names would send people to cells that are right.
    const asked = new Set<unknown>();
    await context.route('**/graphql', (route) => {
      const { variables } = route.request().postDataJSON() as { variables: { page?: number } };
      asked.add(variables.page);
      return route.abort();
    });
    await page.getByText('1 / 3').waitFor();
    // On a slow phone the answer can be here before the page has turned.
    const cpu = await context.newCDPSession(page);
    await cpu.send('Emulation.setCPUThrottlingRate', { rate: 10 });
    await button(page, 'Next page').click();
    await page.getByText('The rows could not be loaded').waitFor();
    await cpu.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    expect(await page.getByLabel(/^Marks, row/).count()).toBe(0);
    expect([...asked]).toEqual([2]);
    await context.unroute('**/graphql');
    await button(page, 'Try again').click();
    await page.getByText('2 / 3').waitFor();
    expect(await page.getByLabel('Marks, row 22').inputValue()).toBe('-1');

    await page.reload();
    await button(page, 'Import a corrected file').click();
    await choose([['Why?', 1]]);
    await page.getByText('1 question was added.').waitFor();
    const counts = 'query ($id: ID!) { quiz(id: $id) { questionCounts { kind count } } }';
    const { quiz: found } = await owner.api.ask(counts, { id });
    expect(found.questionCounts).toContainEqual({ kind: 'DESCRIPTIVE', count: 1 });
  });
});
