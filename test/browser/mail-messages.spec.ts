import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, toast, useBrowser } from '../setup/browser.js';
import { exam } from '../setup/exams.js';
import { anyEmail } from '../setup/factories.js';
import { failAtCandidate, invite } from '../setup/learners.js';

const app = useApplication();
const { enter } = useBrowser(app);
const REMIND = 'Remind learners who have not started';

describe('mails to those who are invited', () => {
  it('carry a message, and are offered after the times were changed', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    const { quizId } = await exam(app, owner.api, { title: 'Botany' });
    const email = anyEmail();
    const message = page.getByLabel('Message (optional)');

    // Nobody is invited: there is nobody to remind, and nobody to mail the times.
    await page.goto(`/navigation/exam/${quizId}/people`);
    await page.getByText('No people yet').waitFor();
    expect(await button(page, REMIND).count()).toBe(0);
    await page.goto(`/navigation/exam/${quizId}/rules`);
    await page.getByLabel('Opens', { exact: true }).fill('2099-05-06T09:00');
    await button(page, 'Save the rules').click();
    await toast(page, 'The rules have been saved').waitFor();
    expect(await page.getByText('The times have changed').count()).toBe(0);

    await page.goto(`/navigation/exam/${quizId}/invite`);
    await message.fill('Bring a ruler.\nSeat 4.');
    await page.getByLabel('Names and e-mail addresses').fill(email);
    await button(page, 'Check the list').click();
    await page.getByText('1 person found').waitFor();
    await page.reload();
    await expect.poll(async () => message.inputValue()).toBe('Bring a ruler.\nSeat 4.');
    await button(page, 'Check the list').click();
    await inspect(page, 'exam-invite-message');
    await button(page, 'Invite 1 person').click();
    await toast(page, '1 invitation is on its way').waitFor();
    expect((await app.sink.next(email)).text).toContain('> Bring a ruler.\n> Seat 4.');

    const dialog = page.getByRole('dialog');
    await button(page, REMIND).click();
    await dialog.getByLabel('Message (optional)').fill('Do not forget.');
    await inspect(page, 'exam-remind-message');
    await dialog.getByRole('button', { name: REMIND }).click();
    await toast(page, '1 reminder is on its way').waitFor();
    expect((await app.sink.next(email)).text).toContain('> Do not forget.');

    await page.goto(`/navigation/exam/${quizId}/rules`);
    await page.getByLabel('Opens', { exact: true }).fill('2099-05-07T09:00');
    await button(page, 'Save the rules').click();
    await page.getByText('The times have changed. 1 invited learner').waitFor();
    await inspect(page, 'exam-rules-changed-times');
    await button(page, 'Tell the 1 invited').click();
    await dialog.getByLabel('Message (optional)').fill('One day later.');
    await dialog.getByRole('button', { name: 'Send the new times' }).click();
    await toast(page, '1 e-mail is on its way').waitFor();
    await page.getByText('The times have changed').waitFor({ state: 'detached' });
    const mail = await app.sink.next(email);
    expect(mail.subject).toMatch(/^New times of an exam/);
    expect(mail.text).toContain('> One day later.');
    expect(complaints).toEqual([]);
  });

  it('are sent to the rest after a failure, and to nobody twice', async () => {
    const { page, owner } = await enter('/all-quizzes');
    const { quizId } = await exam(app, owner.api, { rules: { access: 'INVITATION' } });
    // More than are mailed at once, of whom the last fails.
    const people = Array.from({ length: 501 }, () => ({ email: anyEmail() }));
    await invite(owner.api, quizId, people);
    const [last] = await app.sql(
      'SELECT id FROM candidates WHERE quiz_id = $1 ORDER BY id DESC LIMIT 1',
      [quizId],
    );
    const restore = await failAtCandidate(app, String(last?.['id']));
    await page.goto(`/navigation/exam/${quizId}/rules`);
    await page.getByLabel('Opens', { exact: true }).fill('2099-05-07T09:00');
    await button(page, 'Save the rules').click();
    await button(page, 'Tell the 501 invited').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Message (optional)').fill('One day later.');
    await dialog.getByRole('button', { name: 'Send the new times' }).click();
    await toast(page, '500 e-mails are on their way. 1 e-mail could not be sent').waitFor();
    await restore();
    // Also later: the rest get the same message.
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Tell the / }).click();
    expect(await dialog.getByRole('textbox').isEditable()).toBe(false);
    await dialog.getByRole('button', { name: 'Send to the rest' }).click();
    await toast(page, '501 e-mails are on their way').waitFor();
    await dialog.waitFor({ state: 'detached' });
    const [mailed] = await app.sql(
      `SELECT count(*)::int AS count FROM mails m JOIN candidates c ON c.learner_id = m.learner_id
       WHERE c.quiz_id = $1 AND m.template = 'exam-times'`,
      [quizId],
    );
    expect(mailed).toEqual({ count: 501 });
  });
});
