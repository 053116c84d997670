/** So many failures have a cause outside the attempts, as a full disk: each further one would only cost time. */
export const MAX_FAILED = 20;

/**
 * Adjusts one attempt after another. One that fails stops none of those after it, so that as few learners as possible
 * have a score of before.
 * @throws Error once all are done, or MAX_FAILED have failed: how many of how many, and why the first did
 * @throws at once when `signal` aborts
 */
export async function adjustEach(
  attempts: readonly { id: string }[],
  signal: AbortSignal,
  adjust: (id: string) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  let tried = 0;
  for (const { id } of attempts) {
    signal.throwIfAborted();
    tried += 1;
    try {
      await adjust(id);
    } catch (error) {
      failures.push(error);
      if (failures.length === MAX_FAILED) break;
    }
  }
  const [cause] = failures;
  if (failures.length === 0) return;
  const left = attempts.length - tried;
  const untried = left > 0 ? `, and ${left} were not tried` : '';
  throw new Error(
    `${failures.length} of ${attempts.length} attempts could not be adjusted${untried}. The first: ${String(cause)}`,
    { cause },
  );
}
