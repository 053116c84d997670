import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, toast, useBrowser } from '../setup/browser.js';
import { quiz } from '../setup/factories.js';
import { markedLearner } from '../setup/personal-data.js';
import { DELETE_QUIZ, deletedQuizzes } from '../setup/trash.js';

const app = useApplication();
const { enter } = useBrowser(app);

describe('personal data', () => {
  it('of a learner is exported and erased on their page', async () => {
    const { page, owner, complaints } = await enter('/navigation/trash');
    const { exam } = await markedLearner(app, owner.api, 'Ada Byron');
    await page.goto(`${app.server.url}/navigation/exam/${exam.quizId}/people`);
    await button(page, 'Actions for Ada Byron').click();
    await page.getByRole('menuitem', { name: 'All results and personal data' }).click();
    await button(page, 'Personal data').click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Export personal data' }).click();
    expect((await download).suggestedFilename()).toBe('Ada Byron – personal data.json');
    await button(page, 'Personal data').click();
    await page.getByRole('menuitem', { name: /^Erase personal data/ }).click();
    const name = page.getByRole('textbox', { name: 'Type the name to confirm' });
    await name.fill('Ada');
    await button(page, 'Erase permanently').click();
    await page.getByText('Type Ada Byron, exactly as above.').waitFor();
    await inspect(page, 'erase-learner');
    await name.fill('Ada Byron');
    await name.press('Enter');
    await toast(page, 'The personal data has been erased').waitFor();
    await page.getByRole('heading', { name: 'Erased learner' }).waitFor();
    await page.getByText('The personal data of this learner was erased').waitFor();
    expect(await button(page, 'Personal data').count()).toBe(0);
    await page.goto(`${app.server.url}/navigation/exam/${exam.quizId}/people`);
    await button(page, 'Actions for Erased learner').click();
    await page.getByRole('menuitem', { name: 'All results and personal data' }).waitFor();
    expect(await page.getByRole('menuitem').count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  it('is kept as long as the owner has chosen', async () => {
    const { page, complaints } = await enter('/navigation/profile');
    await page.getByText('It is kept until an owner erases it.').waitFor();
    await button(page, 'Change how long it is kept').click();
    await page.getByLabel('Erase it').selectOption('After 2 years');
    await page.getByText('Nobody is affected at the moment.').waitFor();
    await inspect(page, 'retention');
    await button(page, 'Save').click();
    await toast(page, 'The setting has been changed.').waitFor();
    await page.getByText('It is erased 2 years after').waitFor();
    expect(complaints).toEqual([]);
  });
});

it('a quiz in the trash is deleted for good', async () => {
  const { page, owner, complaints } = await enter('/navigation/trash');
  await owner.api.ask(DELETE_QUIZ, { id: await quiz(owner.api, 'Botany') });
  await page.reload();
  await button(page, 'Delete permanently: Botany').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click();
  await toast(page, 'Deleted permanently').waitFor();
  await page.getByText('The trash is empty').waitFor();
  expect(await deletedQuizzes(owner.api)).toEqual([]);
  expect(complaints).toEqual([]);
});
