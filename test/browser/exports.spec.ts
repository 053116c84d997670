import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, toast, useBrowser } from '../setup/browser.js';
import { exam } from '../setup/exams.js';
import { cellsOf, fieldsOf } from '../setup/exports.js';
import { mcq } from '../setup/questions.js';
import { takeExam } from '../setup/taking.js';

const app = useApplication();
const { enter } = useBrowser(app);

/** What a page downloads when something is done to it. */
async function downloaded(page: Page, act: () => Promise<void>): Promise<[Download, Buffer]> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return [download, readFileSync(await download.path())];
}

it('exports results from the page of results, and offers them again', async () => {
  const { page, owner, complaints } = await enter('/all-quizzes');
  const given = await exam(app, owner.api, { title: 'Wasser', questions: [mcq('Which?')] });
  await takeExam(app, given, { 'Which?': 'a' }, '=Ada');
  await page.goto(`/navigation/exam/${given.quizId}/results`);
  await button(page, 'Export').click();
  const dialog = page.getByRole('dialog');
  const start = dialog.getByRole('button', { name: 'Export', exact: true });
  const [results, workbook] = await downloaded(page, async () => start.click());
  expect(results.suggestedFilename()).toBe('Wasser – results.xlsx');
  expect((await cellsOf(workbook))[1]?.[0]).toBe('=Ada');
  await dialog.getByText('The file is ready.').waitFor();
  await dialog.getByText('Results, XLSX').waitFor();

  await dialog.getByLabel('Answers: every answer').check();
  await dialog.getByLabel('CSV').check();
  const [, csv] = await downloaded(page, async () => start.click());
  const [header = [], row = []] = fieldsOf(csv);
  const answer = header.findIndex((name) => name.startsWith('1. Which?'));
  expect([row[0], row[header.indexOf('Attempt')], row[answer]]).toEqual(["'=Ada", '1', 'a']);
  await dialog.getByText('Answers, CSV').waitFor();
  await inspect(page, 'export-dialog', { moved: 'the export was made' });

  const again = dialog.getByRole('button', { name: /^Download Wasser – results/ });
  const [, once] = await downloaded(page, async () => again.click());
  expect(await cellsOf(once)).toEqual(await cellsOf(workbook));
  expect(complaints).toEqual([]);
});

it('says why an export failed, and tries again', async () => {
  const { page, owner } = await enter('/all-quizzes');
  const { quizId } = await exam(app, owner.api);
  await page.goto(`/navigation/exam/${quizId}/results`);
  await button(page, 'Export').click();
  const dialog = page.getByRole('dialog');
  await page.route('/graphql', async (route) => {
    const isStart = route.request().postData()?.includes('StartExport') === true;
    await (isStart ? route.abort() : route.continue());
  });
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  await dialog.getByRole('alert').getByText('The export failed').waitFor();
  await page.unroute('/graphql');
  await downloaded(page, async () => dialog.getByRole('button', { name: 'Try again' }).click());
  await dialog.getByText('The file is ready.').waitFor();
});

it('saves an exam as a file, and imports that file', async () => {
  const { page, owner, complaints } = await enter('/all-quizzes');
  const { quizId } = await exam(app, owner.api, { title: 'Wasser', questions: [mcq('Which?')] });
  await page.goto(`/navigation/quiz-detail/${quizId}`);
  await button(page, 'More').click();
  const item = page.getByRole('menuitem', { name: 'Export as a file' });
  const [file, bytes] = await downloaded(page, async () => item.click());
  expect(file.suggestedFilename()).toBe('Wasser.exam.json');
  expect(JSON.parse(bytes.toString())).toMatchObject({ title: 'Wasser', questions: [{}] });

  await page.goto('/all-quizzes');
  await button(page, 'Import exam').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Choose a file made').waitFor();
  await inspect(page, 'import-exam');
  const input = dialog.locator('input[type="file"]');
  await input.setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  });
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByText('This file is not an exported exam.').waitFor();
  await input.setInputFiles({ name: 'Questions.XLSX', mimeType: '', buffer: Buffer.from('PK') });
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByText('create an exam first, then import them on its page.').waitFor();
  await input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: bytes });
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await toast(page, '“Copy of Wasser” has been imported').waitFor();
  await page.getByRole('heading', { name: 'Copy of Wasser' }).waitFor();
  expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
});

const RULES =
  'mutation ($input: UpdateExamRulesInput!) { updateExamRules(input: $input) { quizId } }';

it('shows the audit log to owners, and searches it', async () => {
  const { page, owner, complaints } = await enter('/all-quizzes');
  await exam(app, owner.api, { title: 'Wasser', questions: [mcq('Which?')] });
  const { quizId } = await exam(app, owner.api, { title: 'Feuer', questions: [mcq('Which?')] });
  await owner.api.ask(RULES, {
    input: {
      ...{ quizId, version: 1, hasCertificate: true, passMark: 2, reviewTime: 'ON_RELEASE' },
      accessCode: 'tulip',
    },
  });
  await page.goto('/navigation/profile');
  await page.getByRole('link', { name: 'Audit log' }).click();
  const log = page.getByRole('table', { name: 'Audit log' });
  await log.getByText('Submitted the paper, revision 1').first().waitFor();
  expect(await log.getByText('Created the exam').count()).toBe(2);
  for (const said of ['Certificate: no → yes', 'Pass mark: none → 2', 'Access code: changed'])
    await log.getByText(said, { exact: true }).waitFor();
  await log.getByText('Results shown: immediately → when released', { exact: true }).waitFor();
  await inspect(page, 'audit-log');
  await page.getByRole('searchbox').fill('feuer');
  await expect.poll(async () => log.getByText('Created the exam').count()).toBe(1);
  await page.getByLabel('Action').selectOption('Paper submitted');
  await expect.poll(async () => log.locator('tbody tr').count()).toBe(1);
  await page.getByRole('searchbox').fill('nothing like that');
  await page.getByText('No entries found').waitFor();
  await button(page, 'Clear filters').click();
  await expect.poll(async () => log.getByText('Created the exam').count()).toBe(2);
  // Days are the institute's: there it is the next one already.
  await app.sql(
    `UPDATE institutes SET time_zone = 'Pacific/Kiritimati'
     WHERE id = (SELECT institute_id FROM users WHERE email = $1)`,
    [owner.email],
  );
  await app.sql(`UPDATE audit_events SET at = '2026-03-01T12:00Z' WHERE quiz_title = 'Feuer'`);
  await page.reload();
  await page.getByText('Days follow the time zone Kiritimati (Pacific).').waitFor();
  const [from, until] = [page.getByLabel('From'), page.getByLabel('Until')];
  await until.fill('2026-03-02');
  await expect.poll(async () => log.getByText('Created the exam').count()).toBe(1);
  await from.fill('2026-03-02');
  await until.fill('2026-03-01');
  await page.getByText('The last day is before the first day.').waitFor();
  await page.getByText('No entries found').waitFor();
  await until.fill('2026-03-02');
  await expect.poll(async () => log.getByText('Created the exam').count()).toBe(1);
  expect(complaints).toEqual([]);
});
