import { useLocation, useNavigate } from 'react-router-dom';
import type { AttemptSet } from '../../gql/exams/graphql';
import { setNamed } from '../attempt-sets';

const DEFAULT_SET: AttemptSet = 'BEST';
const NAMES = { set: 'attempts', revision: 'revision' } as const;

export interface FiguresAddress {
  set: AttemptSet;
  /** Null: the latest. */
  revision: number | null;
}

/** The choice of attempts and of a revision in the URL, so that links and Back keep it. */
export function useFiguresUrl() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const url = new URLSearchParams(search);
  const address: FiguresAddress = {
    set: setNamed(url.get(NAMES.set)) ?? DEFAULT_SET,
    revision: Number.parseInt(url.get(NAMES.revision) ?? '', 10) || null,
  };
  const change = (changes: Partial<FiguresAddress>): void => {
    const { set, revision } = { ...address, ...changes };
    url.delete(NAMES.set);
    url.delete(NAMES.revision);
    if (set !== DEFAULT_SET) url.set(NAMES.set, set.toLowerCase());
    if (revision !== null) url.set(NAMES.revision, String(revision));
    // A trial has its token in the fragment.
    void navigate({ search: url.toString(), hash }, { preventScrollReset: true });
  };
  return { address, change };
}
