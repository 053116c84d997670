/** Lists that come a page at a time. */
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './paged.module.css';
import { Paging } from './paging';

interface Answer<T> {
  data: T | undefined;
  previousData?: T | undefined;
  error?: unknown;
}

/** The rows to show: the last page's until the next one is here, but never instead of an error. */
export function rowsOf<T>({ data, previousData, error }: Answer<T>) {
  const isStale = data === undefined;
  return { rows: isStale && error ? undefined : (data ?? previousData), isStale };
}

/** There are entries, but none on this page: an old link, or the last ones were deleted. */
export function isBeyondEnd(page: { items: unknown[]; totalCount: number }): boolean {
  return page.items.length === 0 && page.totalCount > 0;
}

interface PagedProps {
  page: number;
  totalPages: number;
  /** These rows are the last page's; the next one is on its way. */
  isStale: boolean;
  onTurn: (page: number) => void;
  children: ReactNode;
}

/** The rows of one page, and the way to the others. */
export function Paged({ page, totalPages, isStale, onTurn, children }: PagedProps) {
  return (
    <Stack>
      <Stack className={classes.rows} aria-busy={isStale}>
        {children}
      </Stack>
      <Paging page={page} totalPages={totalPages} onChange={onTurn} />
    </Stack>
  );
}
