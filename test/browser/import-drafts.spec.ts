import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, toast, useBrowser } from '../setup/browser.js';
import { correct } from '../setup/imports.js';
import { answeredElsewhere, pauseRequests, loseAnswers } from '../setup/page-requests.js';
import { readQuestions } from '../setup/questions.js';
import { cell, drafts, HEADERS, repairing } from '../setup/import-repair.js';

/** Corrections of refused rows are not lost, whatever happens to their request. */
const app = useApplication();
const enterImport = repairing(useBrowser(app).enterForm);

/** Corrections break down at once, as if on the server's side. */
async function breakCorrections(): Promise<{ restore: () => Promise<unknown> }> {
  await app.sql(`CREATE FUNCTION break_down() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    NEW.state := 'FAILED'; NEW.problem_code := 'INTERNAL'; NEW.problem_message := 'It failed.';
    RETURN NEW; END $$`);
  await app.sql(`CREATE TRIGGER break_down BEFORE INSERT ON imports FOR EACH ROW
    WHEN (NEW.corrects IS NOT NULL) EXECUTE FUNCTION break_down()`);
  return { restore: async () => app.sql('DROP FUNCTION break_down CASCADE') };
}

describe('a correction of refused rows', () => {
  it('is imported even if the page is left, and does not change the address of the next one', async () => {
    const { page, context } = await enterImport([HEADERS, ['One?', '', -1]]);
    const paused = await pauseRequests(context, 'CorrectImport');
    await cell(page, 'Marks, row 2').fill('3');
    await button(page, 'Discard changes').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
    await page.getByText('You have not changed any rows yet.').waitFor();
    const importAll = button(page, 'Import all rows');
    await expect.poll(async () => importAll.and(page.locator(':focus')).count()).toBe(1);
    await cell(page, 'Marks, row 2').fill('1');
    await importAll.click();
    await expect.poll(() => paused.length).toBe(1);
    expect(await answeredElsewhere(page, paused)).not.toContain('import=');
  });

  it('is not lost by late typing, another tab, or another file', async () => {
    const form = await enterImport([HEADERS, ['One?', '', -1], ['Two?', '', 'x'], [null, '', 4]]);
    const { page, context, owner, importId } = form;
    await cell(page, 'Marks, row 2').fill('1');
    await loseAnswers(form.context, 'CorrectImport');
    await button(page, 'Import all rows').click();
    await page.getByText('No response from server. Please try again.').waitFor();
    await context.unroute('**/graphql');
    await cell(page, 'Marks, row 3').fill('2');
    await button(page, 'Import all rows').click();
    await toast(page, 'Your earlier changes have already been received.').waitFor();
    await page.getByText('You have changed 1 row.').waitFor();
    expect(await cell(page, 'Marks, row 3').inputValue()).toBe('2');
    expect(await cell(page, 'Marks, row 2').count()).toBe(0);

    // A repaired file instead: the list waits.
    await button(page, 'Import a corrected file').click();
    await page.getByText('Drop an .xlsx or .csv file here').waitFor();
    await button(page, 'Back to the rows to correct').click();
    await page.getByText('You have changed 1 row.').waitFor();
    await button(page, 'Import a corrected file').click();
    await page.getByText('Drop an .xlsx or .csv file here').waitFor();
    await page.goBack();
    await page.getByText('You have changed 1 row.').waitFor();

    // Another tab was first.
    const file = { 2: { Marks: '1' }, 3: { Marks: '9' }, 4: { Question: 'Three?' } };
    await correct(owner.api, importId, file);
    await button(page, 'Import all rows').click();
    await page.getByText('A later import has taken over these rows').waitFor();
    const typed = page.getByRole('region', { name: 'What you typed here' });
    await typed.getByText('Row 3').waitFor();
    expect(await typed.getByRole('definition').allInnerTexts()).toEqual(['2']);
    await inspect(page, 'import-taken-over', { moved: 'another file was taken over' });
    await button(page, 'Go to that import').click();
    await page.getByText('3 questions were added.').waitFor();
    // It is still there for who looks again.
    await page.goBack();
    await typed.getByText('Row 3').waitFor();
    await page.reload();
    await typed.getByText('Row 3').waitFor();
  });

  it('can be sent again when its import failed', async () => {
    const form = await enterImport([HEADERS, ['One?', '', -1], ['Two?', '', 'x']]);
    const { page, id } = form;
    const { restore } = await breakCorrections();
    await cell(page, 'Marks, row 2').fill('1');
    await cell(page, 'Marks, row 3').fill('2');
    const imports = async (): Promise<number> =>
      (await app.sql('SELECT id FROM imports WHERE quiz_id = $1', [id])).length;
    // With the same texts, and with others.
    for (const [marks, count] of [
      ['2', 2],
      ['2', 3],
      ['3', 4],
    ] as const) {
      await cell(page, 'Marks, row 3').fill(marks);
      await button(page, 'Import all rows').click();
      await page.getByText('The import failed').waitFor();
      expect(await imports()).toBe(count);
      await button(page, 'Back to the rows to correct').click();
      await page.getByText('You have changed 2 rows.').waitFor();
    }
    await restore();
    await page.reload();
    await page.getByText('You have changed 2 rows.').waitFor();
    await button(page, 'Import all rows').click();
    await page.getByText('2 questions were added.').waitFor();
    await expect.poll(async () => drafts(page)).toEqual([]);
  });

  it('cannot be changed while it is sent', async () => {
    const form = await enterImport([HEADERS, ['One?', '', -1]]);
    const { page, context, complaints } = form;
    const marks = cell(page, 'Marks, row 2');
    await marks.fill('1');
    const paused = await pauseRequests(context, 'CorrectImport');
    await button(page, 'Import all rows').click();
    await expect.poll(() => paused.length).toBe(1);
    await expect.poll(async () => marks.getAttribute('readonly')).not.toBeNull();
    expect(await button(page, 'Discard changes').isDisabled()).toBe(true);
    // A failure gives it back.
    await paused[0]?.abort();
    await page.getByText('No response from server. Please try again.').waitFor();
    await context.unroute('**/graphql');
    await marks.fill('2');
    await button(page, 'Import all rows').click();
    await page.getByText('1 question was added.').waitFor();
    const { questions } = await readQuestions(form.owner.api, form.id);
    expect(questions.items[0]).toMatchObject({ text: 'One?', marks: '2' });
    expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
  });
});
