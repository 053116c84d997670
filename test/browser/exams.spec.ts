import { describe, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { button, inspect, toast, useBrowser } from '../setup/browser.js';
import { setRules } from '../setup/exams.js';
import { quiz } from '../setup/factories.js';
import { addQuestions, anyMcq, mcq } from '../setup/questions.js';

const app = useApplication();
const { enter } = useBrowser(app);

const SUBMIT = 'mutation ($id: ID!) { submitQuiz(id: $id) { id } }';
const RULES = `query ($id: ID!) { exam(quizId: $id) { code rules {
  opensAt closesAt passMark attemptsAllowed penaltyPercent access version } }
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

describe('an exam', () => {
  it('is found from its quiz, submitted, and shown with its link, code and picture', async () => {
    const { page, context, owner, complaints } = await enter('/all-quizzes');
    const id = await quiz(owner.api, 'Botany');
    await addQuestions(owner.api, id, [anyMcq, mcq('Which?', ['Same', 'Same'])]);
    await page.reload();
    await page.getByRole('link', { name: 'Give Botany as an exam' }).click();
    await page.getByText('The paper has not been submitted').waitFor();
    await page.getByText('The link and its code come with the first submission').waitFor();
    await inspect(page, 'exam-not-submitted');
    await button(page, 'Submit the paper').click();
    await toast(page, 'Question paper submitted successfully!').waitFor();
    await page.getByText('Learners can start').waitFor();

    const { code } = (await rulesOf(owner.api, id))['exam'] as { code: string };
    await page.getByText(code, { exact: true }).waitFor();
    await page.getByRole('img', { name: `QR picture of the link of exam ${code}` }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download the picture' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`exam-${code}.svg`);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(page, 'Copy the link').click();
    await toast(page, 'Copied').waitFor();
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toMatch(/^http.*\/take\/[0-9A-Z]{8}$/);
    // The check leads to the question it is about.
    await page.getByRole('heading', { name: 'Check before opening' }).waitFor();
    await inspect(page, 'exam-overview');
    await page.getByRole('link', { name: 'Question 2' }).first().click();
    await page.getByText('Which?').waitFor();
    await page.goBack();

    await addQuestions(owner.api, id, [mcq('One more?')]);
    await page.reload();
    await page.getByText('There are changes that learners do not get').waitFor();
    await button(page, 'Submit again').click();
    await page.getByText('Revision 2').waitFor();
    expect(await page.getByText('There are changes that learners do not get').count()).toBe(0);

    await button(page, 'Renew the code').click();
    await page.getByRole('dialog').getByText(`${code} stops working at once`).waitFor();
    await button(page, 'Cancel').click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect((await rulesOf(owner.api, id))['exam'].code).toBe(code);
    await button(page, 'Renew the code').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Renew the code' }).click();
    await toast(page, 'The exam has a new code').waitFor();
    const renewed = (await rulesOf(owner.api, id))['exam'] as { code: string };
    expect(renewed.code).not.toBe(code);
    await page.getByText(renewed.code, { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is offered after its paper was submitted', async () => {
    const { page, context, owner } = await enter('/all-quizzes');
    const id = await quiz(owner.api, 'Botany');
    await addQuestions(owner.api, id, [anyMcq]);
    await page.goto(`/navigation/exam-form?quiz=${id}`);
    await button(page, 'Submit Questions Paper').click();
    await page.getByText('The paper of Botany is submitted').waitFor();
    await page.getByRole('link', { name: 'Give this exam' }).click();
    await page.getByText('Learners can start').waitFor();
    await context.close();
  });

  it('that is not there says so', async () => {
    const { page, context } = await enter(
      '/navigation/exam/00000000-0000-4000-8000-000000000000/rules',
    );
    await page.getByText('There is no such exam').waitFor();
    await context.close();
  });
});

describe('the rules of an exam', () => {
  it('are changed in the zone of the institute, and checked before they leave', async () => {
    const { page, context, owner, complaints } = await enter('/all-quizzes');
    const id = await submitted(owner.api);
    await page.goto(`/navigation/exam/${id}/rules`);
    await page.getByText('Time zone: Asia/Kathmandu.').first().waitFor();
    await page.getByLabel('Opens').fill('2026-03-01T09:30');
    await page.getByLabel('Closes').fill('2026-03-01T09:00');
    await page.getByLabel('Minutes for an attempt').fill('45');
    await page.getByLabel('Pass mark').fill('1.5');
    await page.getByLabel('Whoever has the link and gives a name').check();
    await page.getByText('There are changes that are not saved.').waitFor();
    await button(page, 'Save the rules').click();
    await page.getByText('It closes before it opens.').waitFor();
    await inspect(page, 'exam-rules-fault');
    await page.getByLabel('Closes').fill('2026-03-02T09:30');

    // Leaving asks.
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('dialog').getByText('The rules are not saved').waitFor();
    await button(page, 'Stay').click();
    await button(page, 'Save the rules').click();
    await toast(page, 'The rules are saved').waitFor();
    await page.getByText('Everything is saved.').waitFor();
    expect(await rulesOf(owner.api, id)).toMatchObject({
      exam: {
        rules: {
          opensAt: '2026-03-01T03:45:00.000Z',
          closesAt: '2026-03-02T03:45:00.000Z',
          passMark: 1.5,
          access: 'LINK',
        },
      },
      quiz: { durationMinutes: 45 },
    });
    await page.reload();
    expect(await page.getByLabel('Opens').inputValue()).toBe('2026-03-01T09:30');
    await inspect(page, 'exam-rules');
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByText('Closed since').waitFor();
    await page.getByRole('link', { name: 'To the rule' }).first().click();
    await expect.poll(async () => page.evaluate('document.activeElement.id')).toBe('closesAt');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('are not saved without a limit because a time was only begun', async () => {
    const { page, context, owner } = await enter('/all-quizzes');
    const id = await submitted(owner.api);
    await setRules(app, id, { opens_at: '2026-03-01T03:45:20Z' });
    await page.goto(`/navigation/exam/${id}/rules`);
    await page.getByLabel('Pass mark').fill('1');
    // The day is taken out, the rest stays: no `fill`, which would set the whole.
    await page.getByLabel('Opens').press('Backspace');
    await page.getByLabel('Closes').pressSequentially('0203');
    await button(page, 'Save the rules').click();
    await expect.poll(async () => page.getByText('The time is not whole.').count()).toBe(2);
    await expect.poll(async () => page.evaluate('document.activeElement.id')).toBe('opensAt');
    expect((await rulesOf(owner.api, id))['exam'].rules).toMatchObject({ passMark: null });
    await page.getByLabel('Opens').fill('2026-03-01T09:30');
    await page.getByLabel('Closes').fill('2026-03-02T09:30');
    await button(page, 'Save the rules').click();
    await toast(page, 'The rules are saved').waitFor();
    expect((await rulesOf(owner.api, id))['exam'].rules).toMatchObject({
      // It says what it said: its seconds stay.
      opensAt: '2026-03-01T03:45:20.000Z',
      closesAt: '2026-03-02T03:45:00.000Z',
      passMark: 1,
    });
    await context.close();
  });

  it('of which only the minutes could be saved are saved by a second try', async () => {
    const { page, context, owner } = await enter('/all-quizzes');
    const id = await submitted(owner.api);
    await page.goto(`/navigation/exam/${id}/rules`);
    await page.getByLabel('Minutes for an attempt').fill('45');
    await page.getByLabel('Pass mark').fill('1');
    await page.route('**/graphql', async (route) =>
      route.request().postData()?.includes('mutation UpdateExamRules')
        ? route.abort()
        : route.fallback(),
    );
    await button(page, 'Save the rules').click();
    await page.locator('.mantine-Notification-root').first().waitFor();
    expect(await rulesOf(owner.api, id)).toMatchObject({
      exam: { rules: { passMark: null } },
      quiz: { durationMinutes: 45 },
    });
    await page.getByText('There are changes that are not saved.').waitFor();
    await page.unroute('**/graphql');
    await button(page, 'Save the rules').click();
    await toast(page, 'The rules are saved').waitFor();
    expect(await page.getByText('The rules were changed elsewhere').count()).toBe(0);
    expect((await rulesOf(owner.api, id))['exam'].rules).toMatchObject({ passMark: 1 });
    await context.close();
  });

  it('that were changed elsewhere meanwhile are shown, and joined with ours', async () => {
    const { page, context, owner } = await enter('/all-quizzes');
    const id = await submitted(owner.api);
    await page.goto(`/navigation/exam/${id}/rules`);
    await page.getByLabel('Pass mark').fill('1');
    await page.getByLabel('Taken away for a wrong choice').fill('25');
    const { version } = (await rulesOf(owner.api, id))['exam'].rules as { version: number };
    await owner.api.ask(
      `mutation ($input: UpdateExamRulesInput!) { updateExamRules(input: $input) { quizId } }`,
      { input: { quizId: id, version, passMark: 2, attemptsAllowed: 3 } },
    );
    await button(page, 'Save the rules').click();
    await page.getByRole('alert').getByText('The rules were changed elsewhere').waitFor();
    await page.getByText('Attempts allowed: says 3 now').waitFor();
    await page.getByText('Pass mark: says 2 now; yours is kept here').waitFor();
    expect(await page.getByLabel('Attempts allowed').inputValue()).toBe('3');
    expect(await page.getByLabel('Pass mark').inputValue()).toBe('1');
    await inspect(page, 'exam-rules-stale');
    await button(page, 'Save the rules').click();
    await toast(page, 'The rules are saved').waitFor();
    expect((await rulesOf(owner.api, id))['exam'].rules).toMatchObject({
      passMark: 1,
      attemptsAllowed: 3,
      penaltyPercent: 25,
    });
    await context.close();
  });
});
