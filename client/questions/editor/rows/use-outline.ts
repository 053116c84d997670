import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIsMounted } from '../../../ui/hooks/use-is-mounted';
import { OrderVersions } from './order-versions';
import { OUTLINE, type OutlineRow } from './outline.query';

const PAGE_SIZE = 100;
/** A thousand questions, as many as an exam can have. */
const MAX_PAGES = 10;
export const MAX_OUTLINE_ROWS = MAX_PAGES * PAGE_SIZE;
/** How often pages are read that do not belong together, because the order changed meanwhile. */
const TRIES = 3;

export interface OutlineState {
  title: string;
  /** Of the quiz, also those beyond the last row. */
  totalCount: number;
  rows: readonly OutlineRow[];
}

/**
 * All questions of a quiz in their order, read page by page and changed in place. Apollo's cache does not have them: it
 * would compare every row after every change of any record.
 */
export function useOutline(quizId: string) {
  const apollo = useApolloClient();
  const isMounted = useIsMounted();
  const [state, setState] = useState<OutlineState | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [versions] = useState(() => new OrderVersions());
  /** Of two readings, the one that began later counts. */
  const latest = useRef(0);

  /** @param isWanted asked when the rows were read @returns whether they are shown */
  const reload = useCallback(
    async (isWanted: () => boolean = () => true): Promise<boolean> => {
      latest.current += 1;
      const own = latest.current;
      const readPage = async (page: number) => {
        const variables = { id: quizId, page };
        const answer = await apollo.query({ query: OUTLINE, variables, fetchPolicy: 'no-cache' });
        if (!answer.data) throw new Error('The response has no quiz');
        return answer.data.quiz;
      };
      const isLatest = (): boolean => own === latest.current && isMounted();
      return readPages(readPage).then(
        (pages) => {
          const [first] = pages;
          if (!first || !isLatest() || !isWanted()) return false;
          versions.read(first.orderVersion);
          const rows = pages.flatMap(({ questions }) => questions.items);
          setState({ title: first.title, totalCount: first.questions.totalCount, rows });
          setError(null);
          return true;
        },
        (failure: unknown) => {
          if (isLatest()) setError(failure);
          return false;
        },
      );
    },
    [apollo, isMounted, quizId, versions],
  );

  useEffect(() => void reload(), [reload]);

  const change = useCallback(
    (next: (rows: readonly OutlineRow[]) => readonly OutlineRow[]): void =>
      setState((current) => {
        if (!current) return current;
        const rows = next(current.rows);
        const totalCount = current.totalCount + rows.length - current.rows.length;
        return rows === current.rows ? current : { ...current, rows, totalCount };
      }),
    [],
  );

  return { state, error, reload, change, versions };
}

type ReadPage<Page> = (page: number) => Promise<Page>;

interface PageOfOutline {
  orderVersion: number;
  questions: { totalPages: number };
}

/** Reads all pages, the first alone and the others at once, until they are of one order. */
async function readPages<Page extends PageOfOutline>(readPage: ReadPage<Page>): Promise<Page[]> {
  for (let left = TRIES; ; left -= 1) {
    const first = await readPage(1);
    const count = Math.min(first.questions.totalPages, MAX_PAGES);
    const numbers = Array.from({ length: Math.max(0, count - 1) }, (_, index) => index + 2);
    const pages = [first, ...(await Promise.all(numbers.map(readPage)))];
    if (left === 1 || pages.every((page) => page.orderVersion === first.orderVersion)) return pages;
  }
}
