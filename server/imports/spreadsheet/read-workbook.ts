import { replaceUnstorable } from '../../core/errors/validation.js';
import type { Column } from '../../questions/kinds/question-kind.js';
import { isZip } from './files/archive.js';
import type { RememberedNames } from './column-names.js';
import { readCsv } from './csv.js';
import { chooseSheet, notesBesideMapped, sheetToMap, type SheetSource } from './choose-sheet.js';
import { mappedHeader, namesAbove, type ColumnMapping, type FoundHeader } from './header-search.js';
import { columnLetters } from './ooxml/cell-range.js';
import { hasLegacyColumns, readLegacyTable } from './legacy-table.js';
import { readPictures } from './ooxml/drawings.js';
import { Workbook } from './ooxml/workbook.js';
import { FileRefusal, type RefusalCode } from './files/refusal.js';
import type { ParsedSheet, SheetTable } from './table.js';
import { readTolerantTable } from './tolerant-table.js';

/** How a file is read, see `SheetRules`. */
export type ReadingRules =
  | { rules: 'LEGACY' }
  | {
      rules: 'TOLERANT';
      /** Names that the institute has chosen before. */
      remembered: RememberedNames[];
      /** Which columns are meant, where a person said so. */
      mapping: ColumnMapping | null;
      /** Whether what cells show is wanted, where their text differs. */
      isPreview: boolean;
    };

/** A table and where its pictures are. */
export interface ReadTable {
  table: SheetTable;
  /** The names of the columns that a person mapped; null without any. */
  mappedNames: RememberedNames | null;
  /** The bytes of a picture's part. @throws FileRefusal */
  picture: (path: string) => Promise<Buffer>;
}

const SHEET_REFUSALS = new Set<RefusalCode>(['NO_HEADER', 'MISSING_COLUMNS', 'NO_ROWS']);
/** Worksheets searched for the columns when the first does not have them. */
const MAX_SHEETS = 20;

/**
 * Reads an .xlsx file, or, with tolerant rules, a .csv file.
 * @param columns those of the kind of question that is expected
 * @throws FileRefusal
 */
export async function readWorkbook(
  file: Buffer,
  columns: readonly Column[],
  rules: ReadingRules,
): Promise<ReadTable> {
  if (rules.rules === 'LEGACY') return readLegacyWorkbook(file, columns);
  const { sheets, notes, picture } = isZip(file) ? await xlsxSheets(file) : csvSheets(file);
  const { mapping, remembered, isPreview } = rules;
  if (mapping) {
    const sheet = await sheetToMap(sheets, columns);
    const header = mappedHeader(sheet, columns, mapping);
    const others = await notesBesideMapped(sheet, sheets, columns);
    const table = withNotes(readTolerantTable(sheet, header, columns, isPreview), [
      ...notes,
      ...others,
    ]);
    return { table, mappedNames: namesAbove(header, sheet, columns), picture };
  }
  const chosen = await chooseSheet(sheets, columns, remembered);
  const table = readTolerantTable(chosen.sheet, chosen.header, columns, isPreview);
  const chosenNotes = chosen.header.isChosen ? [chosenColumnsNote(chosen.header)] : [];
  const allNotes = [...notes, ...chosen.notes, ...chosenNotes];
  return { table: withNotes(table, allNotes), mappedNames: null, picture };
}

function chosenColumnsNote({ places }: FoundHeader): string {
  const columns = places.map(({ header, column }) => `${header} from ${columnLetters(column)}`);
  return `The columns were read as your institute chose them for an earlier sheet: ${columns.join(', ')}. If that is wrong, rename the columns in the sheet.`;
}

function withNotes(table: SheetTable, notes: readonly string[]): SheetTable {
  return { ...table, notes: () => [...notes, ...table.notes()] };
}

interface Sheets {
  sheets: SheetSource[];
  notes: string[];
  picture: (path: string) => Promise<Buffer>;
}

async function xlsxSheets(file: Buffer): Promise<Sheets> {
  const workbook = await Workbook.open(file);
  const sheets = workbook.sheets.map((part) => async (): Promise<ParsedSheet> => {
    const worksheet = await workbook.read(part);
    const pictures = await readPictures(workbook.archive, part.path, worksheet);
    return { name: part.name, rows: worksheet.rows, merged: worksheet.merged, pictures };
  });
  return { sheets, notes: [], picture: async (path) => workbook.archive.bytes(path) };
}

function csvSheets(file: Buffer): Sheets {
  const { sheet, notes } = readCsv(file);
  return {
    sheets: [() => Promise.resolve(sheet)],
    notes,
    picture: () => Promise.reject(new Error('A .csv file has no pictures')),
  };
}

async function readLegacyWorkbook(file: Buffer, columns: readonly Column[]): Promise<ReadTable> {
  const workbook = await Workbook.open(file);
  const [first] = workbook.sheets;
  if (!first) throw new FileRefusal('NO_SHEET');
  const known = columns.filter(({ isNew }) => !isNew);
  const picture = async (path: string): Promise<Buffer> => workbook.archive.bytes(path);
  try {
    const table = readLegacyTable(await workbook.read(first), known);
    return { table, mappedNames: null, picture };
  } catch (error) {
    throw error instanceof FileRefusal ? await hintAtOtherSheet(error, workbook, known) : error;
  }
}

/** If another worksheet has the missing columns, the message says so. */
async function hintAtOtherSheet(
  refusal: FileRefusal,
  workbook: Workbook,
  columns: readonly Column[],
): Promise<FileRefusal> {
  if (!SHEET_REFUSALS.has(refusal.code)) return refusal;
  for (const part of workbook.sheets.slice(1, MAX_SHEETS + 1)) {
    if (!hasLegacyColumns(await workbook.read(part), columns)) continue;
    const hint = `The worksheet "${replaceUnstorable(part.name)}" has these columns, but only the first one is read: move it to the front.`;
    return new FileRefusal(refusal.code, `${refusal.message} ${hint}`);
  }
  return refusal;
}
