import { describe, expect, it } from 'vitest';
import type { DomainError } from '../../core/errors/domain-error.js';
import { checkMarks } from './given-marks.js';

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
