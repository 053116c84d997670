import ExcelJS, { type Worksheet } from 'exceljs';
import type { QuestionKind, TemplateColumn } from '../../questions/kinds/question-kind.js';
import { MAX_ROWS } from '../spreadsheet/table.js';
import {
  escapeCellText,
  INSTRUCTIONS,
  styleHeader,
  styleText,
} from '../spreadsheet/workbook-format.js';
import { COLUMN_HEADINGS, describeColumn, LIMITS, STEPS, titleOf } from './instructions.js';

/** A workbook to fill in. Its examples can be imported as they are. */
export async function templateWorkbook(kind: QuestionKind): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  workbook.title = titleOf(kind);
  workbook.creator = 'Examwright';
  fillQuestions(workbook.addWorksheet('Questions'), kind);
  fillInstructions(workbook.addWorksheet(INSTRUCTIONS), kind);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

function fillQuestions(sheet: Worksheet, { columns, examples }: QuestionKind): void {
  sheet.views = [{ state: 'frozen', ySplit: 1 }];
  sheet.columns = columns.map(({ header, width }) => ({ header, width }));
  for (const row of examples.rows) {
    sheet.addRow(columns.map((column) => value(row[column.header] ?? '', column)));
  }
  columns.forEach((column, index) => {
    const target = sheet.getColumn(index + 1);
    // A text format would turn typed numbers into texts.
    if (column.numbers) target.alignment = { vertical: 'top' };
    else styleText(target);
    const rule = validationRule(column);
    if (rule) addValidation(sheet, target.letter, rule);
  });
  styleHeader(sheet.getRow(1));
}

function value(text: string, column: TemplateColumn): string | number | null {
  if (text === '') return null;
  return column.numbers ? Number(text) : escapeCellText(text);
}

/** Rules that spreadsheet programs can check while typing. The import checks all rules again. */
function validationRule({ header, choices, maxCharacters, numbers }: TemplateColumn) {
  const rule = { allowBlank: true, showErrorMessage: true, errorStyle: 'stop', errorTitle: header };
  // Only a suggestion: the text of an option is accepted, too.
  if (choices) return listRule(choices);
  if (numbers) {
    const { from, to } = numbers;
    const error = `Write a number from ${from} to ${to}.`;
    return { ...rule, type: 'decimal', operator: 'between', formulae: [from, to], error } as const;
  }
  if (maxCharacters === undefined) return null;
  const error = `Write at most ${maxCharacters} characters.`;
  const limit = { operator: 'lessThanOrEqual', formulae: [maxCharacters] } as const;
  return { ...rule, ...limit, type: 'textLength', error } as const;
}

function listRule(choices: string[]) {
  return { type: 'list', allowBlank: true, formulae: [`"${choices.join(',')}"`] } as const;
}

/** One rule for the whole column. exceljs supports ranges, but its types do not declare it. */
function addValidation(sheet: Worksheet, letter: string, rule: object): void {
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
  for (const column of kind.columns) sheet.addRow(describeColumn(column));
  if (kind.examples.source) {
    sheet.addRow([]);
    const row = sheet.addRow([kind.examples.source]);
    sheet.mergeCells(row.number, 1, row.number, 4);
  }
  sheet.eachRow((row) => {
    row.alignment = { vertical: 'top', wrapText: true };
  });
}
