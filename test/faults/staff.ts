/** Staff who give more time while it goes on, over whatever part of the service still stands. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Refused, type Api } from '../setup/api.js';
import type { GivenCandidate } from './given-exams.js';
import type { Ledger } from './ledger.js';
import type { Premises } from './premises.js';

const EXTEND = 'mutation ($input: ExtendTimeInput!) { extendTime(input: $input) { id } }';
const MINUTES = 1;
const MAX_TRIES = 12;
const BETWEEN_TRIES_MS = 1_000;

/** Gives a candidate a minute more, if they are at it by then. Asks again until it is told what became of it. */
export async function giveMinute(
  owner: Api,
  { sql }: Premises,
  ledger: Ledger,
  { candidateId }: GivenCandidate,
): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    try {
      const attempts = await sql<{ id: string }>(
        'SELECT id FROM attempts WHERE candidate_id = $1 AND submitted_at IS NULL',
        [candidateId],
      );
      const attemptId = attempts[0]?.id;
      if (attemptId === undefined) return;
      const given = ledger.extensions.get(attemptId) ?? [];
      ledger.extensions.set(attemptId, given);
      const extension = { minutes: MINUTES, isTold: false };
      given.push(extension);
      await owner.ask(EXTEND, { input: { attemptId, minutes: MINUTES, reason: 'A fire alarm' } });
      extension.isTold = true;
      return;
    } catch (error) {
      // It has ended meanwhile: nothing was given.
      if (error instanceof Refused && error.errors[0]?.extensions.code === 'ATTEMPT_ENDED') return;
      await sleep(BETWEEN_TRIES_MS);
    }
  }
}
