import { Stack } from '@mantine/core';
import { useDeferredValue, type KeyboardEvent, type MouseEvent } from 'react';
import type { Marks } from '../../ui/marks';
import { editorTexts } from '../../ui/texts/editor-texts';
import { OutlineActions, type ActionsProps } from './outline-actions';
import { OutlineDrafts } from './outline-drafts';
import { OutlineFilter } from './outline-filter';
import { NoRows } from './no-rows';
import { OutlineList } from './outline-list';
import type { Faults } from './rows/outline-rows';
import { extended, toggled } from './outline-selection';
import { NEW } from './use-open-question';
import type { OutlineView } from './use-outline-view';
import classes from './outline.module.css';

const { outline: words } = editorTexts;

interface OutlineProps {
  view: OutlineView;
  /** Of the rows, before the search. */
  totalCount: number;
  marksPerQuestion: Marks | null;
  faults: Faults;
  unsaved: ReadonlySet<string>;
  /** The question in the editor, `new` for a new one. */
  open: string | null;
  /** Whether a new question is not saved yet: it counts as one that is not finished. */
  hasUnsavedNew: boolean;
  /** Questions that somebody else has taken out of the quiz while they were not saved. They count, too. */
  lost: readonly string[];
  actions: Omit<ActionsProps, 'selection' | 'order' | 'onSelect'>;
  onKeyDown: (event: KeyboardEvent) => void;
  onOpen: (id: string) => void;
}

/** All questions of the quiz with their search, their filter, and what can be done with the selected ones. */
export function Outline(props: OutlineProps) {
  const { view, totalCount, open, hasUnsavedNew, lost, actions, onOpen } = props;
  const { shown, order, selection, select, activeId } = view;

  const onRowClick = (id: string, event: MouseEvent, isTick: boolean): void => {
    if (event.shiftKey) select(extended(selection, order, activeId ?? id, id));
    else if (isTick || event.ctrlKey || event.metaKey) select(toggled(selection, id));
    else onOpen(id);
  };
  // The rows show first what was moved or selected, the buttons after them.
  const settled = { selection: useDeferredValue(selection), order: useDeferredValue(order) };
  const isSearched = view.search.trim() !== '';
  /** Those that are no rows. */
  const drafts = hasUnsavedNew ? [...lost, NEW] : lost;
  const isDraftAlone = drafts.length > 0 && !isSearched;
  return (
    <Stack
      gap="xs"
      className={classes.outline}
      onKeyDownCapture={(event) => {
        // The panel lies over the outline: Escape closes it from wherever the Tab key has led, before it does anything else.
        if (actions.asked === null || event.key !== 'Escape' || event.nativeEvent.isComposing)
          return;
        event.stopPropagation();
        actions.onAsk(null);
      }}
    >
      <OutlineFilter
        search={view.search}
        isUnfinishedOnly={view.isUnfinishedOnly}
        totalCount={totalCount}
        unfinishedCount={view.unfinished.size + drafts.length}
        onSearch={view.setSearch}
        onUnfinishedOnly={view.setUnfinishedOnly}
        onDown={view.goDown}
      />
      <OutlineActions {...actions} {...settled} onSelect={select} />
      <OutlineDrafts
        drafts={drafts}
        openId={open}
        giveFocus={shown.length === 0 && isDraftAlone ? view.giveFocus : null}
        isExplained={view.isUnfinishedOnly && drafts.length + props.unsaved.size > 0}
        onOpen={onOpen}
      />
      {shown.length > 0 ? (
        <OutlineList
          shown={shown}
          search={view.wanted}
          marksPerQuestion={props.marksPerQuestion}
          faults={props.faults}
          unsaved={props.unsaved}
          selection={selection}
          openId={open}
          activeId={activeId}
          giveFocus={view.giveFocus}
          onKeyDown={props.onKeyDown}
          onRowClick={onRowClick}
          onRowFocus={view.onRowFocus}
        />
      ) : isDraftAlone ? null : (
        <NoRows giveFocus={view.giveFocus} onBack={() => view.focus()} onKeyDown={props.onKeyDown}>
          {totalCount === 0 ? words.empty : isSearched ? words.noneFound : words.noneUnfinished}
        </NoRows>
      )}
    </Stack>
  );
}
