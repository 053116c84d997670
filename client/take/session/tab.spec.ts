import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tab } from './tab';

/** The listeners of the latest page. */
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

/** Opens a page in this tab. @returns also functions that fire its events */
function page(from = storage) {
  listeners = {};
  const tab = new Tab(from);
  const { pagehide, pageshow } = listeners;
  return {
    tab,
    hides: () => pagehide?.(),
    returns: () => pageshow?.({ persisted: true }),
  };
}

beforeEach(() => {
  kept = new Map();
  reloaded = vi.fn();
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    listeners[name] = listener;
  });
  vi.stubGlobal('location', { reload: reloaded });
});
afterEach(() => void vi.unstubAllGlobals());

describe('Tab', () => {
  it('keeps its state after a reload, and is another tab after duplication', () => {
    const first = page();
    first.tab.enterSitting('attempt', 3);
    first.tab.setSequence('attempt', 1, 10);
    const copy = page();
    expect(copy.tab.name).not.toBe(first.tab.name);
    first.hides();
    const second = page();
    expect([second.tab.name, second.tab.sequenceOf('attempt', 1), second.tab.sitting]).toEqual([
      first.tab.name,
      10,
      { attemptId: 'attempt', place: 3 },
    ]);
  });

  it('keeps its state when its page returns and no other page used the tab', () => {
    const first = page();
    first.tab.setSequence('attempt', 1, 10);
    const { name } = first.tab;
    first.hides();
    first.returns();
    expect(reloaded).not.toHaveBeenCalled();
    expect([first.tab.name, first.tab.sequenceOf('attempt', 1)]).toEqual([name, 10]);
    // Another page does not take the name of an open page.
    expect(page().tab.name).not.toBe(name);
  });

  it('reloads its page when another page has used higher numbers', () => {
    const first = page();
    first.tab.setSequence('attempt', 1, 10);
    first.hides();
    const second = page();
    second.tab.setSequence('attempt', 1, 14);
    second.hides();
    first.returns();
    expect(reloaded).toHaveBeenCalledOnce();
    first.hides();
    const third = page();
    expect([third.tab.name, third.tab.sequenceOf('attempt', 1)]).toEqual([first.tab.name, 14]);
  });

  it('works without storage', () => {
    const denied = page(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(denied.tab.name).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(denied.hides).not.toThrow();
  });
});
