/** The other end of a SideProcess. It may be killed at any time. */
import { Worker } from 'node:worker_threads';

/** What a program says of each question. */
export type ProcessReply<Answer> =
  | { answer: Answer }
  /** What it threw: a fault of ours. */
  | { failure: string };

/** This thread handles no event while it works. The other one kills the process when the parent is gone. */
const WATCH_PARENT = `setInterval(() => {
  if (process.ppid !== ${process.ppid}) process.kill(process.pid, 'SIGKILL');
}, 500);`;

/** Takes what the parent asks, of whatever type the two have agreed on. */
type Answering = (question: never) => unknown;

/**
 * Answers whatever the parent asks, one after the other.
 * @param load gives the function that does; called once signals are handled, so that it can import what takes a while
 */
export function answerParent(load: () => Promise<Answering>): void {
  // Ctrl+C and service managers signal every process: this one ends when its parent does, and not before.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());
  const loaded = load();
  // Whoever asks is told.
  loaded.catch(() => undefined);
  let watch: Worker | null = null;
  process.on('message', (question: unknown) => {
    watch ??= new Worker(WATCH_PARENT, { eval: true });
    watch.unref();
    void answered(loaded, question as never).then((said) => process.send?.(said));
  });
}

async function answered(
  loaded: Promise<Answering>,
  question: never,
): Promise<ProcessReply<unknown>> {
  try {
    const answer = await loaded;
    return { answer: await answer(question) };
  } catch (error) {
    return { failure: error instanceof Error ? String(error.stack) : String(error) };
  }
}
