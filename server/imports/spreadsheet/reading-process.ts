/** Runs as an isolated process, see reader.ts. */
import { answerParent } from '../../core/processes/isolated-program.js';
import type { Column } from '../../questions/kinds/question-kind.js';
import { FileRefusal, type RefusalCode } from './refusal.js';
import type { SheetTable } from './table.js';

export interface ReadingInput {
  file: Uint8Array;
  columns: Column[];
}

export type ReadingOutput =
  | { table: SheetTable }
  | { refusal: { code: RefusalCode; message: string } };

answerParent(async () => {
  const { readWorkbook } = await import('./read-workbook.js');
  return async ({ file, columns }: ReadingInput): Promise<ReadingOutput> => {
    try {
      return { table: await readWorkbook(Buffer.from(file), columns) };
    } catch (error) {
      if (!(error instanceof FileRefusal)) throw error;
      return { refusal: { code: error.code, message: error.message } };
    }
  };
});
