import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { button, inspect, toast, useBrowser } from '../setup/browser.js';
import { quiz } from '../setup/factories.js';
import { addQuestions, anyMcq } from '../setup/questions.js';
import { DELETE_QUESTION, DELETE_QUIZ, deletedQuestions, deletedQuizzes } from '../setup/trash.js';

const app = useApplication();
const { enter } = useBrowser(app);

const QUESTIONS = `query ($id: ID!) { quiz(id: $id) { questions(pageSize: 100) {
  items { id text position } } } }`;

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

const focused = (page: Page) =>
  expect.poll(async () =>
    page.evaluate<string>("document.activeElement.getAttribute('aria-label')"),
  );

async function questionsOf(owner: Api, id: string): Promise<{ id: string; text: string }[]> {
  return (await owner.ask(QUESTIONS, { id }))['quiz'].questions.items;
}

describe('the trash', () => {
  it('restores quizzes, with another title where theirs is taken', async () => {
    const { page, owner, complaints } = await enter('/navigation/trash');
    await page.getByText('The trash is empty').waitFor();
    const botany = await quiz(owner.api, 'Botany');
    await addQuestions(owner.api, botany, [anyMcq, anyMcq]);
    for (const id of [botany, await quiz(owner.api, 'Algebra'), await quiz(owner.api, 'هندسة')])
      await owner.api.ask(DELETE_QUIZ, { id });
    await quiz(owner.api, 'Botany');
    await page.reload();
    await row(page, 'Botany').waitFor();
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
      'Quiz Title',
      'Total Questions',
      'Deleted',
      'Removed permanently',
      'Actions',
    ]);
    const cells = row(page, 'Botany').getByRole('cell');
    // Times are shown once the time zone is known.
    await cells
      .nth(3)
      .filter({ hasText: /\d:\d\d/ })
      .waitFor();
    const [title, questions, deleted, removed] = await cells.allInnerTexts();
    expect([title, questions]).toEqual(['Botany', '2']);
    expect(deleted).toMatch(/\d:\d\d/);
    expect(deleted).not.toBe(removed);
    await inspect(page, 'trash');

    await button(page, 'Restore Algebra').click();
    await toast(page, 'Algebra has been restored').waitFor();
    await expect.poll(async () => row(page, 'Algebra').count()).toBe(0);
    await focused(page).toBe('Restore Botany');

    await button(page, 'Restore Botany').click();
    const dialog = page.getByRole('dialog', { name: 'Restore it under another title' });
    await dialog.getByText('You now have another quiz with this title.').waitFor();
    const field = dialog.getByRole('textbox', { name: 'Exam title' });
    expect(await field.inputValue()).toBe('Botany');
    await inspect(page, 'trash-title-taken');
    await button(page, 'Restore').click();
    await toast(page, 'The quiz could not be restored').waitFor();
    await field.fill('Botany of old');
    await page.keyboard.press('Enter');
    await toast(page, 'Botany of old has been restored').waitFor();
    await focused(page).toBe('Restore هندسة');
    expect(await deletedQuizzes(owner.api)).toMatchObject([{ title: 'هندسة' }]);
    expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
    await page.getByRole('link', { name: 'All Quizzes' }).last().click();
    await page.getByRole('link', { name: 'Botany of old', exact: true }).waitFor();
  });

  it('has pages, and shows when it cannot be read and when somebody else was faster', async () => {
    const { page, context, owner } = await enter('/navigation/trash?page=2');
    const ids = [];
    for (let index = 1; index <= 26; index += 1) ids.push(await quiz(owner.api, `Quiz ${index}.`));
    for (const id of ids) await owner.api.ask(DELETE_QUIZ, { id });
    await page.reload();
    await page.getByText('2 / 2').waitFor();
    await button(page, 'Restore Quiz 1.').waitFor();
    await context.route('**/graphql', (route) => route.abort());
    await button(page, 'Restore Quiz 1.').click();
    await toast(page, 'No response from server. Please try again.').waitFor();
    await page.reload();
    await page.getByRole('alert').getByText('The trash could not be loaded').waitFor();
    await context.unroute('**/graphql');
    await button(page, 'Try again').click();
    await button(page, 'Restore Quiz 1.').waitFor();
    await owner.api.ask('mutation ($id: ID!) { restoreQuiz(id: $id) { id } }', { id: ids[0] });
    // The last of its page: the page before follows.
    await button(page, 'Restore Quiz 1.').click();
    await toast(page, 'Quiz not found').waitFor();
    await button(page, 'Restore Quiz 2.').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });
});

describe('the trash of a quiz', () => {
  it('restores its questions', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    const id = await quiz(owner.api, 'Botany');
    const long = 'Why do ferns need so much shade? '.repeat(20).trim();
    await addQuestions(owner.api, id, [
      anyMcq,
      { descriptive: { text: long, marks: '2.5' } },
      { descriptive: { text: 'ما هي السرخس؟' } },
    ]);
    const [first, second, third] = await questionsOf(owner.api, id);
    await page.goto(`/navigation/quiz-detail/${id}/trash`);
    await page.getByText('The trash is empty').waitFor();
    for (const one of [first, second, third]) await owner.api.ask(DELETE_QUESTION, { id: one?.id });
    await page.reload();
    await row(page, 'ما هي').waitFor();
    expect((await row(page, 'Why do ferns').getByRole('cell').allInnerTexts()).slice(1, 3)).toEqual(
      ['Subjective', '2.5'],
    );
    await inspect(page, 'trash-questions');
    await page
      .getByRole('row')
      .filter({ hasText: 'Why do ferns' })
      .getByRole('button', { name: /^Restore/ })
      .click();
    await toast(page, 'The question has been restored').waitFor();
    await expect.poll(async () => row(page, 'Why do ferns').count()).toBe(0);
    await focused(page).toMatch(/^Restore/);
    expect(await questionsOf(owner.api, id)).toMatchObject([{ text: long }]);
    expect((await deletedQuestions(owner.api, id)).length).toBe(2);
    expect(complaints).toEqual([]);
    await page.getByRole('link', { name: 'Botany' }).click();
    await page.getByRole('heading', { name: 'Botany' }).waitFor();
    await owner.api.ask(DELETE_QUIZ, { id });
    await page.goto(`/navigation/quiz-detail/${id}/trash`);
    await page.getByText('No quiz details available').waitFor();
  });
});
