import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OrderPause } from './order-pause';

const onEnd = vi.fn<() => void>();
let pause: OrderPause;
beforeEach(() => {
  vi.useFakeTimers();
  onEnd.mockClear();
  pause = new OrderPause(onEnd);
});
afterEach(() => vi.useRealTimers());

it('ends five seconds after the last movement, although nothing else happens', () => {
  pause.touch();
  vi.advanceTimersByTime(4_000);
  pause.touch();
  vi.advanceTimersByTime(4_999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('lasts as long as a finger is down, and a while longer', () => {
  pause.press();
  vi.advanceTimersByTime(60_000);
  pause.touch();
  vi.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  pause.lift();
  vi.advanceTimersByTime(5_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('ends at once when somebody asks for it, and never after it was stopped', () => {
  pause.press();
  pause.end();
  expect(onEnd).toHaveBeenCalledTimes(1);
  pause.touch();
  pause.stop();
  vi.advanceTimersByTime(60_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
