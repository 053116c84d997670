/** Writes tables beside the event loop. */
import { builtFile } from '../../config/folders.js';
import { WritingThread } from '../../imports/spreadsheet/writing-thread.js';
import type { Cell, Table } from '../tables/table.js';
import type { SheetInput } from './sheet-thread.js';

const THREAD = builtFile('sheet-thread');
const BOUNDS = { memoryMb: 512, timeMs: 900_000 };

/**
 * The bytes of a file, as they are written: the next rows are asked for when the last ones are in it.
 * @param onRows is told how many rows are in it; what it throws ends the writing
 */
export async function* writtenTable(
  format: SheetInput['format'],
  { name, columns, rows }: Table,
  onRows: (done: number) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  const input: SheetInput = { format, name, columns };
  const thread = new WritingThread<Cell[][] | null, Uint8Array>(THREAD, input, BOUNDS);
  let done = 0;
  try {
    for await (const part of rows) {
      const bytes = await thread.say(part);
      if (bytes.length > 0) yield bytes;
      done += part.length;
      await onRows(done);
    }
    yield await thread.say(null);
  } finally {
    await thread.close();
  }
}
