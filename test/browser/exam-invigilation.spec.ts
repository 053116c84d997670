import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, table, toast, useBrowser } from '../setup/browser.js';
import { inPrint } from '../setup/layout-shift.js';
import { anyEmail } from '../setup/factories.js';
import { sitting } from '../setup/attempts.js';
import { call, candidate, exam } from '../setup/exams.js';
import { invite, tokenIn } from '../setup/learners.js';
import { anyDescriptive, mcq } from '../setup/questions.js';
import { openLobby, submitExam, secondsLeft, start } from '../setup/take-pages.js';

const app = useApplication();
const { enter, visit } = useBrowser(app);
const FERN = mcq('Which is a fern?', ['Bracken', 'Oak'], 1);

describe('an exam', () => {
  it('is run from the invitation to the results, with live progress', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    const { quizId } = await exam(app, owner.api, {
      title: 'Botany',
      questions: [FERN, anyDescriptive],
      rules: { access: 'INVITATION' },
    });
    const minutes = { id: quizId, durationMinutes: 30 };
    const { version } = (
      await owner.api.ask('query ($id: ID!) { quiz(id: $id) { version } }', {
        id: quizId,
      })
    )['quiz'] as { version: number };
    await owner.api.ask(
      'mutation ($input: UpdateQuizInput!) { updateQuiz(input: $input) { id } }',
      {
        input: { ...minutes, version },
      },
    );

    await page.goto(`/navigation/exam/${quizId}/people`);
    await page.getByText('No people yet').waitFor();
    await inspect(page, 'exam-people-empty');
    await page.getByRole('link', { name: 'Invite people' }).first().click();
    const asha = anyEmail();
    const zoe = anyEmail();
    await page
      .getByLabel('Names and e-mail addresses')
      .fill(`Asha Rao <${asha}>\nnobody at nowhere\nزويا الخطيب, ${zoe}`);
    await button(page, 'Check the list').click();
    await page.getByText('2 people found').waitFor();
    await page.getByText('1 line needs checking').waitFor();
    await table(page, 'Lines that need checking').getByText('nobody at nowhere').waitFor();
    await inspect(page, 'exam-invite');
    // A wrong click does not lose the people read so far.
    await page.getByRole('link', { name: /^Check/ }).click();
    await page.getByRole('dialog').getByText('You have not invited anyone yet').waitFor();
    await button(page, 'Stay').click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await button(page, 'Invite 2 people').click();
    await toast(page, '2 invitations are on their way').waitFor();
    const people = table(page, 'People');
    await people.getByText('Asha Rao', { exact: true }).waitFor();
    await inspect(page, 'exam-people');

    const mail = await app.sink.next(asha);
    const token = tokenIn(mail.text ?? '');
    const learner = { token, api: app.api.as(token) };
    // A poll, which comes after 25 seconds without an event, opens another stream.
    const streams: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql/stream')) streams.push(request.url());
    });
    await page.getByRole('link', { name: /^Run/ }).click();
    await page.getByText('Live', { exact: true }).waitFor();
    await page.getByText('Nobody has started yet').waitFor();
    // Nobody's time could be extended. Who was invited can be kept from starting.
    const forAll = page.getByRole('button', {
      name: /^(Pause the exam|Give everyone extra time)$/,
    });
    expect(await forAll.allInnerTexts()).toEqual(['Pause the exam']);

    const phone = await sitting(learner);
    const attempts = table(page, 'Attempts');
    await attempts.getByText('Asha Rao', { exact: true }).waitFor();
    await attempts.getByText(/^(30:00|29:\d\d)$/).waitFor();
    await attempts.getByText('0 of 2', { exact: true }).waitFor();
    await expect.poll(async () => forAll.count()).toBe(2);
    await inspect(page, 'exam-running', { moved: 'a learner has started' });

    const before = (await phone.clock()).body['deadlineAt'] as string;
    await button(page, 'Give Asha Rao extra time').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Minutes').fill('15');
    await dialog.getByRole('button', { name: 'Give extra time' }).click();
    await dialog.getByText('The reason is required').waitFor();
    await inspect(page, 'exam-extend', { moved: 'a learner has started' });
    await dialog.getByLabel('Reason').fill('The fire alarm rang');
    await dialog.getByRole('button', { name: 'Give extra time' }).click();
    await toast(page, 'Asha Rao has extra time').waitFor();
    const after = (await phone.clock()).body['deadlineAt'] as string;
    expect(Date.parse(after) - Date.parse(before)).toBe(15 * 60_000);
    // Before there were 30 minutes at most.
    await attempts.getByText(/^4[0-5]:\d\d$/).waitFor();
    const log = table(page, 'Activity log');
    await log
      .getByRole('row', { name: /Asha Rao got extra time \(15 min\).*Ada Byron.*fire alarm/ })
      .waitFor();

    const written = { response: { text: 'Rayleigh scattering' } };
    const submitted = await phone.submit({ entries: [phone.entry(0), phone.entry(1, written)] });
    expect(submitted.body['receipt'].answered).toBe(2);
    await attempts.getByText('by the learner').waitFor();
    await attempts.getByText('2 of 2', { exact: true }).waitFor();
    expect(streams).toHaveLength(1);
    await button(page, 'Reopen the attempt of Asha Rao').click();
    await dialog.getByLabel('Minutes').fill('5');
    await dialog.getByLabel('Reason').fill('Handed in by mistake');
    await dialog.getByRole('button', { name: 'Reopen' }).click();
    await toast(page, 'The attempt of Asha Rao is open again').waitFor();
    await button(page, 'Submit the attempt of Asha Rao').click();
    await dialog.getByLabel('Reason').fill('Time for the next class');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await toast(page, 'The attempt of Asha Rao has been submitted').waitFor();
    await attempts.getByText('by staff').waitFor();

    await page.getByRole('link', { name: /^Results/ }).click();
    const line = table(page, 'Results').getByRole('row', { name: /Asha Rao/ });
    await line.getByText('1 of 2').waitFor();
    await line.getByText('1 to mark').waitFor();
    await inspect(page, 'exam-results', {
      moved: 'the attempt was submitted while the page was open',
    });
    await inPrint(page, async () => {
      expect(await page.getByLabel('Search by name').isVisible()).toBe(false);
      expect(await line.isVisible()).toBe(true);
    });
    await page.getByRole('link', { name: 'Paper of Asha Rao' }).click();
    await page.getByRole('heading', { name: 'Paper of Asha Rao' }).waitFor();
    await page.getByText('chosen, right answer').waitFor();
    await page.getByText('Rayleigh scattering').waitFor();
    await page.getByText('Waiting to be marked', { exact: true }).waitFor();
    await inspect(page, 'attempt-paper');
    expect(complaints).toEqual([]);
  });

  it('is polled every ten seconds while the event stream is not available', async () => {
    const { page, context, owner } = await enter('/all-quizzes');
    const { quizId, code } = await exam(app, owner.api, { title: 'Botany' });
    await app.sql('UPDATE quizzes SET duration_minutes = 30 WHERE id = $1', [quizId]);
    // A device that is an hour ahead: time is left by the server's clock.
    await page.clock.install({ time: Date.now() + 3_600_000 });
    await page.clock.pauseAt(Date.now() + 3_660_000);
    await context.route('**/graphql/stream', (route) => route.abort());
    await page.goto(`/navigation/exam/${quizId}/running`);
    await page.getByText('Nobody has started yet').waitFor();
    await page.getByText('Updated every 10 s').waitFor();
    await sitting(await candidate(app, code, 'Zoë'));
    expect(await table(page, 'Attempts').count()).toBe(0);
    await page.clock.resume();
    await page.clock.fastForward('00:10');
    await table(page, 'Attempts').getByText('Zoë', { exact: true }).waitFor();
    await table(page, 'Attempts')
      .getByText(/^(30:00|29:\d\d)$/)
      .waitFor();

    // A failed poll shows an error, and keeps both the table and what is being typed.
    const dialog = page.getByRole('dialog');
    await button(page, 'Give Zoë extra time').click();
    await dialog.getByLabel('Reason').fill('The fire alarm rang');
    await context.route('**/graphql', (route) => route.abort());
    await page.clock.fastForward('00:10');
    await page.getByText('The last update failed').waitFor();
    expect(await dialog.getByLabel('Reason').inputValue()).toBe('The fire alarm rang');
    await context.unroute('**/graphql');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await context.unroute('**/graphql/stream');
    await page.clock.fastForward('00:10');
    await page.getByText('Live', { exact: true }).waitFor();
    await table(page, 'Attempts').getByText('Zoë', { exact: true }).waitFor();
  });

  it('is extended for all, its results are released and withdrawn, and staff preview it', async () => {
    const { page, context, owner } = await enter('/all-quizzes');
    const { quizId, code } = await exam(app, owner.api, {
      title: 'Botany',
      rules: { review_time: 'ON_RELEASE' },
    });
    await app.sql('UPDATE quizzes SET duration_minutes = 30 WHERE id = $1', [quizId]);
    const phone = await openLobby(app, visit, code);
    await start(phone.page);
    expect(await secondsLeft(phone.page)).toBeLessThanOrEqual(30 * 60);
    await page.goto(`/navigation/exam/${quizId}/running`);
    const dialog = page.getByRole('dialog');
    await button(page, 'Give everyone extra time').click();
    await dialog.getByLabel('Minutes').fill('5');
    await dialog.getByLabel('Reason').fill('The line was down');
    await dialog.getByRole('button', { name: 'Give extra time' }).click();
    await toast(page, 'Attempts with extra time: 1').waitFor();
    // The candidate's page reads the clock by itself, every 15 to 20 s.
    await phone.page.getByRole('status').filter({ hasText: 'Your time has changed' }).waitFor();
    expect(await secondsLeft(phone.page)).toBeGreaterThan(30 * 60);

    await submitExam(phone.page);
    const scoreOf = async () =>
      (await call(app.api.as(phone.token), '/attempts/mine')).body['attempts'][0].score as
        | number
        | null;
    expect(await scoreOf()).toBeNull();
    await sitting(await candidate(app, code, 'Ben'));
    await invite(owner.api, quizId, [{ email: anyEmail() }]);
    await page.getByRole('link', { name: /^Results/ }).click();
    await button(page, 'Release the results').click();
    await dialog.getByText('1 learner is still taking this exam.').waitFor();
    await dialog.getByText('1 invited learner can still start').waitFor();
    await dialog.getByText('Release the results of Botany?').waitFor();
    expect(await scoreOf()).toBeNull();
    await dialog.getByRole('button', { name: 'Release the results' }).click();
    await toast(page, 'The results have been released').waitFor();
    expect(await scoreOf()).toBe(0);
    await dialog.waitFor({ state: 'hidden' });
    await button(page, 'Withdraw the results').click();
    await dialog.getByText('Withdraw the results of Botany?').waitFor();
    await dialog.getByRole('button', { name: 'Withdraw the results' }).click();
    await toast(page, 'The results have been withdrawn').waitFor();
    expect(await scoreOf()).toBeNull();

    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      button(page, 'Preview as a learner').click(),
    ]);
    await tab.waitForURL(/\/take/);
    await tab.getByRole('heading', { name: 'Botany' }).waitFor();
    expect(phone.complaints).toEqual([]);
    await Promise.all([context.close(), phone.context.close()]);
  });
});
