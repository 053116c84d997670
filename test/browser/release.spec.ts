import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { button, inspect, toast, useBrowser } from '../setup/browser.js';
import { exam, setRules } from '../setup/exams.js';
import { submittedInvitation } from '../setup/invited-candidates.js';
import { answerTo, giveMarks, markedExam, RUBRIC, SEA, SKY } from '../setup/marking.js';
import { colleague } from '../setup/members.js';
import { anyMcq } from '../setup/questions.js';

/** The release of results: how staff set it, and what candidates see. */
const app = useApplication();
const { enter, visit } = useBrowser(app);
const PATIENCE = { interval: 500 };
const SOON_MS = 2_000;
const RULES = `query ($id: ID!) { exam(quizId: $id) { rules {
  reviewTime releasesAt mailsResults hasCertificate } } }`;
const ZONE = (zone: string): string =>
  `mutation { updateInstitute(input: { name: "School", timeZone: "${zone}" }) { id } }`;

/** The page once it is opened again. */
async function afresh(page: Page, text: string | RegExp): Promise<void> {
  const isThere = async (): Promise<boolean> => {
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page.getByText(text).first().isVisible();
  };
  await expect.poll(isThere, PATIENCE).toBe(true);
}

describe('the release rules', () => {
  it('keep a date in the zone of the institute, a mail and a certificate', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    await owner.api.ask(ZONE('Asia/Kathmandu'));
    const { quizId: id } = await exam(app, owner.api, { questions: [anyMcq] });
    const rules = async () => (await owner.api.ask(RULES, { id }))['exam'].rules as object;
    await page.goto(`/navigation/exam/${id}/rules`);
    const date = page.getByLabel('Results from');
    await page.getByLabel('When', { exact: true }).getByLabel('Immediately').waitFor();
    expect(await date.count()).toBe(0);
    await page.getByLabel('On a date').check();
    await button(page, 'Save the rules').click();
    await page.getByText('Enter the date from which learners see their results.').waitFor();
    await expect.poll(async () => page.evaluate('document.activeElement.id')).toBe('releasesAt');
    await page.getByText('Time zone: Kathmandu (Asia). You can still').waitFor();
    await date.fill('2096-07-01T09:30');
    await page.getByLabel('E-mail learners when they can see their results').check();
    await page.getByLabel('Give a certificate to learners who pass').check();
    await inspect(page, 'exam-rules-release');
    await button(page, 'Save the rules').click();
    await toast(page, 'The rules have been saved').waitFor();
    const saved = {
      reviewTime: 'ON_DATE',
      releasesAt: '2096-07-01T03:45:00.000Z',
      mailsResults: true,
      hasCertificate: true,
    };
    expect(await rules()).toEqual(saved);
    await page.reload();
    await date.waitFor();
    expect(await date.inputValue()).toBe('2096-07-01T09:30');
    expect(await page.getByLabel('E-mail learners when').isChecked()).toBe(true);
    expect(await page.getByLabel('Give a certificate to learners who pass').isChecked()).toBe(true);
    // The institute moves: the time stays, and is shown in the summer time of the other zone.
    await owner.api.ask(ZONE('America/New_York'));
    await page.reload();
    await page.getByText('Time zone: New York (America). You can still').waitFor();
    expect(await date.inputValue()).toBe('2096-06-30T23:45');
    await page.getByLabel('Give a certificate to learners who pass').uncheck();
    await button(page, 'Save the rules').click();
    await toast(page, 'The rules have been saved').waitFor();
    expect(await rules()).toEqual({ ...saved, hasCertificate: false });
    expect(complaints).toEqual([]);
  });
});

describe('candidates', () => {
  it('see their results from the release date on, and are notified by mail', async () => {
    const { page: staff, owner } = await enter('/all-quizzes');
    const of = await exam(app, owner.api, {
      title: 'Botany',
      questions: [anyMcq],
      rules: {
        review_content: 'KEY',
        review_time: 'ON_DATE',
        releases_at: '2096-07-01T03:45:00Z',
        mails_results: true,
      },
    });
    const { email, token, page: attempt } = await submittedInvitation(app, owner.api, of);
    await app.sink.next(email); // The invitation.
    const { page, context: learner, complaints } = await visit();
    await page.goto(`/take#${token}`);
    await page.getByText('Your result is not available yet.').waitFor();
    await page
      .getByRole('paragraph')
      .filter({ hasText: /From .*2096.* on, you see your score/ })
      .waitFor();
    expect(await button(page, 'See the paper: Attempt 1').count()).toBe(0);
    await inspect(page, 'result-awaited');
    const { page: opened } = await visit();
    await opened.goto(`/take/result/${attempt.id}#${token}`);
    await opened.getByText('You cannot view this paper yet').waitFor();
    await staff.goto(`/navigation/exam/${of.quizId}/results`);
    await staff.getByText(/Learners can see their results from .*2096/).waitFor();
    await inspect(staff, 'results-dated');

    await setRules(app, of.quizId, { releases_at: new Date(Date.now() + SOON_MS) });
    await afresh(page, /^\d of 1 marks/);
    await button(page, 'See the paper: Attempt 1').waitFor();
    const mail = await app.sink.next(email);
    expect(mail.subject).toBe('Your result is available: Botany (Analytical School)');
    const link = /\S+\/take\/result\/\S+/.exec(mail.text ?? '')?.[0] ?? '';
    const { pathname, hash } = new URL(link);
    await opened.goto('about:blank');
    await opened.goto(`${pathname}${hash}`);
    await opened.getByText('What is 6 × 7?').waitFor();
    await staff.reload();
    await staff.getByText('Learners have been able to see their results since').waitFor();
    await expect
      .poll(async () => {
        await staff.reload();
        await staff.getByText('Learners see what the rules allow.').waitFor();
        return staff.getByText('1 learner was e-mailed.').isVisible();
      }, PATIENCE)
      .toBe(true);
    // Kept back by hand, a date that has come shows nothing.
    await button(staff, 'Withdraw the results').click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Withdraw the results' }).click();
    await toast(staff, 'The results have been withdrawn').waitFor();
    await afresh(page, 'Your result is not available yet.');
    expect(complaints).toEqual([]);
    await opened.context().close();
    await learner.close();
  });

  it('see their results as soon as the last answer is marked, with the comments of the marker', async () => {
    const { context, owner } = await enter('/all-quizzes');
    await context.close();
    const of = await markedExam(app, owner.api, {
      title: 'Why?',
      rules: { review_content: 'KEY', review_time: 'AFTER_MARKING', mails_results: true },
    });
    const first = await submittedInvitation(app, owner.api, of, { name: 'Zoë' });
    const other = await submittedInvitation(app, owner.api, of, { name: 'Ben' });
    const { api: marker } = await colleague(app, owner, 'MARKER');
    const { page, context: learner, complaints } = await visit();
    await page.goto(`/take#${first.token}`);
    await page.getByText('Your result is not available yet.').waitFor();
    await page
      .getByRole('paragraph')
      .filter({ hasText: 'When all your answers are marked, you see your score' })
      .waitFor();
    await giveMarks(marker, await answerTo(app, marker, first.page, SKY), {
      marks: '3',
      comment: 'Say what <scattering> is.',
    });
    // One still waits.
    await page.reload();
    await page.getByText('Your result is not available yet.').waitFor();
    await giveMarks(marker, await answerTo(app, marker, first.page, SEA), { marks: '2' });
    await afresh(page, /of 10 marks/);
    await button(page, 'See the paper: Attempt 1').click();
    await page.getByText('Say what <scattering> is.').waitFor();
    await inspect(page, 'review-commented');
    for (const subject of [/.*/, /^Your result is available: Why\? \(/])
      expect((await app.sink.next(first.email)).subject).toMatch(subject);
    // Whose answers wait still waits.
    await page.goto('about:blank');
    await page.goto(`/take#${other.token}`);
    await page.getByText('Your result is not available yet.').waitFor();
    expect(complaints).toEqual([]);
    await learner.close();
  });

  it('see their level in each criterion, on any screen', async () => {
    const { context, owner } = await enter('/all-quizzes');
    await context.close();
    const of = await markedExam(app, owner.api, { rules: { review_content: 'KEY' } });
    const { token, page: attempt } = await submittedInvitation(app, owner.api, of);
    const sky = await answerTo(app, owner.api, attempt, SKY);
    const level = (label: string, marks: string) => ({ label, marks });
    const criteria = [
      { name: 'Physics', levels: [level('Missing', '0'), level('Names <scattering>', '2.5')] },
      { name: 'भाषा', levels: [level('Unclear', '0'), level('x'.repeat(120), '1')] },
    ];
    const { quizId } = of;
    const { questionId } = sky['answered'];
    const input = { quizId, questionId, version: 1, isBinding: false, criteria };
    const written = (await owner.api.ask(RUBRIC, { input }))['setRubric'];
    const levels = (written.criteria as Data[]).map(({ id, levels: [, best] }) => ({
      criterionId: id as string,
      levelId: best.id as string,
    }));
    await giveMarks(owner.api, sky, { marks: '3.5', levels });
    const { page, context: learner, complaints } = await visit();
    await page.goto(`/take/result/${attempt.id}#${token}`);
    const shown = page.getByRole('article').filter({ hasText: SKY });
    await shown.getByRole('heading', { name: 'How it was marked' }).waitFor();
    expect(await shown.getByRole('list').last().getByRole('listitem').allInnerTexts()).toEqual([
      'Physics: Names <scattering> (2.5)',
      `भाषा: ${'x'.repeat(120)} (1)`,
    ]);
    // Without manual marking there is no such text.
    expect(await page.getByText('How it was marked').count()).toBe(1);
    await inspect(page, 'review-levels');
    expect(complaints).toEqual([]);
    await learner.close();
  });
});
