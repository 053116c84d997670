import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { inspect, toast, useBrowser, WIDTHS } from '../setup/browser.js';
import { quiz } from '../setup/factories.js';
import {
  current,
  enterEditor,
  isSeen,
  press,
  rowCount,
  rows,
  textAt,
  TEXTS,
} from '../setup/question-editor.js';
import { allQuestions, orderOf } from '../setup/question-transfers.js';

const app = useApplication();
const { enter } = useBrowser(app);

describe('the editor', () => {
  it('finds and finishes questions, and changes many, by keyboard alone', async () => {
    const { page, complaints, api, id } = await enterEditor(app, enter);
    const other = await quiz(api, 'Seas');
    await page.getByText('40 questions, 40 marks').waitFor();

    // Which are not finished? The first of them gets its right answer.
    await page.getByText('Not finished (2)').waitFor();
    await page.getByRole('radio', { name: 'All (40)' }).focus();
    await press(page, 'ArrowRight');
    await expect.poll(async () => rowCount(page)).toBe(2);
    await press(page, 'Tab', 'Tab');
    await expect.poll(async () => current(page)).toContain('No option is marked as the right one.');
    await press(page, 'Enter');
    const field = page.getByRole('textbox', { name: 'Question', exact: true });
    await field.and(page.locator(':focus')).waitFor();
    await page.getByRole('radio', { name: 'Option 2 is the correct answer' }).focus();
    await press(page, 'Space');
    await inspect(page, 'question-editor');
    await press(page, 'Control+Enter');
    await toast(page, 'Question updated successfully!').waitFor();
    await page.getByText('Not finished (1)').waitFor();
    await expect
      .poll(async () => page.getByRole('heading', { level: 2 }).first().innerText())
      .toBe('Question 23');

    // The question about the Nile is duplicated, and its copy goes to the end.
    await press(page, 'Escape');
    await page.getByRole('radio', { name: 'Not finished (1)' }).focus();
    await press(page, 'ArrowLeft', '/');
    await page.keyboard.type('nile');
    await expect.poll(async () => rowCount(page)).toBe(1);
    await press(page, 'ArrowDown', 'd');
    await toast(page, 'The question was duplicated.').waitFor();
    await expect.poll(async () => rowCount(page)).toBe(2);
    await press(page, 'ArrowDown', 'p');
    await page.getByLabel('New position').fill('41');
    await press(page, 'Enter');
    await toast(page, '1 question is now at position 41.').waitFor();
    expect(await textAt(api, id, 41)).toContain('Nile');
    expect(await textAt(api, id, 31)).toContain('Nile');
    expect(await textAt(api, id, 32)).toBe('Number 32');

    // Questions 11 to 20 get two marks each, and are copied to another quiz.
    await press(page, '/');
    await page.getByLabel('Search this quiz').fill('');
    await expect.poll(async () => rowCount(page)).toBe(41);
    // The last one is seen when it has the focus. Escape closes a panel also from outside of it.
    await press(page, 'ArrowDown', 'End');
    await expect.poll(async () => isSeen(page)).toBe(true);
    await press(page, 'm', 'Shift+Tab', 'Escape');
    expect(await page.getByText('Marks of 1 question').count()).toBe(0);
    await press(page, 'Home', 'PageDown');
    for (let turn = 0; turn < 9; turn += 1) await press(page, 'Shift+ArrowDown');
    await page.getByText('10 selected').waitFor();
    await press(page, 'm');
    await page.keyboard.type('2');
    await press(page, 'Enter');
    await page.getByText('41 questions, 51 marks').waitFor();
    await toast(page, 'Marks set for 10 questions.').waitFor();
    const marks = (await allQuestions(api, id)).map((question) => question['marks'] as string);
    expect(marks.join('')).toBe(`${'1'.repeat(10)}${'2'.repeat(10)}${'1'.repeat(21)}`);
    await press(page, 'c');
    await page.keyboard.type('Seas');
    await page.getByRole('button', { name: 'Seas' }).focus();
    await press(page, 'Enter');
    await toast(page, '10 questions were copied to “Seas”.').waitFor();
    expect(await orderOf(api, other)).toBe(TEXTS.slice(10, 20).join(' '));

    // They move together, are deleted, and come back.
    await press(page, 'Alt+ArrowUp');
    await expect.poll(async () => textAt(api, id, 20)).toBe('Number 10');
    await press(page, 'Delete');
    await page.getByText('31 questions, 31 marks').waitFor();
    await toast(page, '10 questions are in the trash of this quiz.').waitFor();
    await press(page, 'Control+z');
    await toast(page, '10 questions are back.').waitFor();
    await page.getByText('41 questions, 51 marks').waitFor();
    expect(await textAt(api, id, 10)).toBe('Number 11');
    expect(complaints).toEqual([]);
  });

  it('draws the rows in view alone, and shows the one with the focus and the open one', async () => {
    // Each row has four lines: more than it is taken for until it is drawn.
    const { page, complaints, id, stored } = await enterEditor(
      app,
      enter,
      TEXTS.map((_, index) => index + 1),
    );
    await page.getByText('Not finished (40)').waitFor();
    await rows(page).nth(2).focus();
    expect(await rows(page).count()).toBeLessThan(30);
    await rows(page).nth(3).hover();
    await page.mouse.wheel(0, 10_000);
    await rows(page).getByText('Number 40').waitFor();
    expect(await rows(page).getByText('Number 10', { exact: true }).count()).toBe(0);
    // The focus stays, out of view, and the next key goes on from there.
    expect(await current(page)).toContain('Number 3');
    await press(page, 'ArrowDown');
    expect(await current(page)).toContain('Number 4');
    await expect.poll(async () => isSeen(page)).toBe(true);
    for (const number of [14, 24, 34]) {
      await press(page, 'PageDown');
      expect(await current(page)).toContain(`Number ${number}`);
      await expect.poll(async () => isSeen(page)).toBe(true);
    }
    // On a phone the list is drawn when it is looked at, around the open question.
    await page.setViewportSize({ width: WIDTHS.narrow, height: 800 });
    await page.goto(`/navigation/quiz-detail/${id}/editor?question=${stored[29]?.['id']}`);
    await page.getByRole('heading', { name: 'Question 30', exact: true }).waitFor();
    await page.getByText('Outline', { exact: true }).click();
    const open = page.locator('[role=option][aria-current]');
    await open.getByText('Number 30').waitFor();
    await expect.poll(async () => (await open.boundingBox())?.y).toBeLessThan(690);
    await inspect(page, 'question-editor-outline');
    await page.setViewportSize({ width: WIDTHS.narrow, height: 800 });
    await open.click();
    await page.getByRole('heading', { name: 'Question 30', exact: true }).waitFor();
    await page.getByText('Outline', { exact: true }).click();
    await open.focus();
    await press(page, 'Control+a', 'Delete');
    // Without rows, the focus is where the deletion can be undone.
    await page.getByText('0 questions, 0 marks').waitFor();
    await press(page, 'Control+z');
    await page.getByText('40 questions, 40 marks').waitFor();
    await expect.poll(async () => rowCount(page)).toBe(40);
    // It is in a row again, where the keys of the list work.
    await page.locator('[role=option]:focus').waitFor();
    expect(complaints).toEqual([]);
  });

  it('shows the row that gets the focus again, and gives it to none that was not asked for', async () => {
    const { page, id, stored } = await enterEditor(app, enter);
    const field = page.getByRole('textbox', { name: 'Question', exact: true });
    const list = page.getByRole('listbox', { name: 'Questions of this quiz' });
    await rows(page).nth(2).click();
    const ways = [
      async () => (await field.focus(), press(page, 'Escape')),
      async () => (await field.focus(), list.focus()),
      async () => press(page, 'Home', 'ArrowUp'),
    ];
    for (const goBack of ways) {
      await list.hover();
      await page.mouse.wheel(0, 10_000);
      await rows(page).getByText('Number 40').waitFor();
      await goBack();
      await expect.poll(async () => isSeen(page)).toBe(true);
    }
    // Whoever presses the list beside its rows goes on typing where they were.
    await page.goto(`/navigation/quiz-detail/${id}/editor?question=${stored[30]?.['id']}`);
    await page.getByLabel('Search this quiz').fill('Nile');
    await expect.poll(async () => rowCount(page)).toBe(1);
    await field.focus();
    const { height = 0 } = (await list.boundingBox()) ?? {};
    await list.click({ position: { x: 20, y: height - 5 } });
    await page.keyboard.type('dd');
    await expect.poll(async () => field.inputValue()).toContain('dd');
    await page.getByText('40 questions, 40 marks').waitFor();
  });

  it('writes a new question in the same place, which waits while another one is open', async () => {
    const { page, api, id } = await enterEditor(app, enter);
    const field = page.getByRole('textbox', { name: 'Question', exact: true });
    await press(page, 'n');
    await field.fill('The last one');
    expect(await isSeen(page)).toBe(true);
    const draft = page.getByRole('button', { name: 'New question' });
    await draft.waitFor();
    await rows(page).nth(8).click();
    // The row that was clicked keeps the focus.
    await expect.poll(async () => field.inputValue()).toBe('Number 9');
    expect(await current(page)).toContain('Number 9');
    await page.getByRole('radio', { name: 'Not finished (3)' }).focus();
    await press(page, 'Space');
    await expect.poll(async () => rowCount(page)).toBe(3);
    await draft.getByText('Not saved yet').waitFor();
    await draft.press('Enter');
    await field.and(page.locator(':focus')).waitFor();
    expect(await field.inputValue()).toBe('The last one');
    await page.getByRole('radio', { name: 'Not finished (3)' }).focus();
    await press(page, 'ArrowLeft');
    await page.getByLabel('Option 1', { exact: true }).fill('yes');
    await page.getByLabel('Option 2', { exact: true }).fill('no');
    await page.getByRole('radio', { name: 'Option 1 is the correct answer' }).check();
    await press(page, 'Control+Enter');
    await toast(page, 'Question saved successfully!').waitFor();
    await page.getByText('41 questions').waitFor();
    expect(await textAt(api, id, 41)).toBe('The last one');
    await inspect(page, 'question-editor-new');
  });
});
