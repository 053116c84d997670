import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatTime } from '../texts/format';
import {
  navigate,
  guardNavigation,
  confirmNavigation,
  confirmLeaving,
  parseRoute,
} from './navigation';

describe('parseRoute', () => {
  it.each(['/take/%', '/take/%E0%A4%A'])('reads the malformed address %s', (pathname) => {
    expect(parseRoute({ pathname, hash: '' })).toEqual({ kind: 'ENTER', isWrong: true });
  });
});

it.each(['/verify', '/verify/', '/verify/anything'])(
  'routes %s to the receipt check',
  (pathname) => {
    expect(parseRoute({ pathname, hash: '#x' })).toEqual({ kind: 'VERIFY' });
    expect(parseRoute({ pathname: '/verifyx', hash: '' })).toMatchObject({ kind: 'ENTER' });
  },
);

describe('leaving a guarded page', () => {
  const address = { pathname: '/take', search: '', hash: '#token' };
  let isConfirmed: boolean;
  let moves: string[];
  let question: string | null;
  beforeEach(() => {
    moves = [];
    question = 'Leave?';
    const move = (name: string) => (_: unknown, __: string, to: string) => {
      moves.push(`${name} ${to}`);
      address.hash = to.replace('/take', '');
    };
    vi.stubGlobal('location', address);
    vi.stubGlobal('history', { pushState: move('push'), replaceState: move('replace') });
    vi.stubGlobal('confirm', () => isConfirmed);
    vi.stubGlobal('dispatchEvent', () => true);
    vi.stubGlobal('PopStateEvent', Event);
    address.hash = '#token';
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('needs no confirmation without a guard', () => {
    address.hash = '';
    expect(confirmNavigation()).toBe(true);
  });

  it('asks during an exam and stays when the answer is no', () => {
    const removeGuard = guardNavigation(() => question);
    isConfirmed = false;
    expect(confirmNavigation()).toBe(true);
    address.hash = '';
    expect(confirmNavigation()).toBe(false);
    expect(moves).toEqual(['push /take#token']);
    isConfirmed = true;
    address.hash = '';
    expect(confirmNavigation()).toBe(true);
    // The second event of the same step back.
    isConfirmed = false;
    expect(confirmNavigation()).toBe(true);
    removeGuard();
  });

  it('does not ask when the guard has no question', () => {
    const removeGuard = guardNavigation(() => question);
    isConfirmed = false;
    address.hash = '';
    question = null;
    expect([confirmLeaving(), confirmNavigation(), moves]).toEqual([true, true, []]);
    removeGuard();
  });

  it('replaces the form in the history after it was sent', () => {
    navigate('/take#new', true);
    expect(moves).toEqual(['replace /take#new']);
  });
});

it('shows and names UTC when the browser does not know the time zone', () => {
  expect(formatTime('2026-03-01T10:00:00Z', 'Moon/Tycho')).toContain('UTC');
});
