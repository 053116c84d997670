import ExcelJS, { type Worksheet } from 'exceljs';
import type { QuestionKind, TemplateColumn } from '../../questions/kinds/question-kind.js';
import { MAX_ROWS } from '../spreadsheet/table.js';
import { stored, styleHeader, styleText } from '../spreadsheet/writing.js';
import { COLUMN_HEADINGS, describe, LIMITS, STEPS, titleOf } from './instructions.js';

/** A workbook to fill in: its examples can be imported as they are. */
export async function templateWorkbook(kind: QuestionKind): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  workbook.title = titleOf(kind);
  workbook.creator = 'Examwright';
  fillQuestions(workbook.addWorksheet('Questions'), kind);
  fillInstructions(workbook.addWorksheet('Instructions'), kind);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

function fillQuestions(sheet: Worksheet, { columns, examples }: QuestionKind): void {
  sheet.views = [{ state: 'frozen', ySplit: 1 }];
  sheet.columns = columns.map(({ header, width }) => ({ header, width }));
  for (const row of examples.rows) {
    sheet.addRow(columns.map((column) => value(row[column.header] ?? '', column)));
  }
  columns.forEach((column, index) => {
    const place = sheet.getColumn(index + 1);
    // In a column of numbers, a format of text would turn what is typed into something else.
    if (column.numbers) place.alignment = { vertical: 'top' };
    else styleText(place);
    const rule = validation(column);
    if (rule) validate(sheet, place.letter, rule);
  });
  styleHeader(sheet.getRow(1));
}

function value(text: string, column: TemplateColumn): string | number | null {
  if (text === '') return null;
  return column.numbers ? Number(text) : stored(text);
}

/** What spreadsheet programs know of a column's rules; all of them are checked again on import. */
function validation({ header, choices, maxCharacters, numbers }: TemplateColumn) {
  const rule = { allowBlank: true, showErrorMessage: true, errorStyle: 'stop', errorTitle: header };
  // The list is an offer: the text of an option is as good.
  if (choices) return offer(choices);
  if (numbers) {
    const { from, to } = numbers;
    const error = `Write a number from ${from} to ${to}.`;
    return { ...rule, type: 'decimal', operator: 'between', formulae: [from, to], error } as const;
  }
  if (maxCharacters === undefined) return null;
  const error = `Write at most ${maxCharacters} characters.`;
  const most = { operator: 'lessThanOrEqual', formulae: [maxCharacters] } as const;
  return { ...rule, ...most, type: 'textLength', error } as const;
}

function offer(choices: string[]) {
  return { type: 'list', allowBlank: true, formulae: [`"${choices.join(',')}"`] } as const;
}

/** One rule for the whole column: exceljs can write it, though its types do not say so. */
function validate(sheet: Worksheet, letter: string, rule: object): void {
  const { dataValidations } = sheet as Worksheet & {
    dataValidations: { add(range: string, rule: object): void };
  };
  dataValidations.add(`${letter}2:${letter}${MAX_ROWS + 1}`, rule);
}

function fillInstructions(sheet: Worksheet, kind: QuestionKind): void {
  sheet.columns = [{ width: 22 }, { width: 10 }, { width: 80 }, { width: 34 }];
  sheet.addRow([titleOf(kind)]).font = { bold: true, size: 14 };
  sheet.addRow([]);
  for (const step of [...STEPS, LIMITS]) {
    const row = sheet.addRow([step]);
    sheet.mergeCells(row.number, 1, row.number, 4);
  }
  sheet.addRow([]);
  styleHeader(sheet.addRow([...COLUMN_HEADINGS]));
  for (const column of kind.columns) sheet.addRow(describe(column));
  if (kind.examples.source) {
    sheet.addRow([]);
    const row = sheet.addRow([kind.examples.source]);
    sheet.mergeCells(row.number, 1, row.number, 4);
  }
  sheet.eachRow((row) => {
    row.alignment = { vertical: 'top', wrapText: true };
  });
}
