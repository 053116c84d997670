/** Numbers from 0 to below 1. The same seed draws the same numbers, so that a run can be repeated. */
export function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Random values of one purpose, independent of all others: whatever the timing of a run, each candidate, device
 * and fault draws the same values from a seed.
 */
export class SeededRandom {
  private readonly random: () => number;

  constructor(seed: number, purpose: string) {
    // FNV-1a, so that similar purposes get very different states.
    let hash = (0x811c9dc5 ^ seed) >>> 0;
    for (const sign of purpose) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0;
    this.random = mulberry32(hash);
  }

  chance(part: number): boolean {
    return this.random() < part;
  }

  number(low: number, high: number): number {
    return low + this.random() * (high - low);
  }

  /** Both bounds are included. */
  integer(low: number, high: number): number {
    return low + Math.floor(this.random() * (high - low + 1));
  }

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to draw from');
    return item;
  }

  /** One of the names, as often as its weight says. */
  weighted<T extends string>(weights: Record<T, number>): T {
    const entries = Object.entries<number>(weights) as [T, number][];
    let left = this.random() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [name, weight] of entries) {
      left -= weight;
      if (left < 0) return name;
    }
    throw new Error('Nothing has a weight');
  }
}
