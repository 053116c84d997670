/** How long an attempt lasts that is started now. */
import { useEffect, useState } from 'preact/hooks';
import type { ServerClock } from '../session/clock';
import type { Lobby, LobbyExam } from '../api/api-types';

/** The times of an exam as they are for this candidate, or for all on its public page. */
export type ExamTimes = Pick<
  LobbyExam,
  'opensAt' | 'closesAt' | 'pausedAt' | 'durationMinutes' | 'timeZone'
>;

/** The exam as it ends attempts of its candidate: a preview is not bound to opening and closing. */
export function boundExam({ exam, candidate }: Lobby): LobbyExam {
  return candidate.isPreview ? { ...exam, opensAt: null, closesAt: null } : exam;
}

export interface TimeAvailable {
  /** In milliseconds; null: no limit. */
  ms: number | null;
  /** Whether the exam closes before the minutes of the attempt are over. */
  isCut: boolean;
}

/**
 * While the exam is paused, the time stands still: the closing moves when the exam goes on.
 * @param now milliseconds since 1970, by the server's clock; before the opening, it is the time from then on
 */
export function timeAvailable(
  { opensAt, closesAt, pausedAt, durationMinutes }: Omit<ExamTimes, 'timeZone'>,
  now: number,
): TimeAvailable {
  const clock = pausedAt === null ? now : Date.parse(pausedAt);
  const start = opensAt === null ? clock : Math.max(clock, Date.parse(opensAt));
  const whole = durationMinutes === null ? null : durationMinutes * 60_000;
  if (closesAt === null) return { ms: whole, isCut: false };
  const untilClosing = Math.max(0, Date.parse(closesAt) - start);
  return whole === null || untilClosing < whole
    ? { ms: untilClosing, isCut: whole !== null }
    : { ms: whole, isCut: false };
}

/** The same, twice a second. */
export function useTimeAvailable(exam: ExamTimes, clock: ServerClock): TimeAvailable {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), 500);
    return () => clearInterval(timer);
  }, [clock]);
  return timeAvailable(exam, now);
}
