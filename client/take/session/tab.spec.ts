import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tab } from './tab';

/** The listeners of the page that was made last. */
let listeners: Record<string, (event?: unknown) => void>;
let reloaded: ReturnType<typeof vi.fn>;
let kept: Map<string, string>;

function storage(): Storage {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}

/** A page that is opened in this tab. @returns also what its browser tells it */
function page(from = storage) {
  listeners = {};
  const tab = new Tab(from);
  const { pagehide, pageshow } = listeners;
  return {
    tab,
    goes: () => pagehide?.(),
    comesBack: () => pageshow?.({ persisted: true }),
  };
}

beforeEach(() => {
  kept = new Map();
  reloaded = vi.fn();
  vi.stubGlobal('addEventListener', (name: string, heard: () => void) => {
    listeners[name] = heard;
  });
  vi.stubGlobal('location', { reload: reloaded });
});
afterEach(() => void vi.unstubAllGlobals());

describe('a tab', () => {
  it('goes on after a reload, and is another one where it was duplicated', () => {
    const first = page();
    first.tab.sits('attempt', 3);
    first.tab.count('attempt', 1, 10);
    const copy = page();
    expect(copy.tab.name).not.toBe(first.tab.name);
    first.goes();
    const second = page();
    expect([second.tab.name, second.tab.sequenceOf('attempt', 1), second.tab.sitting]).toEqual([
      first.tab.name,
      10,
      { attemptId: 'attempt', place: 3 },
    ]);
  });

  it('goes on as it was when its page is brought back and nobody was here meanwhile', () => {
    const first = page();
    first.tab.count('attempt', 1, 10);
    const { name } = first.tab;
    first.goes();
    first.comesBack();
    expect(reloaded).not.toHaveBeenCalled();
    expect([first.tab.name, first.tab.sequenceOf('attempt', 1)]).toEqual([name, 10]);
    // No other page takes the name of one that is there.
    expect(page().tab.name).not.toBe(name);
  });

  it('is loaded anew when another page has counted on from there', () => {
    const first = page();
    first.tab.count('attempt', 1, 10);
    first.goes();
    const second = page();
    second.tab.count('attempt', 1, 14);
    second.goes();
    first.comesBack();
    expect(reloaded).toHaveBeenCalledOnce();
    first.goes();
    const third = page();
    expect([third.tab.name, third.tab.sequenceOf('attempt', 1)]).toEqual([first.tab.name, 14]);
  });

  it('works where the browser keeps nothing of a site', () => {
    const denied = page(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(denied.tab.name).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(denied.goes).not.toThrow();
  });
});
