/** Runs as an isolated process (see write-table.ts): receives rows, returns bytes of the file. */
import { Writable } from 'node:stream';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { CellValue } from 'exceljs';
import { answerParent } from '../../core/processes/isolated-program.js';
import {
  escapeCellText,
  styleHeader,
  TEXT_FORMAT,
} from '../../imports/spreadsheet/workbook-format.js';
import type { Cell, TableColumn } from '../tables/table.js';
import { csvHeader, csvRows } from './csv.js';
import { fitForCell } from './safe-text.js';

export interface SheetInput {
  format: 'CSV' | 'XLSX';
  name: string;
  columns: TableColumn[];
}

/** First `begin`, then any number of `rows`, then `end`. */
export type SheetRequest = { begin: SheetInput } | { rows: Cell[][] } | { end: true };

const FORMATS = { TEXT: TEXT_FORMAT, NUMBER: 'General', TIME: 'yyyy\\-mm\\-dd hh:mm:ss' };

/** Writes rows to `chunks`; `end` completes the file. */
interface Writer {
  write: (rows: Cell[][]) => void;
  end: () => Promise<void>;
}

let chunks: Buffer[] = [];

function csvWriter({ columns }: SheetInput): Writer {
  chunks.push(Buffer.from(csvHeader(columns)));
  return {
    write: (rows) => void chunks.push(Buffer.from(csvRows(rows, columns))),
    end: () => Promise.resolve(),
  };
}

/** Text cells have a text format, so that they stay texts when they are edited. */
async function workbookWriter({ name, columns }: SheetInput): Promise<Writer> {
  // Loaded only for workbooks, because the library needs much memory.
  const { default: ExcelJS } = await import('exceljs');
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  // Shared strings would stay in memory until the end.
  const options = { stream, useStyles: true, useSharedStrings: false };
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter(options);
  const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(({ header, width }) => ({ header: toCellText(header), width }));
  columns.forEach(({ kind }, index) => {
    const column = sheet.getColumn(index + 1);
    column.numFmt = FORMATS[kind];
    column.alignment = { vertical: 'top' };
  });
  styleHeader(sheet.getRow(1));
  sheet.getRow(1).commit();
  return {
    write: (rows) => {
      for (const cells of rows) {
        const values = cells.map((cell, index) => valueOf(cell, columns[index]));
        sheet.addRow(values).commit();
      }
    },
    end: async () => {
      sheet.commit();
      await workbook.commit();
    },
  };
}

function valueOf(cell: Cell, column: TableColumn | undefined): CellValue {
  if (typeof cell === 'string') return textOf(toCellText(cell));
  return cell !== null && column?.kind === 'TIME' ? new Date(cell) : cell;
}

/** LibreOffice trims plain texts; rich text keeps blanks at its ends. */
function textOf(text: string): CellValue {
  return /^\s|\s$/.test(text) ? { richText: [{ text }] } : text || null;
}

function toCellText(text: string): string {
  return escapeCellText(fitForCell(text));
}

function takeBytes(): Uint8Array {
  const bytes = Buffer.concat(chunks);
  chunks = [];
  return bytes;
}

let writer: Writer | null = null;

async function answer(request: SheetRequest): Promise<Uint8Array> {
  if ('begin' in request) {
    const { begin } = request;
    writer = begin.format === 'CSV' ? csvWriter(begin) : await workbookWriter(begin);
  } else if ('rows' in request) writer?.write(request.rows);
  else await writer?.end();
  // Compressed data reaches the stream in later turns of the event loop.
  await yieldToEventLoop();
  return takeBytes();
}

answerParent(() => Promise.resolve(answer));
