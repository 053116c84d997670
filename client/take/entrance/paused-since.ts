import type { Lobby } from '../api/api-types';

/** Since when the candidate's time stands, because staff paused the exam or the attempt that runs; null while it runs. */
export function pausedSince({ exam, attempts }: Lobby): string | null {
  const running = attempts.find(({ submittedAt }) => submittedAt === null);
  return running?.pausedAt ?? exam.pausedAt;
}
