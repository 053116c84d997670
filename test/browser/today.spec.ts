/** The dashboard: what is going on, and what to do next. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { sitting } from '../setup/attempts.js';
import { button, inspect, toast, useBrowser } from '../setup/browser.js';
import { candidate, closeExam, exam, SUBMIT_QUIZ } from '../setup/exams.js';
import { quiz } from '../setup/factories.js';
import { questions, submittedWithLateAnswers } from '../setup/late-answers.js';
import { colleague } from '../setup/members.js';
import { addQuestions, anyDescriptive, anyMcq, mcq } from '../setup/questions.js';
import { answerExam, takeExam } from '../setup/taking.js';

const app = useApplication();
const { enter } = useBrowser(app);
const TODAY = '/navigation/dashboard';
const DAY_MS = 86_400_000;
const WHY = 'Why?';

const section = (page: Page, name: RegExp): Locator => page.getByRole('region', { name });
const entry = (page: Page, list: RegExp, title: string): Locator =>
  section(page, list).getByRole('listitem').filter({ hasText: title });

/** Where the action of an entry leads. */
const leadsTo = async (of: Locator, action: string): Promise<string | null> =>
  of.getByRole('link', { name: new RegExp(`^${action}: `) }).getAttribute('href');

describe('the dashboard', () => {
  it('leads a new institute to its first exam, in three steps', async () => {
    const { page, owner, complaints } = await enter(TODAY);
    const steps = page.getByRole('main').getByRole('listitem');
    const current = async (): Promise<string> =>
      page.locator('[aria-current="step"]').locator('strong').innerText();
    await page.getByRole('heading', { name: 'Your first exam, in three steps' }).waitFor();
    expect(await current()).toBe('Write the questions, or import them');
    await inspect(page, 'today-new');
    await steps.first().getByRole('button', { name: 'Create new exam' }).click();
    await page.getByRole('dialog', { name: 'Enter Exam Title' }).waitFor();
    await page.keyboard.press('Escape');

    const id = await quiz(owner.api, 'Botany');
    await page.reload();
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Add questions', exact: true })
      .waitFor();
    expect(await leadsTo(entry(page, /^Drafts/, 'Botany'), 'Add questions')).toBe(
      `/navigation/exam-form?quiz=${id}`,
    );
    await addQuestions(owner.api, id, [anyMcq]);
    await page.reload();
    const check = page.getByRole('link', { name: 'Check and submit' });
    expect(await check.getAttribute('href')).toBe(`/navigation/exam/${id}`);
    expect(await current()).toBe('Check the paper and submit it');
    await inspect(page, 'today-first-draft');
    await owner.api.ask(SUBMIT_QUIZ, { id });
    await page.reload();
    await page.getByRole('link', { name: 'Choose an exam' }).click();
    await page.getByRole('row').filter({ hasText: 'Botany' }).waitFor();

    const [{ code } = { code: '' }] = await app.sql<{ code: string }>(
      "UPDATE exam_rules SET access = 'LINK' WHERE quiz_id = $1 RETURNING code",
      [id],
    );
    await candidate(app, code, 'Asha Rao');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByText('Nothing waits for you').waitFor();
    expect(await page.getByText('three steps').count()).toBe(0);
    await inspect(page, 'today-calm');
    expect(complaints).toEqual([]);
  });

  it('adds a sample exam, which can be tried at once', async () => {
    const { page, complaints } = await enter(TODAY);
    await button(page, 'Load a sample exam').click();
    await page.waitForURL('**/navigation/exam/*');
    await toast(page, 'has been added').waitFor();
    await page.getByRole('heading', { level: 1, name: /^Sample exam: / }).waitFor();
    await page.getByRole('button', { name: 'Preview as a learner' }).waitFor();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await entry(page, /^Waiting for you/, 'Sample exam')
      .first()
      .waitFor();
    expect(await button(page, 'Load a sample exam').count()).toBe(0);
    await page.getByText('Your first exam, in three steps').waitFor();
    expect(complaints).toEqual([]);
  });

  it('shows what is running and what waits, and follows it live', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    const later = new Date(Date.now() + 2 * DAY_MS);
    const running = await exam(app, owner.api, { title: 'Botany' });
    await candidate(app, running.code, 'Cleo');
    await answerExam(app, running, {}, 'Asha Rao');
    const toMark = await exam(app, owner.api, {
      title: 'Zoology',
      questions: [{ descriptive: { text: WHY } }],
    });
    await takeExam(app, toMark, { [WHY]: 'So' });
    await closeExam(app, owner.api, toMark.quizId, new Date());
    const late = await exam(app, owner.api, { title: 'History', questions });
    await submittedWithLateAnswers(app, late, 'Ben');
    const upcoming = await exam(app, owner.api, {
      title: 'Algebra',
      rules: { opens_at: later.toISOString() },
    });
    const draft = await quiz(owner.api, 'Geometry');
    const [faulty] = await addQuestions(owner.api, draft, [mcq('Same?', ['a', 'a'], 1)]);

    await page.getByRole('link', { name: 'Dashboard' }).click();
    const botany = entry(page, /^Running now/, 'Botany');
    await botany.getByText('1 of 2 in progress').waitFor();
    expect(await leadsTo(botany, 'Watch')).toBe(`/navigation/exam/${running.quizId}/running`);
    const waiting = (title: string) => entry(page, /^Waiting for you/, title);
    await waiting('Zoology').getByText('1 answer to mark').waitFor();
    expect(await leadsTo(waiting('Zoology'), 'Mark')).toBe(
      `/navigation/exam/${toMark.quizId}/marking/desk`,
    );
    await waiting('History').getByText('3 late answers to decide on').waitFor();
    expect(await leadsTo(waiting('History').first(), 'Decide')).toBe(
      `/navigation/exam/${late.quizId}/results?only=late`,
    );
    const algebra = entry(page, /^Upcoming/, 'Algebra');
    await algebra.getByText(/^Opens .*, in 2 days$/).waitFor();
    expect(await leadsTo(algebra, 'Invite')).toBe(`/navigation/exam/${upcoming.quizId}/invite`);
    const geometry = entry(page, /^Drafts/, 'Geometry');
    await geometry.getByText('1 thing to correct').waitFor();
    await geometry.getByText('Options 1 and 2 say the same').waitFor();
    expect(await leadsTo(geometry, 'Correct')).toBe(`/navigation/mcq/${faulty?.['id']}`);
    await inspect(page, 'today');

    const ben = await sitting(await candidate(app, running.code, 'Ben'));
    await botany.getByText('2 of 3 in progress').waitFor();
    await ben.submit();
    await botany.getByText('1 of 3 in progress').waitFor();
    expect(complaints).toEqual([]);
  });

  it('begins with the answers to mark for a marker, and offers nothing else', async () => {
    const { page: other, owner } = await enter('/all-quizzes');
    await other.getByText('No exams available').waitFor();
    const given = await exam(app, owner.api, {
      title: 'Zoology',
      questions: [anyMcq, anyDescriptive],
      rules: { review_time: 'ON_RELEASE' },
    });
    const [{ descriptive }] = [anyDescriptive];
    await takeExam(app, given, { [descriptive.text]: 'So' });
    await answerExam(app, given, {}, 'Asha Rao');
    await quiz(owner.api, 'Geometry');
    const { page } = await enter(TODAY, await colleague(app, owner, 'MARKER'));
    await page.getByRole('navigation').getByText('Analytical School').waitFor();
    const zoology = entry(page, /^To mark/, 'Zoology');
    await zoology.getByText('1 answer to mark').waitFor();
    const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts();
    expect(headings.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
      'To mark 1',
      'Running now 1',
    ]);
    const links = await page.getByRole('main').getByRole('link').allInnerTexts();
    expect(links).toEqual(['Zoology', 'Mark', 'Zoology']);
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
    await inspect(page, 'today-marker');
    await zoology.getByRole('link', { name: 'Mark: Zoology' }).click();
    await page.getByText(descriptive.text).waitFor();
  });

  it('says when it cannot be loaded, and tries again', async () => {
    const { page, context } = await enter('/all-quizzes');
    await page.getByText('No exams available').waitFor();
    await context.route('**/graphql', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('alert').getByText('The dashboard could not be loaded').waitFor();
    await inspect(page, 'today-failed');
    await context.unroute('**/graphql');
    await button(page, 'Try again').click();
    await page.getByRole('heading', { name: 'Your first exam, in three steps' }).waitFor();
  });
});
