/** Lists that are printed whole, though they come a page at a time. */

export interface ListPage<Row> {
  rows: Row[];
  /** Entries on all pages, and how many pages that are. */
  total: number;
  pages: number;
  /** Says something else once rows may stand on other pages than before. */
  order: string;
}

export interface Whole<Row> {
  rows: Row[];
  total: number;
  /** It went on changing while it was fetched: rows may be missing. */
  isChanging: boolean;
}

interface Asked<Row> {
  /** @param page from 1 */
  fetchPage: (page: number) => Promise<ListPage<Row>>;
  idOf: (row: Row) => string;
  /** The first page, and how many there are at most. */
  first: number;
  most: number;
  onProgress: (done: number, total: number) => void;
}

const TRIES = 3;

/** Fetches page after page; a list that changes meanwhile is begun anew, as rows may have moved. */
export async function fetchWhole<Row>(asked: Asked<Row>): Promise<Whole<Row>> {
  for (let left = TRIES; ; left -= 1) {
    const whole = await fetchOnce(asked);
    if (!whole.isChanging || left === 1) return whole;
  }
}

async function fetchOnce<Row>(asked: Asked<Row>): Promise<Whole<Row>> {
  const { fetchPage, idOf, first, most, onProgress } = asked;
  const rows = new Map<string, Row>();
  let order: string | null = null;
  let isChanging = false;
  for (let page = first; ; page += 1) {
    const fetched = await fetchPage(page);
    order ??= fetched.order;
    isChanging ||= fetched.order !== order;
    for (const row of fetched.rows) rows.set(idOf(row), row);
    onProgress(rows.size, fetched.total);
    if (page >= Math.min(fetched.pages, first + most - 1))
      return { rows: [...rows.values()], total: fetched.total, isChanging };
  }
}
