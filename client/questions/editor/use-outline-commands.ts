import { useEffect, useState } from 'react';
import { toast } from '../../ui/feedback/toasts';
import { formatNumber } from '../../ui/format';
import { useStableCallback } from '../../ui/hooks/use-stable-callback';
import { editorTexts as words } from '../../ui/texts/editor-texts';
import type { OutlineRow } from './rows/outline.query';
import { areAmong, placeAfterStep } from './rows/outline-rows';
import type { useOutlineChanges } from './rows/use-outline-changes';
import { useOutlineKeys, type Asked } from './use-outline-keys';
import type { OutlineView } from './use-outline-view';

const NONE: readonly string[] = [];

interface CommandsOptions {
  rows: readonly OutlineRow[];
  view: OutlineView;
  changes: ReturnType<typeof useOutlineChanges>;
  /** The question in the editor. */
  openId: string | null;
  /** Opens a question, with the focus in its form. */
  onOpen: (id: string) => void;
  /** The open question is being deleted. */
  onClose: () => void;
}

/** What keys and buttons of the outline do with the selected questions, or else with the one that has the focus. */
export function useOutlineCommands(options: CommandsOptions) {
  const { rows, view, changes, openId, onOpen, onClose } = options;
  const { selection, order, activeId, select, focus } = view;
  const [asked, setAsked] = useState<{ what: Asked; ids: string[] } | null>(null);
  const [announced, announce] = useState('');
  const active = activeId === null ? [] : [activeId];
  const targets = selection.ids.size > 0 ? order.filter((id) => selection.ids.has(id)) : active;

  // A panel is about the questions that it was opened for, whatever is selected or deleted meanwhile.
  const areGone = asked !== null && !areAmong(rows, asked.ids);
  const panel = areGone ? null : asked;
  useEffect(() => {
    if (!areGone) return;
    toast('warning', words.gone);
    // It does not come back with them, if their deletion is undone.
    setAsked(null);
  }, [areGone]);

  const step = (by: -1 | 1): void => {
    const place = placeAfterStep(rows, targets, by);
    if (place === null) return;
    changes.move(targets, place, true);
    announce(words.move.done(targets.length, formatNumber(targets.length), formatNumber(place)));
    focus();
  };
  const remove = (): void => {
    if (targets.length === 0) return;
    const gone = new Set(targets);
    const last = order.findLastIndex((id) => gone.has(id));
    const next = order.slice(last + 1)[0] ?? order.findLast((id) => !gone.has(id));
    if (openId !== null && gone.has(openId)) onClose();
    changes.deleteAll(targets);
    focus(next);
  };
  const duplicate = (): void => {
    if (targets.length > 0) changes.duplicate(targets);
  };
  const ask = (what: Asked): void => {
    if (targets.length > 0) setAsked({ what, ids: targets });
  };
  const onKeyDown = useOutlineKeys({
    ...{ order, activeId, selection, select, focus, step, remove, duplicate },
    open: onOpen,
    ask,
    undo: changes.undoLast,
  });
  // Always the same, so that the buttons are not drawn again when the focus moves.
  const actions = {
    asked: panel?.what ?? null,
    targets: panel?.ids ?? NONE,
    onAsk: useStableCallback((what: Asked | null) => {
      if (what !== null) {
        ask(what);
        return;
      }
      setAsked(null);
      focus();
    }),
    onDuplicate: useStableCallback(duplicate),
    onDelete: useStableCallback(remove),
    onMarks: useStableCallback(changes.setMarks),
    onMove: useStableCallback(changes.move),
    onCopy: useStableCallback(changes.copy),
    onMoveTo: useStableCallback(changes.moveTo),
  };
  return { announced, onKeyDown, actions };
}
