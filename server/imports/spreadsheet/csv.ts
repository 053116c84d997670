/** Reads .csv files as Excel, LibreOffice and Google Sheets write them in different countries. */
import { parse } from 'csv-parse/sync';
import type { CellValue } from './ooxml/cell-value.js';
import { ParsedRows, type ParsedRow } from './ooxml/parsed-rows.js';
import { FileRefusal } from './files/refusal.js';
import { MAX_CHARACTERS, type ParsedSheet } from './table.js';

const SEPARATORS = [',', ';', '\t', '|'];
/** Blank ones among them. */
const MAX_LINES = 100_000;
/** Lines by which the separator is recognized. */
const SAMPLE_LINES = 20;
const SAMPLE_CHARACTERS = 200_000;
/** Has question marks of its own. */
const ADDRESS = /\bhttps?:\S*/g;
/** Excel writes the separator in the first line where it was set to. */
const DECLARED = /^sep=(.)\r?\n/i;
/** Excel writes a question mark for each letter that the encoding of a plain .csv file does not have. */
const LOST_TEXT = /^[?\s.,:;()!-]+$/;
/** A question mark where a word begins, or within one: only in files that may have lost letters. */
const LOST_LETTER = /(?:^|[\s(])\?+(?=\p{L})|\p{Ll}\?(?=\p{Ll})|(?:^|\s)\?{3,}(?=\s+\p{L})/u;
/** What Windows-1252 has at 80 to 9F: Node.js 20 decodes these as control characters. */
const WINDOWS_SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** A table, with what was noticed about the file. */
export interface CsvTable {
  sheet: ParsedSheet;
  notes: string[];
}

/** @throws FileRefusal */
export function readCsv(file: Buffer): CsvTable {
  const { text, notes, isUnicode } = decode(file);
  if (text.length > MAX_CHARACTERS) throw new FileRefusal('TOO_MUCH_TEXT');
  const declared = DECLARED.exec(text);
  const body = declared ? text.slice(declared[0].length) : text;
  const records = parseRecords(body, declared?.[1] ?? separatorOf(body));
  const offset = declared ? 2 : 1;
  const isLost = (cell: string): boolean =>
    (cell.includes('???') && LOST_TEXT.test(cell)) ||
    (!isUnicode && LOST_LETTER.test(cell.replace(ADDRESS, '')));
  const rows = records.map((record, index) => rowOf(record, index + offset, isLost));
  const parsed = new ParsedRows(rows, rows.length);
  return { sheet: { name: '', rows: parsed, merged: [], pictures: [] }, notes };
}

/** @returns rows, with blank ones, which do not count later @throws FileRefusal */
function parseRecords(text: string, delimiter: string): string[][] {
  try {
    const records = parse(text, {
      delimiter,
      // Rows may be shorter than others, and quotation marks may stand in a text.
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      to: MAX_LINES + 1,
    });
    if (records.length > MAX_LINES) throw new FileRefusal('TOO_MANY_ROWS');
    return records;
  } catch (error) {
    throw error instanceof FileRefusal ? error : new FileRefusal('BROKEN_CSV');
  }
}

function rowOf(record: string[], number: number, isLost: (text: string) => boolean): ParsedRow {
  const cells = new Map<number, CellValue>();
  record.forEach((text, index) => {
    if (text !== '') cells.set(index + 1, isLost(text) ? { lost: text } : text);
  });
  return { number, cells };
}

interface Decoded {
  text: string;
  notes: string[];
  /** Whether the file can have any letter. */
  isUnicode: boolean;
}

/**
 * UTF-8 and UTF-16 with a mark at the beginning, UTF-8 without one, else Windows-1252, which Excel writes in Europe,
 * India and the USA. @throws FileRefusal for other files
 */
function decode(file: Buffer): Decoded {
  const marked = BYTE_ORDER_MARKS.find(({ bytes }) => file.subarray(0, bytes.length).equals(bytes));
  if (marked) {
    const text = new TextDecoder(marked.encoding).decode(file);
    return { text, notes: [], isUnicode: true };
  }
  if (file.includes(0)) throw new FileRefusal('NOT_A_TABLE');
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file);
    return { text, notes: [], isUnicode: text.length < file.length };
  } catch {
    const note =
      'The file does not say how its letters are encoded, so it was read as Excel writes it (Windows-1252). If letters look wrong, save it as “CSV UTF-8” or .xlsx and import that.';
    const text = file
      .toString('latin1')
      .replace(/[\u0080-\u009f]/g, (sign) => WINDOWS_SIGNS.charAt(sign.charCodeAt(0) - 0x80));
    return { text, notes: [note], isUnicode: false };
  }
}

const BYTE_ORDER_MARKS = [
  { encoding: 'utf-8', bytes: Buffer.from('efbbbf', 'hex') },
  { encoding: 'utf-16le', bytes: Buffer.from('fffe', 'hex') },
  { encoding: 'utf-16be', bytes: Buffer.from('feff', 'hex') },
];

/**
 * The separator that most lines have equally often outside quotation marks: the commas of a text differ from line
 * to line.
 */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, SAMPLE_CHARACTERS)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n?|\n/, SAMPLE_LINES)
    .filter((line) => line.trim() !== '');
  const rated = SEPARATORS.map((separator) => {
    const counts = lines.map((line) => line.split(separator).length - 1);
    const share = (count: number): number =>
      count * counts.filter((other) => other === count).length;
    return { separator, rating: Math.max(0, ...counts.map(share)) };
  });
  return rated.reduce((best, next) => (next.rating > best.rating ? next : best)).separator;
}
