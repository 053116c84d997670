/** Filters, search and page of the list live in the URL, so that Back and reload keep them. */
import { useSearchParams } from 'react-router-dom';

export interface QuizListParams {
  search: string;
  status: 'ACTIVE' | 'INACTIVE' | null;
  isCompleted: boolean | null;
  page: number;
}

const NAMES = { search: 'q', status: 'status', isCompleted: 'completed', page: 'page' } as const;

export function useQuizListParams() {
  const [url, setUrl] = useSearchParams();
  const status = url.get(NAMES.status);
  const completed = url.get(NAMES.isCompleted);
  const params: QuizListParams = {
    search: url.get(NAMES.search) ?? '',
    status: status === 'ACTIVE' || status === 'INACTIVE' ? status : null,
    isCompleted: completed === null ? null : completed === 'yes',
    page: Math.max(1, Number.parseInt(url.get(NAMES.page) ?? '1', 10) || 1),
  };

  /** Any change but that of the page begins at the first page again. */
  const change = (changes: Partial<QuizListParams>): void => {
    const next = { ...params, page: 1, ...changes };
    const entries = new URLSearchParams();
    if (next.search) entries.set(NAMES.search, next.search);
    if (next.status) entries.set(NAMES.status, next.status);
    if (next.isCompleted !== null) entries.set(NAMES.isCompleted, next.isCompleted ? 'yes' : 'no');
    if (next.page > 1) entries.set(NAMES.page, String(next.page));
    setUrl(entries, { replace: changes.page === undefined });
  };

  return { params, change };
}
