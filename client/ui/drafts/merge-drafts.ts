/** Merges unsaved form input with a version that somebody else saved meanwhile. */

export interface StaleField<Draft> {
  field: keyof Draft & string;
  /** 'mine' when we changed it too: then our value stays. */
  outcome: 'theirs' | 'mine' | 'same';
}

/**
 * Three-way merge of our changes and theirs since `base` was read. Fields that we did not touch get
 * their value.
 */
export function mergeDrafts<Draft extends object>(
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

/** Whether `mine` differs from `base`. */
export function hasChanges<Draft extends object>(base: Draft, mine: Draft): boolean {
  return Object.keys(changedFields(base, mine)).length > 0;
}

/** The fields of `mine` that differ from `base`. */
export function changedFields<Draft extends object>(base: Draft, mine: Draft): Partial<Draft> {
  const fields = Object.keys(base) as (keyof Draft)[];
  return Object.fromEntries(
    fields.filter((field) => mine[field] !== base[field]).map((field) => [field, mine[field]]),
  ) as Partial<Draft>;
}
