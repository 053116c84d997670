import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, toast, useBrowser } from '../setup/browser.js';
import { quiz } from '../setup/factories.js';
import { addQuestions, anyMcq } from '../setup/questions.js';
import { changeFields, field, readFields } from '../setup/quiz-fields.js';
import { DELETE_QUIZ } from '../setup/trash.js';

const app = useApplication();
const { enter } = useBrowser(app);

/** Reloads a page with unsaved changes. */
async function reloadUnsaved(page: Page): Promise<void> {
  // Chromium asks only on a page that somebody has used: by a key, not by a script.
  await page.keyboard.press('End');
  const asked = page.waitForEvent('dialog').then(async (dialog) => dialog.accept());
  await Promise.all([asked, page.reload()]);
}

const keptNotice = (page: Page) =>
  page.getByText('You started changing this earlier. Your changes are not saved yet.');

describe('unsaved changes of a quiz', () => {
  it('are merged with what was saved elsewhere meanwhile', async () => {
    const { page, owner } = await enter('/all-quizzes');
    const id = await quiz(owner.api, 'Botany');
    await page.goto(`/navigation/edit-exam/${id}`);
    await field(page, 'Quiz title').fill('Half a tit');
    await changeFields(owner.api, id, { title: 'Theirs', status: 'INACTIVE' });
    await reloadUnsaved(page);
    await page.getByText('Quiz title: now says Theirs; your version is kept here').waitFor();
    expect(await field(page, 'Quiz title').inputValue()).toBe('Half a tit');
    expect(await field(page, 'Status').inputValue()).toBe('INACTIVE');
    await button(page, 'Discard my changes').click();
    expect(await field(page, 'Quiz title').inputValue()).toBe('Theirs');
    expect(await page.getByText('This quiz was changed elsewhere').count()).toBe(0);
    expect(await keptNotice(page).count()).toBe(0);
    await owner.api.ask(DELETE_QUIZ, { id });
    await page.reload();
    await page.getByText('No quiz details available').waitFor();
  });

  it('are shown as not saved, and can be discarded', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    const id = await quiz(owner.api, 'Botany');
    await addQuestions(owner.api, id, [anyMcq]);
    await page.goto(`/navigation/edit-exam/${id}`);
    await field(page, 'Is Completed').check();
    expect(await keptNotice(page).count()).toBe(0);
    await reloadUnsaved(page);
    await keptNotice(page).waitFor();
    expect(await field(page, 'Is Completed').isChecked()).toBe(true);
    await inspect(page, 'quiz-edit-kept');
    await button(page, 'Discard').click();
    expect(await keptNotice(page).count()).toBe(0);
    await expect
      .poll(async () => page.evaluate<string>('document.activeElement.value'))
      .toBe('Botany');
    await field(page, 'Quiz title').fill('Botany of ferns');
    expect(await keptNotice(page).count()).toBe(0);

    // Leaving discards them after asking. Once saved, they are no longer shown as unsaved.
    await page.getByRole('link', { name: 'All Quizzes' }).last().click();
    await page
      .getByText(
        'If you leave this page, your changes are discarded. If you close or reload it, this browser keeps them.',
      )
      .waitFor();
    await button(page, 'Stay').click();
    await button(page, 'Save Changes').click();
    await toast(page, 'Quiz updated successfully').waitFor();
    expect(await readFields(owner.api, id)).toMatchObject({
      title: 'Botany of ferns',
      isCompleted: false,
    });

    await page.goto(`/navigation/exam-time/${id}`);
    await field(page, 'Minutes').fill('45');
    await reloadUnsaved(page);
    await keptNotice(page).waitFor();
    expect(await field(page, 'Minutes').inputValue()).toBe('45');
    await button(page, 'Start').click();
    await page.getByText('Quiz duration updated successfully: 45 minutes').waitFor();
    await field(page, 'Minutes').fill('60');
    expect(await keptNotice(page).count()).toBe(0);
    await reloadUnsaved(page);
    await keptNotice(page).waitFor();
    await button(page, 'Discard').click();
    expect(await field(page, 'Minutes').inputValue()).toBe('45');
    expect(complaints).toEqual([]);
  });
});
