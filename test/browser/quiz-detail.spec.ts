import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, toast, useBrowser, WIDTHS } from '../setup/browser.js';
import { quiz } from '../setup/factories.js';
import { image } from '../setup/images.js';
import { addQuestions, mcq } from '../setup/questions.js';

const app = useApplication();
const { enter } = useBrowser(app);

const UPDATE = `mutation ($input: UpdateQuizInput!) { updateQuiz(input: $input) { id } }`;

describe('the page of a quiz', () => {
  it('shows the state of the quiz, and its questions with their pictures', async () => {
    const { page, complaints, owner } = await enter('/all-quizzes');
    const { imageId } = await image(owner.api);
    const id = await quiz(owner.api, 'With pictures');
    const shown = { imageId, alternativeText: 'Two colours' };
    const { mcq: one } = mcq('Which is it?', ['This', 'That'], 2);
    const options = one.options.map((option) => ({ ...option, image: shown }));
    await addQuestions(owner.api, id, [
      { mcq: { ...one, options, image: shown } },
      { descriptive: { text: 'Why?', modelAnswer: 'Because', marks: '1000' } },
    ]);
    const input = { id, version: 1, status: 'INACTIVE', durationMinutes: 1_440 };
    await owner.api.ask(UPDATE, { input });
    await page.goto(`/navigation/quiz-detail/${id}`);
    await page.getByText('Why?').waitFor();
    await page.getByText('1,000 marks').waitFor();
    await expect
      .poll(async () => page.locator('dl').innerText())
      .toMatch(/Creator[^]*Ada Byron[^]*Inactive[^]*Completed\s+No[^]*2[^]*1,440 minutes/);
    expect(await page.getByRole('img', { name: 'Two colours' }).count()).toBe(3);
    const announced = page.getByRole('status').filter({ hasText: 'Quiz details fetched' });
    await announced.waitFor({ state: 'attached' });
    expect(await page.getByText('No subjective questions available').count()).toBe(0);
    await inspect(page, 'quiz-detail-pictures');
    expect(complaints).toEqual([]);
    // On a tablet, actions and links leave the title its line, here and on the exam's page.
    await page.setViewportSize({ width: WIDTHS.medium, height: 900 });
    for (const path of [`quiz-detail/${id}`, `exam/${id}`]) {
      await page.goto(`/navigation/${path}`);
      const title = page.getByRole('heading', { name: 'With pictures', level: 1 });
      await button(page, 'Preview as a learner').waitFor();
      expect((await title.boundingBox())?.height, path).toBeLessThan(50);
    }
  });

  it('shows what failed, and what to do', async () => {
    const { page, context, owner } = await enter('/all-quizzes');
    const id = await quiz(owner.api, 'Out of reach');
    await addQuestions(owner.api, id, [mcq('Only one')]);
    await context.route('**/graphql', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await page.goto(`/navigation/quiz-detail/${id}`);
    await page.getByText('Failed to fetch quiz details').first().waitFor();
    await context.unroute('**/graphql');
    await button(page, 'Try again').first().click();
    await page.getByRole('heading', { name: 'Out of reach' }).waitFor();
    await expect.poll(async () => page.locator('dl').innerText()).toMatch(/Duration\s+No limit/);

    await page.goto(`/navigation/exam-form?quiz=${id}`);
    await page.getByText('Total Questions: 1').waitFor();
    await context.route('**/graphql', (route) => route.abort());
    await button(page, 'Submit Questions Paper').click();
    await toast(page, 'Failed to submit question paper. Please try again.').waitFor();
  });
});
