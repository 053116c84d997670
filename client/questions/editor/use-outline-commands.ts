import { useState } from 'react';
import { formatNumber } from '../../ui/format';
import { editorTexts as words } from '../../ui/texts/editor-texts';
import type { OutlineRow } from './rows/outline.query';
import { placeAfterStep } from './rows/outline-rows';
import type { useOutlineChanges } from './rows/use-outline-changes';
import { useOutlineKeys, type Asked } from './use-outline-keys';
import type { OutlineView } from './use-outline-view';

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
  const [asked, setAsked] = useState<Asked | null>(null);
  const [announced, announce] = useState('');
  const active = activeId === null ? [] : [activeId];
  const targets = selection.ids.size > 0 ? order.filter((id) => selection.ids.has(id)) : active;

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
  const onKeyDown = useOutlineKeys({
    ...{ order, activeId, selection, select, focus, step, remove, duplicate },
    open: onOpen,
    ask: (what) => {
      if (targets.length > 0) setAsked(what);
    },
    undo: changes.undoLast,
  });
  const actions = {
    ...{ asked, targets, changes },
    onAsk: (what: Asked | null) => {
      setAsked(what);
      if (what === null) focus();
    },
    onDuplicate: duplicate,
    onDelete: remove,
  };
  return { announced, onKeyDown, actions };
}
