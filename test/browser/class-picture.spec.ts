import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, table, useBrowser } from '../setup/browser.js';
import { exam } from '../setup/exams.js';
import { drawnFonts, expectCleanPrint, plain, ready } from '../setup/print-pages.js';
import { printed, wordsLike } from '../setup/printed.js';
import { mcq } from '../setup/questions.js';
import { seedAttempts } from '../setup/seeded-attempts.js';

const app = useApplication();
const { enter } = useBrowser(app);
const COUNT = 60;

const questions = Array.from({ length: 12 }, (_, index) =>
  mcq(`Question ${index + 1} about rivers`, ['Nile', 'Rhine', 'Loire'], 1),
);

async function enterSeeded() {
  const entered = await enter('/all-quizzes');
  const { quizId } = await exam(app, entered.owner.api, { title: 'Rivers', questions });
  await seedAttempts(app.databaseUrl, quizId, COUNT);
  return { ...entered, quizId, path: `/navigation/exam/${quizId}` };
}

/** The head of a row or column that is seen where `head` is. */
async function textAt(page: Page, head: Locator): Promise<unknown> {
  const { x, y, width, height } = (await head.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = `${x + width / 2}, ${y + height / 2}`;
  return page.evaluate(`document.elementFromPoint(${at})?.closest('th')?.textContent`);
}

const scrollOf = async (page: Page): Promise<number> => page.evaluate('window.scrollY');

describe('the class at a glance', () => {
  it('leads from a square to the answer and back to it, with the keyboard alone', async () => {
    const { page, path, complaints } = await enterSeeded();
    await page.goto(`${path}/class`);
    const grid = page.getByRole('grid', { name: 'Answers of the learners, by question' });
    await grid.waitFor();
    await inspect(page, 'class-picture');
    const first = grid.locator('[data-row="0"][data-column="0"]');
    // One stop of Tab for the whole grid.
    expect(await grid.locator('[tabindex="0"]').count()).toBe(1);
    // Heads and names stay in view at the other end of the picture, on a phone too.
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: 390, height: 844 });
    await grid.locator('[data-row="49"][data-column="11"]').focus();
    for (const head of [grid.getByRole('columnheader').last(), grid.getByRole('rowheader').last()])
      expect(await textAt(page, head)).toBe(await head.textContent());
    await page.setViewportSize({ width, height });
    await first.focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
      await page.keyboard.press(key);
    const chosen = grid.locator('[data-row="2"][data-column="3"]');
    await chosen.and(page.locator(':focus')).waitFor();
    const name = (await chosen.getAttribute('aria-label')) ?? '';
    await page.getByRole('paragraph').filter({ hasText: name }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/navigation/attempt/*#question-*');
    // The answer is in view, below the bar, and focused.
    const place = /question (\d+)/.exec(name)?.[1];
    const answer = page.getByRole('listitem').filter({ hasText: `Question ${place} about rivers` });
    await answer.and(page.locator(':focus')).waitFor();
    expect(await answer.boundingBox().then((box) => box && box.y > 100 && box.y < 400)).toBe(true);
    await page.getByRole('link', { name: 'Class at a glance' }).click();
    await chosen.and(page.locator(':focus')).waitFor();

    await button(page, 'Show as a table').click();
    const words = table(page, 'Answers of the learners, by question');
    await words.getByRole('columnheader', { name: 'Question 1', exact: false }).first().waitFor();
    expect(await words.getByRole('row').count()).toBe(1 + 50);
    await inspect(page, 'class-table');
    // An answer in words leads to the same place as its square.
    await words.getByRole('link', { name, exact: true }).click();
    await answer.and(page.locator(':focus')).waitFor();
    await page.getByRole('link', { name: 'Class at a glance' }).click();
    await page.getByLabel('Order of the questions').selectOption('As in the paper');
    await expect
      .poll(async () => words.getByRole('columnheader').nth(2).textContent())
      .toMatch(/^Question 1\d? ?/);
    expect(complaints).toEqual([]);
  });
});

describe('the printed class at a glance', () => {
  it('has the head of a list, and every name in its own script', async () => {
    const { page, path, complaints } = await enterSeeded();
    await page.goto(`${path}/class?order=paper`);
    await page.getByRole('grid').waitFor();
    await page.evaluate('window.print = () => { document.title = "printed"; }');
    await button(page, 'Print').click();
    await expect.poll(async () => page.title()).toBe('printed');
    // No letter is left to what the machine has.
    const { all, ofMachine } = await drawnFonts(page, '[role=grid] bdi');
    expect(ofMachine).toEqual([]);
    expect(all).toContain('Noto Sans Arabic');
    const sheet = await printed(page, 'class-picture');
    expectCleanPrint(sheet);
    const said = plain(sheet);
    expect(said).toMatch(/^Analytical School Rivers Class at a glance As of: .*\d{4}/);
    expect(said).toContain('Results: 1 to 50 of 60');
    expect(said).toContain('Order of the questions: As in the paper');
    // The title of the page is not said twice.
    expect(wordsLike(sheet, /^Rivers$/)).toHaveLength(1);
    expect(complaints).toEqual([]);
  });
});

describe('the results of a class', () => {
  it('are summed up, sorted by their heads, with chosen columns, and keep their place', async () => {
    const { page, quizId, path, complaints } = await enterSeeded();
    await page.goto(`${path}/results`);
    const results = table(page, 'Results');
    const summary = page.getByRole('region', { name: 'Summary' });
    await summary.getByText(String(COUNT), { exact: true }).waitFor();
    await inspect(page, 'results-summary');
    const score = results.getByRole('columnheader', { name: 'Score' });
    await score.getByRole('button').click();
    await page.waitForURL('**/results?show=best');
    expect(await score.getAttribute('aria-sort')).toBe('descending');
    await score.getByRole('button').click();
    await page.waitForURL('**/results?show=lowest');
    await expect.poll(async () => score.getAttribute('aria-sort')).toBe('ascending');

    await button(page, 'Columns').click();
    await page.getByRole('menuitemcheckbox', { name: 'Email' }).click();
    await expect.poll(async () => results.getByRole('columnheader').count()).toBe(7);
    await page.keyboard.press('Escape');
    await page.reload();
    await results.getByRole('row').nth(1).waitFor();
    expect(await results.getByRole('columnheader', { name: 'Email' }).count()).toBe(0);

    // To a paper and back, by the link and by the browser.
    await button(page, 'Next page').click();
    await page.waitForURL('**page=2');
    await page.goBack();
    await page.waitForURL('**/results?show=lowest');
    const last = results.getByRole('row').nth(45);
    await last.scrollIntoViewIfNeeded();
    const y = await scrollOf(page);
    expect(y).toBeGreaterThan(500);
    const open = last.getByRole('link', { name: /^Paper of/ });
    await open.click();
    await page.getByRole('heading', { name: /^Paper of/ }).waitFor();
    await page.getByRole('link', { name: 'Results' }).first().click();
    await page.waitForURL('**/results?show=lowest');
    await expect.poll(async () => Math.abs((await scrollOf(page)) - y)).toBeLessThan(3);
    await open.click();
    await page.getByRole('heading', { name: /^Paper of/ }).waitFor();
    await page.goBack();
    await expect.poll(async () => Math.abs((await scrollOf(page)) - y)).toBeLessThan(3);

    await page.goto(`${path}/results?q=learner1&show=name_descending`);
    await page.getByRole('link', { name: 'Print the list' }).click();
    await ready(page);
    const list = await printed(page, 'results-by-name');
    expect(list.texts.join(' ')).toContain('By name, from Z to A');
    expect(list.texts.join(' ')).not.toContain('seeded.example');
    await page.goto(`/navigation/print-papers/${quizId}?q=learner1&show=best`);
    await ready(page);
    await inspect(page, 'print-papers');
    await page.getByLabel('Order').selectOption('By name');
    await page.waitForURL('**show=name');
    await ready(page);
    const papers = await printed(page, 'marked-papers');
    // The name stands at the bottom of every sheet, also of those that have no head.
    const bottoms = papers.texts.map((text) => text.trimEnd().split('\n').at(-1) ?? '');
    // Text of margins is extracted with stray blanks.
    const names = bottoms.map((line) => line.replace(/\s/g, '').split('Rivers')[0]);
    for (const line of bottoms) expect(line).toMatch(/ Page \d+ of \d+$/);
    const first = names.map((name) => name?.replace(/\W/g, '') === 'AdaByron16');
    expect(first).toEqual(names.map((_, sheet) => sheet < 2));
    expect(papers.sheets).toBeGreaterThan(11);
    expectCleanPrint(papers);
    // learner1 and learner10 to 19, each from a sheet of their own on.
    const heads = wordsLike(papers, /^Marked$/);
    expect(heads).toHaveLength(11);
    expect(new Set(heads.map(({ sheet }) => sheet)).size).toBe(11);
    expect(complaints).toEqual([]);
  });
});
