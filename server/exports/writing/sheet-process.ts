/** Runs as a process of its own (see written-table.ts): writes the rows it is sent, and answers with bytes. */
import { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { CellValue } from 'exceljs';
import { answerParent } from '../../core/processes/isolated-program.js';
import { stored, styleHeader, TEXT_FORMAT } from '../../imports/spreadsheet/writing.js';
import type { Cell, TableColumn } from '../tables/table.js';
import { csvHeader, csvRow } from './csv.js';
import { cellSafe } from './safe-text.js';

export interface SheetInput {
  format: 'CSV' | 'XLSX';
  name: string;
  columns: TableColumn[];
}

/** First `begin`, then rows, part after part, then `end`. */
export type SheetQuestion = { begin: SheetInput } | { rows: Cell[][] } | { end: true };

const FORMATS = { TEXT: TEXT_FORMAT, NUMBER: 'General', TIME: 'yyyy\\-mm\\-dd hh:mm:ss' };

/** Writes rows; `end` writes what is left. What was written since the last time is taken by `bytes`. */
interface Writer {
  write: (rows: Cell[][]) => void;
  end: () => Promise<void>;
}

let chunks: Buffer[] = [];

function csvWriter({ columns }: SheetInput): Writer {
  chunks.push(Buffer.from(csvHeader(columns)));
  return {
    write: (rows) =>
      void chunks.push(Buffer.from(rows.map((cells) => csvRow(cells, columns)).join(''))),
    end: () => Promise.resolve(),
  };
}

/** Texts are typed as texts, in a format in which they stay so when somebody edits them. */
async function workbookWriter({ name, columns }: SheetInput): Promise<Writer> {
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
  if (typeof cell === 'string') return textOf(written(cell));
  return cell !== null && column?.kind === 'TIME' ? new Date(cell) : cell;
}

/** Blanks at its ends are kept by a text of runs only: of a plain one LibreOffice takes them away. */
function textOf(text: string): CellValue {
  return /^\s|\s$/.test(text) ? { richText: [{ text }] } : text || null;
}

function written(text: string): string {
  return stored(cellSafe(text));
}

function takeBytes(): Uint8Array {
  const bytes = Buffer.concat(chunks);
  chunks = [];
  return bytes;
}

let writer: Writer | null = null;

async function answer(question: SheetQuestion): Promise<Uint8Array> {
  if ('begin' in question) {
    const { begin } = question;
    writer = begin.format === 'CSV' ? csvWriter(begin) : await workbookWriter(begin);
  } else if ('rows' in question) writer?.write(question.rows);
  else await writer?.end();
  // What was compressed meanwhile comes to the stream by turns.
  await turn();
  return takeBytes();
}

answerParent(() => Promise.resolve(answer));
