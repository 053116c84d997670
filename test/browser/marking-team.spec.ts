import { expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, table, toast, useBrowser } from '../setup/browser.js';
import { answeredBy, answersOf, answerTo, markedExam, RUBRIC, SEA, SKY } from '../setup/marking.js';
import { desk, isSeenAtEnd, lastMarked, marks, opened, state } from '../setup/marking-desk.js';
import { assign } from '../setup/marking-team.js';
import { colleague, memberId } from '../setup/members.js';
import { pauseRequests } from '../setup/page-requests.js';

/** Marking shared by several people: the way on, who marks what, and answers side by side. */
const app = useApplication();
const { enter } = useBrowser(app);

const level = (label: string, worth: string) => ({ label, marks: worth });

it('leads from the last answer of a question to the next one, with saving in view', async () => {
  const { page, owner, complaints } = await enter('/all-quizzes');
  const of = await markedExam(app, owner.api, { title: 'Botany' });
  const taking = await answeredBy(app, of, 'Ben');
  const sky = await answerTo(app, owner.api, taking, SKY);
  const { questionId } = sky['answered'];
  // A rubric that is longer than the window.
  const criteria = ['Physics', 'Words', 'Sources', 'Order'].map((name) => ({
    name,
    levels: [level('None', '0'), level('Some', '0.5'), level('All of it', '1')],
  }));
  const input = { quizId: of.quizId, questionId, version: 1, isBinding: false, criteria };
  await owner.api.ask(RUBRIC, { input });
  const save = button(page, 'Save and continue');
  for (const size of [
    { width: 390, height: 844 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(desk(of.quizId, `?question=${questionId}`));
    await opened(page, 'Ben');
    const box = await save.boundingBox();
    expect(box && box.y + box.height, `${size.width}`).toBeLessThanOrEqual(size.height);
    expect(await isSeenAtEnd(marks(page)), `${size.width}`).toBe(true);
  }
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await page.getByText('All answers here are marked.').waitFor();
  await page.getByRole('link', { name: 'Go on with question 3 (1)' }).focus();
  await inspect(page, 'marking-way-on');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Question 3' }).getByText(SEA).waitFor();
  await opened(page, 'Ben');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Go to the results' }).waitFor();

  // One answer of a paper: back to the paper.
  await page.goto(`/navigation/attempt/${taking.id}`);
  await page.getByRole('link', { name: 'Mark question 1' }).click();
  await opened(page, 'Ben');
  await marks(page).fill('4');
  await save.click();
  await page.waitForURL(`**/navigation/attempt/${taking.id}`);
  await toast(page, 'Marked: 4 out of 5').waitFor();
  expect(complaints).toEqual([]);
});

it('is divided among markers, and answers are compared, by keyboard alone', async () => {
  const { page, owner, complaints } = await enter('/all-quizzes');
  const marker = await colleague(app, owner, 'MARKER');
  const of = await markedExam(app, owner.api, { title: 'Botany' });
  for (const name of ['Asha', 'Ben', 'Chloe', 'Dan']) await answeredBy(app, of, name);
  await page.goto(`/navigation/exam/${of.quizId}/marking`);
  await page.getByRole('link', { name: 'Who marks' }).focus();
  await page.keyboard.press('Enter');
  const team = table(page, 'Who marks');
  await team.getByText('The whole exam').waitFor();
  await page.getByText('until you assign a part of it to someone').waitFor();
  await button(page, 'Assign: Grace Hopper').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Only these questions' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('checkbox', { name: SEA }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('radio', { name: 'Only these learners' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Choose all on this page' }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByText('4 of 4 learners chosen').waitFor();
  await inspect(page, 'marking-assign');
  await dialog.getByRole('radio', { name: 'All learners' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  await toast(page, 'The assignment of Grace Hopper has been saved').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await team.getByText('Question 3').waitFor();
  await team.getByText('0 of 4').waitFor();
  // A colleague was faster: what they have assigned is named before it is replaced.
  await button(page, 'Change the assignment of Grace Hopper').click();
  await dialog.getByRole('checkbox', { name: SEA }).waitFor();
  await assign(owner.api, of.quizId, await memberId(owner, marker.email), {});
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Now: The whole exam. Save again to replace that.').waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await team.getByText('Question 3').waitFor();
  await page.getByText('4 answers still to be marked are not assigned to any marker').waitFor();
  await inspect(page, 'marking-team');
  const other = await enter(`/navigation/exam/${of.quizId}/marking`, marker);
  await other.page
    .getByText('You have been assigned a part of this exam, and see only the answers in it.')
    .waitFor();
  await other.page.getByText('0 of 4 answers are marked').waitFor();
  // The results are not offered, and who types their address is not shown an error.
  const steps = other.page.getByRole('navigation', { name: 'Steps of the exam' });
  await steps.getByRole('link', { name: 'Mark' }).waitFor();
  expect(await other.page.getByRole('link', { name: /results/i }).count()).toBe(0);
  for (const part of ['results', 'class', 'figures', 'adjustments']) {
    await other.page.goto(`/navigation/exam/${of.quizId}/${part}`);
    await other.page.getByText('You do not see the results of this exam').waitFor();
    expect(await other.page.getByRole('alert').count()).toBe(0);
  }
  await inspect(other.page, 'marking-no-results');
  await other.page.goto(`/navigation/print-papers/${of.quizId}`);
  await other.page.getByText('An owner or editor of your institute can assign you').waitFor();
  await other.context.close();

  await page.getByRole('link', { name: 'All answers' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: `Compare: ${SKY}` }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Answers 1 to 3 of 4').waitFor();
  const shown = page.getByRole('region', { name: 'Answer of' });
  await expect.poll(async () => shown.count()).toBe(3);
  await expect.poll(async () => marks(page).count()).toBe(3);
  await page.getByRole('region', { name: 'Question 1' }).getByText('By scattering').waitFor();
  await inspect(page, 'marking-compare');
  const mark = async (typed: string): Promise<void> => {
    await marks(shown.nth(1)).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(typed);
    await page.keyboard.press('Control+Enter');
    await lastMarked(page, `Marked: ${typed} out of 5`).waitFor();
    await state(page, 'Saved').waitFor();
  };
  const given = async (): Promise<string[]> =>
    (await answersOf(owner.api, of.quizId, {}, 'MARKED')).map((one) => one['marks'] as string);
  await mark('1.5');
  await mark('2');
  expect(await given()).toEqual(['2']);
  // Back to the marks before.
  await button(page, 'Undo').first().focus();
  await page.keyboard.press('Enter');
  await toast(page, 'Undone').waitFor();
  await expect.poll(async () => marks(shown.nth(1)).inputValue()).toBe('1.5');
  expect(await given()).toEqual(['1.5']);
  // While the next answers load, those before stay; the question stays for good, and is not asked for again.
  const question = await page.getByRole('region', { name: 'Question 1' }).elementHandle();
  const asked: string[] = [];
  page.on('request', (request) => {
    const sent = request.postData() ?? '';
    if (sent.includes('AnswerToCompare')) asked.push(sent);
  });
  const paused = await pauseRequests(page, 'ComparedAnswers');
  await button(page, 'Next three').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => paused.length).toBe(1);
  expect(await shown.count()).toBe(3);
  await paused[0]?.continue();
  await page.getByText('Answers 4 to 4 of 4').waitFor();
  await expect.poll(async () => shown.count()).toBe(1);
  expect(await question.evaluate((region) => region.isConnected)).toBe(true);
  expect(asked).toHaveLength(1);

  // Whoever may mark everything has no part to be done with.
  await page.goto(`/navigation/exam/${of.quizId}/marking/team`);
  const mine = team.getByRole('row', { name: 'The whole exam, as owner' });
  await mine.getByRole('cell', { name: '1', exact: true }).waitFor();
  expect(await mine.getByRole('cell', { name: '–' }).count()).toBe(2);

  // From the second page of learners to the desk and back: to that page, and to all of them.
  const others = Array.from({ length: 22 }, (_, index) => `Eve ${index + 10}`);
  await Promise.all(others.map(async (name) => answeredBy(app, of, name)));
  await page.goto(`/navigation/exam/${of.quizId}/marking?show=learner`);
  await page.getByLabel('Only learners with answers to mark').focus();
  await page.keyboard.press('Space');
  await button(page, 'Next page').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Mark: Eve 31' }).focus();
  await page.keyboard.press('Enter');
  await opened(page, 'Eve 31');
  await button(page, 'Next without marks').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Question 3' }).getByText(SEA).waitFor();
  await page.getByRole('link', { name: 'All answers' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/marking?show=learner&only=all&page=2');
  await page.getByRole('link', { name: 'Mark: Eve 31' }).waitFor();
  expect([...complaints, ...other.complaints]).toEqual([]);
});
