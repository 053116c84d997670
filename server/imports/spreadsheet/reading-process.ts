/** Runs as a process of its own (see reader.ts), which may be killed at any time. */
import type { Column } from '../../questions/kinds/question-kind.js';
import { readWorkbook } from './read-workbook.js';
import { FileRefusal, type RefusalCode } from './refusal.js';
import type { SheetTable } from './table.js';

export interface ReadingInput {
  file: Uint8Array;
  columns: Column[];
}

export type ReadingOutput =
  | { table: SheetTable }
  | { refusal: { code: RefusalCode; message: string } }
  /** What is wrong with us, not with the file. */
  | { failure: string };

// A terminal or a service manager tells all processes to end: this one ends with the one it reads for.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (input: ReadingInput) => void answer(input));

async function answer(input: ReadingInput): Promise<void> {
  process.send?.(await read(input));
}

async function read({ file, columns }: ReadingInput): Promise<ReadingOutput> {
  try {
    return { table: await readWorkbook(Buffer.from(file), columns) };
  } catch (error) {
    if (error instanceof FileRefusal) {
      return { refusal: { code: error.code, message: error.message } };
    }
    return { failure: error instanceof Error ? String(error.stack) : String(error) };
  }
}
