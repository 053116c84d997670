import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { toProblem } from '../../../ui/feedback/problem';
import { formatNumber } from '../../../ui/format';
import type { Marks } from '../../../ui/marks';
import { editorTexts as words } from '../../../ui/texts/editor-texts';
import { MAX_UNDONE_RUNS, leftSentence, Stale, undoable, UndoneInPart, type Undo } from './change';
import { allSent, MAX_AT_ONCE } from './in-chunks';
import { MarksVersions } from './marks-versions';
import type { OutlineRow } from './outline.query';
import { OutlineRequests } from './outline-requests';
import { movesBack, placedTogether } from './outline-rows';
import { transfersOf } from './transfers';
import { undoEach, NOTHING_LEFT } from './undo-each';
import { useChanges } from './use-changes';
import type { useOutline } from './use-outline';

interface Outline extends Pick<ReturnType<typeof useOutline>, 'change' | 'reload' | 'versions'> {
  quizId: string;
  rows: readonly OutlineRow[];
  /** The exam is to be read again: questions, marks or faults have changed. */
  onChanged: () => void;
}

/** New marks; undefined for those that stay. */
export interface MarksChange {
  marks: Marks | undefined;
  wrongMarks: Marks | undefined;
}

/** What can be done with questions of the outline. Moves, deletions and marks are shown before the server answers. */
export function useOutlineChanges(outline: Outline) {
  const { quizId, rows, change, reload, versions, onChanged } = outline;
  const apollo = useApolloClient();
  const requests = useMemo(
    () => new OutlineRequests({ apollo, quizId, versions }),
    [apollo, quizId, versions],
  );
  const marksVersions = useMemo(() => new MarksVersions(), []);
  const queue = useChanges(async (isWanted) => {
    const isShown = await reload(isWanted);
    if (isShown) onChanged();
    return isShown;
  });
  const hide = (ids: readonly string[]): void => {
    const gone = new Set(ids);
    change((current) => current.filter(({ id }) => !gone.has(id)));
  };

  /** @param position of the first, from 1 @param isQuiet for a step by the keyboard, which is announced elsewhere */
  const move = (ids: readonly string[], position: number, isQuiet = false): void => {
    const count = rows.length;
    change((current) => placedTogether(current, ids, position));
    const backwards = movesBack(rows, ids, position, MAX_AT_ONCE);
    const moveBack = async (): Promise<void> => {
      const placeBack = async (together: readonly string[], place: number): Promise<void> =>
        allSent(await requests.place(together, place, count, 'known'));
      if (backwards.length > 1) await placeBack(ids, count - ids.length + 1);
      for (const { ids: together, place } of backwards) await placeBack(together, place);
    };
    queue.run({
      size: ids.length,
      send: async () => {
        const before = versions.known;
        const { others } = versions;
        const sent = await requests.place(ids, position, count, 'shown');
        if (versions.known === before) return { ...sent, undo: null };
        if (backwards.length > MAX_UNDONE_RUNS)
          return { ...sent, undo: words.tooManyRuns(formatNumber(MAX_UNDONE_RUNS)) };
        const undo: Undo = async () => {
          if (versions.others !== others) throw new Stale();
          const start = versions.known;
          await moveBack().catch((error: unknown) => {
            const isStale = toProblem(error).code === 'STALE_VERSION';
            throw isStale && versions.known !== start ? new UndoneInPart() : error;
          });
          return NOTHING_LEFT;
        };
        return { ...sent, undo };
      },
      order: 'moves',
      done: isQuiet
        ? null
        : words.move.done(ids.length, formatNumber(ids.length), formatNumber(position)),
      undone: words.move.undone,
      stale: words.move.stale,
      staleUndo: words.move.staleUndo,
      undoneInPart: words.move.undoneInPart,
    });
  };

  const deleteAll = (ids: readonly string[]): void => {
    hide(ids);
    const count = formatNumber(ids.length);
    queue.run({
      size: ids.length,
      send: async () => {
        const sent = await requests.delete(ids);
        onChanged();
        const undo = undoEach(ids.slice(0, sent.count), async (part) => requests.restore(part));
        return undoable(sent, undo);
      },
      order: 'counts',
      done: words.delete.done(ids.length, count),
      undone: words.delete.undone(ids.length, count),
      left: ({ gone }, all) => leftSentence(words.delete.left, gone, all),
    });
  };

  const setMarks = (ids: readonly string[], { marks, wrongMarks }: MarksChange): void => {
    const wanted = new Set(ids);
    const before = rows.filter(({ id }) => wanted.has(id));
    const after = before.map((row) => ({
      ...row,
      marks: marks ?? row.marks,
      wrongMarks: row.__typename === 'McqQuestion' ? (wrongMarks ?? row.wrongMarks) : null,
    }));
    const byId = new Map(after.map((row) => [row.id, { ...row, version: row.version + 1 }]));
    change((current) => current.map((row) => byId.get(row.id) ?? row));
    queue.run({
      size: ids.length,
      send: async () => {
        const sent = await requests.setMarks(after);
        onChanged();
        const undo = undoEach(before.slice(0, sent.count), async (part) => {
          const back = marksVersions.undoing(part);
          allSent(await requests.setMarks(back));
          marksVersions.undone(part, back);
        });
        return undoable(sent, undo);
      },
      done: words.marks.done(ids.length, formatNumber(ids.length)),
      undone: words.marks.undone,
      stale: words.marks.stale,
      left: ({ changed, gone }, all) => leftSentence(words.marks.left, changed + gone, all),
    });
  };

  return {
    ...{ move, deleteAll, setMarks },
    ...transfersOf({ quizId, rows, requests, queue, hide }),
    undoLast: () => queue.undoLast(),
    refresh: () => queue.refresh(),
    queue,
  };
}
