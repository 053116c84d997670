/** The program in an IsolatedProcess. It may be killed at any time. */
import { Worker } from 'node:worker_threads';

/** The reply to a question. */
export type ProcessReply<Answer> =
  | { answer: Answer }
  /** The error that was thrown: our fault. */
  | { failure: string };

/**
 * The main thread handles no events while it works, so another thread kills the process when the
 * parent has ended.
 */
const WATCH_PARENT = `setInterval(() => {
  if (process.ppid !== ${process.ppid}) process.kill(process.pid, 'SIGKILL');
}, 500);`;

/** Answers a question of the parent. Both agree on its type. */
type AnswerFunction = (question: never) => unknown;

/**
 * Answers the questions of the parent one after the other.
 * @param load returns the function that answers; called after signals are handled, so that it can import slow modules
 * @param prepare works after that in the time before the first question, and ends when there is one
 */
export function answerParent(
  load: () => Promise<AnswerFunction>,
  prepare?: (isAsked: () => boolean) => Promise<void>,
): void {
  // Ctrl+C and service managers signal every process. This one ignores that, and ends with its parent.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());
  const loaded = load();
  let watch: Worker | null = null;
  // A failure to load is reported in the reply to a question. Unprepared, it answers all the same.
  loaded.then(() => prepare?.(() => watch !== null)).catch(() => undefined);
  process.on('message', (question: unknown) => {
    watch ??= new Worker(WATCH_PARENT, { eval: true });
    watch.unref();
    void answerOrFailure(loaded, question as never).then((reply) => process.send?.(reply));
  });
}

async function answerOrFailure(
  loaded: Promise<AnswerFunction>,
  question: never,
): Promise<ProcessReply<unknown>> {
  try {
    const answer = await loaded;
    return { answer: await answer(question) };
  } catch (error) {
    return { failure: error instanceof Error ? String(error.stack) : String(error) };
  }
}
