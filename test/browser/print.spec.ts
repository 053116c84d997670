import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, useBrowser } from '../setup/browser.js';
import { exam } from '../setup/exams.js';
import { quiz } from '../setup/factories.js';
import { image } from '../setup/images.js';
import {
  columnsOf,
  drawnFonts,
  expectCleanPrint,
  expectWholeQuestions,
  linesOnSheets,
  NAME_LINES,
  open,
  plain,
  ready,
} from '../setup/print-pages.js';
import { printed, wordsLike } from '../setup/printed.js';
import { addRandomPaper, random } from '../setup/random-paper.js';
import { addQuestions, anyDescriptive, anyMcq, mcq } from '../setup/questions.js';
import { SEED } from '../setup/seeds.js';
import { repeatQuestion } from '../setup/placed-questions.js';

const app = useApplication();
const { enter } = useBrowser(app);

describe('a question paper', () => {
  it('keeps each question together, on sheets of any size and in both themes', async () => {
    process.stdout.write(`SEED=${SEED}\n`);
    const { page, owner, complaints } = await enter('/all-quizzes');
    const id = await quiz(owner.api, 'Rivers');
    const questions = await addRandomPaper(owner.api, id, 120, random(SEED));
    await page.goto(`/navigation/quiz-detail/${id}`);
    await button(page, 'More').click();
    await page.getByRole('menuitem', { name: 'Print question paper' }).click();
    await ready(page);
    expect(await page.title()).toBe('Question paper: Rivers · Examwright');
    for (const format of ['A4', 'Letter'] as const) {
      await page.emulateMedia({ colorScheme: format === 'A4' ? 'light' : 'dark' });
      const paper = await printed(page, 'paper', format);
      expect(paper.width).toBeCloseTo(format === 'A4' ? 595 : 612, -1);
      expectWholeQuestions(paper, questions);
      expectCleanPrint(paper);
      expect(paper.texts[0]).toMatch(/Analytical School\s+Rivers\s+Question paper/);
      expect(paper.texts[0]).toMatch(/Questions: 120\s+Name\s+Date\s+Result\s+Fill in one bubble/);
      expect(paper.texts.at(-1)).toContain(`Page ${paper.sheets} of ${paper.sheets}`);
    }
    await page.getByLabel('Columns').selectOption('Two');
    await page.locator('[data-columns="2"]').waitFor();
    const columns = await printed(page, 'columns');
    expectWholeQuestions(columnsOf(columns), questions);
    expectCleanPrint(columns);
    expect(complaints).toEqual([]);
  });

  it('shows questions and marks, and nothing of the key', async () => {
    const { page, owner } = await enter('/all-quizzes');
    const { quizId } = await exam(app, owner.api, {
      title: 'Botany',
      questions: [
        {
          mcq: {
            ...mcq('Which?', ['Fern', 'Moss'], 2).mcq,
            explanation: 'It has none',
            marks: '2.5',
          },
        },
        { descriptive: { text: 'Why?', modelAnswer: 'Because of light', marks: '4' } },
      ],
      rules: { wrong_marks: '-1/3', wrong_marks_basis: 'MARK' },
    });
    await app.sql('UPDATE quizzes SET duration_minutes = 45 WHERE id = $1', [quizId]);
    await open(page, `/navigation/print-paper/${quizId}`);
    await inspect(page, 'print-paper');
    const paper = await printed(page, 'small-paper');
    expect(paper.sheets).toBe(1);
    const said = plain(paper);
    for (const part of [
      'Time: 45 minutes',
      'Marks: 6.5',
      'A wrong choice takes away 1/3 of the marks of its question.',
      'Write your answers on the lines.',
      '2.5 marks',
      '4 marks',
    ])
      expect(said).toContain(part);
    expect(said).toContain('A Fern B Moss');
    for (const secret of ['It has none', 'Because of light', 'Answer:'])
      expect(said).not.toContain(secret);
    await page.getByLabel('Space for answers').selectOption('None');
    await page.getByLabel('Fields for name').uncheck();
    // What is typed is drawn with fonts that come along, whatever its script.
    const instructions = page.getByLabel('Your instructions');
    await instructions.fill('조용히!');
    await page.getByRole('article').getByText('조용히!').waitFor();
    await ready(page);
    await expect.poll(async () => (await drawnFonts(page, 'article p')).ofMachine).toEqual([]);
    await instructions.fill('Any book may be used.\nНи звука!');
    await page.getByRole('article').getByText('Ни звука!').waitFor();
    const chosen = plain(await printed(page, 'no-lines'));
    expect(chosen).toContain('Any book may be used. Ни звука!');
    expect(chosen).toContain('on a separate sheet');
    expect(chosen).not.toMatch(/Date|Result/);
    // Every question counts the same by the rules, whatever it says itself.
    await app.sql(`UPDATE exam_rules SET marks_per_question = '3' WHERE quiz_id = $1`, [quizId]);
    await open(page, `/navigation/print-paper/${quizId}`);
    // The browser remembers the layout of all papers, and the instructions of this one.
    const ruled = await printed(page, 'ruled');
    expect(plain(ruled)).toContain('Any book may be used. Ни звука! 1.');
    expect(ruled.texts[0]).toContain('Marks: 6');
    expect(ruled.texts[0]?.match(/3 marks/g)).toHaveLength(2);
    await open(page, `/navigation/print-key/${quizId}`);
    await inspect(page, 'print-key');
    await page.getByText('3 marks, a wrong choice takes away 1').waitFor();

    // Learners have another paper than the one that is printed.
    expect(await page.getByText('Learners who start now get revision 1').count()).toBe(0);
    await addQuestions(owner.api, quizId, [anyMcq]);
    await open(page, `/navigation/print-paper/${quizId}`);
    await page.getByText('Learners who start now get revision 1').waitFor();
  });

  it('keeps the lines of an answer with their question, or many of them together', async () => {
    const { page, owner } = await enter('/all-quizzes');
    const id = await quiz(owner.api, 'Essays');
    const long = 'Why? '.repeat(700).trim();
    const asked = [
      ...[4, 7, 5, 3, 6, 8, 2, 4].map((marks) => ({ text: 'Why is it so?', marks: String(marks) })),
      { text: long, marks: '20' },
      { text: 'And why is that?', marks: '3' },
    ];
    await addQuestions(
      owner.api,
      id,
      asked.map((descriptive) => ({ descriptive })),
    );
    for (const columns of ['One', 'Two'] as const) {
      await open(page, `/navigation/print-paper/${id}`);
      await page.getByLabel('Columns').selectOption(columns);
      await page.locator(`[data-columns="${columns === 'One' ? 1 : 2}"]`).waitFor();
      // Lines have no text, by which places on paper are found.
      await page.evaluate(NAME_LINES);
      const paper = await printed(page, `lines-${columns}`);
      const places = linesOnSheets(columns === 'One' ? paper : columnsOf(paper));
      expect(places.length).toBe(asked.length);
      places.forEach(({ sheets, least }, place) => {
        if (asked[place]?.text !== long)
          expect({ columns, place, sheets }).toEqual({ columns, place, sheets: 1 });
        else expect(least).toBeGreaterThanOrEqual(5);
      });
      expect(places[8]?.sheets).toBeGreaterThan(1);
    }
  });

  it('shows every text in its own script and direction', async () => {
    const { page, context, owner } = await enter('/all-quizzes');
    const id = await quiz(owner.api, 'Écriture – كتابة');
    const asked = Object.entries(SCRIPTS);
    await addQuestions(owner.api, id, [
      ...asked.map(([, text]) => mcq(`${text}?`, [`${text} 1`, `${text} 2`])),
      mcq(`  indented\n    code ${'long'.repeat(150)}`, ['x'.repeat(150), 'two\n  lines']),
    ]);
    const path = `/navigation/print-paper/${id}`;
    // Printing waits for fonts, and says which are missing.
    const thai = '**/noto-sans-thai-*.woff2';
    let goOn = (): void => undefined;
    const paused = new Promise<void>((resolve) => (goOn = resolve));
    await context.route(thai, async (route) => {
      await paused;
      await route.abort();
    });
    await page.goto(path);
    await page.getByText('Loading the fonts of this paper').waitFor();
    expect(await button(page, 'Print').isEnabled()).toBe(false);
    goOn();
    await page.getByText('Some fonts could not be loaded').waitFor();
    await ready(page);
    await context.unroute(thai);
    await open(page, path);
    expect(await page.getByText('Some fonts could not be loaded').count()).toBe(0);
    const paper = await printed(page, 'scripts');
    expectCleanPrint(paper);
    const said = paper.texts.join('\n').replace(/\s/g, '');
    for (const [language, text] of asked)
      expect({ language, is: said.includes(text.replace(/\s/g, '')) }).toEqual({
        language,
        is: true,
      });
    // No letter is left to what the machine has.
    const { all, ofMachine } = await drawnFonts(page, 'article :is(p, bdi)');
    expect(ofMachine).toEqual([]);
    expect(all).toEqual(
      expect.arrayContaining([
        'Noto Sans',
        'Noto Sans Arabic',
        'Noto Sans Bengali',
        'Noto Sans Tamil',
        'Noto Sans Thai',
      ]),
    );
    expect(said).toContain('long'.repeat(5));
    // Numbers and letters stand where reading begins.
    const sideOf = (number: string) =>
      wordsLike(paper, new RegExp(`^(${number}\\.|\\.${number})$`)).map(
        ({ left }) => left > paper.width / 2,
      );
    expect(sideOf('1')).toEqual([false]);
    expect(sideOf(String(1 + asked.findIndex(([language]) => language === 'ar')))).toEqual([true]);
  });

  it('waits for its pictures, and shows which are missing', async () => {
    const { page, context, owner } = await enter('/all-quizzes');
    const id = await quiz(owner.api, 'Pictures');
    const pictures = [await image(owner.api), await image(owner.api)];
    const [shown, failing] = pictures.map(({ imageId }) => ({ image: { imageId } }));
    await addQuestions(owner.api, id, [
      { descriptive: { text: 'What is this?', ...shown } },
      { descriptive: { text: 'And that?', ...failing } },
    ]);
    let goOn = (): void => undefined;
    const paused = new Promise<void>((resolve) => (goOn = resolve));
    await context.route(`**${pictures[0]?.url}`, async (route) => {
      await paused;
      await route.continue();
    });
    await context.route(`**${pictures[1]?.url}`, (route) => route.abort());
    await page.goto(`/navigation/print-paper/${id}`);
    await page.getByText('Loading pictures: 0 of 2').waitFor();
    expect(await button(page, 'Print').isEnabled()).toBe(false);
    goOn();
    await page.getByText('A picture could not be loaded').waitFor();
    expect(await button(page, 'Print').isEnabled()).toBe(true);
    await context.unroute(`**${pictures[1]?.url}`);
    await button(page, 'Load the pictures again').click();
    await page.getByText('A picture could not be loaded').waitFor({ state: 'detached' });
    await page.evaluate('window.print = () => { document.title = "printed"; }');
    await button(page, 'Print').click();
    expect(await page.title()).toBe('printed');
  });

  it('of thousands of questions loads in parts', async () => {
    const { page, owner } = await enter('/all-quizzes');
    const id = await quiz(owner.api, 'Everything');
    await addQuestions(owner.api, id, [anyDescriptive]);
    await repeatQuestion(app.sql, id, 2_050);
    const text = `UPDATE question_versions v SET text = 'asked' || p.position FROM placements p
      WHERE p.quiz_id = $1 AND v.question_id = p.question_id`;
    await app.sql(text, [id]);
    await open(page, `/navigation/print-key/${id}`);
    await page.getByText('1 to 1,000 of 2,050', { exact: true }).waitFor();
    await page.getByLabel('Which questions').selectOption('Questions 2,001 to 2,050');
    await page.getByText('2,001 to 2,050 of 2,050', { exact: true }).waitFor();
    await ready(page);
    const found = wordsLike(await printed(page, 'part'), /^asked/).map((word) => word.text);
    expect(found).toEqual(Array.from({ length: 50 }, (_, index) => `asked${2001 + index}`));
  });

  it('that is empty or missing says so', async () => {
    const { page, owner } = await enter('/all-quizzes');
    await page.goto(`/navigation/print-paper/${await quiz(owner.api, 'Empty')}`);
    await page.getByText('No questions yet').waitFor();
    await page.goto('/navigation/print-key/00000000-0000-4000-8000-000000000000');
    await page.getByText('Quiz not found').waitFor();
  });
});

const SCRIPTS = {
  en: 'The quick brown fox',
  ru: 'Съешь же ещё этих мягких булок',
  el: 'Ξεσκεπάζω την ψυχοφθόρα',
  ar: 'ما هي عاصمة مصر',
  he: 'מהי בירת ישראל',
  hi: 'भारत की राजधानी क्या है',
  zh: '中国的首都是哪里',
  ja: 'にほんのしゅとは',
  ko: '한국의 수도는 어디입니까',
  th: 'เมืองหลวงของไทย',
  bn: 'ভারতের রাজধানী কী',
  ta: 'இந்தியாவின் தலைநகரம்',
  te: 'భారతదేశ రాజధాని',
  am: 'የኢትዮጵያ ዋና ከተማ',
};
