import { describe, expect, it } from 'vitest';
import type { DomainError } from '../../core/errors/domain-error.js';
import { checkMarks, resolveLevels, sumOfLevels } from './manual-marks.js';

const criterion = (name: string) => ({
  ...{ id: name, name },
  levels: [{ id: `${name} 1`, label: 'good', marks: '1' }],
});
const level = (name: string) => ({
  ...{ criterionId: name, criterion: name, levelId: `${name} 1`, level: 'good', marks: '1' },
});
const rule = {
  ...{ maxMarks: '5', step: 0.5, byRule: { outcome: 'WAITING', marks: null } as const },
  rubric: { isBinding: true, criteria: ['Style', 'Facts'].map(criterion) },
};

function refusal(marks: string, names: string[], isBinding = true): string | null {
  try {
    checkMarks(marks, names.map(level), { ...rule, rubric: { ...rule.rubric, isBinding } });
    return null;
  } catch (error) {
    return (error as DomainError).message;
  }
}

describe('a binding rubric', () => {
  it('requires a level of every current criterion, and names the missing one', () => {
    expect(refusal('2', ['Style', 'Facts'])).toBeNull();
    expect(refusal('1', ['Style'])).toBe('Choose a level for “Facts”, too');
    // As many levels as criteria, but one belongs to a removed criterion.
    expect(refusal('2', ['Style', 'Spelling'])).toBe('Choose a level for “Facts”, too');
    expect(refusal('0', [])).toBe('Choose a level for “Style”, too');
  });

  it('alone determines the marks', () => {
    expect(refusal('1.5', ['Style', 'Facts'])).toBe('By the rubric this answer gets 2');
    expect(refusal('1.5', ['Style'], false)).toBeNull();
  });
});

describe('levels that were chosen before the rubric changed', () => {
  const previous = { marks: '2', rubric: ['Style', 'Spelling'].map(level) };
  const chosenLevels = (...names: string[]) => names.map(level);
  const { criteria } = rule.rubric;

  it('stay while the marks do not change', () => {
    expect(resolveLevels(chosenLevels('Spelling', 'Style'), '2', criteria, previous)).toEqual(
      previous.rubric,
    );
  });

  it('do not count where their criterion was removed', () => {
    const chosen = resolveLevels(
      chosenLevels('Style', 'Spelling', 'Facts'),
      '2',
      criteria,
      previous,
    );
    expect(chosen.map(({ criterion }) => criterion)).toEqual(['Style', 'Facts']);
    expect(sumOfLevels(chosen, '5')).toBe('2');
    const byHand = resolveLevels(chosenLevels('Style', 'Spelling'), '1', criteria, previous);
    expect(byHand).toEqual(chosenLevels('Style'));
  });

  it('are worth what the rubric says now, or what they were where the level was removed', () => {
    const corrected = criteria.map((one) => ({
      ...one,
      levels: one.levels.map((each) => ({ ...each, marks: '3' })),
    }));
    const worth = (current: typeof criteria) =>
      resolveLevels(chosenLevels('Style'), '3', current, previous).map(({ marks }) => marks);
    expect(worth(corrected)).toEqual(['3']);
    expect(worth(criteria.map((one) => ({ ...one, levels: [] })))).toEqual(['1']);
  });
});
