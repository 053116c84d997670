import { Button, Checkbox, Group } from '@mantine/core';
import { memo, useEffect, useRef } from 'react';
import { formatNumber } from '../../ui/format';
import { editorTexts } from '../../ui/texts/editor-texts';
import { CopyPanel } from './copy-panel';
import { MarksPanel } from './marks-panel';
import { MovePanel } from './move-panel';
import { allOf, NO_SELECTION, type Selection } from './outline-selection';
import type { useOutlineChanges } from './rows/use-outline-changes';
import type { Asked } from './use-outline-keys';
import panel from './panel.module.css';
import classes from './outline.module.css';

const { actions: words, outline } = editorTexts;

type Changes = ReturnType<typeof useOutlineChanges>;

export interface ActionsProps {
  quizId: string;
  /** Questions of the quiz. */
  count: number;
  selection: Selection;
  /** The ids of the rows that are shown. */
  order: readonly string[];
  /** What the open panel asks; null for none. */
  asked: Asked | null;
  /** The questions that it concerns: those that were selected, or had the focus. */
  targets: readonly string[];
  onSelect: (selection: Selection) => void;
  onAsk: (what: Asked | null) => void;
  onDuplicate: () => void;
  onDelete: () => void;
  onMarks: Changes['setMarks'];
  onMove: Changes['move'];
  onCopy: Changes['copy'];
  onMoveTo: Changes['moveTo'];
}

/** What can be done with the selected questions. Panels lie over the outline: nothing waits on a dialog. */
export const OutlineActions = memo(function OutlineActions(props: ActionsProps) {
  const { quizId, count, selection, order, asked, targets, onSelect, onAsk } = props;
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked !== null) area.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [asked]);
  const selected = selection.ids.size;
  const isAll = selected > 0 && order.every((id) => selection.ids.has(id));
  const close = (): void => onAsk(null);
  const buttons = [
    { label: words.marks, act: () => onAsk('marks') },
    { label: words.move, act: () => onAsk('move') },
    { label: words.duplicate, act: props.onDuplicate },
    { label: words.copy, act: () => onAsk('copy') },
    { label: words.delete, act: props.onDelete, isDangerous: true },
  ];
  return (
    <div className={classes.actions}>
      <Checkbox
        label={selected === 0 ? words.selectAll : outline.selected(formatNumber(selected))}
        checked={isAll}
        indeterminate={selected > 0 && !isAll}
        disabled={order.length === 0}
        onChange={() => onSelect(isAll ? NO_SELECTION : allOf(order))}
      />
      <Group gap={4} role="group" aria-label={words.label}>
        {buttons.map(({ label, act, isDangerous }) => (
          <Button
            key={label}
            size="compact-sm"
            variant={isDangerous && selected > 0 ? 'subtle' : 'default'}
            {...(isDangerous && selected > 0
              ? { color: 'red', c: 'var(--mantine-color-error)' }
              : {})}
            disabled={selected === 0}
            onClick={act}
          >
            {label}
          </Button>
        ))}
      </Group>
      {asked !== null && (
        <div ref={area} className={panel.panel}>
          {asked === 'marks' && (
            <MarksPanel
              count={targets.length}
              onClose={close}
              onSet={(marks) => {
                close();
                props.onMarks(targets, marks);
              }}
            />
          )}
          {asked === 'move' && (
            <MovePanel
              count={targets.length}
              lastPlace={count - targets.length + 1}
              onClose={close}
              onMove={(place) => {
                close();
                props.onMove(targets, place);
              }}
            />
          )}
          {asked === 'copy' && (
            <CopyPanel
              quizId={quizId}
              count={targets.length}
              onClose={close}
              onCopy={(to, moves) => {
                close();
                if (moves) props.onMoveTo(targets, to);
                else props.onCopy(targets, to);
              }}
            />
          )}
        </div>
      )}
    </div>
  );
});
