import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import type { Marks } from '../../ui/marks';
import { editorTexts } from '../../ui/texts/editor-texts';
import type { OutlineRow } from './rows/outline.query';
import { OutlineEntry } from './outline-row';
import { rowMarks, type Faults } from './rows/outline-rows';
import type { Selection } from './outline-selection';
import classes from './outline.module.css';

const { outline: words } = editorTexts;

/** Of a row of two lines, until it is measured. In rem. */
const ROW_HEIGHT = 4.2;
/** How many rows are drawn above and below those in view. */
const OVERSCAN = 6;

export interface ShownRow {
  row: OutlineRow;
  /** From 1, in the quiz. */
  place: number;
}

interface OutlineListProps {
  shown: readonly ShownRow[];
  /** What these rows were found by; empty for nothing. */
  search: string;
  marksPerQuestion: Marks | null;
  faults: Faults;
  unsaved: ReadonlySet<string>;
  selection: Selection;
  openId: string | null;
  /** The row that has the focus, or gets it. */
  activeId: string | null;
  /** Calls back if the focus is to come here, until that returns true. */
  giveFocus: (give: () => boolean) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onRowClick: (id: string, event: MouseEvent, isTick: boolean) => void;
  onRowFocus: (id: string) => void;
}

/**
 * The rows of the outline. Only those in view are drawn, the open one, and the one that has the focus: the browser has as
 * little to lay out and to paint for a thousand questions as for twenty. The Tab key leads to the list, which gives the
 * focus on to a row: another `tabindex` on two rows at each arrow key would be another layout of the page.
 */
export function OutlineList(props: OutlineListProps) {
  const { shown, selection, openId, activeId, giveFocus, faults, unsaved } = props;
  const list = useRef<HTMLDivElement>(null);
  const indexOf = (id: string | null): number => shown.findIndex(({ row }) => row.id === id);
  const [active, open] = [indexOf(activeId), indexOf(openId)];
  const [height] = useState(rowHeight);
  // eslint-disable-next-line react-hooks/incompatible-library -- no compiler memoizes what it returns
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => list.current,
    estimateSize: () => height,
    getItemKey: useCallback((index: number) => shown[index]?.row.id ?? index, [shown]),
    rangeExtractor: useCallback((range: Range) => withRows(range, [active, open]), [active, open]),
    overscan: OVERSCAN,
    // It would draw within an effect of this component, which React refuses.
    useFlushSync: false,
  });
  const drawn = virtualizer.getVirtualItems();
  // None while another part is shown on a phone.
  const isSeen = drawn.length > 0;
  /** Which row stays in view until somebody scrolls: rows above it move it once their heights are known. */
  const followed = useRef<'active' | 'open' | null>(null);
  const wasHidden = useRef(false);
  useLayoutEffect(() => {
    if (list.current?.clientHeight === 0) wasHidden.current = true;
    if (!isSeen || openId === null) return;
    followed.current = 'open';
    // As it was left, it may end below the window.
    if (wasHidden.current) list.current?.scrollIntoView({ block: 'nearest' });
    wasHidden.current = false;
  }, [openId, isSeen]);
  const size = virtualizer.getTotalSize();
  /** By what is known, since to ask the browser is a layout of the page. */
  const keepInView = (): void => {
    const row = virtualizer.measurementsCache[followed.current === 'active' ? active : open];
    const { scrollOffset, scrollRect } = virtualizer;
    if (!followed.current || !row || scrollOffset === null || !scrollRect) return;
    if (row.start < scrollOffset) virtualizer.scrollToOffset(row.start);
    else if (row.end > scrollOffset + scrollRect.height)
      virtualizer.scrollToOffset(row.end - scrollRect.height);
  };
  const focusActive = (): boolean => {
    const row = list.current?.querySelector<HTMLElement>(`[data-id="${activeId}"]`);
    if (!row) return false;
    // From row to row, the list is in view already.
    if (!list.current?.contains(document.activeElement))
      list.current?.scrollIntoView({ block: 'nearest' });
    row.focus({ preventScroll: true });
    followed.current = 'active';
    keepInView();
    return true;
  };
  useLayoutEffect(() => {
    giveFocus(focusActive);
    // A row that goes takes the focus with it, and reports nothing.
    if (list.current) setReachable(list.current, !list.current.contains(document.activeElement));
  });
  const keep = useEffectEvent(keepInView);
  useLayoutEffect(() => keep(), [size, active, open, isSeen, shown]);
  const endFollowing = (): void => {
    followed.current = null;
  };
  return (
    <div
      ref={list}
      role="listbox"
      aria-multiselectable
      aria-label={words.label}
      className={classes.list}
      tabIndex={0}
      onWheel={endFollowing}
      onTouchMove={endFollowing}
      onPointerDown={endFollowing}
      onKeyDown={props.onKeyDown}
      onMouseDown={(event) => {
        // A press beside the rows, as on the scroll bar, takes the focus from no field in which somebody types.
        if (!(event.target as Element).closest('[data-id]')) event.preventDefault();
      }}
      onClick={(event) => {
        const target = event.target as Element;
        const id = target.closest('[data-id]')?.getAttribute('data-id');
        if (id) props.onRowClick(id, event, target.closest('[data-tick]') !== null);
      }}
      onFocus={({ target, currentTarget }) => {
        setReachable(currentTarget, false);
        const id = target.getAttribute('data-id');
        if (id !== null) props.onRowFocus(id);
        else if (target === currentTarget) focusActive();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setReachable(currentTarget, true);
      }}
    >
      <div role="presentation" className={classes.rows} style={{ height: size }}>
        {drawn.map(({ index, start }) => {
          const shownRow = shown[index];
          if (!shownRow) return null;
          const { row, place } = shownRow;
          const fault = faults.get(row.id);
          return (
            <OutlineEntry
              key={row.id}
              measure={virtualizer.measureElement}
              index={index}
              count={shown.length}
              top={start}
              row={row}
              search={props.search}
              place={place}
              marks={rowMarks(row, props.marksPerQuestion)}
              fault={fault?.message ?? null}
              isBlocking={fault?.isBlocking ?? false}
              isUnsaved={unsaved.has(row.id)}
              isSelected={selection.ids.has(row.id)}
              isOpen={row.id === openId}
            />
          );
        })}
      </div>
    </div>
  );
}

/** Whether the Tab key leads to the list. Not while it leads out of it. */
function setReachable(list: HTMLElement, isReachable: boolean): void {
  list.tabIndex = isReachable ? 0 : -1;
}

/** @returns in CSS pixels */
function rowHeight(): number {
  return ROW_HEIGHT * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** The rows to draw, with some that may be out of view; -1 for none. */
function withRows(range: Range, rows: readonly number[]): number[] {
  const indexes = new Set([...defaultRangeExtractor(range), ...rows]);
  indexes.delete(-1);
  return [...indexes].sort((one, other) => one - other);
}
