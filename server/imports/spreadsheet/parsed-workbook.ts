/**
 * Reads the cells of a workbook. exceljs parses the parts of the file, but does not build its worksheets:
 * a short name or merged cell can cover a whole sheet, and exceljs would allocate as many rows and columns
 * as the highest number says.
 */
import ExcelJS, { type CellValue } from 'exceljs';
import { FileRefusal } from './refusal.js';
import './strict-cells.js';

/** The highest row and column of spreadsheet programs. */
const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;
/** Characters of a number format (Excel's own limit). exceljs searches the format of each number for a date. */
const MAX_FORMAT = 255;
/** Elements of a worksheet that are not needed; skipping them saves time. */
const IGNORED = [
  'autoFilter',
  'cols',
  'conditionalFormatting',
  'dataValidations',
  'drawing',
  'extLst',
  'headerFooter',
  'hyperlinks',
  'mergeCells',
  'pageSetup',
  'picture',
  'rowBreaks',
  'sheetViews',
  'tableParts',
];

export interface ParsedRow {
  /** As the spreadsheet program numbers it. */
  number: number;
  /** By column, from 1. */
  cells: Map<number, CellValue>;
}

export interface ParsedSheet {
  name: string;
  /** In order of their numbers, without rows that have no cells. */
  rows: () => Iterable<ParsedRow>;
}

/** The model that exceljs parses from the parts of a file. */
interface Parts {
  sheets?: { id: number }[];
  worksheets: { id?: number; name: string; rows: RowPart[] }[];
  styles?: { index?: { numFmt?: Record<string, string> } };
  definedNames?: unknown;
}

interface RowPart {
  number: number;
  cells: CellPart[];
}

interface CellPart {
  address?: string;
  type: ExcelJS.ValueType;
  value?: CellValue;
  result?: ExcelJS.CellFormulaValue['result'];
}

/**
 * @param file a checked archive
 * @returns its worksheets in the order of their tabs
 * @throws FileRefusal
 */
export async function parseWorkbook(file: Buffer): Promise<ParsedSheet[]> {
  const { sheets = [], worksheets } = await parseParts(file);
  const byId = new Map(worksheets.map((worksheet) => [worksheet.id, worksheet]));
  return sheets.flatMap(({ id }) => {
    const worksheet = byId.get(id);
    return worksheet ? [{ name: worksheet.name, rows: () => rowsOf(worksheet.rows) }] : [];
  });
}

async function parseParts(file: Buffer): Promise<Parts> {
  const workbook = new ExcelJS.Workbook();
  const read: { parts?: Parts } = {};
  // Captures the model instead of building worksheets from it.
  Object.defineProperty(workbook, 'model', { set: (parts: Parts) => (read.parts = parts) });
  const xlsx = workbook.xlsx as unknown as { reconcile: (parts: Parts, options: unknown) => void };
  const reconcile = xlsx.reconcile.bind(xlsx);
  xlsx.reconcile = (parts, options) => {
    checkFormats(parts);
    delete parts.definedNames;
    reconcile(parts, options);
  };
  try {
    // exceljs declares another type for Buffer; it accepts any bytes.
    await workbook.xlsx.load(file as unknown as ExcelJS.Buffer, { ignoreNodes: IGNORED });
  } catch {
    // Whatever error the library throws for a broken part, the cause is the file.
    throw new FileRefusal('DAMAGED');
  }
  if (!read.parts) throw new FileRefusal('DAMAGED');
  return read.parts;
}

/** @throws FileRefusal */
function checkFormats({ styles }: Parts): void {
  const formats = Object.values(styles?.index?.numFmt ?? {});
  if (formats.some((format) => format.length > MAX_FORMAT)) throw new FileRefusal('DAMAGED');
}

/** Of several rows with one number the last is used, and likewise of cells. @throws FileRefusal */
function* rowsOf(parts: RowPart[]): Generator<ParsedRow> {
  const byNumber = new Map(parts.map((part) => [part.number, part]));
  for (const number of [...byNumber.keys()].sort((a, b) => a - b)) {
    if (!(number >= 1 && number <= LAST_ROW)) throw new FileRefusal('DAMAGED');
    const cells = cellsOf(byNumber.get(number)?.cells ?? []);
    if (cells.size > 0) yield { number, cells };
  }
}

function cellsOf(parts: CellPart[]): Map<number, CellValue> {
  const cells = new Map<number, CellValue>();
  let column = 0;
  for (const part of parts) {
    column = part.address === undefined ? column + 1 : columnOf(part.address);
    const value = valueOf(part);
    if (value !== null) cells.set(column, value);
  }
  return cells;
}

/** @param address such as `AB12` */
function columnOf(address: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}(?=\d)/.exec(address)?.[0] ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  if (column < 1 || column > LAST_COLUMN) throw new FileRefusal('DAMAGED');
  return column;
}

function valueOf({ type, value, result }: CellPart): CellValue {
  if (type === ExcelJS.ValueType.Formula) return { formula: '', result };
  // A reference to the shared strings, in a file without them.
  const isMissing = type === ExcelJS.ValueType.String && typeof value === 'number';
  if (isMissing) throw new FileRefusal('DAMAGED');
  return value ?? null;
}
