/** Chooses the worksheet that is read, and names others that have questions. */
import { replaceUnstorable } from '../../core/errors/validation.js';
import type { Column } from '../../questions/kinds/question-kind.js';
import type { RememberedNames } from './column-names.js';
import { findHeader, requireHeader, type FoundHeader } from './header-search.js';
import { FileRefusal } from './files/refusal.js';
import { isBlank, isFilled } from './shown-cell.js';
import type { ParsedSheet } from './table.js';
import { INSTRUCTIONS } from './workbook-format.js';

/** Worksheets that are searched. */
const MAX_SHEETS = 21;
/** Characters of the name of a worksheet (Excel's own limit). */
const MAX_NAME = 31;
/** Worksheets that a note names; more are counted. */
const MAX_NAMED = 5;

/** Reads a worksheet. */
export type SheetSource = () => Promise<ParsedSheet>;

export interface ChosenSheet {
  sheet: ParsedSheet;
  header: FoundHeader;
  notes: string[];
}

/** The first worksheet that names the columns and has questions. @throws FileRefusal */
export async function chooseSheet(
  sheets: readonly SheetSource[],
  columns: readonly Column[],
  remembered: readonly RememberedNames[],
): Promise<ChosenSheet> {
  let chosen: Omit<ChosenSheet, 'notes'> | null = null;
  let withoutRows: Omit<ChosenSheet, 'notes'> | null = null;
  const further: string[] = [];
  const nameless: string[] = [];
  for (const read of sheets.slice(0, MAX_SHEETS)) {
    const sheet = await read();
    const header = findHeader(sheet, columns, remembered);
    if (!header) {
      if (isTable(sheet, columns)) nameless.push(sheet.name);
    } else if (!hasRowsBelow(sheet, header)) withoutRows ??= { sheet, header };
    else if (chosen) further.push(sheet.name);
    else chosen = { sheet, header };
  }
  chosen ??= withoutRows;
  if (chosen) return { ...chosen, notes: sheetNotes(chosen.sheet.name, further, nameless) };
  const sheet = await sheetToMap(sheets, columns);
  const header = requireHeader(sheet, columns, remembered);
  return { sheet, header, notes: [] };
}

/** The worksheet whose columns a person names: the first with a row that is long enough, else the first. */
export async function sheetToMap(
  sheets: readonly SheetSource[],
  columns: readonly Column[],
): Promise<ParsedSheet> {
  let first: ParsedSheet | null = null;
  for (const read of sheets.slice(0, MAX_SHEETS)) {
    const sheet = await read();
    if (isTable(sheet, columns)) return sheet;
    first ??= sheet;
  }
  if (!first) throw new FileRefusal('NO_SHEET');
  return first;
}

/** What is said where a person has mapped the columns of one worksheet. */
export async function notesBesideMapped(
  mapped: ParsedSheet,
  sheets: readonly SheetSource[],
  columns: readonly Column[],
): Promise<string[]> {
  const others: string[] = [];
  for (const read of sheets.slice(0, MAX_SHEETS)) {
    const sheet = await read();
    if (sheet.name !== mapped.name && isTable(sheet, columns)) others.push(sheet.name);
  }
  return sheetNotes(mapped.name, others, []);
}

function hasRowsBelow({ rows }: ParsedSheet, header: FoundHeader): boolean {
  return rows.find((row) => row.number > header.row && isFilled(row)) !== undefined;
}

/** Whether a row has as many texts as a question needs. */
function isTable({ name, rows }: ParsedSheet, columns: readonly Column[]): boolean {
  if (name === INSTRUCTIONS) return false;
  const needed = Math.max(2, columns.filter(({ isRequired }) => isRequired).length);
  const found = rows.find(
    ({ cells }) => [...cells.values()].filter((value) => !isBlank(value)).length >= needed,
  );
  return found !== undefined;
}

function sheetNotes(
  read: string,
  further: readonly string[],
  nameless: readonly string[],
): string[] {
  const notes: string[] = [];
  if (further.length > 0)
    notes.push(
      `Only the worksheet ${quoted([read])} was read. These have questions, too: ${quoted(further)}. Import each in its own file.`,
    );
  if (nameless.length > 0)
    notes.push(
      `These worksheets have no row with column names, so they were not read: ${quoted(nameless)}.`,
    );
  return notes;
}

function quoted(names: readonly string[]): string {
  const rest = names.length - MAX_NAMED;
  const named = names
    .slice(0, MAX_NAMED)
    .map((name) => `“${replaceUnstorable(name.slice(0, MAX_NAME))}”`);
  return `${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
