/**
 * Reads workbooks beside the event loop, with a limit on memory and on time. In processes: V8 ends a
 * thread that needs too much memory only if it finds the time, and the whole process otherwise.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { builtFile } from '../../config/folders.js';
import type { Column } from '../../questions/kinds/question-kind.js';
import type { ReadingInput, ReadingOutput } from './reading-process.js';
import { FileRefusal } from './refusal.js';
import type { SheetTable } from './table.js';

const PROGRAM = builtFile('reading-process');
const MEMORY_MB = 1_024;
const TIME_MS = 60_000;

/**
 * The process of the next file, begun when one has been read: to load its libraries takes longer than
 * to read most files. Each reads one file and ends, so that none finds what another left.
 */
let next: ChildProcess | null = null;

/**
 * @param signal stops the reading
 * @throws FileRefusal when the file cannot be taken, also when it needs too much of anything
 */
export async function readSpreadsheet(
  file: Uint8Array,
  columns: Column[],
  signal: AbortSignal,
): Promise<SheetTable> {
  const reading = next ?? startProcess();
  next = null;
  reading.ref();
  reading.channel?.ref();
  try {
    const output = await outputOf(reading, { file, columns }, signal);
    if ('failure' in output) throw new Error(`The file could not be read: ${output.failure}`);
    if ('refusal' in output) throw new FileRefusal(output.refusal.code, output.refusal.message);
    return output.table;
  } finally {
    reading.kill('SIGKILL');
    next ??= startProcess();
  }
}

function startProcess(): ChildProcess {
  const child = fork(PROGRAM, {
    execArgv: [`--max-old-space-size=${MEMORY_MB}`],
    // Nothing of ours that a file could find: it has no use for a secret.
    env: {},
    serialization: 'advanced',
    // What V8 says of memory, pages of it, says no more than how the process ended.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // One that waits keeps no process alive, and is not missed when it ends.
  child.unref();
  child.channel?.unref();
  const forget = (): void => {
    if (next === child) next = null;
  };
  child.on('error', forget).on('exit', forget);
  return child;
}

async function outputOf(
  reading: ChildProcess,
  input: ReadingInput,
  signal: AbortSignal,
): Promise<ReadingOutput> {
  let timer: NodeJS.Timeout | undefined;
  const output = new Promise<ReadingOutput>((resolve, reject) => {
    reading.once('message', (answer) => resolve(answer as ReadingOutput));
    reading.once('error', reject);
    reading.once('exit', (code, by) => reject(endOf(code, by)));
    // No AbortSignal.timeout() joined by any(): Node 20 lets the garbage collector take its timer.
    timer = setTimeout(() => reject(new FileRefusal('TOO_SLOW')), TIME_MS);
    const callOff = (): void => reject(new Error('Called off', { cause: signal.reason }));
    if (signal.aborted) callOff();
    else signal.addEventListener('abort', callOff, { once: true });
    // Whoever cannot be told anything any more has ended, and that is what counts.
    reading.send(input, () => undefined);
  });
  return output.finally(() => clearTimeout(timer));
}

/** V8 aborts where memory ends: by a signal, or with its number. So does a system whose memory ends. */
function endOf(code: number | null, signal: NodeJS.Signals | null): Error {
  const isMemory = signal === 'SIGABRT' || signal === 'SIGKILL' || code === 134;
  if (isMemory) return new FileRefusal('TOO_COMPLEX');
  return new Error(`The reading process ended without an answer: ${code ?? signal}`);
}
