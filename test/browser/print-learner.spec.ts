import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, useBrowser } from '../setup/browser.js';
import { inPrint } from '../setup/layout-shift.js';
import { exam } from '../setup/exams.js';
import { answerTo, giveMarks, markedExam, SEA, SKY, answeredBy } from '../setup/marking.js';
import { drawnFonts, plain } from '../setup/print-pages.js';
import { printed, wordsLike } from '../setup/printed.js';
import { mcq } from '../setup/questions.js';
import { takeExam } from '../setup/taking.js';

/** The prints of candidates: their paper and their certificate, in both themes. */
const app = useApplication();
const { enter, visit } = useBrowser(app);
const FERN = 'Which is a fern?';
/** A4, in points. */
const [SHORT, LONG] = [595, 842];

async function inScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-color-scheme="${colorScheme}"]`).waitFor();
}

/** Dark text on white, whatever the theme. */
async function inInk(page: Page): Promise<void> {
  await inPrint(page, async () => {
    const ink = "getComputedStyle(document.querySelector('main')).color";
    expect(await page.evaluate(ink)).toBe('rgb(0, 0, 0)');
  });
}

describe("a candidate's paper", () => {
  it('has the content of the screen, with the marker’s comments and without buttons', async () => {
    const { context, owner } = await enter('/all-quizzes');
    await context.close();
    const of = await markedExam(app, owner.api, {
      title: 'नदियाँ และแม่น้ำ',
      rules: { review_content: 'KEY', review_time: 'AFTER_MARKING', pass_mark: 5 },
    });
    const long = Array.from({ length: 150 }, (_, index) => `line${index}x`).join('\n');
    const attempt = await answeredBy(app, of, '王小明', { [SEA]: long });
    const { api } = owner;
    await giveMarks(api, await answerTo(app, api, attempt, SKY), {
      marks: '3',
      comment: 'قل المزيد',
    });
    await giveMarks(api, await answerTo(app, api, attempt, SEA), {
      marks: '2',
      comment: 'Well argued',
    });
    const { page, context: learner, complaints } = await visit();
    await page.goto(`/take/result/${attempt.id}#${attempt.candidate.token}`);
    await page.getByText('Well argued').waitFor();
    for (const scheme of ['light', 'dark'] as const) {
      await inScheme(page, scheme);
      await inInk(page);
      const paper = await printed(page, `review-${scheme}`);
      const said = plain(paper);
      for (const text of [
        'Your paper',
        '8 out of 10',
        'Passed',
        'Well argued',
        '王小明',
        'By scattering',
      ])
        expect(said, text).toContain(text);
      expect(said).toMatch(/Comment on your answer/);
      expect(said).not.toMatch(/Back|Print\b|Comfort/);
      expect(wordsLike(paper, /^line\d+x$/).map(({ text }) => text)).toEqual(long.split('\n'));
      for (const word of paper.words) {
        const isOn = word.left > 36 && word.right < paper.width - 36 && word.bottom < paper.height;
        expect({ word, isOn }).toEqual({ word, isOn: true });
      }
      // A heading is on the same sheet as its content.
      const [comment] = wordsLike(paper, /^argued$/);
      const headings = wordsLike(paper, /^Comment$/).filter(
        ({ sheet }) => sheet === comment?.sheet,
      );
      expect(headings.length).toBeGreaterThan(0);
    }
    expect(complaints).toEqual([]);
    await learner.close();
  });
});

describe('a certificate', () => {
  it('is one landscape sheet, however long its texts are', async () => {
    const { context, owner } = await enter('/all-quizzes');
    await context.close();
    const titles = [
      ['arabic', 'علم النبات للمبتدئين', 'فاطمة الزهراء بنت محمد'],
      ['hindi', 'वनस्पति विज्ञान', 'ज़ोया श्रीवास्तव'],
      ['cjk', '植物学入門', '山田太郎'],
      [
        'long',
        `Botany ${'and the others '.repeat(17)}`.slice(0, 200).trim(),
        'Wolfeschlegel'.repeat(7),
      ],
    ] as const;
    for (const [script, title, name] of titles) {
      const of = await exam(app, owner.api, {
        title,
        questions: [mcq(FERN, ['Bracken', 'Oak'], 1)],
        rules: { pass_mark: 1, has_certificate: true },
      });
      const taking = await takeExam(app, of, { [FERN]: 'Bracken' }, name);
      const { page, context: learner, complaints } = await visit();
      await page.goto(`/take/result/${taking.id}#${taking.candidate.token}`);
      await button(page, 'View the certificate').click();
      await page.getByText('has passed the exam').waitFor();
      await page.evaluate('window.print = () => { document.title = "printed"; }');
      await button(page, 'Print').click();
      await expect.poll(async () => page.title()).toBe('printed');
      // No letter is left to what the machine has.
      expect(await drawnFonts(page, '.certificate p')).toMatchObject({ ofMachine: [] });
      for (const scheme of script === 'arabic'
        ? (['light', 'dark'] as const)
        : ['light' as const]) {
        await inScheme(page, scheme);
        await inInk(page);
        const paper = await printed(page, `certificate-${script}-${scheme}`, 'OWN');
        const { sheets, width, height } = paper;
        expect({ script, sheets }).toEqual({ script, sheets: 1 });
        expect([Math.round(width), Math.round(height)]).toEqual([LONG, SHORT]);
        const said = plain(paper);
        expect(said).toMatch(/Certificate Analytical School certifies that/);
        expect(said).toMatch(/Reference: (\w{4}-){3}\w{4}/);
        expect(said).not.toMatch(/Back|Print\b/);
        for (const word of paper.words)
          expect({
            word,
            isOn: word.left > 50 && word.right < width - 50 && word.bottom < height - 40,
          }).toEqual({
            word,
            isOn: true,
          });
      }
      expect(complaints).toEqual([]);
      await learner.close();
    }
  });
});
