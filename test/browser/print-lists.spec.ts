import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { inspect, useBrowser } from '../setup/browser.js';
import { inPrint } from '../setup/layout-shift.js';
import { exam, SUBMIT_QUIZ } from '../setup/exams.js';
import { quiz } from '../setup/factories.js';
import { seedAttempts } from '../setup/seeded-attempts.js';
import { expectCleanPrint, expectWholeQuestions, open, ready } from '../setup/print-pages.js';
import { printed, wordsLike } from '../setup/printed.js';
import { addQuestions, mcq } from '../setup/questions.js';
import { addRandomPaper, random } from '../setup/random-paper.js';
import { SEED } from '../setup/seeds.js';

const app = useApplication();
const { enter } = useBrowser(app);

describe('an answer key', () => {
  it('has every key, explanation and model answer once, at its question', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    const id = await quiz(owner.api, 'Rivers');
    process.stdout.write(`SEED=${SEED}\n`);
    const questions = await addRandomPaper(owner.api, id, 60, random(SEED));
    const long = Array.from({ length: 700 }, (_, index) => `why${index}`).join(' ');
    await addQuestions(owner.api, id, [
      { mcq: { ...mcq('Which?', ['Fern', 'Moss'], 2).mcq, explanation: long } },
      { descriptive: { text: 'Why?', modelAnswer: 'Because of light' } },
      { descriptive: { text: 'And how?' } },
    ]);
    await open(page, `/navigation/print-key/${id}`);
    const paper = await printed(page, 'key');
    expectCleanPrint(paper);
    const order = wordsLike(paper, /^q\d+begins$/).map(({ text }) => text);
    expect(order).toEqual(questions.map(({ begins }) => begins));
    // Only the right options are there.
    const keys = questions.flatMap(({ options, key }) => (key === null ? [] : [options[key]]));
    expect(wordsLike(paper, /^q\d+o\d+$/).map(({ text }) => text)).toEqual(keys);
    expect(wordsLike(paper, /^why\d+$/)).toHaveLength(700);
    const said = paper.texts.join('\n');
    expect(said).toContain('Answers at a glance');
    expect(said).toMatch(/61\s+B/);
    expect(said).toMatch(/Answer:\s+B\s+Moss/);
    expect(said).toMatch(/Model answer\s+Because of light/);
    expect(said).toContain('No model answer was written.');
    expect(complaints).toEqual([]);
  });
});

describe('a list of results', () => {
  it('has all results, in the order and with the search of the previous page', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    const { quizId } = await exam(app, owner.api, { title: 'Geography' });
    await seedAttempts(app.databaseUrl, quizId, 2_050);
    await page.goto(`/navigation/exam/${quizId}/results?q=seeded&show=name`);
    await page.getByRole('link', { name: 'Print the list' }).click();
    await ready(page);
    await page.getByText('Only the first 2,000 of 2,050 results are shown here').waitFor();
    await page.goto(`/navigation/print-results/${quizId}?q=learner5.&show=best`);
    await page.getByText('learner5.', { exact: true }).waitFor();
    await inspect(page, 'print-results');
    await page.goto(`/navigation/print-results/${quizId}?q=learner5.&only=passed`);
    await page.getByText('No results found').waitFor();
    await page.goto(`/navigation/print-results/${quizId}?q=learner1&show=name`);
    await ready(page);
    const list = await printed(page, 'results');
    expectCleanPrint(list);
    // learner1, learner10 to 19, 100 to 199 and 1000 to 1999.
    const found = wordsLike(list, /^learner\d+\./);
    expect(new Set(found.map(({ text }) => /^learner(\d+)/.exec(text)?.[1])).size).toBe(1_111);
    expect(found).toHaveLength(1_111);
    expect(list.texts[0]).toMatch(/Analytical School\s+Geography\s+Results/);
    expect(list.texts[0]).toMatch(/Results: 1,111/);
    // The columns' names on each sheet.
    for (const text of list.texts) expect(text).toMatch(/No\.\s+Name\s+Email/);
    expect(complaints).toEqual([]);
  });
});

describe('a learner’s paper', () => {
  it('has every answer with its marks and comments, in ink on white in both themes', async () => {
    const { page, owner, complaints } = await enter('/all-quizzes');
    const id = await quiz(owner.api, 'Rivers');
    const questions = await addRandomPaper(owner.api, id, 60, random(SEED));
    await owner.api.ask(SUBMIT_QUIZ, { id });
    await seedAttempts(app.databaseUrl, id, 1);
    const comment = 'Say more, Zoé: أحسنت';
    const commented = `UPDATE grades SET comment = $2, outcome = 'PARTLY', marks = '0.5', source = 'MARKER'
      WHERE quiz_id = $1 AND outcome = 'WAITING' RETURNING attempt_id`;
    const rows = await app.sql(commented, [id, comment]);
    const path = `/navigation/attempt/${rows[0]?.['attempt_id'] ?? ''}`;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await page.getByText('q59ends').waitFor();
      const paper = await printed(page, `attempt-${colorScheme}`);
      expectCleanPrint(paper);
      expectWholeQuestions(paper, questions);
      await inPrint(page, async () => {
        const ink = `getComputedStyle(document.querySelector('main h1')).color`;
        expect(await page.evaluate(ink)).toBe('rgb(0, 0, 0)');
      });
      const said = paper.texts.join(' ');
      expect(said.match(/Say more/g)).toHaveLength(rows.length);
      expect(said.match(/0\.5 out of \d+/g)).toHaveLength(rows.length);
      // Right, wrong and chosen differ by words and signs, not only by colours.
      const rights = said.match(/Chosen, right answer/g)?.length ?? 0;
      const wrongs = said.match(/Chosen, wrong answer/g)?.length ?? 0;
      expect(said.match(/1 out of 1 +Right/g)).toHaveLength(rights);
      expect(said.match(/0 out of 1 +Wrong/g)).toHaveLength(wrongs);
      const crosses = page.locator('li:not([data-key]) > [data-ticked=learner]');
      expect(await crosses.count()).toBe(wrongs);
      const ticks = page.locator('[data-key] > [data-ticked=learner]');
      expect(await ticks.count()).toBe(rights);
      expect(await crosses.first().innerHTML()).not.toBe(await ticks.first().innerHTML());
    }
    expect(complaints).toEqual([]);
  });
});
