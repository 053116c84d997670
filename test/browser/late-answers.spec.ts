import { expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, table, toast, useBrowser } from '../setup/browser.js';
import { exam } from '../setup/exams.js';
import {
  ESSAY,
  submittedWithLateAnswers,
  paper,
  questions,
  saveTexts,
} from '../setup/late-answers.js';

const app = useApplication();
const { enter, visit } = useBrowser(app);

it('late answers are announced, accepted and refused on their paper', async () => {
  const { page, owner, complaints } = await enter('/all-quizzes');
  const given = await exam(app, owner.api, { title: 'Botany', questions });
  const late = await submittedWithLateAnswers(app, given, 'Asha Rao');
  await submittedWithLateAnswers(app, given, 'Ben').then(async ({ id }) =>
    app.sql('DELETE FROM late_responses WHERE attempt_id = $1', [id]),
  );
  await page.goto(`/navigation/exam/${given.quizId}/running`);
  await page.getByText('Late answers', { exact: true }).waitFor();

  await page.getByRole('link', { name: /^Results/ }).click();
  const rows = table(page, 'Results').getByRole('row');
  await rows.nth(1).getByText('Ben', { exact: true }).waitFor();
  await rows.nth(2).getByText('3 late answers').waitFor();
  await page.getByText('Open each paper to accept or refuse them').waitFor();
  await button(page, 'Show these papers first').click();
  await rows.nth(1).getByText('Asha Rao', { exact: true }).waitFor();
  await inspect(page, 'exam-results-late');

  await page.getByRole('link', { name: 'Paper of Asha Rao' }).click();
  await page.getByText('They do not count until you accept them.').waitFor();
  const essay = page.getByRole('region', { name: 'Late answer to question 3' });
  await essay.getByText('Too late').waitFor();
  await essay.getByText('The attempt had already ended.').waitFor();
  await page.getByText('There is no saved answer to this question.').waitFor();
  await inspect(page, 'attempt-paper-late');

  await button(page, 'Accept the late answer to question 2').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('You cannot undo this.').waitFor();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await dialog.getByText('The reason is required').waitFor();
  await inspect(page, 'attempt-paper-accept');
  await dialog.getByLabel('Reason').fill('The line was down');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await toast(page, 'The late answer was accepted').waitFor();
  await page.getByText(/^Accepted by Ada Byron, /).waitFor();
  await page.getByText('7 of 12').waitFor();
  const log = table(page, 'What happened during the attempt');
  await log.getByRole('row', { name: /Asha Rao had late answers accepted.*Ada Byron/ }).waitFor();

  // The focused element disappears with the decision: the next pending one gets the focus.
  const focused = async () => page.evaluate(`document.activeElement.getAttribute('aria-label')`);
  await expect.poll(focused).toBe('Accept the late answer to question 3');

  // The paper has changed meanwhile: the page says so, and reads it again.
  await dialog.waitFor({ state: 'hidden' });
  await button(page, 'Refuse the late answer to question 1').click();
  await dialog.getByLabel('Reason').fill('Typed after the end');
  await app.sql('DELETE FROM late_responses WHERE attempt_id = $1 AND question_id = $2', [
    late.id,
    late.questions[0]?.['id'],
  ]);
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await toast(page, 'This attempt has no such late answer.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('An answer arrived late').waitFor();

  await button(page, 'Refuse all').click();
  await dialog.getByText('You can still accept it later.').waitFor();
  await dialog.getByLabel('Reason').fill('Typed after the end');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await toast(page, 'The late answer was refused').waitFor();
  await essay.getByText(/^Refused by Ada Byron, /).waitFor();
  await page.getByText('An answer arrived late').waitFor({ state: 'hidden' });
  await log.getByRole('row', { name: /Asha Rao had late answers refused.*Ada Byron/ }).waitFor();
  await inspect(page, 'attempt-paper-decided');

  // The candidate is notified.
  const learner = await visit();
  await learner.page.goto(`/take#${late.candidate.token}`);
  await learner.page.getByText('1 late answer was accepted, 1 was not.').waitFor();
  await learner.page.getByText('You have a new receipt: download it again.').waitFor();
  await learner.page.getByText('7 of 12 marks').waitFor();
  await learner.page.getByText('1 answer is still waiting to be marked.').waitFor();
  await inspect(learner.page, 'take-late-decided');

  // Late once more: refused answers can still be accepted.
  await saveTexts(late, { [ESSAY]: 'Too late, and more' });
  await learner.page.reload();
  await learner.page.getByText('1 late answer is waiting for a decision.').waitFor();
  expect(learner.complaints).toEqual([]);
  await learner.context.close();
  await page.reload();
  await dialog.waitFor({ state: 'hidden' });
  await button(page, 'Accept all').click();
  await dialog.getByLabel('Reason').fill('The line was down');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await essay.getByText(/^The answer it replaced, saved /).waitFor();
  const said = (await paper(owner.api, late.id))['questions'] as { answer?: string }[];
  expect(said[2]?.answer).toBe('Too late, and more');
  await inspect(page, 'attempt-paper-accepted');

  await page.goto(`/navigation/exam/${given.quizId}/running`);
  const done = table(page, 'Activity log');
  await done
    .getByRole('row', { name: /Asha Rao had late answers refused.*Ada Byron.*Typed/ })
    .waitFor();
  await done
    .getByRole('row', { name: /Asha Rao had late answers accepted.*Ada Byron.*The line/ })
    .first()
    .waitFor();
  await page.getByText('Submitted', { exact: true }).first().waitFor();
  expect(await page.getByText('Late answers', { exact: true }).count()).toBe(0);
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
});
