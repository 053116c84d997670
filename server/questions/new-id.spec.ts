import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { validate, version } from 'uuid';
import { newId } from './new-id.js';

describe('ids of questions', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 29) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('begin with the time, and differ within a millisecond', () => {
    // Several times as many as random bytes are drawn for at once.
    const ids = Array.from({ length: 1_000 }, newId);
    expect(new Set(ids).size).toBe(1_000);
    expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true);
    const milliseconds = ids.map((id) => Number.parseInt(id.replace('-', '').slice(0, 12), 16));
    expect(new Set(milliseconds)).toEqual(new Set([Date.UTC(2026, 10, 29)]));
    // What is random is not drawn twice.
    expect(new Set(ids.map((id) => id.slice(19))).size).toBe(1_000);
  });
});
