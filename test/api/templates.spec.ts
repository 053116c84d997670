import ExcelJS, { type Worksheet } from 'exceljs';
import { beforeAll, describe, expect, it } from 'vitest';
import { descriptiveKind } from '../../server/questions/kinds/descriptive.kind.js';
import { mcqKind } from '../../server/questions/kinds/mcq.kind.js';
import type { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { person, quiz } from '../setup/factories.js';
import { importFile } from '../setup/imports.js';
import { textOf } from '../setup/pdf.js';
import { readQuestions, textsOf } from '../setup/questions.js';
import { trivia } from '../setup/workbooks.js';

/** Generated from the description of each kind: workbooks to fill in, pages to read. */
const app = useApplication();
const kinds = [mcqKind, descriptiveKind] as const;

let owner: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
});

async function file(name: string): Promise<Buffer> {
  const response = await app.api.fetch(`/templates/${name}`);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

async function sheets(name: string): Promise<Worksheet[]> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load((await file(name)).buffer as ArrayBuffer);
  return book.worksheets;
}

const ruleAt = (sheet: Worksheet | undefined, address: string) =>
  sheet?.getCell(address).dataValidation as object | undefined;

describe.each(kinds.map((kind) => [kind.field, kind] as const))(
  'the template of %s',
  (field, kind) => {
    it('can be imported unchanged, since its examples are real questions', async () => {
      const quizId = await quiz(owner);
      const result = await importFile(owner, quizId, await file(`${field}.xlsx`), kind.name);
      expect(result).toMatchObject({
        state: 'SUCCEEDED',
        storedCount: 3,
        warningCount: 0,
        ignoredColumns: [],
      });
      const texts = kind.examples.rows.map((row) => row['Question']);
      expect(textsOf(await readQuestions(owner, quizId))).toEqual(texts);
    });

    it('has every column, a frozen header, and cells that keep what is typed', async () => {
      const [questions] = await sheets(`${field}.xlsx`);
      const headers = (questions?.getRow(1).values as string[]).slice(1);
      expect(headers).toEqual(kind.columns.map(({ header }) => header));
      expect(questions?.views).toMatchObject([{ state: 'frozen', ySplit: 1 }]);
      for (const [index, column] of kind.columns.entries()) {
        const place = questions?.getColumn(index + 1);
        expect(place?.width).toBe(column.width);
        expect(place?.numFmt).toBe(column.numbers ? undefined : '@');
      }
    });

    it('explains each column on a second sheet, and credits the examples', async () => {
      const [, instructions, ...more] = await sheets(`${field}.xlsx`);
      expect(more).toEqual([]);
      expect(instructions?.name).toBe('Instructions');
      const said: string[] = [];
      instructions?.eachRow((row) => said.push((row.values as string[]).join('|')));
      for (const { header, help } of kind.columns)
        expect(said.find((line) => line.startsWith(`|${header}|`))).toContain(help);
      if (kind.examples.source) expect(said.at(-1)).toContain(kind.examples.source);
    });

    it('has a page to read: titled, tagged, in English, on at most two sheets of A4', async () => {
      const pdf = await file(`${field}.pdf`);
      const raw = pdf.toString('latin1');
      expect(raw).toMatch(/^%PDF-1\.7/);
      expect(raw.trimEnd().endsWith('%%EOF')).toBe(true);
      expect(raw).toContain('/Lang (en)');
      expect(raw).toContain('/Marked true');
      expect(raw).toContain('/DisplayDocTitle true');
      expect(raw).toContain(`(${kind.title} in a spreadsheet)`);
      for (const tag of ['H1', 'H2', 'L', 'LI', 'Table', 'TH', 'TD', 'P'])
        expect(raw, tag).toContain(`/S /${tag}\n`);
      expect([...raw.matchAll(/\/MediaBox \[0 0 595\.28 841\.89\]/g)].length).toBeLessThanOrEqual(
        2,
      );
      const text = textOf(pdf).replaceAll(/\s+/g, ' ');
      expect(text).toContain(`${kind.title} in a spreadsheet`);
      for (const { header, help } of kind.columns) {
        expect(text).toContain(header);
        expect(text).toContain(help);
      }
      expect(text).toContain(kind.examples.rows[0]?.['Question']);
      expect(text).toContain('20,000 rows');
    });
  },
);

describe('templates', () => {
  it('offer the allowed values while typing', async () => {
    const [questions] = await sheets('mcq.xlsx');
    expect(ruleAt(questions, 'L2')).toMatchObject({
      type: 'list',
      formulae: ['"A,B,C,D,E,F,G,H,I,J"'],
    });
    expect(ruleAt(questions, 'B20001')).toMatchObject({
      type: 'textLength',
      operator: 'lessThanOrEqual',
      formulae: [150],
      showErrorMessage: true,
    });
    const [descriptive] = await sheets('descriptive.xlsx');
    expect(ruleAt(descriptive, 'C2')).toMatchObject({ type: 'decimal', formulae: [0.01, 1000] });
    expect(ruleAt(descriptive, 'C20002')).toBeUndefined();
  });

  it('take their examples from real questions', () => {
    const known = new Map(trivia.map((one) => [one.question, one.options]));
    for (const row of mcqKind.examples.rows) {
      const options = [1, 2, 3, 4].map((place) => row[`Option ${place}`]);
      expect(known.get(row['Question'] ?? '')).toEqual(options);
    }
    expect(mcqKind.examples.source).toMatch(/OpenTriviaQA.*CC BY-SA 4\.0/);
  });

  it('are public, cached for a while, and have the right content type', async () => {
    const sheet = await app.api.fetch('/templates/mcq.xlsx');
    expect(sheet.headers.get('content-disposition')).toBe(
      `attachment; filename="mcq.xlsx"; filename*=UTF-8''mcq.xlsx`,
    );
    expect(sheet.headers.get('cache-control')).toBe('public, max-age=3600');
    const page = await app.api.fetch('/templates/mcq.pdf');
    expect(page.headers.get('content-type')).toBe('application/pdf');
    expect(page.headers.get('content-disposition')).toBe('inline');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(['essay.xlsx', 'mcq.docx', 'mcq', 'mcq.xlsx.pdf', '..%2Fmcq.xlsx', 'MCQ.xlsx', '.pdf'])(
    'do not exist as %s',
    async (name) => {
      const response = await app.api.fetch(`/templates/${name}`);
      expect([response.status, await response.json()]).toMatchObject([
        404,
        { code: 'TEMPLATE_NOT_FOUND' },
      ]);
      // A later version may have it.
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );
});
