import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import type { Marks } from '../../ui/marks';
import { editorTexts } from '../../ui/texts/editor-texts';
import type { OutlineRow } from './rows/outline.query';
import { OutlineEntry } from './outline-row';
import { rowMarks, type Faults } from './rows/outline-rows';
import type { Selection } from './outline-selection';
import classes from './outline.module.css';

const { outline: words } = editorTexts;

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

/** The rows of the outline, one of which is reached by the tabulator key. */
export function OutlineList(props: OutlineListProps) {
  const { shown, selection, openId, activeId, focusRequest, faults, unsaved } = props;
  const list = useRef<HTMLUListElement>(null);
  const lastRequest = useRef(focusRequest);
  useLayoutEffect(() => {
    if (lastRequest.current === focusRequest) return;
    const row = list.current?.querySelector<HTMLElement>('[tabindex="0"]');
    // A row that is still to come is focused then.
    if (!row) return;
    lastRequest.current = focusRequest;
    row.focus();
  });
  return (
    <ul
      ref={list}
      role="listbox"
      aria-multiselectable
      aria-label={words.label}
      className={classes.list}
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
      {shown.map(({ row, place }) => {
        const fault = faults.get(row.id);
        return (
          <OutlineEntry
            key={row.id}
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
  );
}
