import type { SheetRow } from './bubble-sheet.query';
import { useBubbleSheet, type WatchedSheet } from './use-bubble-sheet';

interface SearchedSheet extends Pick<WatchedSheet, 'rowCount' | 'error' | 'refresh'> {
  /** Of the exam: those that counts and ends are taken from. */
  watched: SheetRow[] | undefined;
  /** To be shown, with those that only the search has found. */
  rows: SheetRow[] | undefined;
  /** Whether the exam is so large that `watched` are not all. */
  isPartial: boolean;
}

/** Rows of an answer for a whole exam, as the schema says. */
const MAX_ROWS = 5_000;

/** The bubble sheet of an exam. In a large one, a search is one among all attempts, which are not all on the page. */
export function useSearchedSheet(quizId: string, search: string): SearchedSheet {
  const { rows: watched, rowCount, error, refresh } = useBubbleSheet(quizId);
  const isPartial = watched !== undefined && rowCount > MAX_ROWS && rowCount > watched.length;
  const wanted = search.trim();
  const found = useBubbleSheet(quizId, isPartial && wanted !== '' ? wanted : null);
  return {
    watched,
    rows: found.rows ?? watched,
    rowCount,
    isPartial,
    error: error ?? found.error,
    refresh: () => {
      refresh();
      found.refresh();
    },
  };
}
