import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OrderHold } from './order-hold';

const onEnd = vi.fn<() => void>();
let hold: OrderHold;
beforeEach(() => {
  vi.useFakeTimers();
  onEnd.mockClear();
  hold = new OrderHold(onEnd);
});
afterEach(() => vi.useRealTimers());

it('ends five seconds after the last movement, although nothing else happens', () => {
  hold.touch();
  vi.advanceTimersByTime(4_000);
  hold.touch();
  vi.advanceTimersByTime(4_999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('lasts as long as a finger is down, and a while longer', () => {
  hold.press();
  vi.advanceTimersByTime(60_000);
  hold.touch();
  vi.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  hold.lift();
  vi.advanceTimersByTime(5_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('ends at once when somebody asks for it, and never after it was stopped', () => {
  hold.press();
  hold.end();
  expect(onEnd).toHaveBeenCalledTimes(1);
  hold.touch();
  hold.stop();
  vi.advanceTimersByTime(60_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
