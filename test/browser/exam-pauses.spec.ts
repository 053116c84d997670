import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, keepMessages, table, toast, useBrowser } from '../setup/browser.js';
import { sitting } from '../setup/attempts.js';
import { candidate, exam } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { pauseFiles } from '../setup/page-requests.js';
import { lengthenPause, pauseExam, resumeExam } from '../setup/pauses.js';
import { anyDescriptive, mcq } from '../setup/questions.js';
import {
  heading,
  PHONE,
  openLobby,
  pageErrors,
  question,
  secondsLeft,
  start,
} from '../setup/take-pages.js';

const app = useApplication();
const { enter, visit } = useBrowser(app);
const FERN = mcq('Which is a fern?', ['Bracken', 'Oak'], 1);

/** A tap where the button of a message appears, which was meant for what it covers. */
const TAP_AT_ONCE = `new MutationObserver((_changes, observer) => {
  const button = document.querySelector('.staff-messages .button');
  if (!button) return;
  observer.disconnect();
  button.click();
}).observe(document.body, { childList: true, subtree: true })`;

describe('an exam', () => {
  it('is paused by staff: the learner’s page is covered, and goes on where it was', async () => {
    const { page: staff, owner, complaints } = await enter('/all-quizzes');
    const { quizId, code } = await exam(app, owner.api, {
      title: 'Botany',
      questions: [anyDescriptive, FERN],
      rules: { layout: 'ALL' },
    });
    await app.sql('UPDATE quizzes SET duration_minutes = 30 WHERE id = $1', [quizId]);
    const learner = await openLobby(app, visit, code);
    const { page } = learner;
    await candidate(app, code, 'Grace');
    await staff.goto(`/navigation/exam/${quizId}/running`);
    // Also while all wait in the lobby; there is nobody then whom a message or more time could reach.
    await button(staff, 'Pause the exam').waitFor();
    expect(await button(staff, 'Send a message').isVisible()).toBe(false);
    await start(page);
    await button(staff, 'Send a message').waitFor();
    await button(staff, 'Pause the exam').click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByText('1 learner is taking it now. Their time will stop.').waitFor();
    await dialog.getByText('1 learner has not started yet.').waitFor();
    await dialog.getByLabel('Reason').fill('The fire alarm went off');
    await inspect(staff, 'exam-pause', { moved: 'a learner has started' });
    await dialog.getByRole('button', { name: 'Pause' }).click();
    await toast(staff, 'The exam is paused. Learners paused: 1').waitFor();
    await staff.getByText(/^The exam is paused: .* so far$/).waitFor();
    await table(staff, 'Attempts')
      .getByText(/, paused$/)
      .waitFor();

    // The reply to the save tells the page.
    const answer = question(page, 1).getByRole('textbox');
    await answer.fill('Because of the spores');
    const cover = page.getByRole('dialog', { name: 'Your exam is paused' });
    await cover.waitFor();
    await cover.getByText('All your answers are saved.').waitFor();
    const left = await cover.getByText(/^Time left: /).innerText();
    await inspect(page, 'take-paused');
    // It is no dialog that Escape closes, and nothing beneath it can be reached.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(async () => cover.isVisible()).toBe(true);
    expect(await cover.getByText(/^Time left: /).innerText()).toBe(left);

    await button(staff, 'Resume the exam').click();
    await toast(staff, 'The exam has resumed. Learners taking it: 1').waitFor();
    await cover.waitFor({ state: 'hidden', timeout: 15_000 });
    const focused = async (): Promise<string> =>
      page.evaluate('document.activeElement.outerHTML.slice(0, 200)');
    await expect.poll(focused, { timeout: 3000 }).toContain('<textarea');
    expect(await answer.inputValue()).toBe('Because of the spores');
    expect(await secondsLeft(page)).toBeGreaterThan(29 * 60);
    expect([...pageErrors(learner.complaints), ...complaints]).toEqual([]);
  });

  it('that is paused before a start says so in the lobby, and starts once it goes on', async () => {
    const owner = await person(app);
    const { quizId, code } = await exam(app, owner.api, { title: 'Botany', questions: [FERN] });
    const { page, complaints } = await openLobby(app, visit, code);
    const starting = button(page, 'Start the exam');
    const dialog = page.getByRole('dialog');
    // The dialog looks at the exam again when it opens.
    const { page: newcomer } = await visit();
    await newcomer.clock.install();
    await newcomer.goto(`/take/${code}`);
    await newcomer.getByLabel('Your name').first().waitFor();
    await pauseExam(owner.api, quizId);
    await starting.click();
    const paused = page.getByRole('status').filter({ hasText: 'The exam is paused.' });
    await paused.waitFor();
    expect(await starting.count()).toBe(0);
    await newcomer.clock.fastForward(76_000);
    const notice = newcomer.getByText('The exam is paused');
    await notice.waitFor();
    await resumeExam(owner.api, quizId);
    await newcomer.clock.fastForward(51_000);
    await notice.waitFor({ state: 'detached' });
    await page.clock.install();
    await page.reload();

    // It is paused while the page is in the background: whoever looks at it again sees it at once.
    const show = async (state: 'hidden' | 'visible'): Promise<void> =>
      page.evaluate(`Object.defineProperty(document, 'visibilityState',
        { configurable: true, value: '${state}' });
        document.dispatchEvent(new Event('visibilitychange'))`);
    await starting.waitFor();
    await show('hidden');
    await page.clock.fastForward(80_000);
    await pauseExam(owner.api, quizId);
    await show('visible');
    await paused.waitFor();
    await resumeExam(owner.api, quizId);
    await page.clock.fastForward(17_000);

    // It is paused while the dialog is open: the start is refused.
    await starting.waitFor();
    const seenBefore = page.waitForResponse('**/attempts/mine');
    await starting.click();
    await dialog.waitFor();
    await seenBefore;
    await pauseExam(owner.api, quizId);
    await dialog.getByRole('button', { name: 'Start the exam' }).click();
    const refused = page.getByRole('alert').filter({
      hasText: 'Your exam has not started, and none of your time is used. The exam is paused',
    });
    await refused.waitFor();
    await heading(page, 'Before you start').waitFor();
    await inspect(page, 'take-start-refused');
    await resumeExam(owner.api, quizId);
    await page.clock.fastForward(17_000);
    await page.getByText('The exam is open. You can start now.').waitFor();
    await start(page);
    expect(pageErrors(complaints)).toEqual([]);
  });

  it('says in a pause that it closes later, to staff and to learners who have not started', async () => {
    const { page: staff, owner, complaints } = await enter('/all-quizzes');
    const closing = new Date(Date.now() + 30 * 60_000);
    const { quizId, code } = await exam(app, owner.api, {
      title: 'Botany',
      questions: [FERN],
      rules: { closes_at: closing },
    });
    await app.sql('UPDATE quizzes SET duration_minutes = 60 WHERE id = $1', [quizId]);
    const learner = await openLobby(app, visit, code);
    const { page } = learner;
    await staff.goto(`/navigation/exam/${quizId}`);
    await staff.getByText('Learners can start').waitFor();
    await pauseExam(owner.api, quizId);
    await lengthenPause(app, quizId, 40);
    await app.sql(
      `UPDATE exam_rules SET closes_at = closes_at - interval '40 minutes' WHERE quiz_id = $1`,
      [quizId],
    );
    await staff.reload();
    await staff.getByText('The exam is paused').waitFor();
    expect(await staff.getByText('Learners can start').isVisible()).toBe(false);
    const later = 'plus the length of the pause';
    await staff.getByText(later).waitFor();
    await inspect(staff, 'exam-overview-paused');
    await page.reload();
    await page.getByText('The closing time moves back').waitFor();
    await page.getByText('plus the length of the pause').waitFor();
    // What was left when the pause began, and no countdown.
    await page.getByText(/^30:00 instead of 60 minutes|^29:\d\d instead of/).waitFor();
    expect(await page.getByRole('timer').count()).toBe(0);
    await inspect(page, 'take-lobby-paused');
    await staff.goto(`/navigation/exam/${quizId}/rules`);
    await staff.getByText('A closing time you set now also moves').waitFor();
    await staff.goto(`/navigation/exam/${quizId}`);
    await keepMessages(staff);
    await button(staff, 'Resume the exam').click();
    const resumed = toast(staff, 'Learners taking it: 0. The exam now closes ');
    await resumed.getByRole('button', { name: 'Close' }).click();
    await resumed.waitFor({ state: 'detached' });
    await staff.getByText('Learners can start').waitFor();
    // The form of the rules knows the closing that a pause has moved.
    await pauseExam(owner.api, quizId);
    await staff.getByRole('link', { name: /^Run/ }).click();
    await button(staff, 'Resume the exam').click();
    await resumed.waitFor();
    await staff.getByRole('link', { name: /^Rules/ }).click();
    await staff.getByLabel('Spell check in written answers').uncheck();
    await button(staff, 'Save the rules').click();
    await toast(staff, 'The rules have been saved').waitFor();
    await page.reload();
    await button(page, 'Start the exam').waitFor();
    expect([...pageErrors(learner.complaints), ...complaints]).toEqual([]);
  });

  it('is paused for one learner, from their row, and for no other', async () => {
    const { page: staff, owner, complaints } = await enter('/all-quizzes');
    const { quizId, code } = await exam(app, owner.api, { questions: [anyDescriptive, FERN] });
    await app.sql('UPDATE quizzes SET duration_minutes = 30 WHERE id = $1', [quizId]);
    const learner = await openLobby(app, visit, code);
    const { page } = learner;
    await start(page);
    await sitting(await candidate(app, code, 'Kim'));
    await staff.goto(`/navigation/exam/${quizId}/running`);
    await button(staff, 'Pause the attempt of Zoë').click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Pause' }).click();
    await dialog.getByText('The reason is required').waitFor();
    await dialog.getByLabel('Reason').fill('A nosebleed');
    await inspect(staff, 'attempt-pause', { moved: 'learners have started' });
    await dialog.getByRole('button', { name: 'Pause' }).click();
    await toast(
      staff,
      'The attempt of Zoë is paused. Their page shows it within half a minute.',
    ).waitFor();
    const rows = table(staff, 'Attempts');
    const row = rows.getByRole('row', { name: /Zoë/ });
    await row.getByText('Paused by staff').waitFor();
    expect(await rows.getByRole('row', { name: /Kim/ }).getByText('Paused by staff').count()).toBe(
      0,
    );
    await inspect(staff, 'attempt-paused', { moved: 'an attempt was paused' });

    await page.getByRole('textbox').fill('Because of the spores');
    const cover = page.getByRole('dialog', { name: 'Your exam is paused' });
    await cover.waitFor();
    await button(staff, 'Resume the attempt of Zoë').click();
    await dialog.getByText('Their time starts again').waitFor();
    await dialog.getByRole('button', { name: 'Resume' }).click();
    await toast(staff, 'The attempt of Zoë has resumed').waitFor();
    await button(staff, 'Pause the attempt of Zoë').waitFor();
    await cover.waitFor({ state: 'hidden', timeout: 30_000 });
    expect(await page.getByRole('textbox').inputValue()).toBe('Because of the spores');
    expect([...pageErrors(learner.complaints), ...complaints]).toEqual([]);
  });

  it('has messages of staff, which move nothing and can be read again', async () => {
    const { page: staff, owner, complaints } = await enter('/all-quizzes');
    const { quizId, code } = await exam(app, owner.api, { questions: [FERN, anyDescriptive] });
    const learner = await openLobby(app, visit, code);
    const { page } = learner;
    await start(page);
    await sitting(await candidate(app, code, 'Kim'));
    // The page asks for the clock by itself, too: both messages shall come with one answer.
    const letCome = await pauseFiles(page, '**/clock*');
    await staff.goto(`/navigation/exam/${quizId}/running`);
    await button(staff, 'Send a message to Zoë').click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByLabel('Message').fill('You may use a calculator.');
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await toast(staff, 'The message was sent to 1 learner').waitFor();
    await button(staff, 'Send a message').click();
    await dialog.getByLabel('Message').fill('The exam ends ten minutes later.');
    await inspect(staff, 'exam-message', { moved: 'a message was sent' });
    await dialog.getByRole('button', { name: 'Send message' }).click();
    const sent = table(staff, 'Messages');
    await sent.getByText('everyone, 2 learners').waitFor();
    const log = table(staff, 'Activity log');
    await log.getByRole('row', { name: /2 learners got a message .*ten minutes later/ }).waitFor();
    await log.getByRole('row', { name: /Zoë got a message .*a calculator/ }).waitFor();
    expect(await log.getByRole('row').count()).toBe(3);
    await sent.getByText('You may use a calculator.').waitFor();
    await inspect(staff, 'exam-messages', { moved: 'a message was sent' });

    const place = async (): Promise<unknown> => question(page, 1).boundingBox();
    const before = await place();
    await page.evaluate(TAP_AT_ONCE);
    await letCome();
    // The page looks at the clock when it is shown again.
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    const messages = page.getByRole('region', { name: 'Message from the exam staff' });
    await messages.getByText('You may use a calculator.').waitFor();
    expect(await messages.getByText('The exam ends ten minutes later.').isVisible()).toBe(true);
    expect(await place()).toEqual(before);
    // The buttons below stay in reach.
    const bar = page.getByRole('navigation', { name: 'Move between questions' });
    const [over, below] = [await messages.boundingBox(), await bar.boundingBox()];
    expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await inspect(page, 'take-messages');
    await page.waitForTimeout(700);
    await messages.getByRole('button', { name: 'Got it' }).click();
    await messages.waitFor({ state: 'hidden' });
    await page.reload();
    await heading(page, 'Question 1 of 2').waitFor();
    expect(await messages.isVisible()).toBe(false);
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: /^Questions:/ }).click();
    await page.getByText('Messages (2)').click();
    await page.getByText('You may use a calculator.').waitFor();
    await inspect(page, 'take-messages-again');
    expect([...pageErrors(learner.complaints), ...complaints]).toEqual([]);
  });
});
