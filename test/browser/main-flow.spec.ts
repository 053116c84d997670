import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, useBrowser } from '../setup/browser.js';
import { anyEmail, PASSWORD } from '../setup/factories.js';
import { codeIn } from '../setup/mail-sink.js';
import { MCQ_HEADERS, triviaAt, triviaRow, triviaWorkbook, workbook } from '../setup/workbooks.js';

const app = useApplication();
const { visit } = useBrowser(app);
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const toast = (page: Page, text: string) => page.locator('[data-toast]', { hasText: text });

async function drop(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByLabel('Choose a file').setInputFiles({ name, mimeType: XLSX, buffer });
}

describe('the main job', () => {
  it('works in a browser, from sign-up to the submitted paper', async () => {
    // With transitions, as most people see the pages.
    const { page, complaints } = await visit({ reducedMotion: 'no-preference' });
    const email = anyEmail();

    await page.goto('/');
    await page.getByRole('link', { name: 'Register Here' }).click();
    await button(page, 'Verify Email').click();
    await page.getByText('First Name is required').waitFor();
    await expect
      .poll(async () => page.evaluate('document.activeElement.autocomplete'))
      .toBe('given-name');
    await inspect(page, 'sign-up-errors');
    await page.getByLabel('First Name').fill('Zoë');
    await page.getByLabel('Last Name').fill('अंजलि');
    await page.getByLabel('Institute Name').fill('Berg School 2');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm Password').fill(PASSWORD);
    await page.getByLabel('Email').fill(email);
    await button(page, 'Verify Email').click();
    await page.getByText(`We have sent a message to ${email}.`).waitFor();
    expect(await page.getByLabel('Email').isDisabled()).toBe(true);
    await inspect(page, 'sign-up-code');

    const code = codeIn(await app.sink.next(email));
    await page.getByLabel('OTP').fill(code === '000000' ? '111111' : '000000');
    await button(page, 'Verify OTP').click();
    await page.getByText('OTP verification failed').waitFor();
    await page.getByText('After five wrong tries, ask for another message').waitFor();
    // A phone drops the page while the mail is read: the form is as it was, but for the passwords.
    await page.reload();
    expect(await page.getByLabel('First Name').inputValue()).toBe('Zoë');
    await page.getByLabel('OTP').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await button(page, 'Verify OTP').click();
    await page.getByText('Your e-mail address is verified.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm Password').fill(PASSWORD);
    await button(page, 'Sign Up').click();
    // A new tab does not have the password: there the link is the log-in page's.
    expect(await page.getByRole('link', { name: 'Click here to Login' }).getAttribute('href')).toBe(
      '/login',
    );
    await page.goto('/login');

    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await inspect(page, 'log-in');
    await button(page, 'Log In').click();
    await page.getByText('No exams available').waitFor();
    expect(new URL(page.url()).pathname).toBe('/all-quizzes');
    await inspect(page, 'quizzes-empty');

    await button(page, 'Create new exam').first().click();
    const title = page.getByRole('dialog').getByRole('textbox', { name: 'Exam title' });
    await button(page, 'Get Started').click();
    await page.getByText('The title is required').waitFor();
    await title.pressSequentially('knowledge');
    await title.press('Home');
    await title.pressSequentially('general ');
    expect(await title.inputValue()).toBe('General Knowledge');
    await title.fill('general knowledge');
    expect(await title.inputValue()).toBe('General knowledge');
    await inspect(page, 'quiz-title');
    await title.press('Enter');
    await toast(page, 'Exam created successfully').waitFor();
    await page.getByRole('heading', { name: 'General knowledge' }).waitFor();
    await page.getByText('Total Questions: 0').waitFor();
    await inspect(page, 'exam-form');

    await button(page, 'Submit Questions Paper').click();
    await toast(page, 'Add at least one question').waitFor();

    // With faults: all of them are shown, and nothing is stored.
    const rows = Array.from({ length: 500 }, (_, index) => triviaRow(triviaAt(index)));
    const faulty = rows.map((row, index) => (index % 100 === 7 ? [...row.slice(0, 6), 9] : row));
    await drop(page, 'faulty.xlsx', await workbook([MCQ_HEADERS, ...faulty]));
    await page.getByText('5 cells need correcting').waitFor();
    await toast(page, 'Some cells in this file need correcting.').waitFor();
    await page.getByLabel('Correct Answer, row 309').waitFor();
    await page.getByText('Total Questions: 0').waitFor();
    await inspect(page, 'import-faults');
    await page.reload();
    await page.getByText('5 cells need correcting').waitFor();

    // Repaired: followed live and, left in the middle, found again.
    await button(page, 'Import a corrected file').click();
    await drop(page, 'repaired.xlsx', await triviaWorkbook(500));
    await page.getByText('You can leave this page').waitFor();
    await page.reload();
    await page.getByText('500 questions were added.').waitFor();
    await page.getByText('Total Questions: 500').waitFor();
    await inspect(page, 'import-done');

    await page.getByRole('link', { name: 'View the questions' }).click();
    await page.getByText('Question 25', { exact: true }).waitFor();
    await page.getByText('What is the capital of Afghanistan?').waitFor();
    const key = page.locator('[data-key]').first();
    expect(await key.innerText()).toContain('Kabul');
    await page.getByText('No subjective questions available').waitFor();
    await inspect(page, 'quiz-detail');
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByText('Question 26', { exact: true }).waitFor();
    await page.getByText('2 / 20').waitFor();

    await page.getByRole('link', { name: 'Import questions', exact: true }).click();
    await button(page, 'Submit Questions Paper').click();
    await toast(page, 'Question paper submitted successfully!').waitFor();
    await page.getByRole('cell', { name: 'Completed', exact: true }).waitFor();
    await page.reload();
    const line = page.getByRole('row', { name: /General knowledge/ });
    expect(await line.innerText()).toMatch(/Zoë अंजलि[^]*Active[^]*500[^]*Completed/);
    // The institute's time zone is the browser's at sign-up, and it is named.
    await expect.poll(async () => line.innerText()).toMatch(/GMT\+5:30|IST/);
    await inspect(page, 'quizzes');

    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    expect(await page.evaluate("localStorage.getItem('token')")).toBeNull();
    expect(complaints).toEqual([]);
  });
});
