/** The steps of an exam, on each of its pages, and what stands below them. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, toast, useBrowser, WIDTHS } from '../setup/browser.js';
import { sitting } from '../setup/attempts.js';
import { candidate, exam } from '../setup/exams.js';
import { person, quiz } from '../setup/factories.js';
import { pauseExam } from '../setup/pauses.js';
import { inviteColleague, joinedMember } from '../setup/members.js';
import { addQuestions, anyDescriptive, anyMcq, mcq } from '../setup/questions.js';
import { takeExam } from '../setup/taking.js';

const app = useApplication();
const { enter } = useBrowser(app);

const PHONE = { width: 390, height: 844 };
const DESK = { width: WIDTHS.wide, height: 900 };
const SAME = mcq('Which is a fern?', ['Bracken', 'Bracken']);

const steps = (page: Page) => page.getByRole('navigation', { name: 'Steps of the exam' });
const step = (page: Page, name: string) =>
  steps(page).getByRole('link', { name: new RegExp(`^${name}\\b`) });
/** What is said of each step, as screen readers say it. */
const said = async (page: Page): Promise<string[]> =>
  (await steps(page).getByRole('listitem').allInnerTexts()).map((text) =>
    text.replace(/\s+/g, ' ').trim(),
  );
const marked = async (page: Page) => steps(page).locator('[aria-current]').innerText();

describe('the steps of an exam', () => {
  it('lead from its questions to its results, and say what is done and what comes next', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    const id = await quiz(owner.api, 'Botany');
    await page.goto(`/navigation/quiz-detail/${id}`);
    await step(page, 'Questions').getByText('None yet').waitFor();
    await expect.poll(async () => marked(page)).toContain('Questions');
    await addQuestions(owner.api, id, [anyMcq, SAME, anyDescriptive]);
    await page.reload();
    await step(page, 'Questions').getByText('1 to correct').waitFor();
    await step(page, 'People').getByText('Nobody yet').waitFor();
    await inspect(page, 'exam-steps-questions');

    // The check names what must be corrected, and leads there.
    await step(page, 'Check').click();
    await page.getByRole('heading', { name: 'Must be corrected' }).waitFor();
    await expect.poll(async () => marked(page)).toContain('Check');
    await inspect(page, 'exam-steps-check');
    await page.getByRole('main').getByRole('link', { name: 'Question 2', exact: true }).click();
    await page.getByText('Which is a fern?').waitFor();
    await button(page, 'Delete question 2').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await step(page, 'Questions').getByText('2 questions').waitFor();

    await step(page, 'Check').click();
    await button(page, 'Submit the paper').click();
    // It has no opening time.
    await button(page, 'Submit and open').click();
    await toast(page, 'Question paper submitted successfully!').waitFor();
    await page.getByRole('link', { name: 'Next: People' }).click();
    await page.getByText('No people yet').waitFor();
    await expect
      .poll(async () => said(page))
      .toEqual([
        'Questions 2 questions (done)',
        'Check Submitted (done)',
        'Rules As preset (done)',
        'People Nobody yet (now)',
        'Run Open (not yet)',
        'Mark Nothing yet (not yet)',
        'Results None yet (not yet)',
      ]);
    for (const [name, shows] of [
      ['Rules', 'Attempts allowed'],
      ['Run', 'Nobody has started yet'],
      ['Mark', 'Nothing to mark'],
      ['Results', 'No results yet'],
    ] as const) {
      await step(page, name).click();
      await page.getByText(shows).first().waitFor();
      expect(await step(page, name).getAttribute('aria-current')).toBe('page');
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Botany');
    }
    expect(complaints).toEqual([]);
  });

  it('scroll on a phone to the one that is open', async () => {
    const { page, owner } = await enter('/all-quizzes');
    const of = await exam(app, owner.api, { title: 'Botany' });
    await takeExam(app, of, { 'Why is the sky blue?': 'Air' }, 'Zoë');
    await page.setViewportSize(PHONE);
    await page.goto(`/navigation/exam/${of.quizId}/results`);
    await step(page, 'Mark').getByText('1 to mark').waitFor();
    const box = async () => (await step(page, 'Results').boundingBox()) ?? { x: -1, width: 0 };
    await expect
      .poll(async () => (await box()).x + (await box()).width)
      .toBeLessThanOrEqual(PHONE.width);
    await page.setViewportSize(DESK);
    await inspect(page, 'exam-steps-results', { moved: 'the window' });
  });

  it('follow what a colleague does meanwhile', async () => {
    const { page, owner } = await enter('/all-quizzes');
    const of = await exam(app, owner.api, { title: 'Botany' });
    await sitting(await candidate(app, of.code, 'Kim'));
    await page.goto(`/navigation/exam/${of.quizId}/marking`);
    await step(page, 'Run').getByText('1 in progress').waitFor();
    await pauseExam(owner.api, of.quizId);
    await step(page, 'Results').click();
    await page.getByRole('main').getByText('Paused').first().waitFor();
    await step(page, 'Run').getByText('Paused').waitFor();
  });

  it('are for markers what they may open', async () => {
    const owner = await person(app);
    const { quizId } = await exam(app, owner.api, { title: 'Botany' });
    await addQuestions(owner.api, quizId, [mcq('One more?')]);
    const marker = await joinedMember(
      app.api,
      await inviteColleague(owner.api, app.sink, { role: 'MARKER' }),
    );
    const { page } = await enter(`/navigation/exam/${quizId}`, marker);
    await page.getByText('Learners do not have your latest changes').waitFor();
    await expect.poll(async () => steps(page).getByRole('link').count()).toBe(4);
    expect(await button(page, 'Submit again').count()).toBe(0);
  });
});

describe('changes that learners do not get', () => {
  it('are named on every page of the exam until the paper is submitted again', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    const { quizId } = await exam(app, owner.api, { title: 'Botany', questions: [anyMcq] });
    const given = `/navigation/exam/${quizId}`;
    await page.goto(`/navigation/quiz-detail/${quizId}`);
    await step(page, 'Questions').getByText('1 question', { exact: true }).waitFor();
    expect(await button(page, 'Submit again').count()).toBe(0);
    await addQuestions(owner.api, quizId, [SAME]);
    for (const viewport of [PHONE, DESK]) {
      await page.setViewportSize(viewport);
      for (const path of [
        `/navigation/quiz-detail/${quizId}`,
        `/navigation/exam-form?quiz=${quizId}`,
        ...['', '/rules', '/people', '/running', '/marking', '/results'].map(
          (part) => `${given}${part}`,
        ),
      ]) {
        await page.goto(path);
        await page.getByText('1 question added.').waitFor();
      }
    }
    await page.getByText('1 question added.').click();
    await page.getByRole('link', { name: 'Question 2' }).waitFor();
    await inspect(page, 'exam-steps-changes', { moved: 'details were opened' });
    // Something must be corrected: that is said before the paper is submitted.
    await button(page, 'Submit again').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Question 2:').waitFor();
    await inspect(page, 'exam-steps-correct', { moved: 'details were opened' });
    await dialog.getByRole('button', { name: 'Submit all the same' }).click();
    await toast(page, 'Question paper submitted successfully!').waitFor();
    await page.getByText('1 question added.').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
});

describe('a new exam with something to correct', () => {
  it('says so before its paper is submitted, and does not open until it is corrected', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    const id = await quiz(owner.api, 'Botany');
    await addQuestions(owner.api, id, [anyMcq, SAME]);
    await page.goto(`/navigation/exam-form?quiz=${id}`);
    await page.getByRole('link', { name: '1 thing must be corrected' }).waitFor();
    await inspect(page, 'exam-steps-add');
    await button(page, 'Submit Questions Paper').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Question 2:').waitFor();
    await dialog.getByRole('button', { name: 'Submit all the same' }).click();
    await page.getByText('The paper of Botany has been submitted').waitFor();
    await page.getByText('does not open before what is wrong in the paper is corrected').waitFor();
    await page.getByRole('link', { name: 'Next: Check' }).waitFor();

    await page.goto(`/navigation/exam/${id}/people`);
    await page.getByText('Not open yet: 1 thing must be corrected').waitFor();
    await expect.poll(async () => button(page, 'Invite people').isDisabled()).toBe(true);
    await page.getByRole('link', { name: 'correct 1 thing' }).waitFor();
    await inspect(page, 'exam-steps-not-ready');
    await page.getByRole('link', { name: 'See what to correct' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Question 2', exact: true }).click();
    await button(page, 'Delete question 2').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('1 question removed.').waitFor();
    await button(page, 'Submit again').click();
    await page.getByText('Not open yet').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
});
