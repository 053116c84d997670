import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ShownPlace } from './shown-place';

describe('ShownPlace', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('sends the place alone if no answer takes it along', () => {
    const onDue = vi.fn();
    const shown = new ShownPlace(onDue);
    shown.show(1);
    vi.advanceTimersByTime(4_000);
    shown.show(2);
    vi.advanceTimersByTime(4_000);
    expect(onDue).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(onDue).toHaveBeenCalledOnce();
    expect(shown.isDue).toBe(true);
    shown.confirm({ epoch: 1, entries: [], ...shown.inBatch(true) });
    expect(shown.isDue).toBe(false);
    expect(shown.inBatch(true)).toEqual({});
  });

  it('sends nothing if an answer took it along', () => {
    const onDue = vi.fn();
    const shown = new ShownPlace(onDue);
    shown.show(1);
    expect(shown.confirm({ epoch: 1, entries: [], ...shown.inBatch(false) })).toBe(true);
    vi.advanceTimersByTime(10_000);
    expect(onDue).not.toHaveBeenCalled();
  });

  it('keeps a place that has changed while the one before was sent', () => {
    const shown = new ShownPlace(() => undefined);
    shown.show(1);
    const batch = { epoch: 1, entries: [], ...shown.inBatch(true) };
    shown.show(2);
    shown.confirm(batch);
    expect(shown.inBatch(true)).toEqual({ place: 2 });
  });

  it('closes questions only with all answers before them', () => {
    const shown = new ShownPlace(() => undefined);
    shown.reach(3);
    expect(shown.isDue).toBe(true);
    expect(shown.inBatch(false)).toEqual({});
    expect(shown.inBatch(true)).toEqual({ reached: 3 });
    shown.confirm({ epoch: 1, entries: [] });
    expect(shown.isDue).toBe(true);
    shown.confirm({ epoch: 1, entries: [], reached: 3 });
    expect(shown.isDue).toBe(false);
  });
});
