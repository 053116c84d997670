import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, toast, useBrowser } from '../setup/browser.js';
import { halves } from '../setup/images.js';
import { loseAnswers } from '../setup/page-requests.js';
import { readQuestions } from '../setup/questions.js';
import { filledWorkbook, workbook } from '../setup/workbooks.js';

/** Looking at the questions of a spreadsheet before they are stored. */
const app = useApplication();
const { enterForm } = useBrowser(app);

const PHONE = { width: 390, height: 800 };
const raised = (text: string) => ({ text, font: { vertAlign: 'superscript' as const } });
const lookFirst = (page: Page): Locator =>
  page.getByRole('checkbox', { name: 'Review the questions before they are stored' });
const focused = async (it: Locator): Promise<boolean> =>
  (await it.and(it.page().locator(':focus')).count()) === 1;

async function choose(page: Page, buffer: Buffer, name = 'powers.xlsx'): Promise<void> {
  await page.getByLabel('Choose a file').setInputFiles({ name, mimeType: '', buffer });
}

/** Twelve questions, of which the last one has raised text, a picture and an explanation. */
async function powers(): Promise<Buffer> {
  const picture = await halves(240, 120).png().toBuffer();
  return filledWorkbook((sheet, book) => {
    const headers = ['Question', 'Option 1', 'Option 2', 'Correct Answer', 'Description', 'Marks'];
    sheet.addRow([...headers, 'Negative marks', 'Author']);
    for (let index = 1; index < 12; index += 1)
      sheet.addRow([`What is ${index} + 1?`, index + 1, index + 2, 'A', null, 2, 0.5, 'Ada']);
    sheet.addRow([null, 'a million', 'A  Million', '(b)', 'Six noughts.', 1]);
    sheet.getCell('A13').value = {
      richText: [{ text: 'How much is 10' }, raised('6'), { text: '?' }],
    };
    const imageId = book.addImage({ buffer: picture as never, extension: 'png' });
    sheet.addImage(imageId, { tl: { col: 0, row: 12 }, ext: { width: 120, height: 60 } });
  });
}

describe('questions of a spreadsheet', () => {
  it('are looked at before they are stored, by keyboard, when somebody wants that', async () => {
    const { page, context, owner, id, complaints } = await enterForm();
    await lookFirst(page).check();
    // The choice is remembered.
    await page.reload();
    await expect.poll(async () => lookFirst(page).isChecked()).toBe(true);
    await choose(page, await powers());
    await toast(page, 'The questions are ready for review.').waitFor();
    await page.getByRole('heading', { name: '12 questions are ready' }).waitFor();
    await page.getByText('1 question is not exactly as your sheet shows it.').waitFor();
    await page.getByText('One column was not used: “Author”.').waitFor();
    await page.getByText('Options 1 and 2 say the same').waitFor();
    await page.getByText('Total Questions: 0').waitFor();

    const rows = page.getByRole('article');
    const first = rows.first();
    await first.getByRole('heading', { name: 'Row 13' }).waitFor();
    await first.getByText('Different from the sheet').waitFor();
    expect(await first.locator('sup').innerText()).toBe('6');
    await first.getByText('How much is 10⁶?').waitFor();
    await first.getByText('Six noughts.').last().waitFor();
    await first.getByText('1 mark').waitFor();
    expect(await first.locator('[data-key]').innerText()).toContain('(Correct answer)');
    const pixels = `document.querySelector('article img').naturalWidth`;
    await expect.poll(async () => page.evaluate<number>(pixels)).toBe(240);
    await rows.nth(1).getByText('2 marks, a wrong choice takes away 0.5').waitFor();
    await inspect(page, 'import-preview', { moved: 'the file has been read' });

    // One stop for Tab, and keys from one question to the next, over the end of a page.
    await first.focus();
    for (let step = 1; step < 10; step += 1) {
      await page.keyboard.press(step % 2 === 0 ? 'j' : 'ArrowDown');
      expect(await focused(rows.nth(step)), `step ${step}`).toBe(true);
    }
    await page.keyboard.press('j');
    await expect
      .poll(async () => focused(page.getByRole('article', { name: 'Row 11' })))
      .toBe(true);
    await page.getByText('2 / 2').waitFor();
    await page.keyboard.press('k');
    await expect
      .poll(async () => focused(page.getByRole('article', { name: 'Row 10' })))
      .toBe(true);
    await page.getByText('1 / 2').waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Tab');
    await expect.poll(async () => focused(button(page, 'Previous page'))).toBe(true);

    // The request arrives, its answer is lost; sent again, it stores once.
    await loseAnswers(context, 'StoreImport');
    await button(page, 'Store 12 questions').click();
    await page.getByText('No response from server. Please try again.').waitFor();
    await context.unroute('**/graphql');
    await button(page, 'Store 12 questions').click();
    await toast(page, 'Excel file uploaded successfully!').waitFor();
    await page.getByText('12 questions were added.').waitFor();
    await page.getByText('Total Questions: 12').waitFor();
    expect(await focused(page.getByRole('heading', { name: 'Import from a spreadsheet' }))).toBe(
      true,
    );
    const { questions } = await readQuestions(owner.api, id);
    expect(questions.totalCount).toBe(12);
    expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
  });

  it('stand below their cells on a phone, and wait until somebody comes back', async () => {
    const { page, complaints } = await enterForm();
    await page.setViewportSize(PHONE);
    await page.getByText('Subjective').click();
    await lookFirst(page).check();
    await choose(page, Buffer.from('Question,Answer\nWhy?,"Because, so"\nHow?,\n'), 'why.csv');
    await page.getByRole('heading', { name: '2 questions are ready' }).waitFor();
    await page.getByText('All questions are exactly as your sheet shows them.').waitFor();
    const row = page.getByRole('article').first();
    const [above, below] = await Promise.all([
      row.getByRole('heading', { name: 'As it is in the file' }).boundingBox(),
      row.getByRole('heading', { name: 'As learners will see it' }).boundingBox(),
    ]);
    expect(above?.y).toBeLessThan(below?.y ?? 0);
    expect(above?.x).toBe(below?.x);
    const store = button(page, 'Store 2 questions');
    // In view without scrolling to it.
    expect((await store.boundingBox())?.y).toBeLessThan(PHONE.height);
    await inspect(page, 'import-preview-csv', { moved: 'the file has been read' });

    await page.setViewportSize(PHONE);
    await button(page, 'Import another file').click();
    await page.getByText('Drop an .xlsx or .csv file here').waitFor();
    await page.getByText('Total Questions: 0').waitFor();
    await page.getByRole('link', { name: 'Earlier imports' }).click();
    await page.getByText('Ready for review', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'why.csv' }).click();
    await store.click();
    await page.getByText('2 questions were added.').waitFor();
    expect(complaints).toEqual([]);
  });

  it('are shown after a repair, too, with cells that are kept as they are', async () => {
    const { page, owner, id, complaints } = await enterForm();
    await page.getByText('Subjective').click();
    await lookFirst(page).check();
    const file = await filledWorkbook((sheet) => {
      sheet.addRow(['Question', 'Marks']);
      sheet.addRow([null, 1]);
      sheet.addRow(['Why?', -1]);
      sheet.addRow([null, 2]);
      sheet.getCell('A2').value = { richText: [{ text: 'What is x' }, raised('q')] };
      sheet.getCell('A4').value = { richText: [{ text: 'What is y' }, raised('q')] };
    });
    await choose(page, file);
    await toast(page, 'Some cells in this file need correcting.').waitFor();
    const question = page.getByRole('textbox', { name: 'Question, row 2' });
    expect(await question.inputValue()).toBe('What is x^(q)');
    const doubts = page.getByText('is above the line');
    await expect.poll(() => doubts.count()).toBe(2);
    const wrong = page.locator('textarea[aria-invalid="true"]');
    const keep = button(page, 'Keep as it is: Question, row 2');
    // Marks below zero cannot be kept.
    expect(await page.getByRole('button', { name: /^Keep as it is/ }).count()).toBe(2);
    await keep.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => wrong.count()).toBe(2);
    expect(await keep.getAttribute('aria-pressed')).toBe('true');
    expect(await focused(keep)).toBe(true);
    // What is doubtful stays to be read.
    expect(await doubts.count()).toBe(2);
    await page.getByText('You have changed 1 row.').waitFor();
    await inspect(page, 'import-repair-kept', { moved: 'a cell is kept as it is' });
    await page.keyboard.press('Space');
    await expect.poll(() => wrong.count()).toBe(3);
    const keepAll = button(page, 'Keep all 2 doubtful cells on this page as they are');
    for (const [pressed, left] of [
      ['true', 1],
      ['false', 3],
      ['true', 1],
    ] as const) {
      await keepAll.click();
      await expect.poll(() => wrong.count()).toBe(left);
      expect(await keepAll.getAttribute('aria-pressed')).toBe(pressed);
      expect(await keep.getAttribute('aria-pressed')).toBe(pressed);
    }
    expect(await focused(keepAll)).toBe(true);
    const marks = page.getByRole('textbox', { name: 'Marks, row 3' });
    await marks.fill('2');
    // A corrected cell says no more what was wrong with it.
    expect(await marks.getAttribute('aria-invalid')).not.toBe('true');
    expect(await page.getByText('must be').count()).toBe(0);
    await button(page, 'Import all rows').click();
    await page.getByRole('heading', { name: '3 questions are ready' }).waitFor();
    await button(page, 'Back to the rows to correct').click();
    await page.getByText('You have changed 3 rows.').waitFor();
    // What waits there gives way to what is sent now.
    await marks.fill('3');
    await button(page, 'Import all rows').click();
    await page.getByText('3 marks').waitFor();
    await button(page, 'Store 3 questions').click();
    await page.getByText('3 questions were added.').waitFor();
    const { questions } = await readQuestions(owner.api, id);
    expect(questions.items.map(({ marks: earned }: { marks: string }) => earned)).toEqual([
      '1',
      '3',
      '2',
    ]);
    expect(complaints).toEqual([]);
  });

  it('that cannot be fetched, or whose file is gone, say so', async () => {
    const { page, context, owner, id } = await enterForm();
    await page.getByText('Subjective').click();
    await lookFirst(page).check();
    await context.route('**/graphql', (route) =>
      route.request().postData()?.includes('query ImportPreview')
        ? route.abort()
        : route.fallback(),
    );
    await choose(page, await workbook([['Question'], ['Why?']]));
    await page.getByText('The questions could not be loaded').waitFor();
    await context.unroute('**/graphql');
    await button(page, 'Try again').click();
    await page.getByRole('article', { name: 'Row 2' }).waitFor();
    await app.sql('UPDATE imports SET upload_id = NULL WHERE quiz_id = $1', [id]);
    await button(page, 'Store 1 question').click();
    await page.getByText('This upload does not exist or was deleted.').waitFor();
    const { questions } = await readQuestions(owner.api, id);
    expect(questions.totalCount).toBe(0);
  });
});
