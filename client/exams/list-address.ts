/** Search, choice and page of a list live in the URL, so that Back and reload keep them. */
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

const NAMES = { search: 'q', choice: 'show', page: 'page' } as const;

export interface ListAddress<Choice extends string> {
  search: string;
  choice: Choice | null;
  page: number;
}

/** @param choices what the list can be narrowed or ordered by */
export function useListAddress<Choice extends string>(choices: readonly Choice[]) {
  const [url, setUrl] = useSearchParams();
  const address = readAddress(url, choices);
  // The address follows a change a moment later; a second change builds on the first all the same.
  const latest = useRef(address);
  useEffect(() => {
    latest.current = readAddress(url, choices);
  }, [url, choices]);

  /** Any change but that of the page begins at the first page again. */
  const change = (changes: Partial<ListAddress<Choice>>): void => {
    latest.current = { ...latest.current, page: 1, ...changes };
    const next = writeAddress(latest.current);
    setUrl(next, { replace: changes.page === undefined, preventScrollReset: true });
  };

  /** The address of another page of the same list. */
  const pageHref = (page: number) => ({ search: writeAddress({ ...address, page }).toString() });

  return { ...address, change, pageHref };
}

function readAddress<Choice extends string>(
  url: URLSearchParams,
  choices: readonly Choice[],
): ListAddress<Choice> {
  const choice = url.get(NAMES.choice)?.toUpperCase();
  return {
    search: url.get(NAMES.search) ?? '',
    choice: choices.find((one) => one === choice) ?? null,
    page: Math.max(1, Number.parseInt(url.get(NAMES.page) ?? '1', 10) || 1),
  };
}

function writeAddress({ search, choice, page }: ListAddress<string>): URLSearchParams {
  const url = new URLSearchParams();
  if (search) url.set(NAMES.search, search);
  if (choice) url.set(NAMES.choice, choice.toLowerCase());
  if (page > 1) url.set(NAMES.page, String(page));
  return url;
}
