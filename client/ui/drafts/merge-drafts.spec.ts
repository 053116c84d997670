import { describe, expect, it } from 'vitest';
import { changedFields, mergeDrafts } from './merge-drafts';

const base = { title: 'Botany', minutes: 30, attempts: 1, isCompleted: false };

describe('mergeDrafts', () => {
  it('takes their value of untouched fields, and keeps ours of changed fields', () => {
    const mine = { ...base, title: 'Ferns', minutes: 45, isCompleted: true };
    const theirs = { ...base, title: 'Mosses', attempts: 3, isCompleted: true };
    const { merged, stale } = mergeDrafts(base, mine, theirs);
    expect(merged).toEqual({ ...mine, attempts: 3 });
    expect(stale).toEqual([
      { field: 'title', outcome: 'mine' },
      { field: 'attempts', outcome: 'theirs' },
      { field: 'isCompleted', outcome: 'same' },
    ]);
  });
});

describe('changedFields', () => {
  it('returns the changed fields only', () => {
    expect(changedFields(base, { ...base, minutes: 45, isCompleted: true })).toEqual({
      minutes: 45,
      isCompleted: true,
    });
    expect(changedFields(base, base)).toEqual({});
  });
});
