import { expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { sitting } from '../setup/attempts.js';
import { button, inspect, toast, useBrowser } from '../setup/browser.js';
import { candidate, exam } from '../setup/exams.js';
import { mcq } from '../setup/questions.js';

const app = useApplication();
const { enter } = useBrowser(app);

it('an edit of a key that learners have taken says what it does not change', async () => {
  const { page, owner, complaints } = await enter('/all-quizzes');
  const { quizId, code } = await exam(app, owner.api, {
    title: 'Botany',
    questions: [mcq('Which is a fern?', ['Bracken', 'Oak'], 2)],
  });
  await sitting(await candidate(app, code, 'Asha Rao'));
  await page.goto(`/navigation/quiz-detail/${quizId}`);
  await page.getByRole('link', { name: 'Edit question 1' }).click();
  const warning = page.getByText('1 learner has taken this question. Their marks stay.');
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('Which one is a fern?');
  expect(await warning.count()).toBe(0);
  await page.getByRole('radio').first().check();
  await warning.waitFor();
  await inspect(page, 'question-edit-taken');
  // No further click: it is saved as always.
  await button(page, 'Save Changes').click();
  await toast(page, 'Question updated successfully!').waitFor();
  expect(complaints).toEqual([]);
});
