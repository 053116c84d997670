/** Writes the workbook of refused rows in an isolated process. */
import { builtFile } from '../../config/folders.js';
import { IsolatedProcess } from '../../core/processes/isolated-process.js';
import type { RepairResponse, RepairColumn, RepairRequest, RepairRow } from './repair-process.js';

const PROGRAM = builtFile('repair-process');
const BOUNDS = { memoryMb: 1_024, timeMs: 120_000 };

/**
 * @param columns of the kind; the cells of rows are in the same order
 * @param parts the rows in batches; the next batch is requested when the last one is written
 * @returns the bytes of an .xlsx file
 */
export async function repairWorkbook(
  columns: RepairColumn[],
  parts: AsyncIterable<RepairRow[]>,
): Promise<Uint8Array> {
  const writing = new IsolatedProcess<RepairRequest, RepairResponse>(PROGRAM, BOUNDS);
  try {
    await writing.ask({ begin: columns });
    for await (const rows of parts) await writing.ask({ rows });
    const file = await writing.ask({ end: true });
    if (file === null) throw new Error('The writing process returned no workbook');
    return file;
  } finally {
    writing.end();
  }
}
