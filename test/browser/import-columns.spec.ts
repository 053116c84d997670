import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, toast, useBrowser } from '../setup/browser.js';
import { loseAnswers } from '../setup/page-requests.js';
import { readQuestions, textsOf } from '../setup/questions.js';
import { workbook } from '../setup/workbooks.js';

/** Saying which columns of a spreadsheet are meant. */
const app = useApplication();
const { enterForm } = useBrowser(app);

const PHONE = { width: 390, height: 800 };
const focused = async (it: Locator): Promise<boolean> =>
  (await it.and(it.page().locator(':focus')).count()) === 1;
const select = (page: Page, name: string): Locator =>
  page.getByRole('combobox', { name, exact: true });

async function choose(page: Page, buffer: Buffer): Promise<void> {
  await page.getByLabel('Choose a file').setInputFiles({ name: 'mai.xlsx', mimeType: '', buffer });
}

const HEADERS = ['Frage', 'Antwort 1', 'Antwort 2', 'Lösung', 'Marks'];
const ROWS = [
  ['Welche Farbe hat der Himmel?', 'Blau', 'Rot', 'Blau', 2],
  ['Wie viele Beine hat eine Spinne?', 'Sechs', 'Acht', 'Acht', 1],
];

describe('a sheet whose columns have other names', () => {
  it('is imported with the columns that somebody chooses, and the next one without', async () => {
    const { page, context, owner, id, complaints } = await enterForm();
    const file = await workbook([['Test im Mai'], HEADERS, ...ROWS]);
    await choose(page, file);
    await toast(page, 'Match the columns of your file.').waitFor();
    await page.getByText('cannot be found').waitFor();
    await page.getByText('Your institute remembers this choice').waitFor();
    // What was recognized is chosen already.
    await expect.poll(async () => select(page, 'Marks').inputValue()).toBe('E');
    const region = page.getByRole('region', { name: 'The first rows of your file' });
    await region.getByRole('columnheader', { name: 'E Marks' }).waitFor();
    await inspect(page, 'import-columns');

    await button(page, 'Import with these columns').click();
    await page.getByText('Choose the column for “Question”').waitFor();
    expect(await focused(select(page, 'Question'))).toBe(true);
    await select(page, 'Question').selectOption({ label: 'A: Frage' });
    await select(page, 'Option 1').selectOption('B');
    await select(page, 'Option 2').selectOption('B');
    await select(page, 'Correct Answer').selectOption('D');
    await button(page, 'Import with these columns').click();
    await page.getByText('Column B is already used for “Option 1”').waitFor();
    expect(await focused(select(page, 'Option 2'))).toBe(true);
    await select(page, 'Option 2').selectOption('C');
    await region.getByRole('columnheader', { name: 'A Question' }).waitFor();
    await button(page, 'More options').click();
    expect(await focused(select(page, 'Option 5'))).toBe(true);
    await select(page, 'The first question is in row').selectOption('3');
    await region.getByRole('rowheader', { name: '3 first question' }).waitFor();

    // After a reload the file is known all the same.
    await page.reload();
    await select(page, 'Question').selectOption('A');
    await select(page, 'Option 1').selectOption('B');
    await select(page, 'Option 2').selectOption('C');
    await select(page, 'Correct Answer').selectOption('D');
    await select(page, 'The first question is in row').selectOption('3');
    // The request arrives, its answer is lost; sent again, it is one import.
    await loseAnswers(context, 'StartImport');
    await button(page, 'Import with these columns').click();
    await page.getByText('No response from server. Please try again.').waitFor();
    await context.unroute('**/graphql');
    await button(page, 'Import with these columns').click();
    await page.getByText('2 questions were added.').waitFor();
    await page.getByText('Total Questions: 2').waitFor();
    const imports = await app.sql('SELECT id FROM imports WHERE quiz_id = $1', [id]);
    expect(imports).toHaveLength(2);

    // The next sheet with these names is read like this one.
    await button(page, 'Import another file').click();
    await choose(page, await workbook([HEADERS, ['Wo liegt Wien?', 'Hier', 'Dort', 'Dort', 1]]));
    await page.getByText('1 question was added.').waitFor();
    const stored = await readQuestions(owner.api, id);
    expect(textsOf(stored)[2]).toBe('Wo liegt Wien?');
    expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
  });

  it('is scrolled inside its own region on a phone, and can be looked at first', async () => {
    const { page, complaints } = await enterForm();
    await page.setViewportSize(PHONE);
    await page.getByText('Subjective').click();
    await choose(
      page,
      await workbook([
        ['Was fragt man?', 'Was ist richtig?', 'x'],
        ['Warum?', 'Darum.'],
      ]),
    );
    await page.getByText('Match your columns').waitFor();
    const region = page.getByRole('region', { name: 'The first rows of your file' });
    await region.focus();
    const scrolled = 'document.activeElement.scrollLeft';
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => page.evaluate<number>(scrolled)).toBeGreaterThan(0);
    const tooWide = 'document.documentElement.scrollWidth - innerWidth';
    expect(await page.evaluate<number>(tooWide)).toBeLessThanOrEqual(0);
    await inspect(page, 'import-columns-subjective');
    await page.setViewportSize(PHONE);
    await select(page, 'Question').selectOption('A');
    await select(page, 'Answer').selectOption('B');
    await select(page, 'The first question is in row').selectOption('2');
    await page.getByRole('checkbox', { name: /^Review the questions/ }).check();
    await button(page, 'Import with these columns').click();
    await page.getByRole('heading', { name: '1 question is ready' }).waitFor();
    await page.goBack();
    await page.getByText('Match your columns').waitFor();
    expect(complaints).toEqual([]);
  });

  it('shows what was sent first when the columns were changed after a lost answer', async () => {
    const { page, context, owner, id, complaints } = await enterForm();
    await choose(page, await workbook([HEADERS, ...ROWS]));
    await select(page, 'Question').selectOption('A');
    await select(page, 'Option 1').selectOption('B');
    await select(page, 'Option 2').selectOption('C');
    await select(page, 'Correct Answer').selectOption('D');
    await loseAnswers(context, 'StartImport');
    await button(page, 'Import with these columns').click();
    await page.getByText('No response from server. Please try again.').waitFor();
    await context.unroute('**/graphql');
    await select(page, 'Marks').selectOption('');
    await button(page, 'Import with these columns').click();
    await toast(page, 'Your earlier changes have already been received.').waitFor();
    await page.getByText('2 questions were added.').waitFor();
    const { questions } = await readQuestions(owner.api, id);
    // As the first request had it, and once.
    expect(questions.items.map(({ marks }: { marks: string }) => marks)).toEqual(['2', '1']);
    expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
  });

  it('is offered as one of subjective questions where no options were recognized', async () => {
    const { page, owner, id, complaints } = await enterForm();
    await choose(
      page,
      await workbook([
        ['Question', 'Answer'],
        ['Why is the sky blue?', 'Scattering'],
        ['Why?', 'So'],
      ]),
    );
    await page.getByText('No options were found').waitFor();
    await button(page, 'Import as subjective questions').click();
    // Whoever has not asked for it looks at them first, too.
    await page.getByRole('heading', { name: '2 questions are ready' }).waitFor();
    await button(page, 'Store 2 questions').click();
    await page.getByText('2 questions were added.').waitFor();
    const { questions } = await readQuestions(owner.api, id);
    expect(questions.items.map(({ kind }: { kind: string }) => kind)).toEqual([
      'DESCRIPTIVE',
      'DESCRIPTIVE',
    ]);
    expect(complaints).toEqual([]);
  });

  it('is asked for once more when it was removed meanwhile', async () => {
    const { page, id } = await enterForm();
    await choose(page, await workbook([HEADERS, ...ROWS]));
    await page.getByText('Match your columns').waitFor();
    await app.sql('UPDATE imports SET upload_id = NULL WHERE quiz_id = $1', [id]);
    await page.reload();
    await page.getByText('The server no longer has the file.').waitFor();
    await button(page, 'Import another file').click();
    await page.getByText('Drop an .xlsx or .csv file here').waitFor();
  });
});

describe('a file of another type', () => {
  it('is refused with what to do in the program that has it', async () => {
    const { page } = await enterForm();
    for (const [name, said] of [
      ['old.xls', 'This is an old .xls file'],
      ['open.ods', 'This is an OpenDocument file (.ods)'],
    ] as const) {
      const file = { name, mimeType: '', buffer: Buffer.from('1') };
      await page.getByLabel('Choose a file').setInputFiles(file);
      await page.getByText(said).waitFor();
      await page.getByText('Save As and the type “Excel Workbook (.xlsx)”').waitFor();
    }
  });
});
