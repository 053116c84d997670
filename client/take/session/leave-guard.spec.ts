import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guardAgainstLeaving } from './leave-guard';
import { confirmLeaving } from './navigation';
import type { Phase } from './phase';
import type { Sitting } from './sitting';

let questions: string[];
let unload: (event: { preventDefault: () => void }) => void;
let removeGuard: () => void = () => undefined;

function guard(phase: Phase, pendingCount: number): void {
  removeGuard = guardAgainstLeaving({
    phase,
    saver: { pendingCount },
    late: { waiting: pendingCount },
  } as Sitting);
}

beforeEach(() => {
  questions = [];
  vi.stubGlobal('location', { pathname: '/take', search: '', hash: '#token' });
  vi.stubGlobal('addEventListener', (_: string, listener: typeof unload) => (unload = listener));
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('confirm', (question: string) => questions.push(question) < 0);
});
afterEach(() => {
  removeGuard();
  vi.unstubAllGlobals();
});

const LOST = '2 answers have not reached the server';

/** In SHUT_OUT nothing more can be sent; in ENDED and ELSEWHERE it is too late for the paper (Sitting). */
it.each<[Phase, number, string | null, boolean]>([
  ['RUNNING', 0, 'Your exam is still running', false],
  ['RUNNING', 2, LOST, true],
  ['SUBMITTING', 0, 'Your exam is still running', true],
  ['TIME_UP', 2, LOST, true],
  ['ELSEWHERE', 0, null, false],
  ['ELSEWHERE', 2, LOST, true],
  ['ENDED', 0, null, false],
  ['ENDED', 2, LOST, true],
  ['SHUT_OUT', 2, null, false],
])('in %s with %d unsent answers asks: %s', (phase, pending, question, warnsOnUnload) => {
  guard(phase, pending);
  expect(confirmLeaving()).toBe(question === null);
  expect(questions).toEqual(question === null ? [] : [expect.stringMatching(`^${question}`)]);
  const preventDefault = vi.fn();
  unload({ preventDefault });
  expect(preventDefault).toHaveBeenCalledTimes(warnsOnUnload ? 1 : 0);
});
