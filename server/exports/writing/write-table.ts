/** Writes tables in isolated processes. */
import { builtFile } from '../../config/folders.js';
import { IsolatedProcess } from '../../core/processes/isolated-process.js';
import type { Table } from '../tables/table.js';
import type { SheetInput, SheetRequest } from './sheet-process.js';

const PROGRAM = builtFile('sheet-process');
const BOUNDS = { memoryMb: 512, timeMs: 120_000 };

/**
 * The bytes of a file, as they are written. The next rows are requested when the last ones are written.
 * @param onRows called with the number of written rows; its errors end the writing
 */
export async function* writeTable(
  format: SheetInput['format'],
  { name, columns, rows }: Table,
  onRows: (done: number) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  const writing = new IsolatedProcess<SheetRequest, Uint8Array>(PROGRAM, BOUNDS);
  let done = 0;
  try {
    const head = await writing.ask({ begin: { format, name, columns } });
    if (head.length > 0) yield head;
    for await (const part of rows) {
      const bytes = await writing.ask({ rows: part });
      if (bytes.length > 0) yield bytes;
      done += part.length;
      await onRows(done);
    }
    yield await writing.ask({ end: true });
  } finally {
    writing.end();
  }
}
