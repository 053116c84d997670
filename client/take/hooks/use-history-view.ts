/** The pages behind a link are history entries: Back leads from one to the one before. */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { confirmLeaving } from '../session/navigation';

/** A page behind a link, as a history entry stores it. */
export type View =
  | { page: 'LOBBY' | 'SITTING' }
  | { page: 'REVIEW' | 'CERTIFICATE'; attemptId: string };

interface Entry {
  view: View;
  /** How many entries of the link come before it. */
  depth: number;
}

export interface HistoryView {
  view: View;
  /** Shows another page as a new entry. */
  open: (view: View) => void;
  /** Goes to the entry before, or replaces this one by the lobby if there is none. */
  leave: () => void;
}

const LOBBY: View = { page: 'LOBBY' };

function currentEntry(initial: View): Entry {
  const entry = history.state as Partial<Entry> | null;
  return entry?.view && entry.depth !== undefined
    ? { view: entry.view, depth: entry.depth }
    : { view: initial, depth: 0 };
}

/** A sitting is opened on purpose only: never by the Forward button, nor by a reload. */
const withoutSitting = (view: View): View => (view.page === 'SITTING' ? LOBBY : view);

/**
 * @param initial the page of a link that was just opened
 * @param onLobby called when the lobby is shown again
 */
export function useHistoryView(initial: View, onLobby: () => void): HistoryView {
  const [view, setView] = useState(() => withoutSitting(currentEntry(initial).view));
  const shownRef = useRef(view);
  const show = useCallback((next: View): void => {
    shownRef.current = next;
    setView(next);
  }, []);
  const onLobbyRef = useRef(onLobby);
  useEffect(() => {
    onLobbyRef.current = onLobby;
  });

  const open = useCallback(
    (next: View): void => {
      const { view: before, depth } = currentEntry(LOBBY);
      // After a reload the entry is the sitting's own already.
      if (next.page !== 'SITTING' || before.page !== 'SITTING')
        history.pushState({ view: next, depth: depth + 1 } satisfies Entry, '');
      show(next);
    },
    [show],
  );
  const leave = useCallback((): void => {
    if (currentEntry(LOBBY).depth > 0) {
      history.back();
      return;
    }
    history.replaceState({ view: LOBBY, depth: 0 } satisfies Entry, '');
    show(LOBBY);
    onLobbyRef.current();
  }, [show]);

  useEffect(() => {
    const address = location.href;
    const onPop = (): void => {
      // Another address: the page asks itself (app.tsx).
      if (location.href !== address) return;
      const { view: entered, depth } = currentEntry(LOBBY);
      const next = withoutSitting(entered);
      const shown = shownRef.current;
      if (shown.page === 'SITTING' && !confirmLeaving()) {
        history.pushState({ view: shown, depth: depth + 1 } satisfies Entry, '');
        return;
      }
      // The entry of a sitting that is not shown any more is the lobby's from now on.
      if (next !== entered) history.replaceState({ view: next, depth } satisfies Entry, '');
      show(next);
      if (next.page === 'LOBBY' && shown.page !== 'LOBBY') onLobbyRef.current();
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [show]);
  return { view, open, leave };
}
