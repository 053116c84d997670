/** Runs in a thread of its own (see reader.ts), where it may be stopped at any time. */
import { parentPort } from 'node:worker_threads';
import type { Column } from '../../questions/kinds/question-kind.js';
import { readWorkbook } from './read-workbook.js';
import { FileRefusal, type RefusalCode } from './refusal.js';
import type { SheetTable } from './table.js';

export interface ThreadInput {
  file: Uint8Array;
  columns: Column[];
}

export type ThreadOutput =
  | { table: SheetTable }
  | { refusal: { code: RefusalCode; message: string } };

// What was sent while this was being loaded has waited.
parentPort?.once('message', (input: ThreadInput) => void read(input));

async function read({ file, columns }: ThreadInput): Promise<void> {
  try {
    answer({ table: await readWorkbook(Buffer.from(file.buffer), columns) });
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    answer({ refusal: { code: error.code, message: error.message } });
  }
}

function answer(output: ThreadOutput): void {
  parentPort?.postMessage(output);
}
