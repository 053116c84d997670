/** Checks that clocks stood while staff had paused the exam, and only then. */
import type { Evidence, StoredAttempt, StoredPause, Violation } from './evidence.js';

/** Times are read from texts with six decimals and from numbers with fewer. */
const ROUNDING_MS = 2;
/** A start takes its time before it waits for the locks of a pause that ends. */
const LOCK_MS = 2_000;

/**
 * By how many milliseconds pauses may have moved the deadline of an attempt: of several where the order of what came at
 * the same time is not known.
 * @param base the deadline without extensions and pauses; null: none
 * @param extended the deadline with extensions, without pauses
 */
export function pausedTimes(
  attempt: StoredAttempt,
  pauses: readonly StoredPause[],
  base: number | null,
  extended: number | null,
): number[] {
  return ofExam(attempt, pauses).reduce(
    (sums, { startedAt, endedAt }) => {
      const isOpen = endedAt === null;
      if (isOpen || attempt.startedAt > startedAt || (extended ?? Infinity) <= startedAt)
        return sums;
      const { submittedAt } = attempt;
      if (submittedAt !== null && submittedAt < startedAt) return sums;
      const moved = sums.map((sum) => sum + endedAt - startedAt);
      const isUnsure =
        (base ?? Infinity) <= startedAt || (submittedAt !== null && submittedAt <= endedAt);
      return isUnsure ? [...sums, ...moved] : moved;
    },
    [0],
  );
}

/** The closing that an attempt started with: it moved by the pauses before, if the exam was open then. */
export function movedClosing(
  attempt: StoredAttempt,
  pauses: readonly StoredPause[],
  closesAt: number,
): number {
  return ofExam(attempt, pauses)
    .filter(({ startedAt }) => startedAt < attempt.startedAt)
    .reduce(
      (closing, { startedAt, endedAt }) =>
        endedAt === null || closing <= startedAt ? closing : closing + endedAt - startedAt,
      closesAt,
    );
}

/** How long the clock of an attempt stood in a pause that its submission cut short: its deadline did not move. */
export function cutPause(attempt: StoredAttempt, pauses: readonly StoredPause[]): number {
  const { submittedAt } = attempt;
  if (submittedAt === null) return 0;
  const cut = ofExam(attempt, pauses).find(
    ({ startedAt, endedAt }) =>
      attempt.startedAt <= startedAt &&
      startedAt <= submittedAt &&
      submittedAt <= (endedAt ?? Infinity),
  );
  return cut ? submittedAt - cut.startedAt : 0;
}

/** Every pause of staff is stored once and has ended; nobody started and no time ran out in it. */
export function wrongPauses({ attempts, pauses, staffPauses }: Evidence): Violation[] {
  const found: Violation[] = [];
  const report = (kind: string, attemptId: string, text: string): void =>
    void found.push({ kind, attemptId, text });
  for (const { quizId, paused, resumed } of staffPauses) {
    const stored = pauses.filter((pause) => pause.quizId === quizId);
    const [pause] = stored;
    if (stored.length !== 1 || !pause || paused[1] === null)
      report('wrong pause', '', `${stored.length} of ${quizId}, confirmed at ${paused[1]}`);
    else if (!isWithin(pause.startedAt, paused) || !resumed || !isWithin(pause.endedAt, resumed))
      report('wrong pause', '', JSON.stringify({ pause, paused, resumed }));
  }
  for (const attempt of attempts)
    for (const { startedAt, endedAt } of ofExam(attempt, pauses)) {
      const end = endedAt ?? Infinity;
      if (attempt.startedAt > startedAt && attempt.startedAt < end - LOCK_MS)
        report('started in a pause', attempt.id, String(attempt.startedAt));
      const { submittedAt, submittedBy, deadlineAt } = attempt;
      const ranOut =
        submittedBy === 'TIME' &&
        submittedAt !== null &&
        submittedAt > startedAt &&
        submittedAt < end &&
        (deadlineAt ?? Infinity) > startedAt;
      if (ranOut) report('ran out in a pause', attempt.id, String(submittedAt));
    }
  return found;
}

function ofExam({ quizId }: StoredAttempt, pauses: readonly StoredPause[]): StoredPause[] {
  return pauses.filter((pause) => pause.quizId === quizId);
}

function isWithin(time: number | null, [from, to]: [number, number | null]): boolean {
  return time !== null && time >= from - ROUNDING_MS && time <= (to ?? Infinity) + ROUNDING_MS;
}
