/** Paginated lists. */
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './paged.module.css';
import { Paging } from './paging';

interface QueryResult<T> {
  data: T | undefined;
  previousData?: T | undefined;
  error?: unknown;
}

/**
 * The rows to show: the previous page's until the next ones are loaded, but never instead of an
 * error.
 */
export function currentRows<T>({ data, previousData, error }: QueryResult<T>) {
  const isStale = data === undefined;
  return { rows: isStale && error ? undefined : (data ?? previousData), isStale };
}

/**
 * Whether the list has entries but this page has none: an old link, or the last entries were
 * deleted.
 */
export function isBeyondEnd(page: { items: unknown[]; totalCount: number }): boolean {
  return page.items.length === 0 && page.totalCount > 0;
}

interface PagedProps {
  page: number;
  totalPages: number;
  /** The rows are the previous page's; the next ones are loading. */
  isStale: boolean;
  onPageChange: (page: number) => void;
  children: ReactNode;
}

/** The rows of one page, with pagination. */
export function Paged({ page, totalPages, isStale, onPageChange, children }: PagedProps) {
  return (
    <Stack>
      <Stack className={classes.rows} aria-busy={isStale}>
        {children}
      </Stack>
      <Paging page={page} totalPages={totalPages} onChange={onPageChange} />
    </Stack>
  );
}
