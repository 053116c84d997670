/** Runs in a thread of its own (see written-table.ts): writes the rows it is sent, and answers with bytes. */
import { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { CellValue } from 'exceljs';
import { stored, styleHeader, TEXT_FORMAT } from '../../imports/spreadsheet/writing.js';
import type { Cell, TableColumn } from '../tables/table.js';
import { csvHeader, csvRow } from './csv.js';
import { cellSafe } from './safe-text.js';

export interface SheetInput {
  format: 'CSV' | 'XLSX';
  name: string;
  columns: TableColumn[];
}

const FORMATS = { TEXT: TEXT_FORMAT, NUMBER: 'General', TIME: 'yyyy\\-mm\\-dd hh:mm:ss' };

/** Writes rows; `end` writes what is left. What was written since the last time is taken by `bytes`. */
interface Writer {
  write: (rows: Cell[][]) => void;
  end: () => Promise<void>;
}

const { format, name, columns } = workerData as SheetInput;
let chunks: Buffer[] = [];
const opened = format === 'CSV' ? Promise.resolve(csvWriter()) : workbookWriter();

function csvWriter(): Writer {
  chunks.push(Buffer.from(csvHeader(columns)));
  return {
    write: (rows) =>
      void chunks.push(Buffer.from(rows.map((cells) => csvRow(cells, columns)).join(''))),
    end: () => Promise.resolve(),
  };
}

/** Texts are typed as texts, in a format in which they stay so when somebody edits them. */
async function workbookWriter(): Promise<Writer> {
  // Only where it is needed: it is larger than a file of CSV ever is in memory.
  const { default: ExcelJS } = await import('exceljs');
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  // Shared texts would all be kept until the end.
  const options = { stream, useStyles: true, useSharedStrings: false };
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter(options);
  const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(({ header, width }) => ({ header: written(header), width }));
  columns.forEach(({ kind }, index) => {
    const column = sheet.getColumn(index + 1);
    column.numFmt = FORMATS[kind];
    column.alignment = { vertical: 'top' };
  });
  styleHeader(sheet.getRow(1));
  sheet.getRow(1).commit();
  return {
    write: (rows) => {
      for (const cells of rows) sheet.addRow(cells.map(valueOf)).commit();
    },
    end: async () => {
      sheet.commit();
      await workbook.commit();
    },
  };
}

function valueOf(cell: Cell, index: number): CellValue {
  if (typeof cell === 'string') return textOf(written(cell));
  return cell !== null && columns[index]?.kind === 'TIME' ? new Date(cell) : cell;
}

/** Blanks at its ends are kept by a text of runs only: of a plain one LibreOffice takes them away. */
function textOf(text: string): CellValue {
  return /^\s|\s$/.test(text) ? { richText: [{ text }] } : text || null;
}

function written(text: string): string {
  return stored(cellSafe(text));
}

function bytes(): Uint8Array {
  const all = new Uint8Array(Buffer.concat(chunks));
  chunks = [];
  return all;
}

async function answer(rows: Cell[][] | null): Promise<void> {
  const writer = await opened;
  if (rows) writer.write(rows);
  else await writer.end();
  // What was compressed meanwhile comes to the stream by turns.
  await turn();
  const all = bytes();
  parentPort?.postMessage(all, [all.buffer as ArrayBuffer]);
}

parentPort?.on('message', (rows: Cell[][] | null) => void answer(rows));
