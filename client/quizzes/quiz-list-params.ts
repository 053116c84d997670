/** Filters, search and page of the list live in the URL, so that Back and reload keep them. */
import { useEffect, useRef } from 'react';
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
  const params = readParams(url);
  // The address follows a change a moment later; a second change builds on the first all the same.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = readParams(url);
  }, [url]);

  /** Any change but that of the page begins at the first page again. */
  const change = (changes: Partial<QuizListParams>): void => {
    latest.current = { ...latest.current, page: 1, ...changes };
    setUrl(writeParams(latest.current), { replace: changes.page === undefined });
  };

  /** The address of another page of the same list. */
  const pageHref = (page: number) => ({ search: writeParams({ ...params, page }).toString() });

  return { params, change, pageHref };
}

function readParams(url: URLSearchParams): QuizListParams {
  const status = url.get(NAMES.status);
  const completed = url.get(NAMES.isCompleted);
  return {
    search: url.get(NAMES.search) ?? '',
    status: status === 'ACTIVE' || status === 'INACTIVE' ? status : null,
    isCompleted: completed === null ? null : completed === 'yes',
    page: Math.max(1, Number.parseInt(url.get(NAMES.page) ?? '1', 10) || 1),
  };
}

function writeParams({ search, status, isCompleted, page }: QuizListParams): URLSearchParams {
  const url = new URLSearchParams();
  if (search) url.set(NAMES.search, search);
  if (status) url.set(NAMES.status, status);
  if (isCompleted !== null) url.set(NAMES.isCompleted, isCompleted ? 'yes' : 'no');
  if (page > 1) url.set(NAMES.page, String(page));
  return url;
}
