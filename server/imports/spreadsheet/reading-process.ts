/** Runs as an isolated process, see reader.ts. */
import { answerParent } from '../../core/processes/isolated-program.js';
import type { Column } from '../../questions/kinds/question-kind.js';
import type { RememberedNames } from './column-names.js';
import type { ReadingRules, ReadTable } from './read-workbook.js';
import { FileRefusal, type RefusalCode } from './files/refusal.js';
import type { SheetStart } from './files/refusal.js';
import { sizeOf, type SheetRow, type TableHead } from './table.js';

/** First `file`, then `nextRows` until they end, and pictures. */
export type ReadingRequest =
  | { file: Uint8Array; columns: Column[]; rules: ReadingRules }
  | { nextRows: true }
  | { picture: string };

/** The table without its rows. */
export interface ReadHead extends TableHead {
  mappedNames: RememberedNames | null;
}

/** Notes come with the last rows. */
export interface RowBatch {
  rows: SheetRow[];
  notes: string[] | null;
}

export type ReadingResponse =
  | { head: ReadHead }
  | RowBatch
  | { picture: Uint8Array }
  | { refusal: { code: RefusalCode; message: string; start?: SheetStart | undefined } };

/** Few enough that others are sent while these are checked. */
const ROWS_AT_ONCE = 1_000;
/** Receiving a batch must not take the worker long. */
const CHARACTERS_AT_ONCE = 500_000;

answerParent(load, async (isAsked) => {
  const { warmUp } = await import('./warm-up.js');
  await warmUp(isAsked);
});

async function load(): Promise<(request: ReadingRequest) => Promise<ReadingResponse>> {
  const { readWorkbook } = await import('./read-workbook.js');
  let read: ReadTable | null = null;
  let rows: Iterator<SheetRow> | null = null;
  const answer = async (request: ReadingRequest): Promise<ReadingResponse> => {
    if ('file' in request) {
      read = await readWorkbook(Buffer.from(request.file), request.columns, request.rules);
      const { headers, unused, names, rowCount } = read.table;
      rows = read.table.rows[Symbol.iterator]();
      return { head: { headers, unused, names, rowCount, mappedNames: read.mappedNames } };
    }
    if (!read || !rows) throw new Error('No file was read');
    if ('picture' in request) return { picture: await read.picture(request.picture) };
    const { batch, isLast } = nextRows(rows);
    return { rows: batch, notes: isLast ? read.table.notes() : null };
  };
  return async (request: ReadingRequest): Promise<ReadingResponse> => {
    try {
      return await answer(request);
    } catch (error) {
      if (!(error instanceof FileRefusal)) throw error;
      const { code, message, start } = error;
      return { refusal: { code, message, start } };
    }
  };
}

function nextRows(rows: Iterator<SheetRow>): { batch: SheetRow[]; isLast: boolean } {
  const batch: SheetRow[] = [];
  for (let characters = 0; batch.length < ROWS_AT_ONCE && characters < CHARACTERS_AT_ONCE;) {
    const next = rows.next();
    if (next.done) return { batch, isLast: true };
    batch.push(next.value);
    for (const text of next.value.cells) characters += text.length;
    for (const runs of Object.values(next.value.shown ?? {})) characters += sizeOf({ runs });
  }
  return { batch, isLast: false };
}
