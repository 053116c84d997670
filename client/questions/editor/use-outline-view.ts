import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useStableCallback } from '../../ui/hooks/use-stable-callback';
import type { ShownRow } from './outline-list';
import type { OutlineRow } from './rows/outline.query';
import { matcherOf, type Faults } from './rows/outline-rows';
import { kept, NO_SELECTION, targetsOf, type Selection } from './outline-selection';

interface ViewOptions {
  rows: readonly OutlineRow[];
  faults: Faults;
  /** The ids of questions with changes that are not saved. */
  unsaved: ReadonlySet<string>;
  /** Stays in the list while it is open, also once it is finished. */
  openId: string | null;
}

/** Which rows of the outline are shown, selected and focused. */
export function useOutlineView({ rows, faults, unsaved, openId }: ViewOptions) {
  const [search, setSearch] = useState('');
  const [isUnfinishedOnly, setUnfinishedOnly] = useState(false);
  const [selected, select] = useState<Selection>(NO_SELECTION);
  const [focused, setFocused] = useState<string | null>(null);
  const isFocusAsked = useRef(false);
  const [, drawForFocus] = useState(0);
  // Rows come and go after the field has shown what was typed.
  const wanted = useDeferredValue(search);

  const unfinished = useMemo(
    () =>
      new Set(
        rows
          .filter(({ id }) => faults.get(id)?.isBlocking === true || unsaved.has(id))
          .map(({ id }) => id),
      ),
    [rows, faults, unsaved],
  );
  const shown = useMemo(() => {
    const matches = matcherOf(wanted);
    return rows
      .map((row, index): ShownRow => ({ row, place: index + 1 }))
      .filter(({ row, place }) => matches(row, place))
      .filter(({ row }) => !isUnfinishedOnly || unfinished.has(row.id) || row.id === openId);
  }, [rows, wanted, isUnfinishedOnly, unfinished, openId]);
  const order = useMemo(() => shown.map(({ row }) => row.id), [shown]);
  // What is not seen is not changed.
  const selection = useMemo(() => kept(selected, order), [selected, order]);
  const activeId =
    [focused, openId].find((id) => id !== null && order.includes(id)) ?? order[0] ?? null;
  // Whoever selected rows that have all disappeared means no other one, until they go there.
  const isLost = selected.ids.size > 0 && selection.ids.size === 0;
  const [isNoticed, setNoticed] = useState(false);
  if (isNoticed && !isLost) setNoticed(false);
  const targets = useMemo(
    () => targetsOf({ selected, order, activeId, isNoticed }),
    [selected, order, activeId, isNoticed],
  );

  /** Moves the focus to a row; to the active one without an id. */
  const focus = useCallback((id?: string): void => {
    if (id !== undefined) setFocused(id);
    isFocusAsked.current = true;
    drawForFocus((count) => count + 1);
  }, []);
  /** Moves the focus where that was asked for. @param give returns whether there is something to focus yet */
  const giveFocus = useCallback((give: () => boolean): void => {
    if (isFocusAsked.current && give()) isFocusAsked.current = false;
  }, []);
  /** The user has gone to a row. */
  const notice = (): void => {
    if (isLost) setNoticed(true);
  };
  /** The user is taking the selected rows away. */
  const onRemove = (): void => setNoticed(true);
  const goDown = useStableCallback((): void => {
    notice();
    focus();
  });
  const onRowFocus = (id: string): void => {
    // The same row gets the focus again after a step.
    if (id !== activeId) notice();
    setFocused(id);
  };
  return {
    ...{ search, wanted, setSearch, isUnfinishedOnly, setUnfinishedOnly, unfinished },
    ...{ shown, order, selected, selection, select, activeId, targets },
    ...{ notice, onRemove, onRowFocus, goDown, focus, giveFocus },
  };
}

export type OutlineView = ReturnType<typeof useOutlineView>;
