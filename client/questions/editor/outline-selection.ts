/** Which rows of the outline are selected. Pure functions. */

export interface Selection {
  ids: ReadonlySet<string>;
  /** Where a selection of several rows began; null: at the row with the focus. */
  anchor: string | null;
}

export const NO_SELECTION: Selection = { ids: new Set(), anchor: null };

export function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/**
 * Selects all rows from the anchor to a row.
 * @param order the ids of the rows that are shown
 * @param from the row that has the focus, where there is no anchor
 */
export function extended(
  { anchor }: Selection,
  order: readonly string[],
  from: string,
  to: string,
): Selection {
  const start = anchor !== null && order.includes(anchor) ? anchor : from;
  const [one, other] = [order.indexOf(start), order.indexOf(to)];
  if (one === -1 || other === -1) return { ids: new Set([to]), anchor: to };
  return {
    ids: new Set(order.slice(Math.min(one, other), Math.max(one, other) + 1)),
    anchor: start,
  };
}

export function allOf(order: readonly string[]): Selection {
  return { ids: new Set(order), anchor: null };
}

/** What keys act on. */
interface Targets {
  /** As they were selected. */
  selected: Selection;
  /** The ids of the rows that are shown, in order. */
  order: readonly string[];
  /** The row that has the focus. */
  activeId: string | null;
  /** Whether the user has selected something, or gone to another row, since the last selected row disappeared. */
  isNoticed: boolean;
}

/**
 * The selected rows that are shown; without a selection the row with the focus.
 * @returns null if all selected rows were deleted, or are hidden by a search, and the user may not have noticed: the row
 * with the focus is not what was meant
 */
export function targetsOf({ selected, order, activeId, isNoticed }: Targets): string[] | null {
  const { ids } = kept(selected, order);
  if (ids.size > 0) return order.filter((id) => ids.has(id));
  if (selected.ids.size > 0 && !isNoticed) return null;
  return activeId === null ? [] : [activeId];
}

/** Without rows that are not in the quiz any more. @returns the same object if nothing changes */
export function kept(selection: Selection, order: readonly string[]): Selection {
  const known = new Set(order);
  const ids = new Set([...selection.ids].filter((id) => known.has(id)));
  return ids.size === selection.ids.size ? selection : { ...selection, ids };
}
