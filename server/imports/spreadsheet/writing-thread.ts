/** Speaks with a thread that writes a file: something is said, then it answers. */
import { Worker } from 'node:worker_threads';

interface Waiting<Answer> {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

export class WritingThread<Said, Answer> {
  private readonly thread: Worker;
  /** Whoever has said something and has no answer yet. */
  private waiting: Waiting<Answer> | null = null;
  /** Why there are no answers any more. */
  private failure: Error | null = null;

  constructor(
    file: URL,
    input: unknown,
    { memoryMb, timeMs }: { memoryMb: number; timeMs: number },
  ) {
    this.thread = new Worker(file, {
      workerData: input,
      // Else, its errors would name lines of the bundle.
      execArgv: ['--enable-source-maps'],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    const end = (error: Error): void => {
      clearTimeout(timer);
      this.failure ??= error;
      this.taken()?.reject(this.failure);
    };
    const timer = setTimeout(() => end(new Error('The writing thread takes too long')), timeMs);
    this.thread.on('message', (answer: Answer) => this.taken()?.resolve(answer));
    this.thread.once('error', end);
    this.thread.once('exit', () => end(new Error('The writing thread has ended')));
  }

  /**
   * One at a time.
   * @throws once the thread is no more, or has had its time
   */
  async say(said: Said): Promise<Answer> {
    // No race with a promise of the thread's end: that would keep all answers until then, the whole file.
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      if (this.failure) this.taken()?.reject(this.failure);
      else this.thread.postMessage(said);
    });
  }

  async close(): Promise<void> {
    await this.thread.terminate();
  }

  private taken(): Waiting<Answer> | null {
    const { waiting } = this;
    this.waiting = null;
    return waiting;
  }
}
