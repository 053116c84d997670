/** Reads workbooks in isolated processes. */
import { Logger } from '@nestjs/common';
import { builtFile } from '../../config/folders.js';
import { ProcessFailure, IsolatedProcess } from '../../core/processes/isolated-process.js';
import type { Column } from '../../questions/kinds/question-kind.js';
import type { ReadHead, ReadingRequest, ReadingResponse, RowBatch } from './reading-process.js';
import type { ReadingRules } from './read-workbook.js';
import { FileRefusal } from './files/refusal.js';
import type { SheetRow } from './table.js';

const PROGRAM = builtFile('reading-process');
/** The time is for the whole file. */
const BOUNDS = { memoryMb: 1_024, timeMs: 60_000 };

type ReadingProcess = IsolatedProcess<ReadingRequest, ReadingResponse>;

/** A spreadsheet that is being read. Its rows come in batches: the next one is sent while one is checked. */
export interface SheetReading {
  head: ReadHead;
  rows: () => AsyncIterable<SheetRow[]>;
  /** What was noticed about the file, once all rows were read. */
  notes: () => string[];
  /** @param path from `SheetRow.pictures` */
  picture: (path: string) => Promise<Uint8Array>;
}

/**
 * The process for the next file: loading its libraries takes longer than reading most files. Each process reads one file
 * and ends, so that no state is shared.
 */
let next: ReadingProcess | null = null;

/**
 * Reads a file as long as `use` works on it.
 * @param signal stops the reading
 * @throws FileRefusal when the file cannot be read, or takes too much memory or time
 */
export async function readSpreadsheet<T>(
  request: { file: Uint8Array; columns: Column[]; rules: ReadingRules },
  signal: AbortSignal,
  use: (reading: SheetReading) => Promise<T>,
): Promise<T> {
  const reading = next?.isAlive ? next : startProcess();
  next = null;
  let spentMs = 0;
  const ask = async (question: ReadingRequest): Promise<ReadingResponse> => {
    const from = performance.now();
    try {
      if (spentMs > BOUNDS.timeMs) throw new FileRefusal('TOO_SLOW');
      const response = await reading.ask(question, signal);
      if (!('refusal' in response)) return response;
      const { code, message, start } = response.refusal;
      throw new FileRefusal(code, message, start);
    } catch (error) {
      throw asRefusal(error);
    } finally {
      spentMs += performance.now() - from;
    }
  };
  try {
    const { head } = (await ask(request)) as { head: ReadHead };
    const notes: string[] = [];
    return await use({
      head,
      rows: () => batches(ask, notes),
      notes: () => notes,
      picture: async (path) => ((await ask({ picture: path })) as { picture: Uint8Array }).picture,
    });
  } finally {
    reading.end();
  }
}

/** All rows of a spreadsheet at once. */
export async function allRows(reading: SheetReading): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const batch of reading.rows()) rows.push(...batch);
  return rows;
}

/** @param notes get what was noticed, with the last rows */
async function* batches(
  ask: (question: ReadingRequest) => Promise<ReadingResponse>,
  notes: string[],
): AsyncGenerator<SheetRow[]> {
  const next = async (): Promise<RowBatch> => (await ask({ nextRows: true })) as RowBatch;
  for (let upcoming: Promise<RowBatch> | null = next(); upcoming;) {
    const batch: RowBatch = await upcoming;
    upcoming = batch.notes === null ? next() : null;
    // Whoever stops early gets no failure.
    upcoming?.catch(() => undefined);
    notes.push(...(batch.notes ?? []));
    yield batch.rows;
  }
}

function asRefusal(error: unknown): unknown {
  if (!(error instanceof ProcessFailure)) return error;
  if (error.reason === 'MEMORY') return new FileRefusal('TOO_COMPLEX');
  return error.reason === 'TIME' ? new FileRefusal('TOO_SLOW') : error;
}

/** Starts the process for the next file. For when nobody waits for this one any more: loading takes a core for a moment. */
export function prepareNextReading(): void {
  try {
    next ??= startProcess();
  } catch (error) {
    // This file has its process. The next one starts its own, and reports an error.
    new Logger('Spreadsheets').warn(String(error));
  }
}

function startProcess(): ReadingProcess {
  return new IsolatedProcess(PROGRAM, BOUNDS);
}
