/** Speaks with a thread that writes a file: something is said, then it answers. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export class WritingThread<Said, Answer> {
  private readonly thread: Worker;
  /** Rejects once the thread is no more, or has had its time: also while nothing is said to it. */
  private readonly end: Promise<never>;

  constructor(
    file: URL,
    input: unknown,
    { memoryMb, timeMs }: { memoryMb: number; timeMs: number },
  ) {
    this.thread = new Worker(file, {
      workerData: input,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    this.end = endOf(this.thread, timeMs);
  }

  async say(said: Said): Promise<Answer> {
    const answer = once(this.thread, 'message') as Promise<[Answer]>;
    this.thread.postMessage(said);
    return (await Promise.race([answer, this.end]))[0];
  }

  async close(): Promise<void> {
    await this.thread.terminate();
  }
}

function endOf(thread: Worker, timeMs: number): Promise<never> {
  const end = new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The writing thread takes too long')), timeMs);
    thread.once('error', reject);
    thread.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('The writing thread has ended'));
    });
  });
  // Told to whoever speaks to it next; nobody does once the file is written.
  end.catch(() => undefined);
  return end;
}
