/** Which columns of a sheet are meant, as it is chosen in the form. */
import type { QuestionKind, SheetColumnsInput } from '../../gql/imports/graphql';
import { sheetTexts as words } from '../../ui/texts/sheet-texts';
import type { SheetStart } from '../state/import.query';
import { kindColumns } from '../state/kind-columns';

export interface ColumnChoice {
  /** The number of the first row with a question. */
  firstRow: string;
  /** By our headers, the letters of the sheet's columns; empty for none. */
  columns: Record<string, string>;
}

/** Samples are cut, so that they fit into a list. */
const SAMPLE_CHARACTERS = 40;
const LETTERS = 26;

/** What was recognized by names. */
export function recognized({ firstRow, columns }: SheetStart, kind: QuestionKind): ColumnChoice {
  const found = new Map(columns.map(({ header, letters }) => [header, letters]));
  const chosen = kindColumns[kind].map(({ header }) => [header, found.get(header) ?? ''] as const);
  return { firstRow: String(firstRow), columns: Object.fromEntries(chosen) };
}

/** Whether a sheet that was imported as multiple-choice questions may be one of subjective questions. */
export function mayBeSubjective({ columns }: SheetStart, kind: QuestionKind): boolean {
  return kind === 'MCQ' && !columns.some(({ header }) => header.startsWith('Option'));
}

/** The columns of the first rows, with blank ones between them. */
export function lettersOf({ rows }: SheetStart): string[] {
  const numbers = rows.flatMap(({ cells }) => cells.map(({ letters }) => numberOf(letters)));
  return Array.from({ length: Math.max(0, ...numbers) }, (_, index) => toLetters(index + 1));
}

/** The name above the questions, else the first text of the column; empty when there is none. */
export function sampleOf({ rows }: SheetStart, letters: string, firstRow: string): string {
  const texts = rows.flatMap(({ number, cells }) => {
    const text = cells.find((cell) => cell.letters === letters)?.text;
    return text === undefined ? [] : [{ number, text }];
  });
  const above = texts.findLast(({ number }) => number < Number(firstRow));
  return shortened((above ?? texts[0])?.text ?? '');
}

/** The beginning of a text, on one line. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const signs = Array.from(line);
  return signs.length <= SAMPLE_CHARACTERS
    ? line
    : `${signs.slice(0, SAMPLE_CHARACTERS).join('')}…`;
}

/** @returns what is wrong, by the path of the field */
export function problemsOf({ columns }: ColumnChoice, kind: QuestionKind): Record<string, string> {
  const taken = new Map<string, string>();
  const problems: Record<string, string> = {};
  for (const { header, isRequired } of kindColumns[kind]) {
    const letters = columns[header] ?? '';
    const other = taken.get(letters);
    if (letters === '') {
      if (isRequired) problems[pathOf(header)] = words.required(header);
    } else if (other !== undefined) problems[pathOf(header)] = words.twice(letters, other);
    else taken.set(letters, header);
  }
  return problems;
}

/** The path of a field in the form. */
export function pathOf(header: string): string {
  return `columns.${header}`;
}

export function toColumnsInput({ firstRow, columns }: ColumnChoice): SheetColumnsInput {
  const chosen = Object.entries(columns).filter(([, letters]) => letters !== '');
  return {
    firstRow: Number(firstRow),
    columns: chosen.map(([column, letters]) => ({ column, letters })),
  };
}

/** `A` is 1, `AA` is 27. */
function numberOf(letters: string): number {
  return Array.from(letters).reduce(
    (number, letter) => number * LETTERS + letter.charCodeAt(0) - 64,
    0,
  );
}

function toLetters(number: number): string {
  const last = (number - 1) % LETTERS;
  const before = (number - 1 - last) / LETTERS;
  return (before > 0 ? toLetters(before) : '') + String.fromCharCode(65 + last);
}
