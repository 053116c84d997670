/** Writes the workbook of refused rows beside the event loop. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { RepairColumn, RepairRow, RepairThreadAnswer } from './repair-thread.js';

const THREAD = new URL('./repair-thread.js', import.meta.url);
const MEMORY_MB = 1_024;
const TIME_MS = 120_000;

/**
 * @param columns those of the kind, in order; rows have their cells in the same order
 * @param parts the rows, few at a time: the next part is asked for when the last one is written
 * @returns the bytes of an .xlsx file
 */
export async function repairWorkbook(
  columns: RepairColumn[],
  parts: AsyncIterable<RepairRow[]>,
): Promise<Uint8Array> {
  const thread = new Worker(THREAD, {
    workerData: columns,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const overdue = new AbortController();
  const timer = setTimeout(() => overdue.abort(), TIME_MS);
  const say = async (rows: RepairRow[] | null): Promise<RepairThreadAnswer> => {
    const answer = once(thread, 'message', { signal: overdue.signal });
    thread.postMessage(rows);
    return ((await answer) as [RepairThreadAnswer])[0];
  };
  try {
    for await (const rows of parts) await say(rows);
    const file = await say(null);
    if (file === null) throw new Error('The writing thread gave no workbook');
    return file;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
