/** Estimates the server's clock: an exam never ends by the device's own clock. */

interface Sample {
  /** What to add to the local clock, in milliseconds. */
  offset: number;
  roundTrip: number;
  /** When the sample was taken, by the local clock. */
  at: number;
}

/** A newer, less exact sample replaces one of this age: clocks drift. */
const MAX_SAMPLE_AGE_MS = 60_000;
/** The two local clocks differ by more only after the machine slept or its time was set. */
const MIN_JUMP_MS = 2_000;
/** Requests time out earlier (api.ts): after a longer trip the machine must have slept. */
const MAX_ROUND_TRIP_MS = 20_000;

/** The wall clock runs on during sleep but can be set; the steady clock stops but cannot be set. */
export interface LocalClocks {
  wall: () => number;
  steady: () => number;
}

const LOCAL_CLOCKS: LocalClocks = { wall: () => Date.now(), steady: () => performance.now() };

export class ServerClock {
  private bestSample: Sample | null = null;
  private last: { wall: number; steady: number };
  /** When a jump was last found, by the local wall clock after it. */
  private jumpedAt = -Infinity;
  private isJumpUnreported = false;
  private isUncertainSinceJump = false;

  constructor(private readonly local: LocalClocks = LOCAL_CLOCKS) {
    this.last = { wall: local.wall(), steady: local.steady() };
  }

  /**
   * Takes the time from a response. The server wrote it about half a round trip ago; the shorter
   * the trip, the smaller the error.
   * @param sentAt when the request left, by the local wall clock
   */
  addSample(serverTime: string, sentAt: number, receivedAt = this.local.wall()): void {
    this.detectJump();
    const writtenAt = Date.parse(serverTime);
    // A proxy may answer 200 without a time.
    if (Number.isNaN(writtenAt)) return;
    const roundTrip = receivedAt - sentAt;
    // The sample is useless if the clock was set in between.
    if (roundTrip < 0 || roundTrip > MAX_ROUND_TRIP_MS || sentAt < this.jumpedAt) return;
    this.isUncertainSinceJump = false;
    const offset = writtenAt + roundTrip / 2 - receivedAt;
    const isBetter =
      !this.bestSample ||
      roundTrip <= this.bestSample.roundTrip ||
      receivedAt - this.bestSample.at > MAX_SAMPLE_AGE_MS;
    if (isBetter) this.bestSample = { offset, roundTrip, at: receivedAt };
  }

  /** What to add to the local clock, in milliseconds. */
  get offset(): number {
    return this.bestSample?.offset ?? 0;
  }

  /** After a reload without a connection: the offset of the page before, until the server answers. */
  restore(offset: number): void {
    this.bestSample ??= { offset, roundTrip: MAX_ROUND_TRIP_MS, at: -Infinity };
  }

  /** Milliseconds since 1970, by the server's clock. */
  now(): number {
    return this.local.wall() + this.offset;
  }

  /**
   * Whether the machine slept or its time was set since the last call. The next sample then
   * replaces the current one.
   */
  hasJumped(): boolean {
    this.detectJump();
    const hasJumped = this.isJumpUnreported;
    this.isJumpUnreported = false;
    return hasJumped;
  }

  /** True after a jump until the server has answered: no decision may rely on `now()`. */
  get isUncertain(): boolean {
    this.detectJump();
    return this.isUncertainSinceJump;
  }

  private detectJump(): void {
    const wall = this.local.wall();
    const steady = this.local.steady();
    const drift = wall - this.last.wall - (steady - this.last.steady);
    this.last = { wall, steady };
    if (Math.abs(drift) < MIN_JUMP_MS) return;
    this.jumpedAt = wall;
    this.isJumpUnreported = true;
    this.isUncertainSinceJump = true;
    if (this.bestSample) this.bestSample = { ...this.bestSample, at: -Infinity };
  }
}

export type Threshold = 'HALF' | 'MINUTES_10' | 'MINUTES_5' | 'MINUTE_1' | 'SECONDS_30';

const FIXED_THRESHOLDS: [Threshold, number][] = [
  ['SECONDS_30', 30_000],
  ['MINUTE_1', 60_000],
  ['MINUTES_5', 300_000],
  ['MINUTES_10', 600_000],
];

/**
 * The threshold that was passed between two readings of the time left; of several (after a sleep)
 * the last one. A threshold as long as the whole exam does not count.
 * @param total the whole time of the exam, in milliseconds
 */
export function passedThreshold(before: number, after: number, total: number): Threshold | null {
  const all: [Threshold, number][] = [...FIXED_THRESHOLDS, ['HALF', total / 2]];
  const passed = all
    .filter(([, left]) => left < total && before > left && after <= left && after > 0)
    .sort(([, a], [, b]) => a - b);
  return passed[0]?.[0] ?? null;
}
