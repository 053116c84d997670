/** Writes the workbook of refused rows beside the event loop. */
import { builtFile } from '../../config/folders.js';
import type { RepairColumn, RepairRow, RepairThreadAnswer } from './repair-thread.js';
import { WritingThread } from './writing-thread.js';

const THREAD = builtFile('repair-thread');
const BOUNDS = { memoryMb: 1_024, timeMs: 120_000 };

/**
 * @param columns those of the kind, in order; rows have their cells in the same order
 * @param parts the rows, few at a time: the next part is asked for when the last one is written
 * @returns the bytes of an .xlsx file
 */
export async function repairWorkbook(
  columns: RepairColumn[],
  parts: AsyncIterable<RepairRow[]>,
): Promise<Uint8Array> {
  const thread = new WritingThread<RepairRow[] | null, RepairThreadAnswer>(THREAD, columns, BOUNDS);
  try {
    for await (const rows of parts) await thread.say(rows);
    const file = await thread.say(null);
    if (file === null) throw new Error('The writing thread gave no workbook');
    return file;
  } finally {
    await thread.close();
  }
}
