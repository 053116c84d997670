import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, keepMessages, table, toast, useBrowser } from '../setup/browser.js';
import {
  answersOf,
  answerTo,
  giveMarks,
  markedExam,
  SEA,
  SKY,
  answeredBy,
} from '../setup/marking.js';
import {
  comment,
  desk,
  isSeenAtEnd,
  lastMarked,
  marks,
  opened,
  state,
} from '../setup/marking-desk.js';

/** Marking in the browser, with the keyboard alone. */
const app = useApplication();
const { enter } = useBrowser(app);

describe('a marker', () => {
  it('works from the queue to the end by keyboard alone', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    const of = await markedExam(app, owner.api, { title: 'Botany' });
    await page.goto(`/navigation/exam/${of.quizId}/marking`);
    await page.getByRole('heading', { name: 'Nothing to mark' }).waitFor();
    await inspect(page, 'marking-empty');
    const poem = '  నమస్తే\n\n\tसमीक्षा  🙂';
    await answeredBy(app, of, 'Asha Rao', { [SKY]: poem });
    await answeredBy(app, of, 'Ben');
    await page.reload();
    await page.getByText('0 of 4 answers are marked').waitFor();
    await inspect(page, 'marking-questions');
    const question = table(page, 'Questions to mark').getByRole('link', { name: `Mark: ${SKY}` });
    await question.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Answer of' }).waitFor();
    const first = (await page.getByRole('heading', { name: 'Answer of' }).textContent()) ?? '';
    const names = ['Asha Rao', 'Ben'].sort((one) => (first.endsWith(one) ? -1 : 1));
    await opened(page, names[0] ?? '');
    await page.getByText('By scattering').waitFor();
    await inspect(page, 'marking-desk');

    // Too much is said at once, and is not saved.
    await page.keyboard.press('9');
    await page.getByText('Type a number from 0 to 5 in steps of 0.5').waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('2.5');
    await page.keyboard.press('Escape');
    await page.keyboard.press('c');
    await page.keyboard.type('Which angle? ');
    await page.keyboard.press('Escape');
    await state(page, 'Saved').waitFor();

    // A remark, added and used.
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('There are no remarks yet.').waitFor();
    await dialog.getByLabel('Shortcut', { exact: true }).focus();
    await page.keyboard.type('src');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Name your source.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await toast(page, 'The remark has been saved').waitFor();
    await dialog.getByText('/src').waitFor();
    await inspect(page, 'marking-remarks');
    await dialog.getByLabel('Shortcut or words').focus();
    await page.keyboard.type('src');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await expect
      .poll(async () => comment(page).inputValue())
      .toBe('Which angle? Name your source.');
    await comment(page).focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' /src ');
    await expect
      .poll(async () => comment(page).inputValue())
      .toBe('Which angle? Name your source. Name your source. ');
    await page.keyboard.press('Control+Enter');
    await lastMarked(page, 'Marked: 2.5 out of 5').waitFor();
    await opened(page, names[1] ?? '');

    // Back and forth: marked answers keep their marks.
    await page.keyboard.press('ArrowLeft');
    await opened(page, names[0] ?? '');
    expect(await marks(page).inputValue()).toBe('2.5');
    await page.keyboard.press('h');
    await dialog.getByText('2.5 out of 5 (now)').waitFor();
    await dialog.getByText('Waiting to be marked').waitFor();
    await inspect(page, 'marking-history');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await button(page, 'Next without marks').focus();
    await page.keyboard.press('Enter');
    await opened(page, names[1] ?? '');
    await page.keyboard.press('5');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Nothing left to mark here' }).waitFor();
    await inspect(page, 'marking-done');

    // By candidate, to the end.
    await page.getByRole('link', { name: 'All answers' }).first().click();
    await page.getByText('By learner').click();
    await table(page, 'Learners to mark').getByRole('link', { name: 'Mark: Asha Rao' }).click();
    await opened(page, 'Asha Rao');
    await page.keyboard.press('0');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Nothing left to mark here' }).waitFor();
    // The way on is to the next learner, and has the focus.
    await page.getByRole('link', { name: 'Go on with Ben (1)' }).waitFor();
    await page.keyboard.press('Enter');
    await opened(page, 'Ben');
    await page.goto(desk(of.quizId));
    await opened(page, 'Ben');
    await keepMessages(page);
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Nothing left to mark here' }).waitFor();
    await page.getByText('4 of 4 answers are marked').waitFor();
    const asha = (await answersOf(owner.api, of.quizId)).filter(
      ({ learner }) => learner.name === 'Asha Rao',
    );
    expect(asha.map(({ marks }) => marks as string)).toContain('0');

    // The last one is taken back at once.
    await button(page, 'Undo').last().click();
    await opened(page, 'Ben');
    await page.getByText('3 of 4 answers are marked').waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('Save the marks and continue').waitFor();
    await page.keyboard.press('Escape');
    expect(complaints).toEqual([]);
  });

  it('sees an answer as it was typed, and its marks on the paper', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    const of = await markedExam(app, owner.api, { title: 'Botany' });
    const poem = '  నమస్తే\n\n\tसमीक्षा  🙂';
    const taking = await answeredBy(app, of, 'Asha Rao', { [SKY]: poem });
    const sky = await answerTo(app, owner.api, taking, SKY);
    await page.goto(desk(of.quizId, `?answer=${sky['id']}`));
    await opened(page, 'Asha Rao');
    const shown = page.getByRole('region', { name: 'Answer' }).getByText('నమస్తే');
    // As it is drawn: blanks and lines are kept.
    expect(await shown.innerText()).toBe(poem);
    await marks(page).fill('4,5');
    await comment(page).fill('Well said');
    await button(page, 'Save and continue').click();
    await lastMarked(page, 'Marked: 4.5 out of 5').waitFor();
    await page.goto(`/navigation/attempt/${taking.id}`);
    await page.getByText(/^Marked by Ada Byron, /).waitFor();
    await page.getByText('Well said').waitFor();
    await inspect(page, 'attempt-paper-marked');
    await page.getByRole('link', { name: 'Mark question 2' }).click();
    await opened(page, 'Asha Rao');
    await marks(page).fill('1');
    await button(page, 'Save and continue').click();
    await page.getByText('Enter a reason').waitFor();
    await page.getByLabel('Reason for changing the marks').fill('Both are right');
    await button(page, 'Save and continue').click();
    await toast(page, 'Marked: 1 out of 3').waitFor();
    expect(complaints).toEqual([]);
  });
});

it('settings and a rubric are created, and levels propose the marks', async () => {
  const { page, owner, complaints } = await enter('/all-quizzes');
  const of = await markedExam(app, owner.api);
  const taking = await answeredBy(app, of, 'Ben');
  await giveMarks(owner.api, await answerTo(app, owner.api, taking, SEA), { marks: '2' });
  await page.goto(`/navigation/exam/${of.quizId}/marking`);
  await button(page, 'Settings').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Smallest step of marks').selectOption('0.25');
  await inspect(page, 'marking-settings');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'The settings have been saved').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await button(page, `Rubric: ${SKY}`).click();
  await dialog.getByRole('button', { name: 'Add a criterion' }).click();
  await dialog.getByRole('textbox', { name: 'Criterion 1', exact: true }).fill('Physics');
  await dialog.getByLabel('Level 1 of criterion 1', { exact: true }).fill('None');
  await dialog.getByLabel('Marks of level 1 of criterion 1').fill('0');
  await dialog.getByLabel('Level 2 of criterion 1', { exact: true }).fill('All of it');
  await dialog.getByLabel('Marks of level 2 of criterion 1').fill('3.3');
  await dialog.getByText('The best levels add up to 3.3.').waitFor();
  await inspect(page, 'marking-rubric');
  // Saving stays in view beside a rubric that is longer than the window.
  const save = dialog.getByRole('button', { name: 'Save the rubric' });
  const add = dialog.getByRole('button', { name: 'Add a criterion' });
  await add.click();
  await add.click();
  for (const size of [
    { width: 390, height: 844 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(size);
    const level = dialog.getByLabel('Level 2 of criterion 2', { exact: true });
    expect(await isSeenAtEnd(level), `${size.width}`).toBe(true);
    const box = await save.boundingBox();
    expect(box && box.y + box.height, `${size.width}`).toBeLessThanOrEqual(size.height);
  }
  for (const number of [3, 2])
    await dialog.getByRole('button', { name: `Remove criterion ${number}` }).click();
  await save.click();
  await toast(page, 'The rubric has been saved').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: `Mark: ${SKY}` }).click();
  await opened(page, 'Ben');
  await page.getByLabel('All of it (3.3)').check();
  await expect.poll(async () => marks(page).inputValue()).toBe('3.3');
  await inspect(page, 'marking-desk-rubric');
  await page.keyboard.press('Control+Enter');
  await lastMarked(page, 'Marked: 3.3 out of 5').waitFor();
  await page.getByRole('link', { name: 'All answers' }).first().click();
  await page.getByRole('link', { name: `Review: ${SKY}` }).click();
  await table(page, 'Answers').getByText('3.3 out of 5').waitFor();
  await table(page, 'Answers').getByText('Sky, says Ben').waitFor();
  expect(await page.getByText(SKY).count()).toBe(1);
  await inspect(page, 'marking-answers');
  expect(complaints).toEqual([]);
});
