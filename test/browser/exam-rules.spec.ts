import { describe, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { button, inspect, toast, typeLogIn, useBrowser } from '../setup/browser.js';
import { setRules } from '../setup/exams.js';
import { person, quiz } from '../setup/factories.js';
import { pauseRequests, intercept } from '../setup/page-requests.js';
import { addQuestions, anyMcq, mcq } from '../setup/questions.js';
import { endSessions } from '../setup/sessions.js';

const app = useApplication();
const { enter } = useBrowser(app);

const SUBMIT = 'mutation ($id: ID!) { submitQuiz(id: $id) { id } }';
const RULES = `query ($id: ID!) { exam(quizId: $id) { code rules {
  opensAt closesAt passMark attemptsAllowed checksSpelling marksPerQuestion wrongMarks wrongMarksBasis access accessCode version } }
  quiz(id: $id) { durationMinutes } }`;

/** A quiz of two questions, in an institute of a zone of its own, that is submitted. */
async function submitted(owner: Api): Promise<string> {
  await owner.ask(`mutation { updateInstitute(input: { name: "Analytical School",
    timeZone: "Asia/Kathmandu" }) { id } }`);
  const id = await quiz(owner, 'Botany');
  await addQuestions(owner, id, [anyMcq, mcq('Which is a fern?', ['Bracken', 'Oak'])]);
  await owner.ask(SUBMIT, { id });
  return id;
}

async function rulesOf(owner: Api, id: string) {
  return owner.ask(RULES, { id });
}

describe('the rules of an exam', () => {
  it('say exactly what a wrong choice takes away, with an example', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    const id = await submitted(owner.api);
    await page.goto(`/navigation/exam/${id}/rules`);
    const wrong = page.getByLabel('Marks for a wrong choice');
    await expect.poll(async () => wrong.inputValue()).toBe('0');
    await page.getByText('A wrong choice takes nothing away, unless').waitFor();
    await wrong.fill('a third');
    await wrong.blur();
    await page.getByText('The marks of a wrong choice must be a number from -1000 to 0').waitFor();
    await inspect(page, 'exam-rules-marks-fault');
    // Without a sign: it gets one, where it can be seen.
    await wrong.fill('1/3');
    await wrong.blur();
    expect(await wrong.inputValue()).toBe('-1/3');
    await page.getByText('in a question worth 2 marks takes away 1/3 mark, unless').waitFor();
    await page.getByLabel('How these marks are counted').selectOption('MARK');
    await page.getByText('in a question worth 2 marks takes away 2/3 mark, unless').waitFor();
    await page.getByLabel('Marks for each question').fill('2,5');
    await page.getByText('in a question worth 2.5 marks takes away 5/6 mark.').waitFor();
    await page.getByLabel('Spell check in written answers').uncheck();
    // Also when the field is still being typed in.
    await wrong.fill('0.25');
    await wrong.press('Enter');
    await toast(page, 'The rules have been saved').waitFor();
    expect(await wrong.inputValue()).toBe('-0.25');
    expect((await rulesOf(owner.api, id))['exam'].rules).toMatchObject({
      checksSpelling: false,
      marksPerQuestion: '2.5',
      wrongMarks: '-0.25',
      wrongMarksBasis: 'MARK',
    });
    expect(complaints).toEqual([]);
  });

  it('are changed in the time zone of the institute, and validated before they are sent', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    const id = await submitted(owner.api);
    await page.goto(`/navigation/exam/${id}/rules`);
    await page.getByText('Time zone: Kathmandu (Asia).').first().waitFor();
    await page.getByLabel('Opens').fill('2026-03-01T09:30');
    await page.getByLabel('Closes').fill('2026-03-01T09:00');
    await page.getByLabel('Minutes for each attempt').fill('45');
    // A fraction stays as it is typed, and is refused.
    await page.getByLabel('Pass mark').fill('2/3');
    await page.getByLabel('Attempts allowed').fill('1e3');
    await button(page, 'Save the rules').click();
    await page
      .getByText('Enter a number above 0 and up to 1,000,000, with no more than two decimals')
      .waitFor();
    await page.getByText('Enter a whole number from 1 to 100').waitFor();
    expect(await page.getByLabel('Pass mark').inputValue()).toBe('2/3');
    await page.getByLabel('Attempts allowed').fill('1');
    await page.getByLabel('Pass mark').fill('1,5');
    await page.getByLabel('Anyone with the link who gives a name').check();
    await page.getByLabel('Access code').fill(' Blue Heron ');
    await page.getByText('You have unsaved changes.').waitFor();
    await button(page, 'Save the rules').click();
    await page.getByText('The closing time is before the opening time.').waitFor();
    await expect.poll(async () => page.evaluate('document.activeElement.id')).toBe('closesAt');
    await inspect(page, 'exam-rules-fault');
    await page.getByLabel('Closes').fill('2026-03-02T09:30');

    // Leaving asks.
    await page.getByRole('link', { name: /^Check/ }).click();
    await page.getByRole('dialog').getByText('You have unsaved changes to the rules').waitFor();
    await button(page, 'Stay').click();
    await button(page, 'Save the rules').click();
    await toast(page, 'The rules have been saved').waitFor();
    await page.getByText('All changes are saved.').waitFor();
    expect(await rulesOf(owner.api, id)).toMatchObject({
      exam: {
        rules: {
          opensAt: '2026-03-01T03:45:00.000Z',
          closesAt: '2026-03-02T03:45:00.000Z',
          passMark: 1.5,
          access: 'LINK',
          accessCode: 'Blue Heron',
        },
      },
      quiz: { durationMinutes: 45 },
    });
    await page.reload();
    expect(await page.getByLabel('Opens').inputValue()).toBe('2026-03-01T09:30');
    await inspect(page, 'exam-rules');
    await page.getByRole('link', { name: /^Check/ }).click();
    await page.getByText(/^Closed .*20\d\d/).waitFor();
    await page.getByRole('link', { name: 'Change the closing time' }).click();
    await expect.poll(async () => page.evaluate('document.activeElement.id')).toBe('closesAt');
    expect(complaints).toEqual([]);
  });

  it('are not saved without a limit while a time is incomplete', async () => {
    const { page, owner } = await enter('/all-quizzes');
    const id = await submitted(owner.api);
    await setRules(app, id, { opens_at: '2026-03-01T03:45:20Z' });
    await page.goto(`/navigation/exam/${id}/rules`);
    await page.getByLabel('Pass mark').fill('1');
    // The day is taken out, the rest stays: no `fill`, which would set the whole.
    await page.getByLabel('Opens').press('Backspace');
    await page.getByLabel('Closes').pressSequentially('0203');
    await button(page, 'Save the rules').click();
    await expect.poll(async () => page.getByText('The time is incomplete.').count()).toBe(2);
    await expect.poll(async () => page.evaluate('document.activeElement.id')).toBe('opensAt');
    expect((await rulesOf(owner.api, id))['exam'].rules).toMatchObject({ passMark: null });
    await page.getByLabel('Opens').fill('2026-03-01T09:30');
    await page.getByLabel('Closes').fill('2026-03-02T09:30');
    await button(page, 'Save the rules').click();
    await toast(page, 'The rules have been saved').waitFor();
    expect((await rulesOf(owner.api, id))['exam'].rules).toMatchObject({
      // The stored time keeps its seconds.
      opensAt: '2026-03-01T03:45:20.000Z',
      closesAt: '2026-03-02T03:45:00.000Z',
      passMark: 1,
    });
  });

  it('are saved by a second try if only the minutes were saved', async () => {
    const { page, owner } = await enter('/all-quizzes');
    const id = await submitted(owner.api);
    await page.goto(`/navigation/exam/${id}/rules`);
    await page.getByLabel('Minutes for each attempt').fill('45');
    await page.getByLabel('Pass mark').fill('1');
    await intercept(page, 'mutation UpdateExamRules', (route) => route.abort());
    await button(page, 'Save the rules').click();
    await page.locator('[data-toast]').first().waitFor();
    expect(await rulesOf(owner.api, id)).toMatchObject({
      exam: { rules: { passMark: null } },
      quiz: { durationMinutes: 45 },
    });
    await page.getByText('You have unsaved changes.').waitFor();
    await page.unroute('**/graphql');
    await button(page, 'Save the rules').click();
    await toast(page, 'The rules have been saved').waitFor();
    expect(await page.getByText('The rules were changed elsewhere').count()).toBe(0);
    expect((await rulesOf(owner.api, id))['exam'].rules).toMatchObject({ passMark: 1 });
  });

  it('that were changed elsewhere meanwhile are shown, and merged with ours', async () => {
    const { page, owner } = await enter('/all-quizzes');
    const id = await submitted(owner.api);
    await page.goto(`/navigation/exam/${id}/rules`);
    await page.getByLabel('Pass mark').fill('1');
    await page.getByLabel('Marks for a wrong choice').fill('1/3');
    const { version } = (await rulesOf(owner.api, id))['exam'].rules as { version: number };
    await owner.api.ask(
      `mutation ($input: UpdateExamRulesInput!) { updateExamRules(input: $input) { quizId } }`,
      {
        input: {
          quizId: id,
          version,
          passMark: 2,
          attemptsAllowed: 3,
          opensAt: '2026-03-01T03:45:00Z',
        },
      },
    );
    // The changed rules cannot be read: nothing is saved, and the page says so.
    await intercept(page, 'query ExamGiven', (route) => route.abort());
    await button(page, 'Save the rules').click();
    await toast(page, 'No response from server').waitFor();
    await page.unroute('**/graphql');
    await button(page, 'Save the rules').click();
    await page.getByRole('alert').getByText('The rules were changed elsewhere').waitFor();
    await page.getByText('Attempts allowed: now says 3').waitFor();
    await page.getByText('Pass mark: now says 2; your version is kept here').waitFor();
    await page.getByText(/Opens: now says 1 Mar 2026, 0?9:30 GMT\+5:45/).waitFor();
    expect(await page.getByLabel('Attempts allowed').inputValue()).toBe('3');
    expect(await page.getByLabel('Pass mark').inputValue()).toBe('1');
    await inspect(page, 'exam-rules-stale');
    await button(page, 'Save the rules').click();
    await toast(page, 'The rules have been saved').waitFor();
    expect((await rulesOf(owner.api, id))['exam'].rules).toMatchObject({
      passMark: 1,
      attemptsAllowed: 3,
      wrongMarks: '-1/3',
    });
  });

  it('keep what is typed during a save, and do not show it as saved', async () => {
    const { page, owner } = await enter('/all-quizzes');
    const id = await submitted(owner.api);
    await page.goto(`/navigation/exam/${id}/rules`);
    await page.getByLabel('Minutes for each attempt').fill('45');
    await page.getByLabel('Marks for a wrong choice').fill('1/3');
    const paused = await pauseRequests(page, 'mutation UpdateExamRules');
    await button(page, 'Save the rules').click();
    await expect.poll(() => paused.length).toBe(1);
    await page.getByLabel('Pass mark').fill('1');
    await paused[0]?.continue();
    await toast(page, 'The rules have been saved').waitFor();
    expect(await page.getByLabel('Pass mark').inputValue()).toBe('1');
    await page.getByText('You have unsaved changes.').waitFor();
    await page.unroute('**/graphql');
    await button(page, 'Save the rules').click();
    await page.getByText('All changes are saved.').waitFor();
    expect(await rulesOf(owner.api, id)).toMatchObject({
      exam: { rules: { passMark: 1, wrongMarks: '-1/3' } },
      quiz: { durationMinutes: 45 },
    });
  });

  it('are saved when only the title was changed elsewhere', async () => {
    const { page, owner } = await enter('/all-quizzes');
    const id = await submitted(owner.api);
    await page.goto(`/navigation/exam/${id}/rules`);
    await page.getByLabel('Minutes for each attempt').fill('45');
    const { quiz: read } = await owner.api.ask('query ($id: ID!) { quiz(id: $id) { version } }', {
      id,
    });
    await owner.api.ask(
      'mutation ($input: UpdateQuizInput!) { updateQuiz(input: $input) { id } }',
      { input: { id, version: read.version, title: 'Botany of ferns' } },
    );
    await button(page, 'Save the rules').click();
    await toast(page, 'The rules have been saved').waitFor();
    expect(await page.getByText('The rules were changed elsewhere').count()).toBe(0);
    expect(await rulesOf(owner.api, id)).toMatchObject({ quiz: { durationMinutes: 45 } });
  });

  it('wait for the time zone of the institute, which is requested again', async () => {
    const { page, owner } = await enter('/all-quizzes');
    const id = await submitted(owner.api);
    await intercept(page, 'query Viewer', (route) => route.fulfill({ status: 503, body: 'no' }));
    await page.goto(`/navigation/exam/${id}/rules`);
    const notice = page.getByRole('status').filter({ hasText: 'Your account could not be loaded' });
    await notice.waitFor();
    await inspect(page, 'viewer-failed');
    expect(await page.getByLabel('Opens').count()).toBe(0);
    await page.unroute('**/graphql');
    await notice.getByRole('button', { name: 'Load it again' }).click();
    await page.getByLabel('Opens').waitFor();
    await notice.waitFor({ state: 'detached' });
  });

  it('that are typed when the session ends are restored for that account, and for no other', async () => {
    const { page, owner } = await enter('/all-quizzes');
    const id = await submitted(owner.api);
    const typeAndEnd = async (): Promise<void> => {
      await page.goto(`/navigation/exam/${id}/rules`);
      await page.getByLabel('Pass mark').fill('1');
      await endSessions(app, owner);
      await button(page, 'Save the rules').click();
      await page.waitForURL(/\/login\?next=/);
    };
    await typeAndEnd();
    await typeLogIn(page, owner.email);
    await page.getByText('You have unsaved changes.').waitFor();
    expect(await page.getByLabel('Pass mark').inputValue()).toBe('1');
    await page
      .getByText('You started changing this earlier. Your changes are not saved yet.')
      .waitFor();
    await button(page, 'Discard').click();
    expect(await page.getByLabel('Pass mark').inputValue()).toBe('');
    expect(await page.getByText('You started changing this earlier.').count()).toBe(0);

    await typeAndEnd();
    await typeLogIn(page, (await person(app)).email);
    await page.waitForURL('**/all-quizzes');
    expect(await page.evaluate('JSON.stringify(sessionStorage)')).not.toContain(id);
  });
});
