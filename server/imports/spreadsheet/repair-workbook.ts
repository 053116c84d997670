/** Writes the workbook of refused rows beside the event loop. */
import { builtFile } from '../../config/folders.js';
import { IsolatedProcess } from '../../core/processes/isolated-process.js';
import type { RepairAnswer, RepairColumn, RepairQuestion, RepairRow } from './repair-process.js';

const PROGRAM = builtFile('repair-process');
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
  const writing = new IsolatedProcess<RepairQuestion, RepairAnswer>(PROGRAM, BOUNDS);
  try {
    await writing.ask({ begin: columns });
    for await (const rows of parts) await writing.ask({ rows });
    const file = await writing.ask({ end: true });
    if (file === null) throw new Error('The writing process gave no workbook');
    return file;
  } finally {
    writing.end();
  }
}
