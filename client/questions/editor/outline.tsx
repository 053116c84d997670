import { Stack, Text } from '@mantine/core';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { Marks } from '../../ui/marks';
import { editorTexts } from '../../ui/texts/editor-texts';
import { OutlineActions, type ActionsProps } from './outline-actions';
import { OutlineFilter } from './outline-filter';
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
  actions: Omit<ActionsProps, 'selection' | 'order' | 'onSelect'>;
  onKeyDown: (event: KeyboardEvent) => void;
  onOpen: (id: string) => void;
}

/** All questions of the quiz with their search, their filter, and what can be done with the selected ones. */
export function Outline(props: OutlineProps) {
  const { view, totalCount, open, hasUnsavedNew, actions, onOpen } = props;
  const { shown, order, selection, select, activeId } = view;

  const onRowClick = (id: string, event: MouseEvent, isTick: boolean): void => {
    if (event.shiftKey) select(extended(selection, order, activeId ?? id, id));
    else if (isTick || event.ctrlKey || event.metaKey) select(toggled(selection, id));
    else onOpen(id);
  };
  const isSearched = view.search.trim() !== '';
  const isDraftAlone = hasUnsavedNew && !isSearched;
  return (
    <Stack
      gap="xs"
      className={classes.outline}
      onKeyDownCapture={(event) => {
        // The panel lies over the outline: Escape closes it from wherever the tabulator key has led, before it does anything else.
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
        unfinishedCount={view.unfinished.size + (hasUnsavedNew ? 1 : 0)}
        onSearch={view.setSearch}
        onUnfinishedOnly={view.setUnfinishedOnly}
        onDown={view.focus}
      />
      <OutlineActions {...actions} selection={selection} order={order} onSelect={select} />
      {/* Above the list, whose end can be out of view, and not in it: it is no question to select or to move yet. */}
      {hasUnsavedNew && (
        <button
          type="button"
          className={classes.draft}
          aria-current={open === NEW || undefined}
          onClick={() => onOpen(NEW)}
        >
          {words.newQuestion}
          <span className={classes.unsaved}>{words.unsaved}</span>
        </button>
      )}
      {shown.length > 0 ? (
        <OutlineList
          shown={shown}
          marksPerQuestion={props.marksPerQuestion}
          faults={props.faults}
          unsaved={props.unsaved}
          selection={selection}
          openId={open}
          activeId={activeId}
          focusRequest={view.focusRequest}
          onKeyDown={props.onKeyDown}
          onRowClick={onRowClick}
          onRowFocus={view.setFocused}
        />
      ) : isDraftAlone ? null : (
        <Text c="dimmed" role="status" py="md">
          {totalCount === 0 ? words.empty : isSearched ? words.noneFound : words.noneUnfinished}
        </Text>
      )}
    </Stack>
  );
}
