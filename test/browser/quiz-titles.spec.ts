import { describe, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { addressesOf, button, toast, typeLogIn, useBrowser } from '../setup/browser.js';
import { quiz } from '../setup/factories.js';
import { pauseRequests, loseAnswers } from '../setup/page-requests.js';
import { addQuestions, anyMcq } from '../setup/questions.js';
import { endSessions } from '../setup/sessions.js';

const app = useApplication();
const { enter } = useBrowser(app);

const TITLES = 'query { quizzes(pageSize: 100) { items { title } } }';

async function titles(owner: Api): Promise<string[]> {
  const { items } = (await owner.ask(TITLES))['quizzes'] as { items: { title: string }[] };
  return items.map(({ title }) => title);
}

describe('a title that is being typed', () => {
  it('is kept when its dialog is closed, after a reload and after the end of the session', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    const title = page.getByRole('dialog').getByRole('textbox', { name: 'Exam title' });
    const reopened = async (): Promise<string> => {
      await button(page, 'Create new exam').first().click();
      return title.inputValue();
    };
    expect(await reopened()).toBe('');
    await title.fill('Ferns and mo');
    await page.keyboard.press('Escape');
    await title.waitFor({ state: 'hidden' });
    expect(await reopened()).toBe('Ferns and mo');
    await page.reload();
    expect(await reopened()).toBe('Ferns and mo');
    await title.fill('Ferns and mosses');
    expect(complaints).toEqual([]);
    await endSessions(app, owner);
    await button(page, 'Get Started').click();
    await page.waitForURL(/\/login\?next=/);
    await typeLogIn(page, owner.email);
    expect(await reopened()).toBe('Ferns and mosses');
    await button(page, 'Get Started').click();
    await page.waitForURL('**/navigation/exam-form?quiz=*');
    // The created quiz is no draft.
    await page.goto('/all-quizzes');
    expect(await reopened()).toBe('');
  });

  it('that was sent is no draft, and does not navigate, when its dialog is closed meanwhile', async () => {
    const { page, complaints } = await enter('/all-quizzes');
    const dialog = page.getByRole('dialog');
    const title = dialog.getByRole('textbox', { name: 'Exam title' });
    const addresses = addressesOf(page);
    const sendAndClose = async (word: string, verb: string): Promise<void> => {
      const paused = await pauseRequests(page, word);
      await dialog.getByRole('button', { name: verb }).click();
      await expect.poll(() => paused.length).toBe(1);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await paused[0]?.continue();
      await page.unroute('**/graphql');
    };
    await button(page, 'Create new exam').first().click();
    await title.fill('Ferns');
    await sendAndClose('mutation CreateQuiz', 'Get Started');
    await toast(page, 'Exam created successfully').waitFor();
    // The list has it.
    await page.getByRole('link', { name: 'Ferns', exact: true }).waitFor();
    await button(page, 'Create new exam').first().click();
    expect(await title.inputValue()).toBe('');
    await page.keyboard.press('Escape');

    await button(page, 'More actions for Ferns').click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await title.fill('Mosses');
    await sendAndClose('mutation DuplicateQuiz', 'Duplicate');
    await toast(page, 'Mosses has been created').waitFor();
    await page.getByRole('link', { name: 'Mosses', exact: true }).waitFor();
    await button(page, 'More actions for Ferns').click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    expect(await title.inputValue()).toBe('Copy of Ferns');
    expect(addresses.filter((address) => !address.endsWith('/all-quizzes'))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('creates one quiz even if the answer is lost, and never mistakes another one for it', async () => {
    const { page, owner } = await enter('/all-quizzes');
    const botany = await quiz(owner.api, 'Botany');
    await page.reload();
    await button(page, 'Create new exam').first().click();
    const dialog = page.getByRole('dialog');
    const title = dialog.getByRole('textbox', { name: 'Exam title' });
    const lost = dialog.getByText('No response from server. Please try again.');

    // One of this title was there before.
    await loseAnswers(page, 'mutation CreateQuiz');
    await title.fill('Botany');
    await button(page, 'Get Started').click();
    await lost.waitFor();
    await page.unroute('**/graphql');
    await button(page, 'Get Started').click();
    await dialog.getByText('You already have a quiz with this title.').waitFor();

    await loseAnswers(page, 'mutation CreateQuiz');
    await title.fill('Ferns');
    await button(page, 'Get Started').click();
    await lost.waitFor();
    await page.unroute('**/graphql');
    expect(await titles(owner.api)).toEqual(['Ferns', 'Botany']);
    await button(page, 'Get Started').click();
    await toast(page, 'Exam created successfully').waitFor();
    await page.waitForURL('**/navigation/exam-form?quiz=*');
    await page.getByRole('heading', { name: 'Ferns' }).waitFor();

    await addQuestions(owner.api, botany, [anyMcq]);
    await quiz(owner.api, 'Copy of Botany');
    await page.goto('/all-quizzes');
    await button(page, 'More actions for Botany').click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await loseAnswers(page, 'mutation DuplicateQuiz');
    await button(page, 'Duplicate').click();
    await lost.waitFor();
    await page.unroute('**/graphql');
    await button(page, 'Duplicate').click();
    await toast(page, 'Copy of Botany (2) has been created').waitFor();
    await page.getByText('Question 1', { exact: true }).waitFor();
    expect(await titles(owner.api)).toEqual([
      'Copy of Botany (2)',
      'Copy of Botany',
      'Ferns',
      'Botany',
    ]);
  });
});
