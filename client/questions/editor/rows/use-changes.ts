import { useRef } from 'react';
import { problemMessage, toProblem } from '../../../ui/feedback/problem';
import { toast } from '../../../ui/feedback/toasts';
import { useIsMounted } from '../../../ui/hooks/use-is-mounted';
import { editorTexts as words } from '../../../ui/texts/editor-texts';

/** Takes a change back. */
export type Undo = () => Promise<void>;

interface Change {
  /** Sends it. @returns how it is undone; null where it cannot be */
  send: () => Promise<Undo | null>;
  /** Said once it is made; nothing for a change that is seen at once. */
  done: string | null;
  /** Said once it is undone. */
  undone: string;
  /** Said instead of the server's sentence when somebody else was faster. */
  stale?: string;
}

/**
 * Sends the changes of the outline one after another, in the order in which they were asked for: each move is based on
 * the order that the one before has made. Each can be undone, by its message or by Ctrl+Z.
 * @param reload reads what is stored, after a change that failed or that the page cannot show by itself
 */
export function useChanges(reload: () => Promise<void>) {
  const isMounted = useIsMounted();
  const queue = useRef<Promise<void>>(Promise.resolve());
  const undos = useRef<(() => void)[]>([]);

  const enqueue = (work: () => Promise<void>, stale?: string): void => {
    queue.current = queue.current.then(work).catch(async (error: unknown) => {
      const problem = toProblem(error);
      const isStale = problem.code === 'STALE_VERSION' && stale !== undefined;
      toast('failure', isStale ? stale : problemMessage(problem));
      if (isMounted()) await reload();
    });
  };

  const run = ({ send, done, undone, stale }: Change): void =>
    enqueue(async () => {
      const undo = await send();
      const takeBack = (): void => {
        undos.current = undos.current.filter((entry) => entry !== takeBack);
        enqueue(async () => {
          await undo?.();
          toast('success', undone);
          if (isMounted()) await reload();
        });
      };
      if (undo) undos.current.push(takeBack);
      if (done !== null) toast('success', done, undo ? takeBack : undefined);
    }, stale);

  /** Undoes the last change that was not undone yet. */
  const undoLast = (): void => {
    const last = undos.current.at(-1);
    if (last) last();
    else toast('warning', words.nothingToUndo);
  };

  return { run, undoLast };
}
