import { formatNumber } from '../../../ui/format';
import { editorTexts as words } from '../../../ui/texts/editor-texts';
import { MAX_UNDONE_RUNS, leftSentence, undoable, type Made } from './change';
import type { ChangeQueue } from './change-queue';
import type { OutlineRow } from './outline.query';
import type { OutlineRequests } from './outline-requests';
import { runsOf } from './outline-rows';
import { NOTHING_LEFT, undoEach, type Left } from './undo-each';

interface Options {
  quizId: string;
  rows: readonly OutlineRow[];
  requests: OutlineRequests;
  queue: ChangeQueue;
  /** Takes questions out of the outline. */
  hide: (ids: readonly string[]) => void;
}

/** Copies questions within a quiz and to another one, and moves them there. */
export function transfersOf({ quizId, rows, requests, queue, hide }: Options) {
  const copyTo = async (
    ids: readonly string[],
    toQuizId: string,
    position: number | null,
  ): Promise<Made> => {
    const sent = await requests.copy(ids, toQuizId, position);
    const undo = undoEach(sent.answers.flat(), async (copies) =>
      requests.deleteCopies(toQuizId, copies),
    );
    return undoable(sent, undo);
  };
  /** A copy that is deleted already is as an undo wants it. */
  const changedCopies = ({ changed }: Left, all: number): string | null =>
    leftSentence(words.copy.left, changed, all);
  /** The copies stand behind the last of the questions. */
  const duplicate = (ids: readonly string[]): void => {
    const last = rows.findLastIndex(({ id }) => ids.includes(id));
    queue.run({
      size: ids.length,
      send: async () => copyTo(ids, quizId, last + 2),
      isUnseen: true,
      order: 'counts',
      done: words.duplicate.done(ids.length, formatNumber(ids.length)),
      undone: words.duplicate.undone,
      left: changedCopies,
    });
  };
  const copy = (ids: readonly string[], to: { id: string; title: string }): void =>
    queue.run({
      size: ids.length,
      send: async () => copyTo(ids, to.id, null),
      done: words.copy.done(ids.length, formatNumber(ids.length), to.title),
      undone: words.copy.undone,
      left: changedCopies,
    });

  const moveTo = (ids: readonly string[], to: { id: string; title: string }): void => {
    const runs = runsOf(rows, ids);
    hide(ids);
    queue.run({
      size: ids.length,
      send: async () => {
        const sent = await requests.moveOut(ids, to.id);
        const tooMany = words.tooManyRuns(formatNumber(MAX_UNDONE_RUNS));
        if (runs.length > MAX_UNDONE_RUNS) return undoable(sent, tooMany);
        const moved = new Map(sent.answers.flat().map((one) => [one.id, one]));
        const undos = runs.map(({ ids: together, place }) => {
          let next = place;
          return undoEach(
            together.flatMap((id) => moved.get(id) ?? []),
            async (part) => {
              await requests.moveBack(part, to.id, next);
              next += part.length;
            },
          );
        });
        return undoable(sent, async () => {
          const left = { ...NOTHING_LEFT };
          for (const undo of undos) {
            const { changed, gone } = await undo();
            left.changed += changed;
            left.gone += gone;
          }
          return left;
        });
      },
      isUnseen: true,
      order: 'counts',
      done: words.copy.moved(ids.length, formatNumber(ids.length), to.title),
      undone: words.copy.movedBack,
      left: ({ changed, gone }, all) =>
        [
          leftSentence(words.copy.changedThere, changed, all),
          leftSentence(words.copy.movedElsewhere, gone, all),
        ]
          .filter((sentence) => sentence !== null)
          .join(' ') || null,
    });
  };

  return { duplicate, copy, moveTo };
}
