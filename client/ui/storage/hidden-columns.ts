/** The columns of the results that somebody has hidden; the printed list leaves them out, too. */
import { storeIfSpace } from './browser-storage';

/** Columns that can be hidden. A new column is shown until it is hidden. */
export const HIDEABLE_COLUMNS = [
  'email',
  'number',
  'submitted',
  'score',
  'percent',
  'grade',
  'passed',
] as const;

export type HideableColumn = (typeof HIDEABLE_COLUMNS)[number];

const KEY = 'result-columns';

export function readHiddenColumns(): HideableColumn[] {
  const names = localStorage.getItem(KEY)?.split(' ') ?? [];
  return HIDEABLE_COLUMNS.filter((name) => names.includes(name));
}

/** Without space in the browser, the choice lasts as long as the page. */
export function storeHiddenColumns(hidden: readonly HideableColumn[]): void {
  if (hidden.length === 0) localStorage.removeItem(KEY);
  else storeIfSpace(KEY, hidden.join(' '));
}
