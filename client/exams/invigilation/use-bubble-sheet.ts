import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { BUBBLE_SHEET, type SheetRow } from './bubble-sheet.query';
import type { Sheet } from './merge-sheet';
import { SheetReader } from './sheet-reader';

export interface WatchedSheet {
  /** In no order; undefined until the first answer. */
  rows: SheetRow[] | undefined;
  /** Of the last request; the rows are those of the one before. */
  error: unknown;
  refresh: () => void;
}

interface Watched {
  sheet: Sheet | null;
  error?: unknown;
}

/** Reads the bubble sheet of an exam, and what has changed whenever it is refreshed. */
export function useBubbleSheet(quizId: string): WatchedSheet {
  const apollo = useApolloClient();
  const [{ sheet, error }, setWatched] = useState<Watched>({ sheet: null });
  const current = useRef<SheetReader | null>(null);
  useEffect(() => {
    const reader = new SheetReader({
      ask: async (since) => {
        const { data } = await apollo.query({
          query: BUBBLE_SHEET,
          variables: { quizId, since },
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
    return () => reader.stop();
  }, [apollo, quizId]);
  const refresh = useCallback(() => current.current?.refresh(), []);
  const rows = sheet ? [...sheet.rows.values()] : undefined;
  return { rows, error, refresh };
}
