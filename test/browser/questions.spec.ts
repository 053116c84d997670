import type { Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, toast, useBrowser } from '../setup/browser.js';
import { quiz } from '../setup/factories.js';
import { colourAt, noise, served } from '../setup/images.js';
import { loseAnswers } from '../setup/page-requests.js';
import { cancelPicture, choosePicture, confirmPicture } from '../setup/picture-fields.js';
import { addQuestions, mcq, readQuestions } from '../setup/questions.js';

const app = useApplication();
const { enter, enterForm } = useBrowser(app);

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const isRight = (page: Page, place: number) =>
  page.getByRole('radio', { name: `Option ${place} is the correct answer` });

/** How a save fails, and what the form says of it. */
const FAILURES = [
  [(route: Route) => route.abort(), 'No response from server. Please try again.'],
  [
    (route: Route) => route.fulfill({ status: 500, body: 'oops' }),
    'Internal Server Error. Please try again later.',
  ],
] as const;

async function typeMcq(page: Page, text: string, options: string[], right: number): Promise<void> {
  await field(page, 'Question').fill(text);
  for (const [index, option] of options.entries()) {
    if (index > 1) await button(page, 'Add Option').click();
    await field(page, `Option ${index + 1}`).fill(option);
  }
  await isRight(page, right).check();
}

async function expectAt(page: Page, label: string): Promise<void> {
  const at = 'document.activeElement.labels?.[0]?.textContent';
  await expect.poll(async () => page.evaluate<string>(at)).toContain(label);
}

async function solid(background: 'red' | 'blue'): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
}

describe('a question', () => {
  it('is written by hand, one after the other', async () => {
    const { page, complaints, owner, id } = await enterForm();
    await button(page, 'Save Question').click();
    for (const text of ['Question', 'Option 1', 'Option 2', 'Correct answer'])
      await page.getByText(`${text} is required`).waitFor();
    await expectAt(page, 'Question');
    await inspect(page, 'question-faults');

    await field(page, 'Question').fill('ما عاصمة مصر؟');
    await field(page, 'Option 1').fill('القاهرة');
    // The option that is there is the next one; there is none after it.
    const written = page.getByRole('textbox', { name: /^Option/ });
    await field(page, 'Option 1').press('Enter');
    await field(page, 'Option 2').and(page.locator(':focus')).waitFor();
    expect(await written.count()).toBe(2);
    await field(page, 'Option 2').fill('नई दिल्ली');
    await page.keyboard.press('Enter');
    await field(page, 'Option 3').and(page.locator(':focus')).waitFor();
    expect(await written.count()).toBe(3);
    await page.getByRole('button', { name: 'Remove option 3' }).click();
    expect(await page.getByRole('button', { name: /^Remove option/ }).count()).toBe(0);
    await field(page, 'Option 2').fill('x'.repeat(151));
    await page.keyboard.press('Control+Enter');
    await page.getByText('Option 2 must be at most 150 characters long').waitFor();
    await field(page, 'Option 2').fill('नई दिल्ली');
    await isRight(page, 1).check();
    await field(page, 'Answer description (optional)').fill('على النيل');
    // A wrong choice takes marks away: the minus sign that is meant is shown.
    await field(page, 'Marks for a wrong choice').fill('1/3');
    await field(page, 'Marks').focus();
    expect(await field(page, 'Marks for a wrong choice').inputValue()).toBe('-1/3');
    await inspect(page, 'question-form');
    await page.keyboard.press('Control+Enter');
    await toast(page, 'Question saved successfully!').waitFor();
    await page.getByText('Total Questions: 1').waitFor();
    await expectAt(page, 'Question');

    await page.getByText('Subjective', { exact: true }).click();
    // The other form is hidden once this one is shown.
    await field(page, 'Answer description').waitFor();
    await field(page, 'Question').fill('Why is the sky blue?');
    await field(page, 'Answer description').fill('Rayleigh');
    await field(page, 'Marks').fill('-1');
    await button(page, 'Save Question').click();
    await page.getByText('Marks must be a positive number').waitFor();
    await field(page, 'Marks').fill('2,5');
    await button(page, 'Save Question').click();
    await toast(page, 'Descriptive question saved successfully!').waitFor();
    await page.getByText('Total Questions: 2').waitFor();

    const { questions } = await readQuestions(owner.api, id);
    expect(questions.items).toMatchObject([
      {
        text: 'ما عاصمة مصر؟',
        options: [{ text: 'القاهرة' }, { text: 'नई दिल्ली' }],
        explanation: 'على النيل',
        marks: '1',
      },
      { text: 'Why is the sky blue?', modelAnswer: 'Rayleigh', marks: '2.5' },
    ]);
    const own = 'query ($id: ID!) { question(id: $id) { wrongMarks } }';
    expect(await owner.api.ask(own, { id: questions.items[0].id })).toEqual({
      question: { wrongMarks: '-1/3' },
    });
    expect(questions.items[0].correctOptionId).toBe(questions.items[0].options[0].id);
    expect(complaints).toEqual([]);
  });

  it('has pictures, which wait in the browser until it is saved', async () => {
    const { page, complaints, owner, id } = await enterForm();
    await typeMcq(page, 'Which is red?', ['This', 'That', 'Neither'], 3);
    const red = await noise(2_400, 600).tint('red').png().toBuffer();
    await choosePicture(page, 'Question', red);
    await page.getByRole('dialog').getByLabel('Description of the picture').fill('A red field');
    await inspect(page, 'question-picture');
    await cancelPicture(page);
    expect(await page.evaluate("localStorage.getItem('images')")).toBeNull();
    await choosePicture(page, 'Question', red);
    await page.getByRole('dialog').getByLabel('Description of the picture').fill('A red field');
    await confirmPicture(page);
    for (const [place, background] of [
      ['Option 2', 'red'],
      ['Option 3', 'blue'],
    ] as const) {
      await choosePicture(page, place, await solid(background));
      await confirmPicture(page);
    }
    const types = `JSON.parse(localStorage.getItem('images')).map(({ type }) => type).sort().join()`;
    expect(await page.evaluate(types)).toBe('option2,option3,question');
    // Downscaled before it is stored.
    const width = `new Promise((done) => {
      const picture = new Image();
      picture.onload = () => done(picture.naturalWidth);
      picture.src = JSON.parse(localStorage.getItem('images'))[0].base64encodedurl;
    })`;
    expect(await page.evaluate(width)).toBe(1_200);
    await inspect(page, 'question-pictures');
    // A picture stays with its option, whatever comes and goes before it.
    await field(page, 'Option 1').press('Enter');
    await field(page, 'Option 2').fill('Inserted');
    expect(await page.evaluate(types)).toBe('option3,option4,question');
    await page.getByRole('button', { name: 'Remove option 3' }).click();
    expect(await page.evaluate(types)).toBe('option3,question');
    await isRight(page, 3).check();
    await page.reload();
    await page.getByText('You started writing this earlier.').waitFor();
    await button(page, 'Save Question').click();
    await toast(page, 'Question saved successfully!').waitFor();
    expect(await page.evaluate("localStorage.getItem('images')")).toBeNull();

    const [question] = (await readQuestions(owner.api, id)).questions.items;
    expect(question.image).toMatchObject({
      width: 1_200,
      height: 300,
      alternativeText: 'A red field',
    });
    const pictured = question.options.map((option: { text: string; image: unknown }) => [
      option.text,
      option.image !== null,
    ]);
    expect(pictured).toEqual([
      ['This', false],
      ['Inserted', false],
      ['Neither', true],
    ]);
    const bytes = await served(owner.api, question.options[2].image.url);
    expect(await colourAt(bytes, 10, 10)).toBe('blue');
    await choosePicture(page, 'Question', Buffer.from('no picture'));
    await page.getByText('This file cannot be shown as a picture.').waitFor();
    await page.evaluate(
      `localStorage.setItem('filled', 'x'.repeat(5_200_000 - JSON.stringify(localStorage).length))`,
    );
    await choosePicture(page, 'Question', red);
    await confirmPicture(page);
    await page.getByText('This browser has no space left for the picture.').waitFor();
    expect(complaints).toEqual([]);
  });

  it('that is half written survives a reload, a closed tab and a failed save', async () => {
    const { page, context, owner, id } = await enterForm();
    await typeMcq(page, 'Half written', ['One', 'Two'], 2);
    await page.reload();
    await page.getByText('You started writing this earlier.').waitFor();
    expect(await field(page, 'Option 2').inputValue()).toBe('Two');
    expect(await isRight(page, 2).isChecked()).toBe(true);
    // Another tab that writes at the same time has a form of its own.
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByText('Drop an .xlsx or .csv file here').waitFor();
    expect(await field(other, 'Question').inputValue()).toBe('');
    await other.close();
    const url = page.url();
    await page.close({ runBeforeUnload: false });
    const again = await context.newPage();
    await again.goto(url);
    await again.getByText('You started writing this earlier.').waitFor();
    expect(await field(again, 'Question').inputValue()).toBe('Half written');

    for (const [answer, sentence] of FAILURES) {
      await context.route('**/graphql', answer);
      await button(again, 'Save Question').click();
      await again.getByText(sentence).waitFor();
      await toast(again, 'Failed to save question. Please try again.').first().waitFor();
      await context.unroute('**/graphql');
    }
    expect(await field(again, 'Question').inputValue()).toBe('Half written');

    // It arrives, and only the answer is lost: the next try does not add it twice.
    await loseAnswers(context, 'AddQuestion');
    await button(again, 'Save Question').click();
    await again.getByText('No response from server. Please try again.').waitFor();
    await context.unroute('**/graphql');
    await button(again, 'Save Question').click();
    await toast(again, 'Question saved successfully!').waitFor();
    await again.getByText('Total Questions: 1').waitFor();
    expect((await readQuestions(owner.api, id)).questionCount).toBe(1);
  });

  it('has ten options at most, between which Enter leads on', async () => {
    const { page } = await enterForm();
    const at = async () =>
      page.evaluate<string | null>("document.activeElement.getAttribute('aria-label')");
    await field(page, 'Option 1').focus();
    for (let place = 2; place <= 10; place++) {
      await page.keyboard.press('Enter');
      await expect.poll(at).toBe(`Option ${place}`);
    }
    expect(await page.getByRole('textbox', { name: /^Option/ }).count()).toBe(10);
  });

  it('asks before it is left, and is not forgotten in a submitted paper', async () => {
    const { page, owner, id } = await enterForm();
    await addQuestions(owner.api, id, [mcq('There already')]);
    await field(page, 'Question').fill('Half written');
    // Also while the form of the other kind is shown.
    await page.getByText('Subjective', { exact: true }).click();
    await button(page, 'Submit Questions Paper').click();
    await toast(page, 'A question on this page is not saved yet.').waitFor();
    await page.getByRole('link', { name: 'View the questions' }).click();
    await page.getByText('This question is not saved yet').waitFor();
    await button(page, 'Leave the page').click();
    await page.getByText('There already').waitFor();
    await page.goBack();
    await page.getByText('You started writing this earlier.').waitFor({ state: 'attached' });
    await page.getByText('Multiple Choice Questions', { exact: true }).click();
    await button(page, 'Discard').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await expect.poll(async () => field(page, 'Question').inputValue()).toBe('');
    await page.reload();
    await page.getByText('Drop an .xlsx or .csv file here').waitFor();
    expect(await page.getByText('You started writing this earlier.').count()).toBe(0);
  });

  it('is added over the list of a quiz', async () => {
    const { page, complaints, owner } = await enter('/all-quizzes');
    const id = await quiz(owner.api, 'Overlaid');
    await page.goto(`/navigation/quiz-detail/${id}`);
    await page.getByText('No questions yet').waitFor();
    await button(page, 'Add Question').first().click();
    expect(await button(page, 'Save Question').isDisabled()).toBe(true);
    await typeMcq(page, 'Which?', ['This', 'That'], 1);
    await inspect(page, 'question-overlay');
    await button(page, 'Save Question').click();
    await toast(page, 'Question saved successfully!').waitFor();
    // Two events at once: the last letter, and Escape.
    await field(page, 'Question').focus();
    await page.evaluate(`
      document.execCommand('insertText', false, 'Half written');
      document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    `);
    await page.getByText('This question is not saved yet').waitFor();
    const isKept = `Object.values(localStorage).some((line) => line.includes('Half written'))`;
    await expect.poll(async () => page.evaluate(isKept)).toBe(true);
    // For the question on top alone.
    await page.keyboard.press('Escape');
    await page.getByText('This question is not saved yet').waitFor({ state: 'detached' });
    expect(await field(page, 'Question').inputValue()).toBe('Half written');
    await field(page, 'Question').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    await button(page, 'Leave the page').click();
    await page.getByText('Question 1', { exact: true }).waitFor();
    expect(await page.locator('[data-key]').innerText()).toContain('This');
    expect(complaints).toEqual([]);
  });
});
