import type { Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, logOut, toast, typeLogIn, useBrowser } from '../setup/browser.js';
import { query } from '../setup/database.js';
import { person, quiz } from '../setup/factories.js';
import { intercept, pauseRequests } from '../setup/page-requests.js';
import { current, enterEditor, press, rows, textAt } from '../setup/question-editor.js';
import { allQuestions, orderOf, REORDER } from '../setup/question-transfers.js';
import { EDIT_QUESTION, mcq } from '../setup/questions.js';

const app = useApplication();
const { enter } = useBrowser(app);

/** With this session, nothing can be asked any more after the log-out. */
const ORDER_VERSION_STORED = 'SELECT order_version::int AS version FROM quizzes WHERE id = $1';
const ORDER_VERSION = 'query ($id: ID!) { quiz(id: $id) { orderVersion } }';

describe('the editor, while colleagues change the same quiz', () => {
  it('keeps what is typed when another question is opened, and overwrites no colleague', async () => {
    const { page, api, id, stored } = await enterEditor(app, enter);
    const field = page.getByRole('textbox', { name: 'Question', exact: true });
    await rows(page).nth(0).click();
    await field.fill('Not yet right');
    const learner = page.getByRole('region', { name: 'As learners see it' });
    await learner.getByText('Not yet right').waitFor();
    // It begins at its top, wherever the page was scrolled.
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await rows(page).nth(1).click();
    await expect.poll(async () => field.inputValue()).toBe('Number 2');
    const heading = page.getByRole('heading', { name: 'Question 2', exact: true });
    const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
    expect((await heading.boundingBox())?.y).toBeGreaterThan(height);
    await rows(page).nth(0).getByText('Not saved yet').waitFor();
    await page.getByText('Not finished (3)').waitFor();

    // A colleague changes both meanwhile: one is open, of the other a draft waits.
    for (const [index, text] of [
      [0, 'Of a colleague'],
      [1, 'Of a colleague, too'],
    ] as const)
      await api.ask(EDIT_QUESTION, {
        id: stored[index]?.['id'],
        version: 1,
        question: mcq(text, ['a', 'b'], 1),
      });
    await field.fill('Mine');
    await press(page, 'Control+Enter');
    await page.getByText('This question was changed elsewhere while you were editing').waitFor();
    await button(page, 'Use this version').click();
    await expect.poll(async () => field.inputValue()).toBe('Of a colleague, too');
    await rows(page).nth(0).click();
    await page.getByText('This question was changed elsewhere while you were editing').waitFor();
    expect(await field.inputValue()).toBe('Not yet right');
    await button(page, 'Save my version instead').click();
    await toast(page, 'Question updated successfully!').waitFor();
    await expect.poll(async () => textAt(api, id, 1)).toBe('Not yet right');
    await button(page, 'Save Changes').and(page.locator(':focus')).waitFor();

    // A colleague was faster with the marks, too.
    await press(page, 'Escape');
    await api.ask(EDIT_QUESTION, {
      id: stored[2]?.['id'],
      version: 1,
      question: mcq('Number 3, again', ['a', 'b'], 1),
    });
    await rows(page)
      .nth(2)
      .click({ modifiers: ['Control'] });
    await button(page, 'Set marks').click();
    await page.getByLabel('Marks', { exact: true }).first().fill('5');
    await press(page, 'Enter');
    await toast(page, 'Somebody else has changed some of these questions.').waitFor();
    await rows(page).nth(2).getByText('Number 3, again').waitFor();
    expect((await allQuestions(api, id))[2]).toMatchObject({ marks: '1', version: 2 });
  });

  it('undoes nothing that a colleague has made since', async () => {
    const { page, api, id, stored } = await enterEditor(app, enter);
    // The questions cannot be read after that, for a while.
    await rows(page).nth(10).focus();
    await press(page, 'Escape', 'Alt+ArrowUp');
    await expect.poll(async () => textAt(api, id, 10)).toBe('Number 11');
    const { orderVersion } = (await api.ask(ORDER_VERSION, { id }))['quiz'];
    const input = { quizId: id, orderVersion, questionIds: [stored[39]?.['id']], position: 1 };
    await api.ask(REORDER, { input });
    const isOutline = (request: Request): boolean =>
      request.postData()?.includes('QuestionOutline') ?? false;
    await page.route('**/graphql', async (route, request) =>
      isOutline(request) ? route.abort() : route.fallback(),
    );
    await press(page, 'Control+z');
    await toast(page, 'Somebody else has changed the order since then.').waitFor();
    expect(await textAt(api, id, 11)).toBe('Number 11');
    await page.getByText('The latest questions could not be loaded').waitFor();
    await page.unroute('**/graphql');
    await button(page, 'Try again').click();
    await rows(page).first().getByText('Number 40').waitFor();
    expect(await page.getByText('The latest questions could not be loaded').count()).toBe(0);

    // Undoing a copy leaves what a colleague has made of it.
    const seas = await quiz(api, 'Seas');
    await rows(page).nth(20).focus();
    await press(page, 'Escape', 'Space', 'Shift+ArrowDown', 'c');
    await page.getByRole('button', { name: 'Seas' }).click();
    await toast(page, '2 questions were copied to “Seas”.').waitFor();
    const [copy] = await allQuestions(api, seas);
    const edit = { id: copy?.['id'], version: 1, question: mcq('By a colleague', ['a', 'b'], 1) };
    await api.ask(EDIT_QUESTION, edit);
    await press(page, 'Control+z');
    await toast(page, '1 of 2 copies was changed since then and stays.').waitFor();
    expect(await orderOf(api, seas)).toBe('By a colleague');
  });

  it('keeps a panel about the questions it was opened for', async () => {
    const { page, api, id } = await enterEditor(app, enter);
    const copies = await pauseRequests(page, 'mutation CopyQuestions');
    await rows(page).nth(4).focus();
    await press(page, 'Escape', 'd');
    await expect.poll(() => copies.length).toBe(1);
    await rows(page).nth(6).focus();
    await press(page, 'm');
    await page.getByText('Marks of 1 question').waitFor();
    const gone = (await allQuestions(api, id))[6]?.['id'] as string;
    await api.ask('mutation ($id: ID!) { deleteQuestion(id: $id) { id } }', { id: gone });
    await copies[0]?.continue();
    await toast(page, 'Some of these questions have just been deleted.').waitFor();
    expect(await page.getByText('Marks of 1 question').count()).toBe(0);
    await api.ask('mutation ($id: ID!) { restoreQuestion(id: $id) { id } }', { id: gone });
    await rows(page).nth(4).focus();
    await press(page, 'd');
    await expect.poll(() => copies.length).toBe(2);
    await copies[1]?.continue();
    await page.getByText('42 questions').waitFor();
    expect(await page.getByText('Marks of 1 question').count()).toBe(0);
  });

  it('keeps what is typed into a question that a colleague deletes, and acts on no other one', async () => {
    const { page, api, id, stored } = await enterEditor(app, enter);
    const field = page.getByRole('textbox', { name: 'Question', exact: true });
    const remove = async (place: number) =>
      api.ask('mutation ($id: ID!) { deleteQuestion(id: $id) { id } }', {
        id: stored[place - 1]?.['id'],
      });
    await rows(page).nth(2).click();
    await field.fill('Half a sen');
    await page.getByText('Not finished (3)').waitFor();
    await rows(page).nth(4).focus();
    await press(page, 'Escape', 'Space', 'ArrowDown');
    for (const place of [3, 5]) await remove(place);
    await press(page, 'm');
    await page.keyboard.type('9');
    await press(page, 'Enter');
    await page.getByText('This question has been deleted').waitFor();
    await field.focus();
    await press(page, 'End');
    await page.keyboard.type('tence, nothing new');
    expect(await field.inputValue()).toBe('Half a sentence, nothing new');

    // The selected question was deleted: the one with the focus is not meant.
    await rows(page).getByText('Number 6').waitFor();
    await page.getByText('38 questions').waitFor();
    await page.getByRole('listbox', { name: 'Questions of this quiz' }).focus();
    expect(await current(page)).toContain('Number 6');
    await press(page, 'Delete');
    await toast(page, 'Some of these questions have just been deleted.').waitFor();
    await press(page, 'ArrowDown', 'Delete');
    await page.getByText('37 questions').waitFor();
    expect(await textAt(api, id, 4)).toBe('Number 6');

    // The draft is not finished, and it is back with its question.
    await rows(page).nth(0).click();
    await page.getByRole('radio', { name: 'Not finished' }).focus();
    await press(page, 'Space');
    await page.getByText('kept in this browser only').waitFor();
    await page
      .getByRole('button', { name: 'A question that is not in this quiz any more' })
      .click();
    await page.getByText('Your text waits in this browser.').waitFor();
    await inspect(page, 'question-editor-lost');
    await button(page, 'Restore the question').click();
    await page.getByRole('heading', { name: 'Question 3', exact: true }).waitFor();
    expect(await field.inputValue()).toBe('Half a sentence, nothing new');
    await field.and(page.locator(':focus')).waitFor();
    await press(page, 'Control+Enter');
    await toast(page, 'Question updated successfully!').waitFor();
    expect(await textAt(api, id, 3)).toBe('Half a sentence, nothing new');

    // A change without an answer is not lost by a log-out, and nobody else can undo what was done.
    await page.getByRole('radio', { name: 'Not finished' }).focus();
    await press(page, 'ArrowLeft');
    await rows(page).nth(6).focus();
    await press(page, 'Delete');
    const deleted = toast(page, 'The question is in the trash of this quiz.');
    await deleted.getByRole('button', { name: 'Undo' }).waitFor();
    const moves = await pauseRequests(page, 'mutation ReorderOutline');
    await rows(page).nth(0).focus();
    await press(page, 'Alt+ArrowDown');
    await expect.poll(() => moves.length).toBe(1);
    const { orderVersion } = (await api.ask(ORDER_VERSION, { id }))['quiz'] as {
      orderVersion: number;
    };
    await logOut(page);
    await page.getByText('Your last changes are still being saved').waitFor();
    await moves[0]?.continue();
    await page.waitForURL('**/login**');
    expect(await deleted.count()).toBe(0);
    const after = await query(app.databaseUrl, ORDER_VERSION_STORED, [id]);
    expect(after).toEqual([{ version: orderVersion + 1 }]);
  });

  it('sends nothing as another account, which logs in while the last changes are being sent', async () => {
    const { page, context } = await enterEditor(app, enter);
    const other = await person(app);
    const answers: (() => Promise<void>)[] = [];
    await intercept(context, 'mutation DeleteQuestions', async (route) => {
      const response = await route.fetch();
      answers.push(async () => route.fulfill({ response }));
    });
    await rows(page).nth(0).focus();
    await press(page, 'Delete', 'Delete');
    await expect.poll(() => answers.length).toBe(1);
    await page.getByRole('link', { name: 'All Quizzes' }).click();
    await page.waitForURL('**/all-quizzes');
    const tab = await context.newPage();
    await tab.goto('/all-quizzes');
    await logOut(tab);
    await typeLogIn(tab, other.email);
    await page.getByText('No exams available').waitFor();
    // The page that asked may be gone.
    await answers[0]?.().catch(() => undefined);
    await page.evaluate('new Promise((resolve) => setTimeout(resolve, 1_000))');
    expect(answers).toHaveLength(1);
  });
});
