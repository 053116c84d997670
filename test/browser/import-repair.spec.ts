import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, toast, typeLogIn, useBrowser, WIDTHS } from '../setup/browser.js';
import { loseAnswers } from '../setup/page-requests.js';
import { readQuestions, textsOf } from '../setup/questions.js';
import { cell, drafts, HEADERS, repairing, type Entered } from '../setup/import-repair.js';
import { endSessions } from '../setup/sessions.js';
import { MCQ_HEADERS, triviaAt, triviaRow } from '../setup/workbooks.js';

/** Repairing refused rows on the page. */
const app = useApplication();

const enterImport = repairing(useBrowser(app).enterForm);
const hasFocus = async (it: Locator): Promise<boolean> =>
  (await it.and(it.page().locator(':focus')).count()) === 1;
/** Whether the focused cell is visible with the message below it: a bar covers the foot of the page. */
const IS_WHOLE = `(() => {
  const whole = document.activeElement.closest('.mantine-InputWrapper-root');
  const { left, top, bottom } = whole.getBoundingClientRect();
  return [top + 4, bottom - 4].every((y) =>
    whole.contains(document.elementFromPoint(left + 8, y)));
})()`;
const stored = async ({ owner, id }: Entered): Promise<string[]> =>
  textsOf(await readQuestions(owner.api, id));

describe('refused rows', () => {
  it('are corrected by keyboard over several pages, kept as drafts, and imported', async () => {
    const rows = Array.from({ length: 50 }, (_, index) => triviaRow(triviaAt(index)));
    const faulty = rows.map((row, index) => (index % 2 === 1 ? [...row.slice(0, 6), 9] : row));
    faulty[49] = [null, ...(rows[49] ?? []).slice(1)];
    const form = await enterImport([MCQ_HEADERS, ...faulty], 'MCQ');
    const { page, context, owner, complaints } = form;
    await page.getByText('25 cells need correcting').waitFor();
    await page
      .getByText(
        'Nothing was stored. 25 rows have cells that cannot be imported; 25 rows are correct.',
      )
      .waitFor();
    const first = cell(page, 'Correct Answer, row 3');
    await first.waitFor();
    // The error is at the cell, with its question beside it.
    const ids = (await first.getAttribute('aria-describedby')) ?? '';
    const said = await page
      .locator(
        ids
          .split(' ')
          .map((id) => `[id="${id}"]`)
          .join(),
      )
      .allInnerTexts();
    expect(said.join(' ')).toMatch(/^This does not match any option: write its number/);
    await page.getByText(triviaAt(1).question).waitFor();
    await page.getByText('1 / 2').waitFor();
    await inspect(page, 'import-repair', { moved: 'the file has been refused' });

    await button(page, 'Import all rows').click();
    await toast(page, 'Change at least one cell first.').waitFor();
    await first.focus();
    for (let index = 1; index < 49; index += 2) {
      const current = cell(page, `Correct Answer, row ${index + 2}`);
      await expect.poll(async () => hasFocus(current)).toBe(true);
      expect(await page.evaluate(IS_WHOLE), `row ${index + 2}`).toBe(true);
      await current.fill('ABCDE'.charAt(triviaAt(index).correct - 1));
      await page.keyboard.press('Enter');
    }
    await expect.poll(async () => hasFocus(cell(page, 'Question, row 51'))).toBe(true);
    await page.getByText('2 / 2').waitFor();
    await page.getByText('You have changed 24 rows.').waitFor();
    // Enter adds a line here, and does not go to the next cell.
    await page.keyboard.type('Which');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('one?');
    expect(await cell(page, 'Question, row 51').inputValue()).toBe('Which\none?');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.getByText('You have changed 24 rows.').waitFor();
    expect(complaints).toEqual([]);

    // A reload, and the end of the session in the middle of it.
    await page.reload();
    await page.getByText('You have changed 24 rows.').waitFor();
    await page.getByText('2 / 2').waitFor();
    await endSessions(app, owner);
    await button(page, 'Import all rows').click();
    await page.waitForURL('**/login?next=*');
    await typeLogIn(page, owner.email);
    await page.getByText('You have changed 24 rows.').waitFor();

    // The request arrives, its answer is lost; the retry finds the same import.
    await loseAnswers(form.context, 'CorrectImport');
    await button(page, 'Import all rows').click();
    await page.getByText('No response from server. Please try again.').waitFor();
    await context.unroute('**/graphql');
    await button(page, 'Import all rows').click();
    await page.getByText('1 cell needs correcting').waitFor();
    await page.getByText('49 rows are correct.').waitFor();
    await page.getByText('You have not changed any rows yet.').waitFor();
    const imports = await app.sql('SELECT id FROM imports WHERE quiz_id = $1', [form.id]);
    expect(imports).toHaveLength(2);
    await page.getByText('Total Questions: 0').waitFor();

    await cell(page, 'Question, row 51').fill('Which one is it?');
    await page.keyboard.press('Enter');
    await expect.poll(async () => hasFocus(button(page, 'Import all rows'))).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByText('50 questions were added.').waitFor();
    await toast(page, 'Excel file uploaded successfully!').waitFor();
    await page.getByText('Total Questions: 50').waitFor();
    const heading = page.getByRole('heading', { name: 'Import from a spreadsheet' });
    expect(await hasFocus(heading)).toBe(true);
    // Nothing of it waits in the browser any more.
    expect(await drafts(page)).toEqual([]);
  });

  it('wait while valid rows are imported, and show their outcome', async () => {
    const form = await enterImport([
      [...HEADERS, 'Author', 'Source'],
      ['One?', 'Yes.', 1],
      ['Two?', 'No.', -1],
      ['One?', null, 2],
      [null, 'It depends.', 4],
      ['Five?', 'x'.repeat(6_000), 5],
    ]);
    const { page, context, importId, complaints } = form;
    await page.getByText('These columns were not used: “Author”, “Source”.').waitFor();
    await button(page, 'Import the correct rows only').click();
    await page.getByText('2 questions were added.').waitFor();
    await page.getByText('3 rows were left out').waitFor();
    await page.getByRole('heading', { name: '1 thing to check' }).waitFor();
    await page.getByRole('row', { name: '4 Row 2 asks the same question' }).waitFor();
    await inspect(page, 'import-rest', { moved: 'some rows have been stored' });

    // Correcting a row does not truncate its long texts.
    const long = cell(page, 'Answer, row 6');
    expect(await long.getAttribute('readonly')).not.toBeNull();
    await page.getByText('This cell is too long to edit here.').waitFor();
    const name = 'Download these rows';
    await context.route('**/refused-rows.xlsx', (route) => route.abort());
    await button(page, name).click();
    await toast(page, 'No response from server.').waitFor();
    await context.unroute('**/refused-rows.xlsx');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, name).click(),
    ]);
    expect(download.suggestedFilename()).toBe('questions (to repair).xlsx');

    // A cell that is right can be changed too, and all of it be taken back.
    await button(page, 'Change other cells of row 3').click();
    expect(await hasFocus(cell(page, 'Question, row 3'))).toBe(true);
    await cell(page, 'Answer, row 3').fill('Never.');
    await cell(page, 'Marks, row 3').fill('3');
    await cell(page, 'Question, row 5').fill('Four?');
    await page.getByText('You have changed 2 rows.').waitFor();
    await button(page, 'Discard changes').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Discard the changes to 2 rows?').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await cell(page, 'Question, row 5').fill('');
    await page.getByText('You have changed 1 row.').waitFor();
    await button(page, 'Import the correct rows only').click();
    await page.getByText('1 question was added.').waitFor();
    await page.getByText('2 rows were left out').waitFor();
    await page.getByText('Total Questions: 3').waitFor();
    const { questions } = await readQuestions(form.owner.api, form.id);
    expect(questions.items[2]).toMatchObject({ text: 'Two?', modelAnswer: 'Never.', marks: '3' });

    // The list of before leads to the one that took it over.
    await page.goto(`/navigation/exam-form?quiz=${form.id}&import=${importId}`);
    await page.getByText('A later import has taken over these rows').waitFor();
    await button(page, 'Go to that import').click();
    await page.getByText('A later import has taken over these rows').waitFor();
    await button(page, 'Go to that import').click();
    await cell(page, 'Question, row 5').waitFor();
    expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
  });

  it('are at most a thousand at a time', async () => {
    const rows = Array.from({ length: 1_001 }, (_, index) => [`Why ${index}?`, null, -1]);
    const { page } = await enterImport([HEADERS, ...rows]);
    await cell(page, 'Marks, row 2').fill('1');
    await page.getByText('You have changed 1 row.').waitFor();
    await expect.poll(async () => drafts(page)).toHaveLength(1);
    const [key] = await drafts(page);
    // As if the others had been typed, too.
    await page.evaluate(`
      const key = '${key}';
      const line = JSON.parse(localStorage.getItem(key));
      for (let row = 3; row < 1002; row += 1) line.draft.corrections[row] = { Marks: '1' };
      line.isHeld = false;
      addEventListener('pagehide', () => localStorage.setItem(key, JSON.stringify(line)));`);
    await page.goto(page.url().concat('&rows=99'));
    await page
      .getByText('You have changed 1,000 rows, the most that can be imported at once.')
      .waitFor();
    await page.getByText('51 / 51').waitFor();
    const last = cell(page, 'Marks, row 1,002');
    expect(await last.getAttribute('readonly')).not.toBeNull();
    await button(page, 'Import the correct rows only').click();
    await page.getByText('1,000 questions were added.').waitFor();
    await page.getByText('1 row was left out').waitFor();
    await last.fill('1');
    await button(page, 'Import all rows').click();
    await page.getByText('1 question was added.').waitFor();
    await page.getByText('Total Questions: 1,001').waitFor();
  });

  it('are cards on a phone, with texts of any direction', async () => {
    const form = await enterImport([
      HEADERS,
      ['लोग क्यों सोते हैं?', 'ताकि वे जागें', -1],
      ['لماذا؟', '', 0],
    ]);
    const { page, complaints } = form;
    await page.setViewportSize({ width: WIDTHS.narrow, height: 740 });
    await page.reload();
    const marks = cell(page, 'Marks, row 2');
    await marks.fill('2');
    await page.keyboard.press('Enter');
    await expect.poll(async () => hasFocus(cell(page, 'Marks, row 3'))).toBe(true);
    await cell(page, 'Marks, row 3').fill('1');
    const [above, below] = await Promise.all([
      page.getByText('लोग क्यों सोते हैं?').boundingBox(),
      marks.boundingBox(),
    ]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    expect(below?.width).toBeGreaterThan(220);
    await inspect(page, 'import-repair-scripts', { moved: 'the file has been refused' });
    await button(page, 'Import all rows').click();
    await page.getByText('2 questions were added.').waitFor();
    expect(await stored(form)).toEqual(['लोग क्यों सोते हैं?', 'لماذا؟']);
    expect(complaints).toEqual([]);
  });
});
