import { describe, expect, it } from 'vitest';
import type { DomainError } from '../../core/errors/domain-error.js';
import { checkMarks, levelsChosen, marksOfLevels } from './given-marks.js';

const criterion = (name: string) => ({
  ...{ id: name, name },
  levels: [{ id: `${name} 1`, label: 'good', marks: 1 }],
});
const level = (name: string) => ({
  ...{ criterionId: name, criterion: name, levelId: `${name} 1`, level: 'good', marks: 1 },
});
const rule = {
  ...{ maxMarks: 5, step: 0.5, byRule: { outcome: 'WAITING', marks: null } as const },
  rubric: { isBinding: true, criteria: ['Style', 'Facts'].map(criterion) },
};

function refusal(marks: number, names: string[], isBinding = true): string | null {
  try {
    checkMarks(marks, names.map(level), { ...rule, rubric: { ...rule.rubric, isBinding } });
    return null;
  } catch (error) {
    return (error as DomainError).message;
  }
}

describe('a rubric that makes the marks', () => {
  it('needs a level of every criterion that it has now, and names the one that is missing', () => {
    expect(refusal(2, ['Style', 'Facts'])).toBeNull();
    expect(refusal(1, ['Style'])).toBe('Choose a level of “Facts”, too');
    // As many as there are criteria, but one of them is of a criterion that is no more.
    expect(refusal(2, ['Style', 'Spelling'])).toBe('Choose a level of “Facts”, too');
    expect(refusal(0, [])).toBe('Choose a level of “Style”, too');
  });

  it('makes them, and nothing else does', () => {
    expect(refusal(1.5, ['Style', 'Facts'])).toBe('By the rubric this answer gets 2');
    expect(refusal(1.5, ['Style'], false)).toBeNull();
  });
});

describe('levels that were chosen before the rubric was changed', () => {
  const standing = { marks: 2, rubric: ['Style', 'Spelling'].map(level) };
  const given = (...names: string[]) => names.map(level);
  const { criteria } = rule.rubric;

  it('stay as long as nothing of the marks changes', () => {
    expect(levelsChosen(given('Spelling', 'Style'), 2, criteria, standing)).toEqual(
      standing.rubric,
    );
  });

  it('count no more where their criterion is no more', () => {
    const chosen = levelsChosen(given('Style', 'Spelling', 'Facts'), 2, criteria, standing);
    expect(chosen.map(({ criterion }) => criterion)).toEqual(['Style', 'Facts']);
    expect(marksOfLevels(chosen, 5)).toBe(2);
    const byHand = levelsChosen(given('Style', 'Spelling'), 1, criteria, standing);
    expect(byHand).toEqual(given('Style'));
  });

  it('are worth what the rubric says now, and what they were where it says nothing', () => {
    const corrected = criteria.map((one) => ({
      ...one,
      levels: one.levels.map((of) => ({ ...of, marks: 3 })),
    }));
    const worth = (of: typeof criteria) =>
      levelsChosen(given('Style'), 3, of, standing).map(({ marks }) => marks);
    expect(worth(corrected)).toEqual([3]);
    expect(worth(criteria.map((one) => ({ ...one, levels: [] })))).toEqual([1]);
  });
});
