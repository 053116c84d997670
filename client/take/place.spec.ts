import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatTime } from './texts/format';
import { goTo, holdPlace, mayFollow, mayLeave, readPlace } from './place';

describe('the address', () => {
  it.each(['/take/%', '/take/%E0%A4%A'])('is read even where it is %s', (pathname) => {
    expect(readPlace({ pathname, hash: '' })).toEqual({ kind: 'ENTER', isWrong: true });
  });
});

it.each(['/verify', '/verify/', '/verify/anything'])(
  'leads to the check of receipts: %s',
  (pathname) => {
    expect(readPlace({ pathname, hash: '#x' })).toEqual({ kind: 'VERIFY' });
    expect(readPlace({ pathname: '/verifyx', hash: '' })).toMatchObject({ kind: 'ENTER' });
  },
);

describe('the way back in the browser', () => {
  const address = { pathname: '/take', search: '', hash: '#token' };
  let said: boolean;
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
    vi.stubGlobal('confirm', () => said);
    vi.stubGlobal('dispatchEvent', () => true);
    vi.stubGlobal('PopStateEvent', Event);
    address.hash = '#token';
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('is free where nothing runs', () => {
    address.hash = '';
    expect(mayFollow()).toBe(true);
  });

  it('asks in an exam, and stays on a no', () => {
    const letGo = holdPlace(() => question);
    said = false;
    expect(mayFollow()).toBe(true);
    address.hash = '';
    expect(mayFollow()).toBe(false);
    expect(moves).toEqual(['push /take#token']);
    said = true;
    address.hash = '';
    expect(mayFollow()).toBe(true);
    // The second word of the same step back.
    said = false;
    expect(mayFollow()).toBe(true);
    letGo();
  });

  it('is free again when there is nothing to ask any more', () => {
    const letGo = holdPlace(() => question);
    said = false;
    address.hash = '';
    question = null;
    expect([mayLeave(), mayFollow(), moves]).toEqual([true, true, []]);
    letGo();
  });

  it('does not lead back to the form that was sent', () => {
    goTo('/take#new', true);
    expect(moves).toEqual(['replace /take#new']);
  });
});

it('shows a time in UTC, and says so, where the browser does not know the zone', () => {
  expect(formatTime('2026-03-01T10:00:00Z', 'Moon/Tycho')).toContain('UTC');
});
