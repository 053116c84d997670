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
  const { selected, selection, order, activeId, select, focus, notice, onRemove } = view;
  const [asked, setAsked] = useState<{ what: Asked; ids: readonly string[] } | null>(null);
  const [announced, announce] = useState('');

  // A panel is about the questions that it was opened for, whatever is selected or deleted meanwhile. It does not come
  // back with them, if their deletion is undone.
  const [goneCount, setGoneCount] = useState(0);
  if (asked !== null && !areAmong(rows, asked.ids)) {
    setAsked(null);
    setGoneCount(goneCount + 1);
  }
  useEffect(() => {
    if (goneCount > 0) toast('warning', words.gone);
  }, [goneCount]);

  /** Acts on what is selected, or has the focus; on nothing where that may not be what is meant. */
  const withTargets = (act: (targets: readonly string[]) => void): void => {
    const { targets } = view;
    if (targets === null)
      toast('warning', areAmong(rows, [...selected.ids]) ? words.hidden : words.gone);
    else if (targets.length > 0) act(targets);
  };
  const moveTo: typeof changes.moveTo = (ids, to) => {
    onRemove();
    changes.moveTo(ids, to);
  };
  const step = (targets: readonly string[], by: -1 | 1): void => {
    const place = placeAfterStep(rows, targets, by);
    if (place === null) return;
    // An element that is moved with the focus makes the browser lay out the page for that alone.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    changes.move(targets, place, true);
    announce(words.move.step(targets.length, formatNumber(targets.length), formatNumber(place)));
    focus();
  };
  const remove = (targets: readonly string[]): void => {
    const gone = new Set(targets);
    const last = order.findLastIndex((id) => gone.has(id));
    const next = order.slice(last + 1)[0] ?? order.findLast((id) => !gone.has(id));
    if (openId !== null && gone.has(openId)) onClose();
    onRemove();
    changes.deleteAll(targets);
    focus(next);
  };
  const duplicate = (): void => withTargets(changes.duplicate);
  const removeAll = (): void => withTargets(remove);
  const ask = (what: Asked): void => withTargets((ids) => setAsked({ what, ids }));
  const onKeyDown = useOutlineKeys({
    ...{ order, activeId, selection, select, duplicate },
    focus: (id) => {
      notice();
      focus(id);
    },
    step: (by) => withTargets((targets) => step(targets, by)),
    remove: removeAll,
    open: onOpen,
    ask,
    undo: changes.undoLast,
  });
  // Always the same, so that the buttons are not drawn again when the focus moves.
  const actions = {
    asked: asked?.what ?? null,
    targets: asked?.ids ?? NONE,
    onAsk: useStableCallback((what: Asked | null) => {
      if (what !== null) {
        ask(what);
        return;
      }
      setAsked(null);
      focus();
    }),
    onDuplicate: useStableCallback(duplicate),
    onDelete: useStableCallback(removeAll),
    onMarks: useStableCallback(changes.setMarks),
    onMove: useStableCallback(changes.move),
    onCopy: useStableCallback(changes.copy),
    onMoveTo: useStableCallback(moveTo),
  };
  return { announced, onKeyDown, actions };
}
