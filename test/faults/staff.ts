/** Staff who extend the time of running attempts, by whatever process of the service is up. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Refused, type Api } from '../setup/api.js';
import type { RegisteredCandidate } from './open-exams.js';
import type { Ledger } from './ledger.js';
import type { TestEnvironment } from './test-environment.js';

const EXTEND = 'mutation ($input: ExtendTimeInput!) { extendTime(input: $input) { id } }';
const MINUTES = 1;
const MAX_TRIES = 12;
const BETWEEN_TRIES_MS = 1_000;

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
