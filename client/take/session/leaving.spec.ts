import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guardSitting } from './leaving';
import { mayLeave } from '../place';
import type { Phase } from './phase';
import type { Sitting } from './sitting';

let questions: string[];
let unload: (event: { preventDefault: () => void }) => void;
let letGo: () => void = () => undefined;

function held(phase: Phase, pendingCount: number): void {
  letGo = guardSitting({
    phase,
    saver: { pendingCount },
    late: { waiting: pendingCount },
  } as Sitting);
}

beforeEach(() => {
  questions = [];
  vi.stubGlobal('location', { pathname: '/take', search: '', hash: '#token' });
  vi.stubGlobal('addEventListener', (_: string, heard: typeof unload) => (unload = heard));
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('confirm', (question: string) => questions.push(question) < 0);
});
afterEach(() => {
  letGo();
  vi.unstubAllGlobals();
});

const LOST = '2 answers have not reached the server';

/** @see Sitting: in SHUT_OUT nothing more can be sent, in ENDED and ELSEWHERE it is too late for the paper */
it.each<[Phase, number, string | null, boolean]>([
  ['RUNNING', 0, 'Your exam is running', false],
  ['RUNNING', 2, LOST, true],
  ['SUBMITTING', 0, 'Your exam is running', true],
  ['TIME_UP', 2, LOST, true],
  ['ELSEWHERE', 0, null, false],
  ['ELSEWHERE', 2, LOST, true],
  ['ENDED', 0, null, false],
  ['ENDED', 2, LOST, true],
  ['SHUT_OUT', 2, null, false],
])('%s, with %d unsent, asks: %s', (phase, pending, question, holdsPage) => {
  held(phase, pending);
  expect(mayLeave()).toBe(question === null);
  expect(questions).toEqual(question === null ? [] : [expect.stringMatching(`^${question}`)]);
  const preventDefault = vi.fn();
  unload({ preventDefault });
  expect(preventDefault).toHaveBeenCalledTimes(holdsPage ? 1 : 0);
});
