/** Staff who extend the time of running attempts and pause exams, by whatever process of the service is up. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Refused, type Api } from '../setup/api.js';
import { EXTEND } from '../setup/interventions.js';
import { PAUSE, RESUME } from '../setup/pauses.js';
import { SERVICE, type StaffPause } from './evidence.js';
import type { RegisteredCandidate } from './open-exams.js';
import type { Ledger } from './ledger.js';
import type { TestEnvironment } from './test-environment.js';

const MINUTES = 1;
const MAX_TRIES = 12;
const BETWEEN_TRIES_MS = 1_000;
/** Longer than faults are injected: on a busy machine the service may be down for most of that time. */
const PATIENCE_MS = 100_000;

/** Extends the running attempt of a candidate by a minute, if there is one. Retries until the server confirms. */
export async function extendByMinute(
  owner: Api,
  { sql }: TestEnvironment,
  ledger: Ledger,
  { candidateId }: RegisteredCandidate,
): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    try {
      const attempts = await sql<{ id: string }>(
        'SELECT id FROM attempts WHERE candidate_id = $1 AND submitted_at IS NULL',
        [candidateId],
      );
      const attemptId = attempts[0]?.id;
      if (attemptId === undefined) return;
      const extensions = ledger.extensions.get(attemptId) ?? [];
      ledger.extensions.set(attemptId, extensions);
      const extension = { minutes: MINUTES, isConfirmed: false };
      extensions.push(extension);
      await owner.ask(EXTEND, { input: { attemptId, minutes: MINUTES, reason: 'A fire alarm' } });
      extension.isConfirmed = true;
      return;
    } catch (error) {
      // The attempt has ended meanwhile: nothing was added.
      if (error instanceof Refused && error.errors[0]?.extensions.code === 'ATTEMPT_ENDED') return;
      await sleep(BETWEEN_TRIES_MS);
    }
  }
}

/**
 * Pauses an exam for a while. Retries until the server confirms: a repetition that finds it done has been done by the
 * try whose answer was lost.
 */
export async function pauseFor(
  owner: Api,
  ledger: Ledger,
  quizId: string,
  lengthMs: number,
): Promise<void> {
  const pause: StaffPause = { quizId, paused: [Date.now(), null], resumed: null };
  ledger.staffPauses.push(pause);
  ledger.recordIncident(SERVICE, `staff pause ${quizId}`);
  const input = { quizId, reason: 'A fire alarm' };
  pause.paused[1] = await confirmed(owner, PAUSE, input, 'EXAM_ALREADY_PAUSED');
  await sleep(lengthMs);
  ledger.recordIncident(SERVICE, `staff resume ${quizId}`);
  pause.resumed = [Date.now(), null];
  pause.resumed[1] = await confirmed(owner, RESUME, { quizId }, 'EXAM_NOT_PAUSED');
}

/** @returns when it was confirmed; null if it never was */
async function confirmed(
  owner: Api,
  text: string,
  input: object,
  done: string,
): Promise<number | null> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
    try {
      await owner.ask(text, { input });
      return Date.now();
    } catch (error) {
      if (error instanceof Refused && error.errors[0]?.extensions.code === done) return Date.now();
      await sleep(BETWEEN_TRIES_MS);
    }
  }
  return null;
}
