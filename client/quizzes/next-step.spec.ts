import { describe, expect, it } from 'vitest';
import type { Stage } from '../ui/pictures/stage-tag';
import { nextStep } from './next-step';

const NOTHING = {
  learnerCount: 0,
  runningCount: 0,
  submittedCount: 0,
  toMarkCount: 0,
  lateCount: 0,
  awaitsRelease: false,
  seesResults: true,
};

const step = (
  stage: Stage,
  counts: Partial<typeof NOTHING> = {},
  { canEdit = true, questionCount = 3 } = {},
): string | null => {
  const found = nextStep(
    { id: '7', questionCount, progress: { stage, ...NOTHING, ...counts } },
    canEdit,
  );
  return found && `${found.label} ${found.to.replace('/navigation/', '')}`;
};

describe('the next step of a quiz', () => {
  it('is what its state waits for, for an editor', () => {
    expect(step('DRAFT', {}, { questionCount: 0 })).toBe('Add questions exam-form?quiz=7');
    expect(step('DRAFT')).toBe('Check exam/7');
    expect(step('NOT_READY')).toBe('Check exam/7');
    expect(step('OFF')).toBe('Check exam/7');
    expect(step('SCHEDULED', { learnerCount: 4 })).toBe('Invite exam/7/invite');
    expect(step('OPEN')).toBe('Invite exam/7/invite');
    expect(step('OPEN', { learnerCount: 4 })).toBe('Watch exam/7/running');
    expect(step('OPEN', { learnerCount: 4, runningCount: 1, submittedCount: 3 })).toBe(
      'Watch exam/7/running',
    );
    expect(step('OPEN', { learnerCount: 4, submittedCount: 4 })).toBe('Results exam/7/results');
    expect(step('OPEN', { learnerCount: 4, runningCount: 1, toMarkCount: 2 })).toBe(
      'Mark 2 exam/7/marking/desk',
    );
    expect(step('OPEN', { learnerCount: 4, toMarkCount: 2 })).toBe('Mark 2 exam/7/marking/desk');
    expect(step('OPEN', { learnerCount: 4, awaitsRelease: true })).toBe('Release exam/7/results');
    expect(step('PAUSED', { learnerCount: 4 })).toBe('Watch exam/7/running');
    expect(step('MARKING', { toMarkCount: 5 })).toBe('Mark 5 exam/7/marking/desk');
    expect(step('CLOSED')).toBe('Results exam/7/results');
    expect(step('CLOSED', { awaitsRelease: true })).toBe('Release exam/7/results');
    expect(step('OPEN', { learnerCount: 4, lateCount: 1 })).toBe('Decide exam/7/results?only=late');
    expect(step('CLOSED', { lateCount: 1, awaitsRelease: true })).toBe(
      'Decide exam/7/results?only=late',
    );
    expect(step('RELEASED', { lateCount: 1 })).toBe('Decide exam/7/results?only=late');
    expect(step('RELEASED')).toBe('Results exam/7/results');
  });

  it('is to mark, or to look at results, for a marker', () => {
    const marker = { canEdit: false };
    for (const stage of ['DRAFT', 'OFF', 'SCHEDULED', 'OPEN', 'PAUSED', 'CLOSED'] as const)
      expect(step(stage, { learnerCount: 4, runningCount: 1 }, marker)).toBeNull();
    expect(step('OPEN', { submittedCount: 1, toMarkCount: 2 }, marker)).toBe(
      'Mark 2 exam/7/marking/desk',
    );
    expect(step('RELEASED', { submittedCount: 1 }, marker)).toBe('Results exam/7/results');
    // They mark a part of it: its results are not for them.
    expect(step('RELEASED', { submittedCount: 1, seesResults: false }, marker)).toBeNull();
  });
});
