import { expect, it } from 'vitest';
import { releaseStatusOf } from './release-status';

const DATE = '2026-07-01T09:00:00Z';
const UNSET = { releasesAt: null, releasedAt: null, withdrawnAt: null };
const OVER = { stage: 'CLOSED', toMarkCount: 0, awaitsRelease: false } as const;
const MARKING = { ...OVER, stage: 'MARKING', toMarkCount: 3 } as const;
const OPEN = { ...OVER, stage: 'OPEN', toMarkCount: 3 } as const;
const RELEASED = { ...OVER, stage: 'RELEASED' } as const;
const byHand = { ...UNSET, reviewTime: 'ON_RELEASE', release: 'WITHHELD' } as const;
const byMarking = { ...UNSET, reviewTime: 'AFTER_MARKING', release: 'AWAITED' } as const;
const byDate = { ...UNSET, reviewTime: 'ON_DATE', release: 'AWAITED', releasesAt: DATE } as const;

it.each([
  ['a date does it', byDate, OVER, 'neutral'],
  ['a date does it, but learners would see scores without marks', byDate, MARKING, 'warning'],
  ['marking does it, and learners still take the exam', byMarking, OPEN, 'neutral'],
  ['marking does it, and answers wait for it', byMarking, MARKING, 'warning'],
  ['all is marked', byMarking, RELEASED, 'success'],
  ['it is not known yet how far the exam is', byMarking, null, 'neutral'],
  ['nobody waits for a release yet', byHand, OPEN, 'neutral'],
  ['results wait for their release', byHand, { ...OVER, awaitsRelease: true }, 'warning'],
  [
    'staff keep them back',
    { ...byMarking, release: 'WITHHELD', withdrawnAt: DATE },
    OVER,
    'warning',
  ],
  ['they are released', { ...byHand, release: 'SHOWN', releasedAt: DATE }, MARKING, 'success'],
] as const)('%s', (_, rules, marking, tone) => {
  expect(releaseStatusOf(rules, marking, String)?.tone).toBe(tone);
});

it('says how many answers wait to be marked, once the exam is over', () => {
  expect(releaseStatusOf(byMarking, MARKING, String)?.hint).toContain('3 answers wait');
  expect(releaseStatusOf(byMarking, OPEN, String)?.hint).not.toContain('wait to be marked');
});

it('is nothing where results are shown by the rules alone', () => {
  expect(releaseStatusOf({ ...byHand, reviewTime: 'AT_ONCE' }, OVER, String)).toBeNull();
});
