import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
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
/** Rows that are drawn above and below those in view. */
const MORE_ROWS = 6;

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
  /** Changes when the active row is to be focused. */
  focusRequest: number;
  onKeyDown: (event: KeyboardEvent) => void;
  onRowClick: (id: string, event: MouseEvent, isTick: boolean) => void;
  onRowFocus: (id: string) => void;
}

/**
 * The rows of the outline, one of which is reached by the tabulator key. Only those in view are drawn, and the one that
 * has the focus, so that a key costs as much with a thousand questions as with twenty.
 */
export function OutlineList(props: OutlineListProps) {
  const { shown, selection, openId, activeId, focusRequest, faults, unsaved } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const indexOf = (id: string | null): number => shown.findIndex(({ row }) => row.id === id);
  const active = indexOf(activeId);
  const [height] = useState(rowHeight);
  // eslint-disable-next-line react-hooks/incompatible-library -- its methods are called while drawing only
  const drawn = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey: useCallback((index: number) => shown[index]?.row.id ?? index, [shown]),
    rangeExtractor: useCallback((range: Range) => withRow(range, active), [active]),
    overscan: MORE_ROWS,
    useFlushSync: false,
  });
  const lastRequest = useRef(focusRequest);
  useLayoutEffect(() => {
    if (lastRequest.current === focusRequest) return;
    const row = scroller.current?.querySelector<HTMLElement>('[tabindex="0"]');
    // A row that is still to come is focused then.
    if (!row) return;
    lastRequest.current = focusRequest;
    drawn.scrollToIndex(active);
    row.focus();
  });
  const showOpen = useEffectEvent(() => {
    const open = indexOf(openId);
    if (open !== -1) drawn.scrollToIndex(open);
  });
  useEffect(() => showOpen(), [openId]);
  return (
    <div ref={scroller} className={classes.list}>
      <ul
        role="listbox"
        aria-multiselectable
        aria-label={words.label}
        style={{ height: drawn.getTotalSize() }}
        onKeyDown={props.onKeyDown}
        onClick={(event) => {
          const target = event.target as Element;
          const id = target.closest('[data-id]')?.getAttribute('data-id');
          if (id) props.onRowClick(id, event, target.closest('[data-tick]') !== null);
        }}
        onFocus={({ target }) => {
          const id = target.getAttribute('data-id');
          if (id !== null) props.onRowFocus(id);
        }}
      >
        {drawn.getVirtualItems().map(({ index, start }) => {
          const shownRow = shown[index];
          if (!shownRow) return null;
          const { row, place } = shownRow;
          const fault = faults.get(row.id);
          return (
            <OutlineEntry
              key={row.id}
              measure={drawn.measureElement}
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
              isActive={row.id === activeId}
            />
          );
        })}
      </ul>
    </div>
  );
}

/** @returns in CSS pixels */
function rowHeight(): number {
  return ROW_HEIGHT * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** The rows to draw, with one that may be out of view. */
function withRow(range: Range, row: number): number[] {
  const indexes = defaultRangeExtractor(range);
  if (row === -1 || indexes.includes(row)) return indexes;
  return [...indexes, row].sort((one, other) => one - other);
}
