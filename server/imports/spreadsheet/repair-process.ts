/** Runs as an isolated process (see repair-workbook.ts): receives rows, then returns the file. */
import { Writable } from 'node:stream';
import ExcelJS, { type Fill } from 'exceljs';
import { answerParent } from '../../core/processes/isolated-program.js';
import { MESSAGE_HEADER, ROW_HEADER } from './repair-headers.js';
import { escapeCellText, styleHeader, styleText } from './workbook-format.js';

export interface RepairColumn {
  header: string;
  width: number;
}

export interface RepairRow {
  /** As the spreadsheet program numbered it in the file that was refused. */
  row: number;
  messages: string[];
  /** In the order of the columns. The text of an unreadable cell is null. */
  cells: { text: string | null; isFaulty: boolean }[];
}

/** First `begin`, then any number of `rows`, then `end`. */
export type RepairRequest = { begin: RepairColumn[] } | { rows: RepairRow[] } | { end: true };

/** The bytes of the file for `end`, else null. */
export type RepairResponse = Uint8Array | null;

/** So that an unreadable cell does not count as blank when the file is imported again. */
const UNREAD = { error: '#N/A' } as const;
const FAULTY: Fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFFDE2DD' } };

const chunks: Buffer[] = [];
const file = new Writable({
  write(chunk: Buffer, _encoding, done) {
    chunks.push(chunk);
    done();
  },
});
const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
  stream: file,
  useSharedStrings: true,
  useStyles: true,
});
const sheet = workbook.addWorksheet('Questions', { views: [{ state: 'frozen', ySplit: 1 }] });

function begin(columns: RepairColumn[]): void {
  sheet.columns = [
    { header: ROW_HEADER, width: 10 },
    { header: MESSAGE_HEADER, width: 60 },
    ...columns.map(({ header, width }) => ({ header, width })),
  ];
  sheet.columns.forEach(styleText);
  styleHeader(sheet.getRow(1));
  sheet.getRow(1).commit();
}

function write({ row, messages, cells }: RepairRow): void {
  const texts = cells.map(({ text }) => (text === null ? UNREAD : escapeCellText(text) || null));
  const written = sheet.addRow([row, escapeCellText(messages.join('\n')), ...texts]);
  cells.forEach(({ isFaulty }, index) => {
    if (isFaulty) written.getCell(index + 3).fill = FAULTY;
  });
  written.commit();
}

async function answer(request: RepairRequest): Promise<RepairResponse> {
  if ('begin' in request) begin(request.begin);
  else if ('rows' in request) request.rows.forEach(write);
  else {
    sheet.commit();
    await workbook.commit();
    return Buffer.concat(chunks);
  }
  return null;
}

answerParent(() => Promise.resolve(answer));
