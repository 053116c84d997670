import { expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { addressesOf, button, toast, useBrowser } from '../setup/browser.js';
import { hold } from '../setup/page-requests.js';
import { addQuestions, anyMcq } from '../setup/questions.js';

/** Submitting the paper from the exam form. */
const app = useApplication();
const { enterForm } = useBrowser(app);

it('takes the questions that came in elsewhere, and nobody along who has left', async () => {
  const { page, owner, id } = await enterForm();
  await page.getByText('Total Questions: 0').waitFor();
  await button(page, 'Submit Questions Paper').click();
  await toast(page, 'Add at least one question before you submit the paper.').waitFor();

  await addQuestions(owner.api, id, [anyMcq]);
  const held = await hold(page, 'mutation SubmitQuiz');
  await button(page, 'Submit Questions Paper').click();
  await expect.poll(() => held.length).toBe(1);
  await page.getByRole('link', { name: 'All Quizzes' }).first().click();
  const search = page.getByLabel('Search by title');
  await search.fill('qui');
  await page.waitForURL('**/all-quizzes?q=qui');
  const addresses = addressesOf(page);
  await held[0]?.continue();
  await toast(page, 'Question paper submitted successfully!').waitFor();
  await search.fill('quiz');
  await page.waitForURL('**/all-quizzes?q=quiz');
  expect(addresses.filter((address) => !address.includes('?q='))).toEqual([]);
});
