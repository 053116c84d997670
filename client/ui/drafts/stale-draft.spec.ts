import { describe, expect, it } from 'vitest';
import { changesOf, joinDrafts } from './stale-draft';

const base = { title: 'Botany', minutes: 30, attempts: 1, isCompleted: false };

describe('what somebody else saved meanwhile', () => {
  it('is taken where nothing was changed here, and ours is kept where it was', () => {
    const mine = { ...base, title: 'Ferns', minutes: 45, isCompleted: true };
    const theirs = { ...base, title: 'Mosses', attempts: 3, isCompleted: true };
    const { merged, stale } = joinDrafts(base, mine, theirs);
    expect(merged).toEqual({ ...mine, attempts: 3 });
    expect(stale).toEqual([
      { field: 'title', outcome: 'mine' },
      { field: 'attempts', outcome: 'theirs' },
      { field: 'isCompleted', outcome: 'same' },
    ]);
  });
});

describe('what was changed here', () => {
  it('is sent, and nothing else', () => {
    expect(changesOf(base, { ...base, minutes: 45, isCompleted: true })).toEqual({
      minutes: 45,
      isCompleted: true,
    });
    expect(changesOf(base, base)).toEqual({});
  });
});
