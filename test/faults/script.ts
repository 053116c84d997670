/** What a learner will do, and when: drawn before anything begins, so that a seed plays it again. */
import type { ExamSort } from './given-exams.js';
import type { Draws } from './random.js';

/** How often, of all that is done. */
const MOVES = {
  /** A burst of keys. */
  type: 30,
  choose: 22,
  /** The same option twice, or two after one another. */
  chooseTwice: 5,
  takeBack: 4,
  flag: 6,
  go: 17,
  /** Another application comes to the front, or goes. */
  hide: 2,
  /** The tab is gone without a word, and opened anew. */
  crash: 1.6,
  /** The tab is closed, and opened anew. */
  close: 1.4,
  /** One more tab of the same browser. */
  secondTab: 0.7,
  /** The other device: it takes the attempt over. */
  otherDevice: 1.5,
  offline: 2,
};
export type MoveKind = keyof typeof MOVES | 'handIn' | 'vanish';

export interface Move {
  /** After the beginning of the learner's day. */
  atMs: number;
  kind: MoveKind;
  /** From 0 to below 1: which question, option or word; how long. Taken as the moment has it. */
  parts: number[];
}

export interface Script {
  moves: Move[];
  /** Presses the button, and again where it did not help. */
  handsIn: boolean;
  /** Whether one who went away opens the link once more when the exam is over. */
  comesBack: boolean;
}

const PARTS = 4;
const FIRST_MS = 4_000;
const PAUSE_MS = [120, 900] as const;

/** @param lastMs when the last of them has handed in, or gives up waiting */
export function writeScript(draws: Draws, sort: ExamSort, lastMs: number): Script {
  const parts = (): number[] => Array.from({ length: PARTS }, () => draws.between(0, 1));
  const handsIn = sort === 'LONG' || draws.chance(0.4);
  const vanishes = !handsIn && draws.chance(0.4);
  const comesBack = draws.chance(0.8);
  const endsMs = handsIn
    ? draws.between(20_000, lastMs)
    : vanishes
      ? draws.between(8_000, 45_000)
      : Infinity;
  const moves: Move[] = [];
  let atMs = draws.between(0, FIRST_MS);
  while (atMs < Math.min(endsMs, lastMs + 60_000)) {
    atMs += draws.between(...PAUSE_MS);
    moves.push({ atMs, kind: draws.weighted(MOVES), parts: parts() });
  }
  if (handsIn) moves.push({ atMs: endsMs, kind: 'handIn', parts: parts() });
  if (vanishes) moves.push({ atMs: endsMs, kind: 'vanish', parts: parts() });
  return { moves, handsIn, comesBack };
}
