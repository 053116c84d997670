/**
 * Reads workbooks beside the event loop, with a limit on memory and on time. In processes, not in threads:
 * V8 cannot always end a thread that reaches its memory limit, and aborts the whole process then.
 */
import { fork, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { Logger } from '@nestjs/common';
import { builtFile } from '../../config/folders.js';
import type { Column } from '../../questions/kinds/question-kind.js';
import type { ReadingInput, ReadingOutput } from './reading-process.js';
import { FileRefusal } from './refusal.js';
import type { SheetTable } from './table.js';

const PROGRAM = builtFile('reading-process');
const MEMORY_MB = 1_024;
const TIME_MS = 60_000;
/** Of what a process says when it fails. */
const MOST_SAID = 4_000;
/** How V8 and Linux end a process that needs too much memory: by a signal, or with the number of one. */
const OUT_OF_MEMORY = new Set<unknown>(['SIGABRT', 'SIGKILL', 'SIGTRAP', 'SIGILL', 134]);

/**
 * The process of the next file, begun when one has been read: to load its libraries takes longer than
 * to read most files. Each reads one file and ends, so that none finds what another left.
 */
let next: ChildProcess | null = null;

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * @param signal stops the reading
 * @throws FileRefusal when the file cannot be taken, also when it needs too much of anything
 */
export async function readSpreadsheet(
  file: Uint8Array,
  columns: Column[],
  signal: AbortSignal,
): Promise<SheetTable> {
  const reading = next?.connected ? next : startProcess();
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
    if (!signal.aborted) prepareNext();
  }
}

function prepareNext(): void {
  try {
    next ??= startProcess();
  } catch (error) {
    // This file has been read; the next one tries again, and says so if it fails.
    new Logger('Spreadsheets').warn(String(error));
  }
}

/** @throws when the system has no room for another process */
function startProcess(): ChildProcess {
  const child = fork(PROGRAM, {
    execArgv: ['--enable-source-maps', `--max-old-space-size=${MEMORY_MB}`],
    // It needs no variable, and some are secrets.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  running.add(child);
  const forget = (): void => {
    running.delete(child);
    if (next === child) next = null;
  };
  child.on('error', forget).on('exit', forget);
  if (!child.connected) throw new Error('No process can be started to read a spreadsheet');
  // While it waits for a file, it does not keep this process from ending.
  child.unref();
  child.channel?.unref();
  (child.stderr as Socket | null)?.unref();
  return child;
}

async function outputOf(
  reading: ChildProcess,
  input: ReadingInput,
  signal: AbortSignal,
): Promise<ReadingOutput> {
  let timer: NodeJS.Timeout | undefined;
  let said = '';
  reading.stderr?.on('data', (text) => (said = `${said}${text}`.slice(-MOST_SAID)));
  const output = new Promise<ReadingOutput>((resolve, reject) => {
    reading.once('message', (answer) => resolve(answer as ReadingOutput));
    reading.once('error', reject);
    // Not `exit`, which may come before all that was said.
    reading.once('close', (code, by) => {
      if (OUT_OF_MEMORY.has(by ?? code)) reject(new FileRefusal('TOO_COMPLEX'));
      else reject(new Error(`The reading process ended (${by ?? code}): ${said}`));
    });
    // No AbortSignal.timeout() joined by any(): Node 20 lets the garbage collector take its timer.
    timer = setTimeout(() => reject(new FileRefusal('TOO_SLOW')), TIME_MS);
    const callOff = (): void => reject(new Error('Called off', { cause: signal.reason }));
    if (signal.aborted) callOff();
    else signal.addEventListener('abort', callOff, { once: true });
    // A file cannot be sent to a process that has ended, and `close` tells of that.
    reading.send(input, () => undefined);
  });
  return output.finally(() => clearTimeout(timer));
}
