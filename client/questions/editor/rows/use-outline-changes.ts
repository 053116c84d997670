import { useApolloClient } from '@apollo/client/react';
import { formatNumber } from '../../../ui/format';
import type { Marks } from '../../../ui/marks';
import { editorTexts as words } from '../../../ui/texts/editor-texts';
import { inChunks, MAX_AT_ONCE } from './in-chunks';
import {
  COPY_QUESTIONS,
  DELETE_QUESTIONS,
  MOVE_QUESTIONS,
  REORDER_OUTLINE,
  RESTORE_QUESTIONS,
  SET_QUESTION_MARKS,
  type OutlineRow,
} from './outline.query';
import { placedTogether, runsOf } from './outline-rows';
import { useChanges } from './use-changes';
import type { useOutline } from './use-outline';

/** A move that tore more runs apart is not undone: each is a request. */
const MAX_UNDONE_RUNS = 20;

interface Outline extends Pick<ReturnType<typeof useOutline>, 'change' | 'reload' | 'order'> {
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
  const { quizId, rows, change, reload, order, onChanged } = outline;
  const apollo = useApolloClient();
  const { run, undoLast } = useChanges(async () => {
    await reload();
    onChanged();
  });

  const reorder = async (questionIds: string[], position: number): Promise<void> => {
    const input = { quizId, orderVersion: order.version(), questionIds, position };
    const { data } = await apollo.mutate({ mutation: REORDER_OUTLINE, variables: { input } });
    if (data) order.advance(data.reorderQuestions.orderVersion);
  };
  /** More than one call takes go to the end first, in order, so that none of them stands in the way of the others. */
  const place = async (ids: readonly string[], position: number, count: number): Promise<void> => {
    if (ids.length > MAX_AT_ONCE)
      await inChunks(ids, async (chunk) => reorder(chunk, count - chunk.length + 1));
    await inChunks(ids, async (chunk, first) => reorder(chunk, position + first));
  };
  const remove = async (ofQuiz: string, ids: readonly string[]): Promise<void> => {
    await inChunks(ids, async (questionIds) => {
      const variables = { input: { quizId: ofQuiz, questionIds } };
      const { data } = await apollo.mutate({ mutation: DELETE_QUESTIONS, variables });
      if (data && ofQuiz === quizId) order.advance(data.deleteQuestions.orderVersion);
    });
  };
  const copyTo = async (
    ids: readonly string[],
    toQuizId: string,
    position: number | null,
  ): Promise<string[]> => {
    const copies = await inChunks(ids, async (questionIds, first) => {
      const at = position === null ? null : position + first;
      const variables = { input: { questionIds, toQuizId, position: at } };
      const { data } = await apollo.mutate({ mutation: COPY_QUESTIONS, variables });
      return data?.copyQuestions ?? [];
    });
    return copies.flat().map(({ id }) => id);
  };

  /** @param position of the first, from 1 @param isQuiet for a step by the keyboard, which is announced elsewhere */
  const move = (ids: string[], position: number, isQuiet = false): void => {
    const runs = runsOf(rows, ids);
    const count = rows.length;
    change((current) => placedTogether(current, ids, position));
    run({
      send: async () => {
        await place(ids, position, count);
        if (runs.length > MAX_UNDONE_RUNS) return null;
        return async () => {
          if (runs.length > 1) await place(ids, count - ids.length + 1, count);
          for (const { ids: together, place: before } of runs) await place(together, before, count);
        };
      },
      done: isQuiet
        ? null
        : words.move.done(ids.length, formatNumber(ids.length), formatNumber(position)),
      undone: words.move.undone,
      stale: words.move.stale,
    });
  };

  const deleteAll = (ids: string[]): void => {
    const gone = new Set(ids);
    change((current) => current.filter(({ id }) => !gone.has(id)));
    const count = formatNumber(ids.length);
    run({
      send: async () => {
        await remove(quizId, ids);
        onChanged();
        return async () => {
          await inChunks(ids, async (questionIds) => {
            const variables = { input: { quizId, questionIds } };
            await apollo.mutate({ mutation: RESTORE_QUESTIONS, variables });
          });
        };
      },
      done: words.delete.done(ids.length, count),
      undone: words.delete.undone(ids.length, count),
    });
  };

  /** The copies stand behind the last of the questions. */
  const duplicate = (ids: string[]): void => {
    const last = rows.findLastIndex(({ id }) => ids.includes(id));
    run({
      send: async () => {
        const copies = await copyTo(ids, quizId, last + 2);
        await reload();
        onChanged();
        return async () => remove(quizId, copies);
      },
      done: words.duplicate.done(ids.length, formatNumber(ids.length)),
      undone: words.duplicate.undone,
    });
  };

  const copy = (ids: string[], to: { id: string; title: string }): void =>
    run({
      send: async () => {
        const copies = await copyTo(ids, to.id, null);
        return async () => remove(to.id, copies);
      },
      done: words.copy.done(ids.length, formatNumber(ids.length), to.title),
      undone: words.copy.undone,
    });

  const moveTo = (ids: string[], to: { id: string; title: string }): void => {
    const runs = runsOf(rows, ids);
    const gone = new Set(ids);
    change((current) => current.filter(({ id }) => !gone.has(id)));
    const transfer = async (questionIds: string[], toQuizId: string, position: number | null) => {
      const variables = { input: { questionIds, toQuizId, position } };
      await apollo.mutate({ mutation: MOVE_QUESTIONS, variables });
    };
    run({
      send: async () => {
        await inChunks(ids, async (chunk) => transfer(chunk, to.id, null));
        await reload();
        onChanged();
        if (runs.length > MAX_UNDONE_RUNS) return null;
        return async () => {
          for (const { ids: together, place: before } of runs)
            await inChunks(together, async (chunk, first) =>
              transfer(chunk, quizId, before + first),
            );
        };
      },
      done: words.copy.moved(ids.length, formatNumber(ids.length), to.title),
      undone: words.copy.movedBack,
    });
  };

  const setMarks = (ids: string[], { marks, wrongMarks }: MarksChange): void => {
    const wanted = new Set(ids);
    const before = rows.filter(({ id }) => wanted.has(id));
    const after = before.map((row) => ({
      ...row,
      marks: marks ?? row.marks,
      wrongMarks: row.__typename === 'McqQuestion' ? (wrongMarks ?? row.wrongMarks) : null,
    }));
    const send = async (changed: readonly OutlineRow[]): Promise<void> => {
      await inChunks(changed, async (chunk) => {
        const questions = chunk.map((row) => ({
          questionId: row.id,
          version: row.version,
          marks: row.marks,
          wrongMarks: row.wrongMarks,
        }));
        const variables = { input: { quizId, questions } };
        await apollo.mutate({ mutation: SET_QUESTION_MARKS, variables });
      });
    };
    const show = (changed: readonly OutlineRow[]): void => {
      const byId = new Map(changed.map((row) => [row.id, { ...row, version: row.version + 1 }]));
      change((current) => current.map((row) => byId.get(row.id) ?? row));
    };
    show(after);
    run({
      send: async () => {
        await send(after);
        onChanged();
        return async () => send(before.map((row) => ({ ...row, version: row.version + 1 })));
      },
      done: words.marks.done(ids.length, formatNumber(ids.length)),
      undone: words.marks.undone,
      stale: words.marks.stale,
    });
  };

  return { move, deleteAll, duplicate, copy, moveTo, setMarks, undoLast };
}
