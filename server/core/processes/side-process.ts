/**
 * Does work on what strangers send beside the event loop, with a limit on memory and on time. In processes, not
 * in threads: V8 cannot always end a thread that reaches its memory limit, and aborts the whole process then.
 */
import { fork, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import type { ProcessReply } from './side-program.js';

export interface ProcessBounds {
  /** Of V8's heap, in megabytes. */
  memoryMb: number;
  /** For each answer. */
  timeMs: number;
}

/** Why a process gave no answer. `FAILED` is a fault of ours, the others may be a stranger's doing. */
export type FailureReason = 'MEMORY' | 'TIME' | 'CALLED_OFF' | 'FAILED';

export class ProcessFailure extends Error {
  constructor(
    readonly reason: FailureReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Of what a process writes when it fails. */
const MAX_STDERR = 4_000;
/** How V8 and Linux end a process that needs too much memory: by a signal, or with the number of one. */
const OUT_OF_MEMORY = new Set<unknown>(['SIGABRT', 'SIGKILL', 'SIGTRAP', 'SIGILL', 134]);

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

interface Waiting<Answer> {
  resolve: (answer: Answer) => void;
  reject: (error: ProcessFailure) => void;
}

/** A program of ours (see side-program.ts) in a process of its own: it is asked, then it answers. */
export class SideProcess<Question, Answer> {
  private readonly child: ChildProcess;
  private stderr = '';
  private waiting: Waiting<Answer> | null = null;
  /** Why there are no answers any more. */
  private failure: ProcessFailure | null = null;

  /** @throws when the system has no room for another process */
  constructor(
    program: URL,
    private readonly bounds: ProcessBounds,
  ) {
    this.child = fork(program, {
      execArgv: ['--enable-source-maps', `--max-old-space-size=${bounds.memoryMb}`],
      // It needs no variable, and some are secrets.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    running.add(this.child);
    this.child.on('message', (said: ProcessReply<Answer>) => this.receive(said));
    this.child.on('error', (error) => this.fail('FAILED', error.message));
    this.child.stderr?.on('data', (text) => {
      this.stderr = `${this.stderr}${text}`.slice(-MAX_STDERR);
    });
    // Not `exit`, which may come before all that was said.
    this.child.on('close', (code, signal) => {
      const reason = OUT_OF_MEMORY.has(signal ?? code) ? 'MEMORY' : 'FAILED';
      this.fail(reason, `The process ended (${signal ?? code}): ${this.stderr}`);
    });
    if (!this.child.connected) throw new Error('No process can be started');
    this.unref();
  }

  /** Whether it can be asked. */
  get isAlive(): boolean {
    return this.failure === null && this.child.connected;
  }

  /**
   * One at a time.
   * @param signal stops the work, and the process
   * @throws ProcessFailure: the process has ended then
   */
  async ask(question: Question, signal?: AbortSignal): Promise<Answer> {
    this.ref();
    // No AbortSignal.timeout(): Node 20 lets the garbage collector take its timer.
    const timer = setTimeout(() => this.fail('TIME', 'It takes too long'), this.bounds.timeMs);
    const callOff = (): void => this.fail('CALLED_OFF', 'Called off', { cause: signal?.reason });
    signal?.addEventListener('abort', callOff, { once: true });
    try {
      // No race with a promise of the end: that would keep all answers until then.
      return await new Promise((resolve, reject) => {
        this.waiting = { resolve, reject };
        if (signal?.aborted) callOff();
        if (this.failure) this.takeWaiting()?.reject(this.failure);
        // What cannot be sent to a process that has ended, `close` tells.
        else this.child.send(question as object, () => undefined);
      });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', callOff);
      this.unref();
    }
  }

  end(): void {
    this.fail('CALLED_OFF', 'The process was ended');
  }

  private receive(said: ProcessReply<Answer>): void {
    if ('failure' in said) this.fail('FAILED', said.failure);
    else this.takeWaiting()?.resolve(said.answer);
  }

  private fail(reason: FailureReason, message: string, options?: ErrorOptions): void {
    this.failure ??= new ProcessFailure(reason, message, options);
    this.takeWaiting()?.reject(this.failure);
    this.child.kill('SIGKILL');
    running.delete(this.child);
  }

  private takeWaiting(): Waiting<Answer> | null {
    const { waiting } = this;
    this.waiting = null;
    return waiting;
  }

  private ref(): void {
    this.child.ref();
    this.child.channel?.ref();
  }

  /** While it waits to be asked, it does not keep this process from ending. */
  private unref(): void {
    this.child.unref();
    this.child.channel?.unref();
    (this.child.stderr as Socket | null)?.unref();
  }
}
