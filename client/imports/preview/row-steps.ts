const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** @param key of a keyboard event @returns where it leads in a list, or null */
export function stepOf(key: string): 1 | -1 | null {
  return STEPS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}
