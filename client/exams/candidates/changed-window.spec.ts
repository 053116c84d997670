import { expect, it } from 'vitest';
import { changedWindow } from './changed-window';

const previous = { opensAt: null, closesAt: '2026-12-01T12:00:23Z' };
const shown = { opensAt: '', closesAt: '2026-12-01T12:00' };

it('leaves out the times that were not changed', () => {
  expect(changedWindow(shown, previous, 'UTC')).toEqual({});
});

it('returns the others as instants, and none as null', () => {
  const typed = { opensAt: '2026-12-01T11:00', closesAt: '' };
  expect(changedWindow(typed, previous, 'UTC')).toEqual({
    opensAt: '2026-12-01T11:00:00.000Z',
    closesAt: null,
  });
});
