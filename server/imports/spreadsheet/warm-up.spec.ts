import { describe, expect, it } from 'vitest';
import { warmUp } from './warm-up.js';

describe('a process that waits for its file', () => {
  it('reads sheets of its own, and stops when it is asked', async () => {
    let rounds = 0;
    await warmUp(() => {
      rounds += 1;
      return false;
    });
    expect(rounds).toBeGreaterThan(10);
    rounds = 0;
    await warmUp(() => {
      rounds += 1;
      return rounds > 2;
    });
    expect(rounds).toBe(3);
  });
});
