import { expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { addressesOf, button, toast, useBrowser } from '../setup/browser.js';
import { pauseRequests } from '../setup/page-requests.js';
import { addQuestions, anyMcq } from '../setup/questions.js';

/** Submitting the paper from the exam form. */
const app = useApplication();
const { enterForm } = useBrowser(app);

it('includes questions that were added elsewhere, and does not navigate after the page was left', async () => {
  const { page, owner, id } = await enterForm();
  await page.getByText('Total Questions: 0').waitFor();
  await button(page, 'Submit Questions Paper').click();
  await toast(page, 'Add at least one question before you submit the paper.').waitFor();

  await addQuestions(owner.api, id, [anyMcq]);
  const paused = await pauseRequests(page, 'mutation SubmitQuiz');
  await button(page, 'Submit Questions Paper').click();
  await expect.poll(() => paused.length).toBe(1);
  await page.getByRole('link', { name: 'All Quizzes' }).first().click();
  const search = page.getByLabel('Search by title');
  await search.fill('qui');
  await page.waitForURL('**/all-quizzes?q=qui');
  const addresses = addressesOf(page);
  await paused[0]?.continue();
  await toast(page, 'Question paper submitted successfully!').waitFor();
  await search.fill('quiz');
  await page.waitForURL('**/all-quizzes?q=quiz');
  expect(addresses.filter((address) => !address.includes('?q='))).toEqual([]);
});
