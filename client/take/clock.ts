/** The server's clock, as well as it can be known from here: nobody's exam ends by their own clock. */

interface Sample {
  /** What to add to the local clock, in milliseconds. */
  offset: number;
  roundTrip: number;
  /** When it was taken, by the local clock. */
  at: number;
}

/** After this long a worse sample is better than an old one: clocks drift. */
const SAMPLE_AGE_MS = 60_000;
/** The two local clocks go apart by more only when the machine slept or its time was set. */
const JUMP_MS = 2_000;
/** Nobody waits longer for an answer (api.ts): what seems to have taken longer lay there in a sleep. */
const LONGEST_TRIP_MS = 20_000;

/** The local clocks: the wall's goes on in sleep but can be set, the other is the other way round. */
export interface LocalClocks {
  wall: () => number;
  steady: () => number;
}

const LOCAL: LocalClocks = { wall: () => Date.now(), steady: () => performance.now() };

export class ServerClock {
  private best: Sample | null = null;
  private last: { wall: number; steady: number };
  /** When a jump was last found, by the local wall clock after it. */
  private jumpedAt = -Infinity;
  private isToBeTold = false;
  private isInDoubt = false;

  constructor(private readonly local: LocalClocks = LOCAL) {
    this.last = { wall: local.wall(), steady: local.steady() };
  }

  /**
   * Takes the time from an answer. It was written about half the round trip ago; the shorter the
   * trip, the less that can be wrong.
   * @param sentAt when the question left, by the local wall clock
   */
  note(serverTime: string, sentAt: number, receivedAt = this.local.wall()): void {
    this.look();
    const writtenAt = Date.parse(serverTime);
    // An answer of somebody else, who says 200 and nothing of the time.
    if (Number.isNaN(writtenAt)) return;
    const roundTrip = receivedAt - sentAt;
    // A clock that was set in between tells nothing.
    if (roundTrip < 0 || roundTrip > LONGEST_TRIP_MS || sentAt < this.jumpedAt) return;
    this.isInDoubt = false;
    const offset = writtenAt + roundTrip / 2 - receivedAt;
    const isBetter =
      !this.best || roundTrip <= this.best.roundTrip || receivedAt - this.best.at > SAMPLE_AGE_MS;
    if (isBetter) this.best = { offset, roundTrip, at: receivedAt };
  }

  /** Milliseconds since 1970, by the server. */
  now(): number {
    return this.local.wall() + (this.best?.offset ?? 0);
  }

  /**
   * Whether the machine slept or its time was set since this was last asked. What is known of the
   * server's clock is forgotten as soon as a new answer comes.
   */
  hasJumped(): boolean {
    this.look();
    const isNew = this.isToBeTold;
    this.isToBeTold = false;
    return isNew;
  }

  /** After a jump, until the server has answered: `now` may be anything, and nothing may be decided by it. */
  get isDoubtful(): boolean {
    this.look();
    return this.isInDoubt;
  }

  private look(): void {
    const wall = this.local.wall();
    const steady = this.local.steady();
    const drift = wall - this.last.wall - (steady - this.last.steady);
    this.last = { wall, steady };
    if (Math.abs(drift) < JUMP_MS) return;
    this.jumpedAt = wall;
    this.isToBeTold = true;
    this.isInDoubt = true;
    if (this.best) this.best = { ...this.best, at: -Infinity };
  }
}

export type Threshold = 'HALF' | 'MINUTES_10' | 'MINUTES_5' | 'MINUTE_1' | 'SECONDS_30';

const FIXED: [Threshold, number][] = [
  ['SECONDS_30', 30_000],
  ['MINUTE_1', 60_000],
  ['MINUTES_5', 300_000],
  ['MINUTES_10', 600_000],
];

/**
 * The threshold that was passed between two looks at the time left; of several (after a sleep) the
 * one nearest to the end. One that is as long as the whole exam is none.
 * @param total all the time there is, in milliseconds
 */
export function passedThreshold(before: number, after: number, total: number): Threshold | null {
  const all: [Threshold, number][] = [...FIXED, ['HALF', total / 2]];
  const passed = all
    .filter(([, left]) => left < total && before > left && after <= left && after > 0)
    .sort(([, a], [, b]) => a - b);
  return passed[0]?.[0] ?? null;
}

/** `59:07`, `1:05:00`; seconds are counted down to nothing, so they are rounded up. */
export function clockFace(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
