/** The shown import is part of the URL, so that reload, Back and links work. */
import { useSearchParams } from 'react-router-dom';
import { useIsHere } from '../../ui/hooks/use-is-here';

const NAMES = {
  import: 'import',
  /** The import that this one corrects, or that was left for a new file. */
  from: 'from',
  /** The page of the refused rows. */
  rows: 'rows',
} as const;

export function useImportUrl() {
  const [url, setUrl] = useSearchParams();
  const isHere = useIsHere();
  /** @param id the import to show, or null @param from the import from which the user came */
  const show = (id: string | null, from: string | null = null, replace = true): void => {
    if (!isHere()) return;
    setUrl(
      (current) => {
        write(current, NAMES.import, id);
        write(current, NAMES.from, from);
        write(current, NAMES.rows, null);
        return current;
      },
      { replace, preventScrollReset: true },
    );
  };
  const pageHref = (page: number): { search: string } => {
    const next = new URLSearchParams(url);
    write(next, NAMES.rows, page > 1 ? String(page) : null);
    return { search: next.toString() };
  };
  const turn = (page: number): void => {
    setUrl(pageHref(page).search, { replace: true, preventScrollReset: true });
  };
  return {
    importId: url.get(NAMES.import),
    from: url.get(NAMES.from),
    page: Math.max(1, Number.parseInt(url.get(NAMES.rows) ?? '1', 10) || 1),
    show,
    pageHref,
    turn,
  };
}

/** The URL of an import. */
export function importHref(quizId: string, kind: string, importId: string): string {
  const url = new URLSearchParams({ quiz: quizId, kind, [NAMES.import]: importId });
  return `/navigation/exam-form?${url.toString()}`;
}

function write(url: URLSearchParams, name: string, value: string | null): void {
  if (value === null) url.delete(name);
  else url.set(name, value);
}
