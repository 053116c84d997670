/**
 * Processes untrusted input outside the event loop, with limits on memory and time. In processes, not in threads:
 * V8 cannot always end a thread that reaches its memory limit, and then aborts the whole process.
 */
import { fork, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import type { ProcessReply } from './isolated-program.js';

export interface ProcessLimits {
  /** Of V8's heap, in megabytes. */
  memoryMb: number;
  /** For each answer. */
  timeMs: number;
}

/** Why a process gave no answer. `FAILED` is our fault; the input may cause the others. */
export type FailureReason = 'MEMORY' | 'TIME' | 'ABORTED' | 'FAILED';

export class ProcessFailure extends Error {
  constructor(
    readonly reason: FailureReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Of the error output of a process. */
const MAX_STDERR = 4_000;
/** V8 and Linux end a process that needs too much memory by one of these signals, or with its exit code. */
const OUT_OF_MEMORY = new Set<unknown>(['SIGABRT', 'SIGKILL', 'SIGTRAP', 'SIGILL', 134]);

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

interface PendingAnswer<Answer> {
  resolve: (answer: Answer) => void;
  reject: (error: ProcessFailure) => void;
}

/** Runs one of our programs (see isolated-program.ts) in a process of its own, which answers questions. */
export class IsolatedProcess<Question, Answer> {
  private readonly child: ChildProcess;
  private stderr = '';
  private pending: PendingAnswer<Answer> | null = null;
  /** Why the process gives no more answers. */
  private failure: ProcessFailure | null = null;

  /** @throws when the system cannot start another process */
  constructor(
    program: URL,
    private readonly limits: ProcessLimits,
  ) {
    this.child = fork(program, {
      execArgv: ['--enable-source-maps', `--max-old-space-size=${limits.memoryMb}`],
      // The program needs no environment variables, and some are secrets.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    running.add(this.child);
    this.child.on('message', (reply: ProcessReply<Answer>) => this.receive(reply));
    this.child.on('error', (error) => this.fail('FAILED', error.message));
    this.child.stderr?.on('data', (text) => {
      this.stderr = `${this.stderr}${text}`.slice(-MAX_STDERR);
    });
    // Not `exit`, which may come before the last messages.
    this.child.on('close', (code, signal) => {
      const reason = OUT_OF_MEMORY.has(signal ?? code) ? 'MEMORY' : 'FAILED';
      this.fail(reason, `The process ended (${signal ?? code}): ${this.stderr}`);
    });
    if (!this.child.connected) throw new Error('The system cannot start another process');
    this.unref();
  }

  /** Whether the process can answer questions. */
  get isAlive(): boolean {
    return this.failure === null && this.child.connected;
  }

  /**
   * Asks one question at a time.
   * @param signal aborts the work, and ends the process
   * @throws ProcessFailure: the process has ended then
   */
  async ask(question: Question, signal?: AbortSignal): Promise<Answer> {
    this.ref();
    // Not AbortSignal.timeout(): in Node 20 its timer can be garbage collected.
    const timer = setTimeout(
      () => this.fail('TIME', 'The answer takes too long'),
      this.limits.timeMs,
    );
    const abort = (): void => this.fail('ABORTED', 'Aborted', { cause: signal?.reason });
    signal?.addEventListener('abort', abort, { once: true });
    try {
      // No race with a promise of the process's end: that would keep all answers in memory until then.
      return await new Promise((resolve, reject) => {
        this.pending = { resolve, reject };
        if (signal?.aborted) abort();
        if (this.failure) this.takePending()?.reject(this.failure);
        // Sending to a process that has ended fails; `close` reports that.
        else this.child.send(question as object, () => undefined);
      });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      this.unref();
    }
  }

  end(): void {
    this.fail('ABORTED', 'The process was ended');
  }

  private receive(reply: ProcessReply<Answer>): void {
    if ('failure' in reply) this.fail('FAILED', reply.failure);
    else this.takePending()?.resolve(reply.answer);
  }

  private fail(reason: FailureReason, message: string, options?: ErrorOptions): void {
    this.failure ??= new ProcessFailure(reason, message, options);
    this.takePending()?.reject(this.failure);
    this.child.kill('SIGKILL');
    running.delete(this.child);
  }

  private takePending(): PendingAnswer<Answer> | null {
    const { pending } = this;
    this.pending = null;
    return pending;
  }

  private ref(): void {
    this.child.ref();
    this.child.channel?.ref();
  }

  /** While idle, the process does not keep this one from ending. */
  private unref(): void {
    this.child.unref();
    this.child.channel?.unref();
    (this.child.stderr as Socket | null)?.unref();
  }
}
