import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, table, toast, typeLogIn, useBrowser } from '../setup/browser.js';
import { anyEmail } from '../setup/factories.js';
import { call, candidate, exam } from '../setup/exams.js';
import { CREATE_LIST, invite, tokenIn } from '../setup/learners.js';
import { endSessions } from '../setup/sessions.js';
import { workbook } from '../setup/workbooks.js';

const app = useApplication();
const { enter } = useBrowser(app);
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

describe('candidates of an exam', () => {
  it('are found, get accommodations, and are revoked and restored', async () => {
    const { page, context, owner, complaints } = await enter('/all-quizzes');
    const { quizId, code } = await exam(app, owner.api, { title: 'Botany' });
    for (const name of ['Asha Rao', 'Zoë']) await candidate(app, code, name);
    await page.goto(`/navigation/exam/${quizId}/people`);
    const people = table(page, 'People');
    await people.getByText('Zoë', { exact: true }).waitFor();
    await page.getByLabel('Search by name, e-mail or roll number').fill('asha');
    await expect.poll(async () => people.getByRole('row').count()).toBe(1 + 1);
    await page.reload();
    await expect.poll(async () => people.getByRole('row').count()).toBe(1 + 1);

    const dialog = page.getByRole('dialog');
    await button(page, 'Actions for Asha Rao').click();
    await page.getByRole('menuitem', { name: 'Arrange extra time or attempts' }).click();
    await dialog.getByLabel('Extra time, in per cent').fill('25');
    await dialog.getByLabel('Extra attempts').fill('1');
    await inspect(page, 'exam-arrange');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await people.getByText('25 % extra time').waitFor();
    await people.getByText('1 extra attempt').waitFor();

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(page, 'Actions for Asha Rao').click();
    await page.getByRole('menuitem', { name: 'Copy the personal link' }).click();
    await toast(page, 'Anyone with this link').waitFor();
    const link = await page.evaluate<string>('navigator.clipboard.readText()');
    const learner = app.api.as(tokenIn(link));
    expect((await call(learner, '/attempts/mine')).body['candidate'].name).toBe('Asha Rao');

    await button(page, 'Actions for Asha Rao').click();
    await page.getByRole('menuitem', { name: 'Revoke' }).click();
    await dialog.getByText('Revoke the access of Asha Rao?').waitFor();
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await people.getByText('Revoked').waitFor();
    expect((await call(learner, '/attempts/mine')).status).toBe(401);
    await dialog.waitFor({ state: 'hidden' });
    await button(page, 'Actions for Asha Rao').click();
    await page.getByRole('menuitem', { name: 'Restore' }).click();
    await people.getByText('Not started').waitFor();

    await page.getByLabel('State').selectOption('Revoked');
    await page.getByRole('heading', { name: 'No people found' }).waitFor();
    await button(page, 'Show all').click();
    await people.getByText('Zoë', { exact: true }).waitFor();
    expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
  });
});

describe('people to invite', () => {
  it('are all parsed before anybody is invited, and no one is lost', async () => {
    const { page, owner } = await enter('/all-quizzes');
    const { quizId } = await exam(app, owner.api, { title: 'Botany' });
    const people = [{ name: 'Asha Rao', email: anyEmail() }];
    await owner.api.ask(CREATE_LIST, { name: 'Class 7b', people });
    await page.goto(`/navigation/exam/${quizId}/invite`);
    const pasted = `Zoë <${anyEmail()}>`;
    await page.getByLabel('Names and e-mail addresses').fill(pasted);
    await endSessions(app, owner);
    await button(page, 'Check the list').click();
    await page.waitForURL(/\/login\?next=/);
    await typeLogIn(page, owner.email);
    await page.getByLabel('Class 7b').check();
    expect(await page.getByLabel('Names and e-mail addresses').inputValue()).toBe(pasted);
    await page.getByText('Press “Check the list” first.').waitFor();
    expect(await button(page, 'Invite').isDisabled()).toBe(true);

    // A spreadsheet that is read beside it takes nothing of it away.
    await page.getByText('Spreadsheet', { exact: true }).click();
    const buffer = await workbook([
      ['Name', 'Email'],
      ['अंजलि', anyEmail()],
    ]);
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'class.xlsx', mimeType: XLSX, buffer });
    await page.getByText('1 person found').waitFor();
    await button(page, 'Invite').click();
    await toast(page, '2 invitations are on their way').waitFor();
    expect(await page.getByLabel('Names and e-mail addresses').inputValue()).toBe(pasted);
    await button(page, 'Check the list').click();
    await button(page, 'Invite 1 person').click();
    await table(page, 'People').getByText('Zoë', { exact: true }).waitFor();
  });

  it('need no address: they get a link that staff pass on', async () => {
    const { page, context, owner, complaints } = await enter('/all-quizzes');
    const { quizId } = await exam(app, owner.api, { title: 'Botany' });
    await page.goto(`/navigation/exam/${quizId}/invite`);
    const pasted = `Name, Roll number, Email\nAsha Rao, 17,\nZoë, 18, ${anyEmail()}`;
    await page.getByLabel('Names and e-mail addresses').fill(pasted);
    await button(page, 'Check the list').click();
    await page.getByText('1 of them has no e-mail address').waitFor();
    const read = table(page, '2 people found');
    await read.getByRole('row', { name: 'Asha Rao No e-mail address 17' }).waitFor();
    await inspect(page, 'exam-invite-without-address');
    await button(page, 'Invite 2 people').click();
    await toast(page, '1 invitation is on its way. 1 has no e-mail address').waitFor();
    const people = table(page, 'People');
    await people.getByText('Roll number 17').waitFor();
    await people.getByText('No e-mail address').waitFor();
    await page.getByLabel('Search by name, e-mail or roll number').fill('18');
    await expect.poll(async () => people.getByRole('row').count()).toBe(1 + 1);
    await page.getByLabel('Search by name, e-mail or roll number').fill('');

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(page, 'Actions for Asha Rao').click();
    await page.getByRole('menuitem', { name: 'Copy the personal link' }).click();
    await toast(page, 'Anyone with this link').waitFor();
    const link = await page.evaluate<string>('navigator.clipboard.readText()');
    const { body } = await call(app.api.as(tokenIn(link)), '/attempts/mine');
    expect(body['candidate'].name).toBe('Asha Rao');

    await button(page, 'Remind learners who have not started').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Remind learners who have not started' }).click();
    await toast(page, '1 reminder is on its way. 1 has no e-mail address').waitFor();
    expect(complaints).toEqual([]);
  });

  it('are reminded, which is shown at once or can be retried', async () => {
    const { page, context, owner } = await enter('/all-quizzes');
    const { quizId } = await exam(app, owner.api, { title: 'Botany' });
    await invite(owner.api, quizId, [{ name: 'Asha Rao', email: anyEmail() }]);
    await app.sql(`UPDATE candidates SET mailed_at = '2020-01-01' WHERE quiz_id = $1`, [quizId]);
    await page.goto(`/navigation/exam/${quizId}/people`);
    const old = table(page, 'People').getByText(/1 Jan 2020/);
    await old.waitFor();
    await button(page, 'Remind learners who have not started').click();
    const remind = page
      .getByRole('dialog')
      .getByRole('button', { name: 'Remind learners who have not started' });
    await context.route('**/graphql', (route) => route.abort());
    await remind.click();
    await toast(page, 'No response from server').waitFor();
    await context.unroute('**/graphql');
    await remind.click();
    await toast(page, '1 reminder is on its way').waitFor();
    await old.waitFor({ state: 'detached' });
  });
});

describe('class lists', () => {
  it('are created, filled from a spreadsheet, invited and deleted', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    await page.getByRole('link', { name: 'Class Lists' }).click();
    await page.getByText('No class lists yet').waitFor();
    await inspect(page, 'class-lists-empty');
    await button(page, 'New class list').first().click();
    await page.getByRole('dialog').getByLabel('Name').fill('Class 7b');
    await button(page, 'Create list').click();
    await page.getByRole('heading', { name: 'Class 7b' }).waitFor();
    await page.getByText('Nobody is on this list yet').waitFor();

    const asha = anyEmail();
    await page.getByText('Spreadsheet', { exact: true }).click();
    const buffer = Buffer.from(`Name,Email\nAsha Rao,${asha}\nअंजलि,${anyEmail()}\n`);
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'class.csv', mimeType: 'text/csv', buffer });
    await page.getByText('2 people found').waitFor();
    await button(page, 'Add 2 people').click();
    await toast(page, 'The people have been added').waitFor();
    await table(page, 'People').getByText('अंजलि').waitFor();
    await inspect(page, 'class-list');
    await button(page, 'Remove अंजलि').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Remove अंजलि from the list?').waitFor();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await toast(page, 'अंजलि has been removed').waitFor();
    await dialog.waitFor({ state: 'hidden' });

    const { quizId } = await exam(app, owner.api, { title: 'Botany' });
    await page.goto(`/navigation/exam/${quizId}/invite`);
    await page.getByLabel('Class 7b').check();
    await button(page, 'Invite').click();
    await toast(page, '1 invitation is on its way').waitFor();
    expect((await app.sink.next(asha)).text).toContain('/take#');

    // What somebody of a class got in all exams is looked for by their name.
    await page.getByRole('link', { name: 'Class Lists' }).click();
    await page.getByRole('link', { name: 'Class 7b' }).click();
    await page.getByRole('link', { name: 'Asha Rao' }).click();
    await page.getByRole('heading', { name: 'Asha Rao' }).waitFor();
    await page.getByText('No submitted papers yet').waitFor();

    await page.getByRole('link', { name: 'Class Lists' }).click();
    await button(page, 'Delete Class 7b').click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No class lists yet').waitFor();
    expect(complaints).toEqual([]);
  });
});
