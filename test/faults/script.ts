/** The actions of a candidate and their times, drawn before the run begins, so that a seed repeats them. */
import type { ExamEnding } from './open-exams.js';
import type { SeededRandom } from './random.js';

/** How often each action is drawn. */
const ACTION_WEIGHTS = {
  /** A burst of keys. */
  type: 30,
  choose: 22,
  /** The same option twice, or two options in quick succession. */
  chooseTwice: 5,
  takeBack: 4,
  flag: 6,
  go: 17,
  /** Another application comes to the front, or goes away. */
  hide: 2,
  /** The tab crashes, and the link is opened again. */
  crash: 1.6,
  /** The tab is closed, and the link is opened again. */
  close: 1.4,
  /** One more tab of the same browser. */
  secondTab: 0.7,
  /** The other device takes the attempt over. */
  otherDevice: 1.5,
  offline: 2,
};
export type ActionKind = keyof typeof ACTION_WEIGHTS | 'submit' | 'vanish';

export interface Action {
  /** Counted from the start of the wave. */
  atMs: number;
  kind: ActionKind;
  /** Each from 0 to below 1: they choose a question, an option or a length when the action happens. */
  parts: number[];
}

export interface Script {
  actions: Action[];
  /** Presses the button, and again if that had no effect. */
  submits: boolean;
  /** Whether a candidate who left opens the link once more after the exam. */
  comesBack: boolean;
}

const PARTS = 4;
const FIRST_MS = 4_000;
const PAUSE_MS = [120, 900] as const;

/** @param lastMs by when the last candidate has submitted, or gives up waiting */
export function writeScript(draws: SeededRandom, ending: ExamEnding, lastMs: number): Script {
  const parts = (): number[] => Array.from({ length: PARTS }, () => draws.number(0, 1));
  const submits = ending === 'LONG' || draws.chance(0.4);
  const vanishes = !submits && draws.chance(0.4);
  const comesBack = draws.chance(0.8);
  const endsMs = submits
    ? draws.number(20_000, lastMs)
    : vanishes
      ? draws.number(8_000, 45_000)
      : Infinity;
  const moves: Action[] = [];
  let atMs = draws.number(0, FIRST_MS);
  while (atMs < Math.min(endsMs, lastMs + 60_000)) {
    atMs += draws.number(...PAUSE_MS);
    moves.push({ atMs, kind: draws.weighted(ACTION_WEIGHTS), parts: parts() });
  }
  if (submits) moves.push({ atMs: endsMs, kind: 'submit', parts: parts() });
  if (vanishes) moves.push({ atMs: endsMs, kind: 'vanish', parts: parts() });
  return { actions: moves, submits: submits, comesBack };
}
