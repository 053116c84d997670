import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import type { Api, Data } from '../setup/api.js';
import { button, inspect, KEEP_MESSAGES, toast, typeLogIn, useBrowser } from '../setup/browser.js';
import { quiz } from '../setup/factories.js';
import { image, noise } from '../setup/images.js';
import { intercept, loseAnswers } from '../setup/page-requests.js';
import { addQuestions, mcq, readQuestions, textsOf } from '../setup/questions.js';
import { endSessions } from '../setup/sessions.js';

const app = useApplication();
const { enter } = useBrowser(app);

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const isUpdate = (sent: string | null) => sent?.includes('UpdateQuestion') ?? false;
const UPDATE = `mutation ($id: ID!, $version: Int!, $question: QuestionInput!) {
  updateQuestion(input: { id: $id, version: $version, question: $question }) { id }
}`;

/** The label of the focused element. */
const FOCUSED = "document.activeElement.labels?.[0]?.textContent ?? ''";

/** Once the focused element has disappeared. */
async function expectFocus(page: Page): Promise<void> {
  await expect.poll(async () => page.evaluate<string>(FOCUSED)).toMatch(/^Question/);
}

/** Somebody on the page of a quiz with these questions. */
async function enterQuiz(questions: object[]) {
  const entered = await enter('/all-quizzes');
  const id = await quiz(entered.owner.api, 'A quiz to edit');
  const stored = await addQuestions(entered.owner.api, id, questions);
  await entered.page.goto(`/navigation/quiz-detail/${id}`);
  await entered.page.getByText('Question 1', { exact: true }).waitFor();
  return { ...entered, id, stored };
}

async function change(owner: Api, { id, version }: Data, text: string): Promise<void> {
  await owner.ask(UPDATE, { id, version, question: mcq(text, ['Ours', 'Theirs'], 2) });
}

describe('an edit', () => {
  it('keeps what it does not change, and leads back to the list', async () => {
    const options = ['Kabul', 'Paris', 'Rome', 'Lima'];
    const { page, complaints, owner, id, stored } = await enterQuiz([
      mcq('Which is the capital of France?', options, 1),
      { descriptive: { text: 'Why?', modelAnswer: 'Because', marks: '3' } },
    ]);
    await page.getByRole('link', { name: 'Edit question 1' }).click();
    await field(page, 'Question').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/navigation/mcq/${stored[0]?.['id']}`);
    expect(await field(page, 'Option 4').inputValue()).toBe('Lima');
    expect(await button(page, 'Add Option').isDisabled()).toBe(true);
    await page.getByRole('radio', { name: 'Option 2 is the correct answer' }).check();
    await inspect(page, 'question-edit');
    await page.getByRole('button', { name: 'Remove option 4' }).click();
    expect(await button(page, 'Add Option').isDisabled()).toBe(false);
    await button(page, 'Save Changes').click();
    await toast(page, 'Question updated successfully!').waitFor();
    await page.getByText('Which is the capital of France?').waitFor();
    expect(await page.locator('[data-key]').innerText()).toContain('Paris');
    await page.getByRole('link', { name: 'Edit question 2' }).click();
    await field(page, 'Answer description').fill('As it is');
    await button(page, 'Save Changes').click();
    await page.waitForURL(/quiz-detail/);
    await page.getByText('As it is').waitFor();

    const [first, second] = (await readQuestions(owner.api, id)).questions.items;
    const ids = (question: Data) => question['options'].map((option: Data) => option['id']);
    expect(ids(first)).toEqual(ids(stored[0] as Data).slice(0, 3));
    expect(first.correctOptionId).toBe(ids(first)[1]);
    expect(second).toMatchObject({ text: 'Why?', modelAnswer: 'As it is', marks: '3' });
    expect(complaints).toEqual([]);
  });

  it('that comes second shows both versions, and overwrites nothing silently', async () => {
    const { page, owner, id, stored } = await enterQuiz([mcq('As it was')]);
    const [question] = stored as [Data];
    await page.getByRole('link', { name: 'Edit question 1' }).click();
    await field(page, 'Question').fill('As I have it');
    await change(owner.api, question, 'As they have it');
    await button(page, 'Save Changes').click();
    await page.getByText('This question was changed elsewhere while you were editing').waitFor();
    const theirs = page.getByRole('region', { name: 'Current version' });
    expect(await theirs.innerText()).toContain('As they have it');
    expect(await field(page, 'Question').inputValue()).toBe('As I have it');
    expect(textsOf(await readQuestions(owner.api, id))).toEqual(['As they have it']);
    await inspect(page, 'question-stale');
    // It is shown again after a reload, as it was not decided.
    await page.reload();
    await theirs.waitFor();
    expect(await field(page, 'Question').inputValue()).toBe('As I have it');
    // The focus moves at once, so that further typing loses no letter.
    const press = `[...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'Use this version').click()`;
    expect(await page.evaluate(`${press}, ${FOCUSED}`)).toMatch(/^Question/);
    expect(await field(page, 'Question').inputValue()).toBe('As they have it');
    await field(page, 'Question').fill('As I have it now');
    await change(owner.api, { ...question, version: 2 }, 'As they have it now');
    await button(page, 'Save Changes').click();
    await page.getByText('As they have it now').waitFor();
    await button(page, 'Save my version instead').click();
    await toast(page, 'Question updated successfully!').waitFor();
    expect(textsOf(await readQuestions(owner.api, id))).toEqual(['As I have it now']);
  });

  it('survives the end of the session, a lost connection and a deleted question', async () => {
    const { page, context, owner, id, stored } = await enterQuiz([mcq('As it was')]);
    await page.getByRole('link', { name: 'Edit question 1' }).click();
    await field(page, 'Question').fill('Half edited');
    await endSessions(app, owner);
    await button(page, 'Save Changes').click();
    await page.waitForURL(/\/login\?next=/);
    await typeLogIn(page, owner.email);
    await page.getByText('You started writing this earlier.').waitFor();
    expect(await field(page, 'Question').inputValue()).toBe('Half edited');

    await context.route('**/graphql', (route) => route.abort());
    await button(page, 'Save Changes').click();
    await toast(page, 'Failed to update question. Please try again.').first().waitFor();
    await page.getByText('No response from server. Please try again.').waitFor();
    await context.unroute('**/graphql');

    const api = owner.api.as(await page.evaluate<string>("localStorage.getItem('token')"));
    await api.ask('mutation ($id: ID!) { deleteQuestion(id: $id) { id } }', {
      id: stored[0]?.['id'],
    });
    await button(page, 'Save Changes').click();
    await page.getByText('This question has been deleted').waitFor();
    await button(page, 'Restore the question').click();
    await toast(page, 'The question has been restored.').waitFor();
    await expectFocus(page);
    await button(page, 'Save Changes').click();
    await toast(page, 'Question updated successfully!').waitFor();
    expect(textsOf(await readQuestions(api, id))).toEqual(['Half edited']);
  });

  it('that never arrived does not overwrite a later one by somebody else', async () => {
    const { page, context, owner, id, stored } = await enterQuiz([mcq('As it is')]);
    await page.getByRole('link', { name: 'Edit question 1' }).click();
    const description = field(page, 'Answer description (optional)');
    await description.fill('As I explain it');
    await intercept(context, 'UpdateQuestion', (route) => route.abort());
    await button(page, 'Save Changes').click();
    await page.getByText('No response from server. Please try again.').waitFor();
    const question = { mcq: { ...mcq('As it is').mcq, explanation: 'As they explain it' } };
    await owner.api.ask(UPDATE, { id: stored[0]?.['id'], version: 1, question });
    await context.unroute('**/graphql');
    await button(page, 'Save Changes').click();
    const theirs = page.getByRole('region', { name: 'Current version' });
    await theirs.getByText('As they explain it').waitFor();
    expect(await description.inputValue()).toBe('As I explain it');
    const [now] = (await readQuestions(owner.api, id)).questions.items;
    expect(now.explanation).toBe('As they explain it');
  });

  it('shows the start of the other version, however long that is', async () => {
    const { page, owner, stored } = await enterQuiz([mcq('As it was')]);
    await page.getByRole('link', { name: 'Edit question 1' }).click();
    await field(page, 'Question').fill('As I have it');
    await page.setViewportSize({ width: 1_000, height: 500 });
    const { imageId } = await image(owner.api, await noise(1_000, 1_400).png().toBuffer());
    const question = { mcq: { ...mcq('At some length. '.repeat(200)).mcq, image: { imageId } } };
    await owner.api.ask(UPDATE, { id: stored[0]?.['id'], version: 1, question });
    await button(page, 'Save Changes').click();
    const notice = page.getByRole('alert').filter({ hasText: 'changed elsewhere' });
    await notice.waitFor();
    const isWhole = 'document.querySelector("section img")?.naturalHeight ?? 0';
    await expect.poll(async () => page.evaluate<number>(isWhole)).toBeGreaterThan(0);
    // Below the bar.
    await expect.poll(async () => (await notice.boundingBox())?.y).toBeGreaterThan(50);
  });

  it('is recognized as our own, even if its answer was lost', async () => {
    const { page, context, owner, id } = await enterQuiz([mcq('As it was')]);
    await page.getByRole('link', { name: 'Edit question 1' }).click();
    const unanswered = page.getByText('No response from server. Please try again.');
    const isElsewhere = page.getByRole('region', { name: 'Current version' });
    const lose = async (): Promise<void> => {
      await loseAnswers(context, 'UpdateQuestion');
      await button(page, 'Save Changes').click();
      await unanswered.waitFor();
      await context.unroute('**/graphql');
    };
    await button(page, 'Add Option').click();
    await field(page, 'Option 3').fill('c');
    await lose();
    // It is stored, and nothing was written since.
    await page.reload();
    await field(page, 'Option 3').waitFor();
    expect(await field(page, 'Option 3').inputValue()).toBe('c');
    expect(await page.getByText('You started writing this earlier.').count()).toBe(0);
    expect(await isElsewhere.count()).toBe(0);

    // It is stored, the next one is not, and one more was written after a reload.
    await button(page, 'Add Option').click();
    await field(page, 'Option 4').fill('d');
    await lose();
    await field(page, 'Question').fill('As it never arrived');
    const gone = context.waitForEvent('requestfailed', (request) => isUpdate(request.postData()));
    await intercept(context, 'UpdateQuestion', (route) => route.abort());
    await button(page, 'Save Changes').click();
    await gone;
    await unanswered.waitFor();
    await context.unroute('**/graphql');
    await page.reload();
    await page.getByText('You started writing this earlier.').waitFor();
    expect(await isElsewhere.count()).toBe(0);
    await field(page, 'Question').fill('As it is');
    await button(page, 'Save Changes').click();
    await toast(page, 'Question updated successfully!').waitFor();
    const [now] = (await readQuestions(owner.api, id)).questions.items;
    expect(now.text).toBe('As it is');
    expect(now.options.map((option: Data) => option['text'])).toEqual(['a', 'b', 'c', 'd']);
  });

  it('of a missing question leads to the start page', async () => {
    const { page } = await enter('/all-quizzes');
    await page.addInitScript(KEEP_MESSAGES);
    await page.goto('/navigation/mcq/f4a4b5a6-0000-4000-8000-000000000000');
    await page.getByRole('heading', { name: 'All Quizzes' }).waitFor();
    // Read without a reload, which would have forgotten it.
    expect(await toast(page, 'Question details not found.').isVisible()).toBe(true);
    await page.goto('/navigation/descriptive');
    await page.getByRole('heading', { name: 'All Quizzes' }).waitFor();
    expect(await toast(page, 'Question ID is required').isVisible()).toBe(true);
  });
});
