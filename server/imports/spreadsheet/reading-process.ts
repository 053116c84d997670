/** Runs as a process of its own (see reader.ts), which may be killed at any time. */
import { Worker } from 'node:worker_threads';
import type { Column } from '../../questions/kinds/question-kind.js';
import { FileRefusal, type RefusalCode } from './refusal.js';
import type { SheetTable } from './table.js';

export interface ReadingInput {
  file: Uint8Array;
  columns: Column[];
}

export type ReadingOutput =
  | { table: SheetTable }
  | { refusal: { code: RefusalCode; message: string } }
  /** A fault of ours, not of the file. */
  | { failure: string };

// Ctrl+C and service managers signal every process: this one ends when its parent does, and not before.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (input: ReadingInput) => void answer(input));

// Imported once the signal handlers are set: it takes a while.
const loading = import('./read-workbook.js');

/** This thread handles no event while it reads. The other one kills the process when the parent is gone. */
const WATCH_PARENT = `setInterval(() => {
  if (process.ppid !== ${process.ppid}) process.kill(process.pid, 'SIGKILL');
}, 500);`;

async function answer(input: ReadingInput): Promise<void> {
  const watch = new Worker(WATCH_PARENT, { eval: true });
  watch.unref();
  process.send?.(await read(input));
}

async function read({ file, columns }: ReadingInput): Promise<ReadingOutput> {
  try {
    const { readWorkbook } = await loading;
    return { table: await readWorkbook(Buffer.from(file), columns) };
  } catch (error) {
    if (error instanceof FileRefusal) {
      return { refusal: { code: error.code, message: error.message } };
    }
    return { failure: error instanceof Error ? String(error.stack) : String(error) };
  }
}
