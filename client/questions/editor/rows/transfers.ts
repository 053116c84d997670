import { formatNumber } from '../../../ui/format';
import { editorTexts as words } from '../../../ui/texts/editor-texts';
import { MAX_UNDONE_RUNS, undoable, type Made } from './change';
import type { ChangeQueue } from './change-queue';
import { allSent } from './in-chunks';
import type { OutlineRow } from './outline.query';
import type { OutlineRequests } from './outline-requests';
import { runsOf } from './outline-rows';

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
    ids: string[],
    toQuizId: string,
    position: number | null,
  ): Promise<Made> => {
    const sent = await requests.copy(ids, toQuizId, position);
    const copies = sent.answers.flat();
    return undoable(sent, async () => allSent(await requests.delete(toQuizId, copies)));
  };
  /** The copies stand behind the last of the questions. */
  const duplicate = (ids: string[]): void => {
    const last = rows.findLastIndex(({ id }) => ids.includes(id));
    queue.run({
      size: ids.length,
      send: async () => copyTo(ids, quizId, last + 2),
      isUnseen: true,
      done: words.duplicate.done(ids.length, formatNumber(ids.length)),
      undone: words.duplicate.undone,
    });
  };
  const copy = (ids: string[], to: { id: string; title: string }): void =>
    queue.run({
      size: ids.length,
      send: async () => copyTo(ids, to.id, null),
      done: words.copy.done(ids.length, formatNumber(ids.length), to.title),
      undone: words.copy.undone,
    });

  const moveTo = (ids: string[], to: { id: string; title: string }): void => {
    const runs = runsOf(rows, ids);
    hide(ids);
    queue.run({
      size: ids.length,
      send: async () => {
        const sent = await requests.transfer(ids, to.id, null);
        if (runs.length > MAX_UNDONE_RUNS) return { ...sent, undo: null };
        const moved = new Set(ids.slice(0, sent.count));
        return undoable(sent, async () => {
          for (const { ids: together, place } of runs) {
            const back = together.filter((id) => moved.has(id));
            allSent(await requests.transfer(back, quizId, place));
          }
        });
      },
      isUnseen: true,
      done: words.copy.moved(ids.length, formatNumber(ids.length), to.title),
      undone: words.copy.movedBack,
    });
  };

  return { duplicate, copy, moveTo };
}
