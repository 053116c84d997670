/** What is typed in a form when somebody else saves the same meanwhile. */

export interface StaleField<Draft> {
  field: keyof Draft & string;
  /** Whether it was changed here too: then ours is kept. */
  outcome: 'theirs' | 'mine' | 'same';
}

/**
 * Joins what was changed here and elsewhere since `base` was read: what was not touched here says what
 * it says there.
 */
export function joinDrafts<Draft extends object>(
  base: Draft,
  mine: Draft,
  theirs: Draft,
): { merged: Draft; stale: StaleField<Draft>[] } {
  const stale: StaleField<Draft>[] = [];
  const merged = { ...mine };
  for (const field of Object.keys(base) as (keyof Draft & string)[]) {
    if (theirs[field] === base[field]) continue;
    const isTouched = mine[field] !== base[field];
    if (!isTouched) merged[field] = theirs[field];
    const isSame = mine[field] === theirs[field];
    stale.push({ field, outcome: isSame ? 'same' : isTouched ? 'mine' : 'theirs' });
  }
  return { merged, stale };
}

/** Whether anything was changed here. */
export function differ<Draft extends object>(base: Draft, mine: Draft): boolean {
  return Object.keys(changesOf(base, mine)).length > 0;
}

/** What was changed here, and nothing else. */
export function changesOf<Draft extends object>(base: Draft, mine: Draft): Partial<Draft> {
  const fields = Object.keys(base) as (keyof Draft)[];
  return Object.fromEntries(
    fields.filter((field) => mine[field] !== base[field]).map((field) => [field, mine[field]]),
  ) as Partial<Draft>;
}
