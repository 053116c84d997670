/** Runs as a process of its own (see repair-workbook.ts): writes the rows it is sent, then the file. */
import { Writable } from 'node:stream';
import ExcelJS, { type Fill } from 'exceljs';
import { answerParent } from '../../core/processes/isolated-program.js';
import { MESSAGE_HEADER, ROW_HEADER } from './repair-headers.js';
import { stored, styleHeader, styleText } from './writing.js';

export interface RepairColumn {
  header: string;
  width: number;
}

export interface RepairRow {
  /** As the spreadsheet program numbered it in the file that was refused. */
  row: number;
  messages: string[];
  /** In the order of the columns. A cell without a text is one that cannot be read. */
  cells: { text: string | null; isFaulty: boolean }[];
}

/** First `begin`, then rows, part after part, then `end`. */
export type RepairQuestion = { begin: RepairColumn[] } | { rows: RepairRow[] } | { end: true };

/** The bytes of the file at the end, null before. */
export type RepairAnswer = Uint8Array | null;

/** So that a cell that could not be read is not taken for a blank one when the file comes back. */
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
  const texts = cells.map(({ text }) => (text === null ? UNREAD : stored(text) || null));
  const written = sheet.addRow([row, stored(messages.join('\n')), ...texts]);
  cells.forEach(({ isFaulty }, index) => {
    if (isFaulty) written.getCell(index + 3).fill = FAULTY;
  });
  written.commit();
}

async function answer(question: RepairQuestion): Promise<RepairAnswer> {
  if ('begin' in question) begin(question.begin);
  else if ('rows' in question) question.rows.forEach(write);
  else {
    sheet.commit();
    await workbook.commit();
    return Buffer.concat(chunks);
  }
  return null;
}

answerParent(() => Promise.resolve(answer));
