/** The screenshots, in the order of the application's pages. */
import ExcelJS from 'exceljs';
import {
  ESSAY,
  FILE_NAME,
  LEAF,
  LEAF_SIZE,
  leafPicture,
  QUESTIONS,
  REPAIRS,
  sheetRows,
  TITLE,
} from './paper.mjs';
import { connect, openExam, makeQuiz, quizIds } from './stage.mjs';

/**
 * A staff screen, a phone, and a desk with a sheet of paper on it: sizes of the page and of its
 * pictures, in pixels.
 */
const DESK = { width: 1280, height: 800, widths: [1440, 720] };
const PHONE = { width: 390, height: 844, widths: [780, 390] };
const SHEET = { width: 1100, height: 1400, widths: [900, 450] };
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Takes all screenshots.
 * @param studio opens pages, draws, and takes screenshots
 * @returns the screenshot of the questions, from which others are made
 */
export async function takeAll(demo, studio) {
  const ask = await connect(demo);
  const ids = await quizIds(ask);
  const page = await studio.newPage(DESK);
  await logIn(page, demo);
  const quizId = await makeQuiz(ask, demo.url, await studio.draw(leafPicture(), LEAF_SIZE));
  await importing(page, quizId, studio);

  const link = await openExam(ask, demo.url, quizId);
  await page.goto(`/navigation/quiz-detail/${quizId}`);
  await page.getByText(QUESTIONS[0][0]).waitFor();
  const quiz = await studio.take(page, 'quiz', DESK);

  await page.goto(`/navigation/exam/${quizId}/running`);
  await page.getByText('Live').waitFor();
  await page.getByText('Amara Okafor').first().waitFor();
  await fold(page);
  await studio.take(page, 'running', DESK);

  await learning(link, studio);
  await marking(page, ids['World geography'], studio);

  const science = `/navigation/exam/${ids['Science and technology']}`;
  await page.goto(`${science}/results?show=best`);
  await page.getByText('Amara Okafor').first().waitFor();
  await fold(page);
  await studio.take(page, 'results', DESK);
  await page.goto(`${science}/figures`);
  await page.getByRole('heading', { name: 'Scores' }).waitFor();
  await fold(page);
  await studio.take(page, 'figures', DESK, {
    from: page.locator('main .mantine-Paper-root').first(),
  });
  await page.context().close();

  const sheet = await studio.newPage(SHEET);
  await logIn(sheet, demo);
  await sheet.goto(`/navigation/print-paper/${quizId}`);
  await sheet.getByText(ESSAY.text).waitFor();
  await fold(sheet);
  await studio.take(sheet, 'paper', SHEET, { sheet: sheet.getByRole('article') });
  return { quiz };
}

/** A spreadsheet with three invalid cells: one is corrected, then all. */
async function importing(page, quizId, studio) {
  await page.goto(`/navigation/exam-form?quiz=${quizId}`);
  const file = { name: FILE_NAME, mimeType: XLSX, buffer: await workbook(sheetRows()) };
  await page.getByLabel('Choose a file').setInputFiles(file);
  await page.getByText(`${REPAIRS.length} cells need correcting`).waitFor();
  await page.reload();
  const [[first, mended], ...others] = REPAIRS;
  await page.getByRole('textbox', { name: first, exact: true }).fill(mended);
  await page.getByText('You have changed 1 row.').waitFor();
  await studio.take(page, 'import', DESK, {
    from: page.getByText('cells need correcting'),
    head: 88,
  });
  for (const [cell, text] of others)
    await page.getByRole('textbox', { name: cell, exact: true }).fill(text);
  await page.getByRole('button', { name: 'Import all rows' }).click();
  await page.getByText(`${QUESTIONS.length} questions were added.`).waitFor();
}

/** On a phone, at the question with the drawing. */
async function learning(link, studio) {
  const page = await studio.newPage({ ...PHONE, isMobile: true, hasTouch: true });
  await page.goto(link);
  await page.getByRole('button', { name: 'Start the exam', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start the exam' }).click();
  await page.getByRole('heading', { name: /^Question 1 of/ }).waitFor();
  await page.getByRole('radio', { name: LEAF.options[LEAF.correctOption - 1].text }).check();
  await page.locator('[data-save-state="saved"]').waitFor();
  await studio.take(page, 'learner', PHONE);
  await page.context().close();
}

/** An answer that gets a level of each criterion. */
async function marking(page, quizId, studio) {
  await page.goto(`/navigation/exam/${quizId}/marking/answers`);
  const answer = page.getByRole('row').filter({ hasText: 'अंजलि शर्मा' }).first();
  await answer.getByRole('link', { name: /^Open the answer/ }).click();
  await page.getByRole('heading', { name: 'Answer of' }).waitFor();
  await page.getByRole('radio', { name: 'Two or more' }).check();
  await page.getByRole('radio', { name: 'Mentioned' }).check();
  await page
    .getByLabel('Comment for the learner')
    .fill('Good reasons. How do boats make a town grow?');
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor();
  await page.getByText('4 of 8 answers are marked').waitFor();
  await fold(page);
  await studio.take(page, 'marking', DESK);
}

/** Closed, the menu leaves more space. */
async function fold(page) {
  await page.getByRole('button', { name: 'Show or hide the menu' }).click();
}

async function logIn(page, { email, password }) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await page.waitForURL('**/all-quizzes');
}

async function workbook(rows) {
  const book = new ExcelJS.Workbook();
  book.addWorksheet(TITLE).addRows(rows);
  return Buffer.from(await book.xlsx.writeBuffer());
}
