/** Fetches all pages of a paginated list, for printing. */

export interface ListPage<Row> {
  rows: Row[];
  /** The number of entries on all pages, and the number of pages. */
  total: number;
  pages: number;
  /** A value that changes when rows may have moved to other pages. */
  order: string;
}

export interface CompleteList<Row> {
  rows: Row[];
  total: number;
  /** The list kept changing while it was fetched: rows may be missing. */
  isChanging: boolean;
}

interface FetchOptions<Row> {
  /** @param page from 1 */
  fetchPage: (page: number) => Promise<ListPage<Row>>;
  idOf: (row: Row) => string;
  /** The first page, and the maximum number of pages. */
  first: number;
  maxPages: number;
  onProgress: (done: number, total: number) => void;
}

const TRIES = 3;

/**
 * Fetches page after page, and starts again when the list changes meanwhile, because rows may have
 * moved.
 */
export async function fetchAllPages<Row>(options: FetchOptions<Row>): Promise<CompleteList<Row>> {
  for (let left = TRIES; ; left -= 1) {
    const list = await fetchOnce(options);
    if (!list.isChanging || left === 1) return list;
  }
}

async function fetchOnce<Row>(options: FetchOptions<Row>): Promise<CompleteList<Row>> {
  const { fetchPage, idOf, first, maxPages, onProgress } = options;
  const rows = new Map<string, Row>();
  let order: string | null = null;
  let isChanging = false;
  for (let page = first; ; page += 1) {
    const fetched = await fetchPage(page);
    order ??= fetched.order;
    isChanging ||= fetched.order !== order;
    for (const row of fetched.rows) rows.set(idOf(row), row);
    onProgress(rows.size, fetched.total);
    if (page >= Math.min(fetched.pages, first + maxPages - 1))
      return { rows: [...rows.values()], total: fetched.total, isChanging };
  }
}
