/** Reads workbooks beside the event loop, with a limit on memory and on time. */
import { Worker } from 'node:worker_threads';
import { threadFile } from '../../config/folders.js';
import type { Column } from '../../questions/kinds/question-kind.js';
import { FileRefusal } from './refusal.js';
import type { SheetTable } from './table.js';
import type { ThreadInput, ThreadOutput } from './thread.js';

const THREAD = threadFile('spreadsheet-thread');
const MEMORY_MB = 1_024;
const TIME_MS = 60_000;

/**
 * The thread of the next file, begun when one has been read: to load its libraries takes longer than
 * to read most files. Each reads one file and ends, so that none finds what another left.
 */
let next: Worker | null = null;

/**
 * @param file taken over by the thread: empty for the caller afterwards
 * @param signal stops the thread
 * @throws FileRefusal when the file cannot be taken, also when it needs too much of anything
 */
export async function readSpreadsheet(
  file: Uint8Array,
  columns: Column[],
  signal: AbortSignal,
): Promise<SheetTable> {
  const thread = next ?? startThread();
  next = null;
  thread.ref();
  // A copy of its own, so that handing it over takes nothing from a shared pool.
  const bytes = new Uint8Array(file);
  const input: ThreadInput = { file: bytes, columns };
  try {
    const answered = outputOf(thread, signal);
    thread.postMessage(input, [bytes.buffer]);
    const output = await answered;
    if ('refusal' in output) throw new FileRefusal(output.refusal.code, output.refusal.message);
    return output.table;
  } finally {
    await thread.terminate();
    next ??= startThread();
  }
}

function startThread(): Worker {
  const thread = new Worker(THREAD, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
  // One that waits keeps no process alive, and is not missed when it ends.
  thread.unref();
  const forget = (): void => {
    if (next === thread) next = null;
  };
  thread.on('error', forget).on('exit', forget);
  return thread;
}

async function outputOf(thread: Worker, signal: AbortSignal): Promise<ThreadOutput> {
  let timer: NodeJS.Timeout | undefined;
  const output = new Promise<ThreadOutput>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new FileRefusal('TOO_COMPLEX') : error);
    });
    thread.once('exit', () => reject(new Error('The reading thread ended without an answer')));
    // No AbortSignal.timeout() joined by any(): Node 20 lets the garbage collector take its timer.
    timer = setTimeout(() => reject(new FileRefusal('TOO_SLOW')), TIME_MS);
    const callOff = (): void => reject(new Error('Called off', { cause: signal.reason }));
    if (signal.aborted) callOff();
    else signal.addEventListener('abort', callOff, { once: true });
  });
  return output.finally(() => clearTimeout(timer));
}
