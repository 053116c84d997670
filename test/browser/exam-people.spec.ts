import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, table, toast, useBrowser } from '../setup/browser.js';
import { anyEmail } from '../setup/factories.js';
import { call, candidate, exam } from '../setup/exams.js';
import { tokenIn } from '../setup/learners.js';
import { workbook } from '../setup/workbooks.js';

const app = useApplication();
const { enter } = useBrowser(app);
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

describe('people of an exam', () => {
  it('are found, arranged for, revoked and let in again', async () => {
    const { page, context, owner, complaints } = await enter('/all-quizzes');
    const { quizId, code } = await exam(app, owner.api, { title: 'Botany' });
    for (const name of ['Asha Rao', 'Zoë']) await candidate(app, code, name);
    await page.goto(`/navigation/exam/${quizId}/people`);
    const people = table(page, 'People');
    await people.getByText('Zoë', { exact: true }).waitFor();
    await page.getByLabel('Search by name or address').fill('asha');
    await expect.poll(async () => people.getByRole('row').count()).toBe(1 + 1);
    await page.reload();
    await expect.poll(async () => people.getByRole('row').count()).toBe(1 + 1);

    const dialog = page.getByRole('dialog');
    await button(page, 'Actions for Asha Rao').click();
    await page.getByRole('menuitem', { name: 'Arrange more time or attempts' }).click();
    await dialog.getByLabel('More time, in per cent').fill('25');
    await dialog.getByLabel('More attempts').fill('1');
    await inspect(page, 'exam-arrange');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await people.getByText('25 % more time').waitFor();
    await people.getByText('1 attempt more').waitFor();

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(page, 'Actions for Asha Rao').click();
    await page.getByRole('menuitem', { name: 'Copy the personal link' }).click();
    await toast(page, 'Whoever has this link').waitFor();
    const link = await page.evaluate<string>('navigator.clipboard.readText()');
    const learner = app.api.as(tokenIn(link));
    expect((await call(learner, '/attempts/mine')).body['candidate'].name).toBe('Asha Rao');

    await button(page, 'Actions for Asha Rao').click();
    await page.getByRole('menuitem', { name: 'Revoke' }).click();
    await dialog.getByText('Revoke Asha Rao?').waitFor();
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await people.getByText('Revoked').waitFor();
    expect((await call(learner, '/attempts/mine')).status).toBe(401);
    await dialog.waitFor({ state: 'hidden' });
    await button(page, 'Actions for Asha Rao').click();
    await page.getByRole('menuitem', { name: 'Let in again' }).click();
    await people.getByText('Not started').waitFor();

    await page.getByLabel('State').selectOption('Revoked');
    await page.getByRole('heading', { name: 'Nobody fits' }).waitFor();
    await button(page, 'Show all').click();
    await people.getByText('Zoë', { exact: true }).waitFor();
    expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
    await context.close();
  });
});

describe('class lists', () => {
  it('are made, filled from a spreadsheet, invited and deleted', async () => {
    const { page, context, owner, complaints } = await enter('/all-quizzes');
    await page.getByRole('link', { name: 'Class Lists' }).click();
    await page.getByText('No class lists yet').waitFor();
    await inspect(page, 'class-lists-empty');
    await button(page, 'New class list').first().click();
    await page.getByRole('dialog').getByLabel('Name').fill('Class 7b');
    await button(page, 'Make the list').click();
    await page.getByRole('heading', { name: 'Class 7b' }).waitFor();
    await page.getByText('Nobody is on this list yet').waitFor();

    const asha = anyEmail();
    await page.getByText('Spreadsheet', { exact: true }).click();
    const buffer = await workbook([
      ['Name', 'Email'],
      ['Asha Rao', asha],
      ['अंजलि', anyEmail()],
    ]);
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'class.xlsx', mimeType: XLSX, buffer });
    await page.getByText('2 people were read').waitFor();
    await button(page, 'Add 2 people').click();
    await toast(page, 'The people were added').waitFor();
    await table(page, 'People').getByText('अंजलि').waitFor();
    await inspect(page, 'class-list');
    await button(page, 'Remove अंजलि').click();
    await toast(page, 'अंजलि was removed').waitFor();

    const { quizId } = await exam(app, owner.api, { title: 'Botany' });
    await page.goto(`/navigation/exam/${quizId}/invite`);
    await page.getByLabel('Class 7b').check();
    await button(page, 'Invite').click();
    await toast(page, '1 invitation is on its way').waitFor();
    expect((await app.sink.next(asha)).text).toContain('/take#');

    await page.getByRole('link', { name: 'Class Lists' }).click();
    await button(page, 'Delete Class 7b').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No class lists yet').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
