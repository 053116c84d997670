import { expect, it } from 'vitest';
import { connectionOf, helpReasons, type WatchedAttempt } from './help-reasons.js';

const NOW = new Date('2026-06-01T10:00:00Z');
const ago = (seconds: number): Date => new Date(NOW.getTime() - seconds * 1_000);

/** A learner who is at it, and needs nothing. */
const attempt = (change: Partial<WatchedAttempt> = {}): WatchedAttempt => ({
  startedAt: ago(600),
  deadlineAt: ago(-1_200),
  pausedAt: null,
  individuallyPausedAt: null,
  submittedAt: null,
  lastSeenAt: ago(20),
  awaySince: null,
  leaveCount: 0,
  isReturnWaiting: false,
  questionCount: 10,
  answeredCount: 5,
  ...change,
});
const needs = (change: Partial<WatchedAttempt>): string[] => helpReasons(attempt(change), NOW);
const connection = (change: Partial<WatchedAttempt>) => connectionOf(attempt(change), NOW);

it('loses a page that misses two polls, and later one that is not shown', () => {
  expect(connection({ lastSeenAt: ago(45) })).toBe('HERE');
  expect(connection({ lastSeenAt: ago(46) })).toBe('LOST');
  expect(connection({ lastSeenAt: ago(150), awaySince: ago(150) })).toBe('AWAY');
  expect(connection({ lastSeenAt: ago(151), awaySince: ago(151) })).toBe('LOST');
  expect(connection({ lastSeenAt: ago(500), submittedAt: ago(400) })).toBeNull();
});

it('finds out who needs help', () => {
  expect(needs({})).toEqual([]);
  expect(needs({ leaveCount: 4 })).toEqual([]);
  expect(needs({ leaveCount: 5 })).toEqual(['LEFT_OFTEN']);
  expect(needs({ awaySince: ago(60), lastSeenAt: ago(60) })).toEqual([]);
  expect(needs({ awaySince: ago(61), lastSeenAt: ago(60) })).toEqual(['AWAY']);
  expect(needs({ answeredCount: 0 })).toEqual(['NOTHING_SAVED']);
  expect(needs({ answeredCount: 0, startedAt: ago(300) })).toEqual([]);
  expect(needs({ deadlineAt: ago(-300) })).toEqual(['ENDS_SOON_EMPTY']);
  expect(needs({ deadlineAt: ago(-300), answeredCount: 6 })).toEqual([]);
  expect(needs({ deadlineAt: null })).toEqual([]);
  expect(needs({ pausedAt: ago(5) })).toEqual([]);
  expect(needs({ pausedAt: ago(5), individuallyPausedAt: ago(5) })).toEqual(['PAUSED']);
});

it('names the most urgent reason first, and none of an attempt that has ended', () => {
  const all = {
    lastSeenAt: ago(400),
    awaySince: ago(400),
    leaveCount: 9,
    answeredCount: 0,
    isReturnWaiting: true,
  };
  const deadlineAt = ago(-60);
  const reasons = [
    'RETURN_WAITING',
    'LOST',
    'ENDS_SOON_EMPTY',
    'NOTHING_SAVED',
    'AWAY',
    'LEFT_OFTEN',
  ];
  expect(needs({ ...all, deadlineAt })).toEqual(reasons);
  expect(needs({ ...all, deadlineAt, submittedAt: ago(1) })).toEqual([]);
});

it('lets no time pass in a pause', () => {
  const pausedAt = ago(400);
  expect(needs({ answeredCount: 0, pausedAt })).toEqual([]);
  expect(needs({ deadlineAt: ago(-60), pausedAt })).toEqual([]);
  expect(needs({ awaySince: ago(420), lastSeenAt: ago(20), pausedAt })).toEqual([]);
});
