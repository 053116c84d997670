import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, toast, typeLogIn, useBrowser } from '../setup/browser.js';
import { quiz } from '../setup/factories.js';
import { pauseRequests, intercept } from '../setup/page-requests.js';
import { addQuestions, anyMcq } from '../setup/questions.js';
import { changeFields, field, readFields } from '../setup/quiz-fields.js';
import { endSessions } from '../setup/sessions.js';
import { DELETE_QUIZ } from '../setup/trash.js';

const app = useApplication();
const { enter } = useBrowser(app);

const REVISION = `query ($id: ID!) { exam(quizId: $id) {
  title hasUnpublishedChanges revision { number } } }`;

async function refuse(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await intercept(page, 'mutation UpdateQuiz', answer);
}

describe('the edit form of a quiz', () => {
  it('changes title, completion and status, and returns to the list', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    const id = await quiz(owner.api, 'Botany');
    await quiz(owner.api, 'Algebra');
    await page.reload();
    await page.getByRole('link', { name: 'Edit Botany' }).click();
    await page.getByRole('heading', { name: 'Edit quiz' }).waitFor();
    expect(await field(page, 'Quiz title').inputValue()).toBe('Botany');
    expect(await field(page, 'Is Completed').isChecked()).toBe(false);
    expect(await field(page, 'Status').inputValue()).toBe('ACTIVE');
    expect(await field(page, 'Created At').getAttribute('readonly')).not.toBeNull();
    expect(await field(page, 'Created At').inputValue()).toMatch(/^\d+ \w+ \d{4}, \d+:\d\d/);
    await inspect(page, 'quiz-edit');

    // Each error is shown at its field.
    await field(page, 'Quiz title').fill(' ');
    await button(page, 'Save Changes').click();
    await page.getByText('The title is required').waitFor();
    await field(page, 'Quiz title').fill('algebra');
    await button(page, 'Save Changes').click();
    await toast(page, 'Failed to update quiz').waitFor();
    await page.getByText('You already have a quiz with this title.').waitFor();
    await field(page, 'Quiz title').fill('Botany of ferns');
    await field(page, 'Is Completed').check();
    await button(page, 'Save Changes').click();
    await page.getByText('Add at least one question before you submit the paper.').waitFor();
    await inspect(page, 'quiz-edit-faults');
    expect(await readFields(owner.api, id)).toMatchObject({ title: 'Botany', isCompleted: false });

    await addQuestions(owner.api, id, [anyMcq]);
    await field(page, 'Status').selectOption('Inactive');
    await button(page, 'Save Changes').click();
    await toast(page, 'Quiz updated successfully').waitFor();
    await page.waitForURL('**/navigation/create-exam');
    const row = page.getByRole('row').filter({ hasText: 'Botany of ferns' });
    await row.getByText('Inactive').waitFor();
    await row.getByText('Completed').waitFor();
    expect(await readFields(owner.api, id)).toMatchObject({
      title: 'Botany of ferns',
      status: 'INACTIVE',
      isCompleted: true,
    });
    // Saved fields are no draft, and the page shows the new values.
    await changeFields(owner.api, id, { title: 'Botany by another' });
    await page.getByRole('link', { name: 'Edit Botany of ferns' }).click();
    expect(await field(page, 'Quiz title').inputValue()).toBe('Botany by another');
    await page.getByRole('link', { name: 'All Quizzes' }).last().click();
    await page.waitForURL('**/all-quizzes');
    expect(complaints.filter((text) => !/\b40[09]\b/.test(text))).toEqual([]);
  });

  it('does not navigate after it was left, however late its answer comes', async () => {
    const { page, owner } = await enter('/all-quizzes');
    const first = await quiz(owner.api, 'Algebra');
    const second = await quiz(owner.api, 'Botany');
    const paused = await pauseRequests(page, 'mutation UpdateQuiz');
    await page.goto(`/navigation/edit-exam/${first}`);
    await field(page, 'Quiz title').fill('Linear algebra');
    await button(page, 'Save Changes').click();
    await expect.poll(() => paused.length).toBe(1);
    await page.getByRole('link', { name: 'All Quizzes' }).last().click();
    await button(page, 'Leave without saving').click();
    await page.getByRole('link', { name: 'Edit Botany' }).click();
    // The trailing blank is not stored, and causes no conflict.
    await field(page, 'Quiz title').fill('Botany of ferns ');
    await paused[0]?.continue();
    await toast(page, 'Quiz updated successfully').waitFor();
    await page.unroute('**/graphql');
    await page.reload();
    expect(await field(page, 'Quiz title').inputValue()).toBe('Botany of ferns ');
    await button(page, 'Save Changes').click();
    await page.waitForURL('**/navigation/create-exam');
    expect((await readFields(owner.api, first)).title).toBe('Linear algebra');
    expect((await readFields(owner.api, second)).title).toBe('Botany of ferns');
  });

  it('publishes a paper only when it is completed again', async () => {
    const { page, owner } = await enter('/all-quizzes');
    const id = await quiz(owner.api, 'Botany');
    await addQuestions(owner.api, id, [anyMcq]);
    await changeFields(owner.api, id, { isCompleted: true });
    await addQuestions(owner.api, id, [anyMcq]);
    await page.goto(`/navigation/edit-exam/${id}`);
    await field(page, 'Quiz title').fill('Botany of ferns');
    await button(page, 'Save Changes').click();
    await toast(page, 'Quiz updated successfully').waitFor();
    expect(await owner.api.ask(REVISION, { id })).toMatchObject({
      exam: { title: 'Botany of ferns', hasUnpublishedChanges: true, revision: { number: 1 } },
    });
  });

  it('says that nothing was saved, and keeps what was typed', async () => {
    const { page, context, owner } = await enter('/all-quizzes');
    const id = await quiz(owner.api, 'Botany');
    await page.goto(`/navigation/edit-exam/${id}`);
    await field(page, 'Quiz title').fill('Botany of ferns');
    await refuse(page, async (route) => route.abort());
    await button(page, 'Save Changes').click();
    await toast(page, 'Error updating quiz').waitFor();
    await page.getByRole('alert').getByText('No response from server.').waitFor();
    await page.unroute('**/graphql');
    await refuse(page, async (route) => route.fulfill({ status: 500, body: 'oops' }));
    await button(page, 'Save Changes').click();
    await toast(page, 'Failed to update quiz').waitFor();
    await page.getByRole('alert').getByText('Internal Server Error.').waitFor();
    await page.unroute('**/graphql');

    // Leaving asks.
    await page.getByRole('link', { name: 'All Quizzes' }).last().click();
    await page.getByRole('dialog').getByText('You have unsaved changes').waitFor();
    await button(page, 'Stay').click();

    // The session ends in the middle of it.
    await endSessions(app, owner);
    await button(page, 'Save Changes').click();
    await page.waitForURL(/\/login\?next=/);
    await typeLogIn(page, owner.email);
    await page.waitForURL(`**/navigation/edit-exam/${id}`);
    expect(await field(page, 'Quiz title').inputValue()).toBe('Botany of ferns');
    await page.getByRole('heading', { name: 'Edit quiz' }).waitFor();
    await button(page, 'Save Changes').click();
    await toast(page, 'Quiz updated successfully').waitFor();
    await page.waitForURL('**/navigation/create-exam');
    await page.getByRole('link', { name: 'Botany of ferns', exact: true }).waitFor();

    const bare = `/navigation/edit-exam/${id}`;
    await context.route('**/graphql', (route) => route.abort());
    await page.goto(bare);
    await page.getByText('Failed to fetch quiz details').waitFor();
    await context.unroute('**/graphql');
    await button(page, 'Try again').click();
    await field(page, 'Quiz title').waitFor();
  });

  it('shows what somebody else changed meanwhile, field by field, and leaves the choice', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    const id = await quiz(owner.api, 'Botany');
    await addQuestions(owner.api, id, [anyMcq]);
    await page.goto(`/navigation/edit-exam/${id}`);

    // Fields outside this form cause no conflict.
    await field(page, 'Quiz title').fill('Botany of ferns');
    await changeFields(owner.api, id, { durationMinutes: 30 });
    await button(page, 'Save Changes').click();
    await toast(page, 'Quiz updated successfully').waitFor();
    expect(await readFields(owner.api, id)).toMatchObject({
      title: 'Botany of ferns',
      durationMinutes: 30,
    });

    await page.waitForURL('**/navigation/create-exam');
    await page.goto(`/navigation/edit-exam/${id}`);
    await field(page, 'Quiz title').fill('Mine');
    await changeFields(owner.api, id, { title: 'علم النبات', status: 'INACTIVE' });
    await button(page, 'Save Changes').click();
    await page
      .getByRole('alert')
      .getByText('This quiz was changed elsewhere while you were editing')
      .waitFor();
    await page.getByText('Quiz title: now says علم النبات; your version is kept here').waitFor();
    await page.getByText('Status: now says Inactive').waitFor();
    expect(await field(page, 'Quiz title').inputValue()).toBe('Mine');
    expect(await field(page, 'Status').inputValue()).toBe('INACTIVE');
    expect((await readFields(owner.api, id)).title).toBe('علم النبات');
    await inspect(page, 'quiz-edit-stale');
    await button(page, 'Use the current version: Quiz title').click();
    const isFocused = field(page, 'Quiz title').and(page.locator(':focus'));
    await expect.poll(async () => isFocused.count()).toBe(1);
    expect(await field(page, 'Quiz title').inputValue()).toBe('علم النبات');

    // The second one to save has read it by now, and decides.
    await field(page, 'Quiz title').fill('Mine after all');
    await changeFields(owner.api, id, { title: 'Theirs again' });
    await button(page, 'Save Changes').click();
    await page.getByText('Quiz title: now says Theirs again; your version is kept here').waitFor();
    await button(page, 'Save Changes').click();
    await page.waitForURL('**/navigation/create-exam');
    expect(await readFields(owner.api, id)).toMatchObject({
      title: 'Mine after all',
      status: 'INACTIVE',
    });
    expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
  });
});

describe('the exam time', () => {
  it('accepts digits only, shows errors, and can be removed', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    const id = await quiz(owner.api, 'Botany');
    await page.reload();
    await page.getByRole('link', { name: 'Exam time of Botany: No limit' }).click();
    const minutes = field(page, 'Minutes');
    const invalid = page.getByRole('alert').getByText('Please enter a valid exam time .', {
      exact: true,
    });
    await button(page, 'Start').click();
    await invalid.waitFor();
    await inspect(page, 'exam-time-invalid');
    await minutes.pressSequentially('-9a.0 ');
    expect(await minutes.inputValue()).toBe('90');
    await minutes.press('Enter');
    const done = (count: string) =>
      page.getByRole('status').getByText(`Quiz duration updated successfully: ${count} minutes`);
    await done('90').waitFor();
    expect(await invalid.count()).toBe(0);
    expect(await readFields(owner.api, id)).toMatchObject({ durationMinutes: 90 });
    for (const none of ['0', '10081', '']) {
      await minutes.fill(none);
      await button(page, 'Start').click();
      await invalid.waitFor();
      expect((await readFields(owner.api, id)).durationMinutes).toBe(90);
      await minutes.fill('10080');
      await button(page, 'Start').click();
      await done('10,080').waitFor();
      await changeFields(owner.api, id, { durationMinutes: 90 });
      await page.reload();
      await button(page, 'Remove the time limit').waitFor();
    }
    await inspect(page, 'exam-time');
    await button(page, 'Remove the time limit').click();
    await page.getByText('The time limit has been removed.').waitFor();
    expect((await readFields(owner.api, id)).durationMinutes).toBeNull();
    expect(await minutes.inputValue()).toBe('');
    expect(await button(page, 'Remove the time limit').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('says why it was not set, and what somebody else set meanwhile', async () => {
    const { page, owner } = await enter('/all-quizzes');
    const id = await quiz(owner.api, 'Botany');
    await page.goto(`/navigation/exam-time/${id}`);
    const minutes = field(page, 'Minutes');
    await minutes.fill('45');
    await refuse(page, async (route) => route.abort());
    await button(page, 'Start').click();
    const alert = page.getByRole('alert');
    await alert.getByText('An error occurred while updating the quiz duration.').waitFor();
    await page.unroute('**/graphql');
    expect(await minutes.inputValue()).toBe('45');

    await changeFields(owner.api, id, { durationMinutes: 30 });
    await button(page, 'Start').click();
    await alert.getByText('This quiz was changed elsewhere while you were editing').waitFor();
    await page.getByText('Minutes: now says 30; your version is kept here').waitFor();
    expect((await readFields(owner.api, id)).durationMinutes).toBe(30);
    await inspect(page, 'exam-time-stale');
    await button(page, 'Start').click();
    await page.getByText('Quiz duration updated successfully: 45 minutes').waitFor();
    expect(await page.getByText('This quiz was changed elsewhere').count()).toBe(0);

    // A limit that could not be taken away still stands in the form.
    await refuse(page, async (route) => route.abort());
    await button(page, 'Remove the time limit').click();
    await alert.getByText('An error occurred while updating the quiz duration.').waitFor();
    expect(await minutes.inputValue()).toBe('45');
    await page.unroute('**/graphql');

    await owner.api.ask(DELETE_QUIZ, { id });
    await minutes.fill('60');
    await button(page, 'Start').click();
    await alert.getByText('Error updating quiz duration: Quiz not found').waitFor();
  });
});
