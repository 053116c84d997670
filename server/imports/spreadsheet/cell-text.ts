/** What a cell says, as text (legacy-api.md, "Spreadsheets"). */
import ExcelJS, { type Cell, type CellValue } from 'exceljs';

/** A cell's text, or why it has none. */
export type CellText = { text: string } | { fault: string };

/** Longer than any text that is taken, so that too long stays too long without being carried along. */
const MOST_CHARACTERS = 6_000;

export function cellText(cell: Cell): CellText {
  // The cells a merged one covers are blank; exceljs repeats the first one's value in them.
  if (cell.type === ExcelJS.ValueType.Merge) return { text: '' };
  const said = valueText(cell.value);
  return 'text' in said ? { text: said.text.trim().slice(0, MOST_CHARACTERS) } : said;
}

function valueText(value: CellValue): CellText {
  if (value === null || value === undefined) return { text: '' };
  if (typeof value === 'string') return { text: value };
  if (typeof value === 'number') return { text: plainDigits(value) };
  if (typeof value === 'boolean') return { text: value ? 'TRUE' : 'FALSE' };
  if (value instanceof Date) return dateText(value);
  if ('richText' in value) return { text: value.richText.map((run) => run.text).join('') };
  if ('error' in value)
    return { fault: `This cell shows the error ${value.error}: write the text` };
  if ('formula' in value || 'sharedFormula' in value) return formulaText(value.result);
  if ('hyperlink' in value) return valueText(value.text);
  return { fault: 'This cell holds something that is no text: write the text' };
}

function formulaText(result: CellValue): CellText {
  if (result !== undefined && result !== null) return valueText(result);
  const message =
    'This formula has no saved result: write the text, or save the file in a spreadsheet program';
  return { fault: message };
}

function dateText(date: Date): CellText {
  if (Number.isNaN(date.getTime())) return { fault: 'This date is not valid: write it as text' };
  return { text: date.toISOString().slice(0, 10) };
}

const digits = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 15 });

/** As a spreadsheet program shows it: 15 significant digits, no exponent, whatever its format. */
function plainDigits(value: number): string {
  return digits.format(Number(value.toPrecision(15)));
}
