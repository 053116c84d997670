/** Reads workbooks in isolated processes. */
import { Logger } from '@nestjs/common';
import { builtFile } from '../../config/folders.js';
import { ProcessFailure, IsolatedProcess } from '../../core/processes/isolated-process.js';
import type { Column } from '../../questions/kinds/question-kind.js';
import type { ReadingInput, ReadingOutput } from './reading-process.js';
import { FileRefusal } from './refusal.js';
import type { SheetTable } from './table.js';

const PROGRAM = builtFile('reading-process');
const BOUNDS = { memoryMb: 1_024, timeMs: 60_000 };

type ReadingProcess = IsolatedProcess<ReadingInput, ReadingOutput>;

/**
 * The process for the next file: loading its libraries takes longer than reading most files. It is started while a file
 * is read, when the worker waits. Each process reads one file and ends, so that no state is shared.
 */
let next: ReadingProcess | null = null;

/**
 * @param signal stops the reading
 * @throws FileRefusal when the file cannot be read, or takes too much memory or time
 */
export async function readSpreadsheet(
  file: Uint8Array,
  columns: Column[],
  signal: AbortSignal,
): Promise<SheetTable> {
  const reading = next?.isAlive ? next : startProcess();
  next = null;
  if (!signal.aborted) prepareNext();
  try {
    const output = await reading.ask({ file, columns }, signal);
    if ('refusal' in output) throw new FileRefusal(output.refusal.code, output.refusal.message);
    return output.table;
  } catch (error) {
    throw asRefusal(error);
  } finally {
    reading.end();
  }
}

function asRefusal(error: unknown): unknown {
  if (!(error instanceof ProcessFailure)) return error;
  if (error.reason === 'MEMORY') return new FileRefusal('TOO_COMPLEX');
  return error.reason === 'TIME' ? new FileRefusal('TOO_SLOW') : error;
}

function prepareNext(): void {
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
