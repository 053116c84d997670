import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, keepMessages, toast, useBrowser } from '../setup/browser.js';
import { quiz } from '../setup/factories.js';
import { pauseRequests, intercept, loseAnswers } from '../setup/page-requests.js';
import { addQuestions, mcq, readQuestions, textsOf } from '../setup/questions.js';

const app = useApplication();
const { enter } = useBrowser(app);

/** Somebody on the page of a quiz with that many questions. */
async function enterQuiz(count: number) {
  const entered = await enter('/all-quizzes');
  const id = await quiz(entered.owner.api, 'A quiz in order');
  const questions = Array.from({ length: count }, (_, index) => mcq(`Number ${index + 1}`));
  const stored = await addQuestions(entered.owner.api, id, questions);
  await entered.page.goto(`/navigation/quiz-detail/${id}`);
  await entered.page.getByText('Question 1', { exact: true }).waitFor();
  const order = async (): Promise<string[]> => textsOf(await readQuestions(entered.owner.api, id));
  return { ...entered, id, stored, order };
}

const handle = (page: Page, place: number) => button(page, `Move question ${place}`);
const shown = async (page: Page): Promise<string[]> =>
  page.getByText(/^Number \d+$/).allInnerTexts();

describe('questions', () => {
  it('are moved by dragging and by keyboard', async () => {
    const { page, complaints, order } = await enterQuiz(4);
    // All questions are in view, so that dragging does not scroll.
    await page.setViewportSize({ width: 1440, height: 1600 });
    await expect.poll(async () => handle(page, 1).getAttribute('aria-disabled')).toBe('false');
    const from = await handle(page, 1).boundingBox();
    const to = await handle(page, 3).boundingBox();
    if (!from || !to) throw new Error('The handles are not shown');
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 8, from.y + 40, { steps: 5 });
    await page.getByText('Question 1 picked up.').waitFor({ state: 'attached' });
    // The page may measure its questions later than the pointer comes: people move on until it follows.
    let step = 0;
    await expect
      .poll(async () => {
        step += 1;
        await page.mouse.move(to.x + 8, to.y + 20 + (step % 2), { steps: 12 });
        // A late measurement can move it once more.
        await page.waitForTimeout(200);
        return page.getByText('Question 1 is at position 3.').count();
      })
      .toBe(1);
    await page.mouse.up();
    await toast(page, 'Moved to position 3.').waitFor();
    await expect.poll(order).toEqual(['Number 2', 'Number 3', 'Number 1', 'Number 4']);
    expect(await shown(page)).toEqual(await order());

    // It is read again before the next one can be moved.
    await expect.poll(async () => handle(page, 4).getAttribute('aria-disabled')).toBe('false');
    await handle(page, 4).focus();
    await page.keyboard.press('Space');
    await page.getByText('Question 4 picked up.').waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowUp');
    await page.getByText('Question 4 is at position 3.').waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowUp');
    await page.getByText('Question 4 is at position 2.').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await expect.poll(order).toEqual(['Number 2', 'Number 4', 'Number 3', 'Number 1']);
    await toast(page, 'Moved to position 2.').waitFor();
    await inspect(page, 'question-order');
    expect(complaints).toEqual([]);
  });

  it('move to another page, and stay where they are when that fails', async () => {
    const { page, context, order } = await enterQuiz(30);
    await page.getByRole('button', { name: 'Move question 2 to another position' }).click();
    const place = page.getByRole('dialog').getByLabel('New position');
    await place.fill('31');
    await button(page, 'Move').click();
    await page.getByText('Enter a number from 1 to 30.').waitFor();
    await place.fill('30');
    await button(page, 'Move').click();
    await toast(page, 'Moved to position 30.').waitFor();
    await expect.poll(async () => (await shown(page))[1]).toBe('Number 3');
    await page.goto(`${page.url()}?page=2`);
    await page.getByText('Question 30', { exact: true }).waitFor();
    expect((await shown(page)).at(-1)).toBe('Number 2');

    await intercept(context, 'Reorder', (route) => route.abort());
    const before = await order();
    await page.getByRole('button', { name: 'Move question 30 to another position' }).click();
    await place.fill('26');
    await button(page, 'Move').click();
    await toast(
      page,
      'The question could not be moved. It is still in its old position.',
    ).waitFor();
    await expect.poll(async () => (await shown(page)).at(-1)).toBe('Number 2');
    expect(await order()).toEqual(before);
  });

  it('are shown at their stored place after a move without an answer', async () => {
    const { page, context, order } = await enterQuiz(30);
    const place = page.getByRole('dialog').getByLabel('New position');
    const move = async (from: number, to: number): Promise<void> => {
      await button(page, `Move question ${from} to another position`).click();
      await place.fill(String(to));
      await button(page, 'Move').click();
    };
    await loseAnswers(page, 'Reorder');
    await move(1, 3);
    await toast(page, 'Moved to position 3.').waitFor();
    await expect.poll(async () => (await shown(page))[2]).toBe('Number 1');
    expect((await order())[2]).toBe('Number 1');
    await move(1, 30);
    await toast(page, 'The server did not answer, but the order has changed.').waitFor();
    expect(await shown(page)).not.toContain('Number 2');
    await page.unroute('**/graphql');
    await context.route('**/graphql', (route) => route.abort());
    await move(1, 2);
    await toast(page, 'The server did not answer. The question may have been moved.').waitFor();
    expect(await page.getByText('It is still in its old position').count()).toBe(0);
  });

  it('from the cache cannot be dragged before they are read again', async () => {
    const { page } = await enterQuiz(30);
    const isLocked = async (place: number) => handle(page, place).getAttribute('aria-disabled');
    await button(page, 'Next page').click();
    await page.getByText('Question 30', { exact: true }).waitFor();
    await button(page, 'Previous page').click();
    await button(page, 'Move question 1 to another position').click();
    await page.getByRole('dialog').getByLabel('New position').fill('30');
    await button(page, 'Move').click();
    await toast(page, 'Moved to position 30.').waitFor();
    await expect.poll(async () => (await shown(page))[0]).toBe('Number 2');
    const paused = await pauseRequests(page, 'query Questions(');
    await button(page, 'Next page').click();
    await handle(page, 26).waitFor();
    expect(await isLocked(26)).toBe('true');
    await expect.poll(() => paused.length).toBe(1);
    await paused[0]?.continue();
    await expect.poll(async () => isLocked(26)).toBe('false');
    expect((await shown(page)).at(-1)).toBe('Number 1');
  });

  it('whose order was changed elsewhere are shown in the new order', async () => {
    const { page, owner, id, order } = await enterQuiz(3);
    await addQuestions(owner.api, id, [mcq('Number 4')]);
    await page.getByRole('button', { name: 'Move question 1 to another position' }).click();
    await page.getByRole('dialog').getByLabel('New position').fill('3');
    await button(page, 'Move').click();
    await toast(page, 'The order was changed elsewhere.').waitFor();
    await page.getByText('Number 4').waitFor();
    expect(await order()).toEqual(['Number 1', 'Number 2', 'Number 3', 'Number 4']);
  });

  it('leave the focus on the page when the last of them is deleted', async () => {
    const { page, context } = await enterQuiz(26);
    const remove = async (place: number): Promise<void> => {
      await button(page, `Delete question ${place}`).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await toast(page, 'Question deleted successfully').first().waitFor();
    };
    await button(page, 'Next page').click();
    await remove(26);
    await page.getByText('Question 25', { exact: true }).waitFor();
    const at = 'document.activeElement.closest("li")?.innerText';
    await expect.poll(async () => page.evaluate<string>(at)).toMatch(/^Question \d+/);
    await context.close();

    const alone = await enterQuiz(1);
    await alone.page.getByRole('button', { name: 'Delete question 1' }).click();
    await button(alone.page, 'Delete').click();
    await alone.page.getByText('No questions yet').waitFor();
    const tag = 'document.activeElement.tagName';
    await expect.poll(async () => alone.page.evaluate<string>(tag)).toBe('MAIN');
    await alone.context.close();
  });

  it('are deleted after a confirmation, and restored', async () => {
    const { page, context, owner, stored, order } = await enterQuiz(3);
    const remove = async (place: number): Promise<void> => {
      await page.getByRole('button', { name: `Delete question ${place}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    };
    await page.getByRole('button', { name: 'Delete question 2' }).click();
    await page.getByText('Delete question 2?').waitFor();
    await inspect(page, 'question-delete');
    await button(page, 'Cancel').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await keepMessages(page);
    await remove(2);
    await toast(page, 'Question deleted successfully').waitFor();
    await expect.poll(async () => shown(page)).toEqual(['Number 1', 'Number 3']);
    const at = 'document.activeElement.closest("li")?.innerText';
    await expect.poll(async () => page.evaluate<string>(at)).toContain('Number 3');
    await button(page, 'Undo').click();
    await toast(page, 'The question has been restored.').waitFor();
    await expect.poll(async () => shown(page)).toEqual(['Number 1', 'Number 2', 'Number 3']);

    await owner.api.ask('mutation ($id: ID!) { deleteQuestion(id: $id) { id } }', {
      id: stored[0]?.['id'],
    });
    await remove(1);
    await toast(page, 'Question not found').waitFor();
    await expect.poll(async () => shown(page)).toEqual(['Number 2', 'Number 3']);
    await context.route('**/graphql', (route) => route.abort());
    await remove(1);
    await toast(page, 'An unexpected error occurred').waitFor();
    await context.unroute('**/graphql');
    expect(await order()).toEqual(['Number 2', 'Number 3']);
  });
});
