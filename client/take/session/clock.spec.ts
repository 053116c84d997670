import { describe, expect, it } from 'vitest';
import { passedThreshold, ServerClock } from './clock';

const MINUTE = 60_000;

function machine(start = 1_000_000) {
  const time = { wall: start, steady: 0 };
  const clock = new ServerClock({ wall: () => time.wall, steady: () => time.steady });
  return {
    time,
    clock,
    advance: (ms: number) => {
      time.wall += ms;
      time.steady += ms;
    },
  };
}

const iso = (ms: number): string => new Date(ms).toISOString();

describe('ServerClock', () => {
  it('adds half of the round trip', () => {
    const { clock, time } = machine();
    const sentAt = time.wall;
    time.wall += 400;
    // The server is an hour ahead and wrote its answer in the middle of the trip.
    clock.addSample(iso(sentAt + 200 + 60 * MINUTE), sentAt);
    expect(clock.now()).toBe(time.wall + 60 * MINUTE);
  });

  it('keeps the sample of the shortest trip until it is old', () => {
    const { clock, time, advance } = machine();
    clock.addSample(iso(time.wall), time.wall);
    advance(10_000);
    clock.addSample(iso(time.wall + 5_000), time.wall - 3_000);
    expect(clock.now()).toBe(time.wall);
    advance(MINUTE);
    clock.addSample(iso(time.wall + 5_000), time.wall - 3_000);
    expect(clock.now()).toBe(time.wall + 6_500);
  });

  it('ignores a trip that ended before it began', () => {
    const { clock, time } = machine();
    clock.addSample(iso(0), time.wall + 1);
    expect(clock.now()).toBe(time.wall);
  });

  it('runs on during sleep and reports the jump', () => {
    const { clock, time, advance } = machine();
    clock.addSample(iso(time.wall), time.wall);
    advance(5_000);
    expect(clock.hasJumped()).toBe(false);
    time.wall += 20 * MINUTE;
    expect(clock.hasJumped()).toBe(true);
    expect(clock.now()).toBe(time.wall);
    expect(clock.isUncertain).toBe(true);
    // The response to an earlier request does not count.
    clock.addSample(iso(time.wall), time.wall - 2_000);
    expect(clock.isUncertain).toBe(true);
    // The next response corrects a clock that was set, however slow it is.
    advance(2_000);
    clock.addSample(iso(time.wall - 20 * MINUTE), time.wall - 2_000);
    expect(clock.now()).toBe(time.wall - 20 * MINUTE + 1_000);
    expect(clock.isUncertain).toBe(false);
  });
});

describe('passedThreshold', () => {
  it.each([
    [31 * MINUTE, 30 * MINUTE, 60 * MINUTE, 'HALF'],
    [10 * MINUTE + 1, 10 * MINUTE, 60 * MINUTE, 'MINUTES_10'],
    [5 * MINUTE + 500, 5 * MINUTE - 500, 60 * MINUTE, 'MINUTES_5'],
    [MINUTE + 1, MINUTE, 60 * MINUTE, 'MINUTE_1'],
    [30_001, 30_000, 60 * MINUTE, 'SECONDS_30'],
    [5 * MINUTE, 4 * MINUTE, 60 * MINUTE, null],
    // After a sleep: only the last one.
    [40 * MINUTE, 50_000, 60 * MINUTE, 'MINUTE_1'],
    [40 * MINUTE, -1, 60 * MINUTE, null],
    // An exam of five minutes does not begin with five minutes left.
    [5 * MINUTE, 5 * MINUTE - 1, 5 * MINUTE, null],
  ])('from %d to %d of %d: %s', (before, after, total, expected) => {
    expect(passedThreshold(before, after, total)).toBe(expected);
  });
});
