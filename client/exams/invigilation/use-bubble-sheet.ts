import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { BUBBLE_SHEET, type SheetRow } from './bubble-sheet.query';
import type { Sheet } from './merge-sheet';
import { SheetReader } from './sheet-reader';

export interface WatchedSheet {
  /** In no order; undefined until the first answer. */
  rows: SheetRow[] | undefined;
  /** Attempts of the exam, or that the search finds; `rows` may be fewer. */
  rowCount: number;
  /** Of the last request; the rows are those of the one before. */
  error: unknown;
  refresh: () => void;
}

interface Watched {
  sheet: Sheet | null;
  error?: unknown;
}

/**
 * Reads the bubble sheet of an exam, and what has changed whenever it is refreshed.
 * @param search finds learners among all attempts; without it, a large exam has only those who may need help soonest.
 *   Null: nothing is read
 */
export function useBubbleSheet(quizId: string, search: string | null = ''): WatchedSheet {
  const apollo = useApolloClient();
  const [{ sheet, error }, setWatched] = useState<Watched>({ sheet: null });
  const current = useRef<SheetReader | null>(null);
  useEffect(() => {
    if (search === null) return;
    const reader = new SheetReader({
      ask: async (since) => {
        const { data } = await apollo.query({
          query: BUBBLE_SHEET,
          variables: { quizId, since, search: search || null },
          fetchPolicy: 'no-cache',
        });
        if (!data) throw new Error('The sheet has no data');
        return data.bubbleSheet;
      },
      onSheet: (next) => setWatched({ sheet: next }),
      onError: (reason) => setWatched((before) => ({ sheet: before.sheet, error: reason })),
    });
    current.current = reader;
    reader.refresh();
    return () => {
      reader.stop();
      current.current = null;
      setWatched({ sheet: null });
    };
  }, [apollo, quizId, search]);
  const refresh = useCallback(() => current.current?.refresh(), []);
  const rows = sheet ? [...sheet.rows.values()] : undefined;
  return { rows, rowCount: sheet?.rowCount ?? 0, error, refresh };
}
