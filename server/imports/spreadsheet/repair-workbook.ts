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
  const end = endOf(thread);
  const say = async (rows: RepairRow[] | null): Promise<RepairThreadAnswer> => {
    const answer = once(thread, 'message') as Promise<[RepairThreadAnswer]>;
    thread.postMessage(rows);
    return (await Promise.race([answer, end]))[0];
  };
  try {
    for await (const rows of parts) await say(rows);
    const file = await say(null);
    if (file === null) throw new Error('The writing thread gave no workbook');
    return file;
  } finally {
    await thread.terminate();
  }
}

/** Rejects once the thread is no more, or has had its time: also while nothing is said to it. */
function endOf(thread: Worker): Promise<never> {
  const end = new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The writing thread takes too long')), TIME_MS);
    thread.once('error', reject);
    thread.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('The writing thread has ended'));
    });
  });
  // Told to whoever speaks to it next; nobody does once the workbook is written.
  end.catch(() => undefined);
  return end;
}
