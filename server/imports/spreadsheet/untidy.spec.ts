import { describe, expect, it } from 'vitest';
import { tolerantTable, type WholeTable } from '../../../test/setup/reading.js';
import type { ExpectedRow, ExpectedTable, UntidyBook } from '../../../test/untidy/book.js';
import { MCQ_HEADERS, trivia, triviaRow } from '../../../test/setup/workbooks.js';
import { untidyBooks } from '../../../test/untidy/books.js';
import { csv } from '../../../test/untidy/csv.js';
import { descriptiveKind, type DescriptiveBody } from '../../questions/kinds/descriptive.kind.js';
import { mcqKind } from '../../questions/kinds/mcq.kind.js';
import type { McqBody } from '../../questions/kinds/mcq.validation.js';
import type { QuestionContent, QuestionKind } from '../../questions/kinds/question-kind.js';
import { templateWorkbook } from '../templates/template-workbook.js';
import { parseRow } from '../import.checks.js';
import type { SheetRow } from './table.js';

const containing = (text: string): string => expect.stringContaining(text) as string;

describe('an untidy spreadsheet', () => {
  it('is one of at least fifty', () => {
    const names = untidyBooks.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(50);
  });

  it.each(untidyBooks.map((book) => [book.name, book] as const))('%s', async (_name, book) => {
    const kind: QuestionKind = book.kind === 'DESCRIPTIVE' ? descriptiveKind : mcqKind;
    const reading = tolerantTable(await book.file(), kind.columns, book.rules);
    if ('code' in book.result) {
      const { code, message } = book.result;
      await expect(reading).rejects.toMatchObject({ code, message: containing(message) });
      return;
    }
    const table = await reading;
    expect(foundIn(table, kind)).toEqual(expectedOf(book.result, book.kind));
  });
});

describe('each real question comes out as it went in', () => {
  const asked = trivia.map((one) => triviaRow(one).map((value) => String(value ?? '')));

  it.each([
    ['UTF-8 and commas', ',', 'utf8'],
    ['UTF-16 and tabs', '\t', 'utf16le'],
    ['UTF-8 and semicolons', ';', 'utf8'],
  ] as const)('from a .csv file of %s', async (_name, separator, encoding) => {
    const text = csv([MCQ_HEADERS, ...asked], separator);
    const file = Buffer.from(encoding === 'utf16le' ? `\ufeff${text}` : text, encoding);
    const { rows, notes } = await tolerantTable(file, mcqKind.columns);
    expect(notes).toEqual([]);
    expect(rows.flatMap(({ faults }) => faults)).toEqual([]);
    expect(rows.map(({ cells }) => cells)).toEqual(
      asked.map((cells) => cells.map((cell) => cell.trim())),
    );
  });

  it('from the template for questions, whose instructions are not noted', async () => {
    const { rows, notes } = await tolerantTable(await templateWorkbook(mcqKind), mcqKind.columns);
    expect(notes).toEqual([]);
    expect(rows.map(({ cells: [question] }) => question)).toEqual(
      mcqKind.examples.rows.map(({ Question }) => Question),
    );
  });
});

/** What was read, and the questions that result. */
function foundIn({ headers, rows, notes, unused }: WholeTable, kind: QuestionKind) {
  return { headers, notes, unused, rows: rows.map((row) => foundRow(row, headers, kind)) };
}

function foundRow(row: SheetRow, headers: string[], kind: QuestionKind) {
  const { number, cells, faults, pictures = [], shown = {} } = row;
  const byHeader = new Map(headers.map((header, index) => [header, cells[index] ?? '']));
  const result = parseRow(byHeader, faults, kind, 'TOLERANT');
  const isGood = !Array.isArray(result);
  return {
    number,
    cells,
    shown,
    pictures: pictures.map(({ header, path }) => [header, path]),
    described: pictures.map(({ alternativeText }) => alternativeText).filter((text) => text !== ''),
    faults: isGood ? [] : result.map(({ header, message }) => [header, message]),
    question: isGood ? questionOf(result) : null,
    remarks: isGood ? (kind.remarks?.(result.body) ?? []).map(({ header }) => header) : [],
  };
}

function questionOf({ text, marks, wrongMarks = null, body }: QuestionContent) {
  const { options = [], correctOptionId, explanation } = body as Partial<McqBody>;
  const { modelAnswer } = body as Partial<DescriptiveBody>;
  const key = options.find(({ id }) => id === correctOptionId)?.text ?? modelAnswer;
  return {
    text,
    options: options.map((option) => option.text),
    key,
    explanation,
    marks,
    wrongMarks,
  };
}

function expectedOf(
  { headers, rows, notes = [], unused = [] }: ExpectedTable,
  kind: UntidyBook['kind'],
) {
  return {
    headers,
    notes: notes.map(containing),
    unused,
    rows: rows.map((row) => expectedRow(row, headers, kind)),
  };
}

function expectedRow(row: ExpectedRow, headers: string[], kind: UntidyBook['kind']) {
  const { number, cells, shown = {}, pictures = [], described = [], faults, remarks = [] } = row;
  const cell = (name: string): string => cells[headers.indexOf(name)] ?? '';
  const options = Array.from({ length: 10 }, (_, index) => cell(`Option ${index + 1}`));
  const isMcq = kind === undefined;
  const question = {
    text: cell('Question'),
    options: options.filter((text) => text !== ''),
    key: row.key,
    explanation: isMcq ? cell('Description') : undefined,
    marks: row.marks === undefined && isMcq ? '1' : (row.marks ?? null),
    wrongMarks: row.wrongMarks ?? null,
  };
  return {
    number,
    cells,
    shown,
    pictures,
    described,
    faults: faults.map(([header, part]) => [header, containing(part)]),
    question: row.key === null ? null : question,
    remarks,
  };
}
