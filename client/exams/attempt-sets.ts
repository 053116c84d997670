import type { AttemptSet } from '../gql/exams/graphql';

/** In the order in which they are offered; the first is the default. */
export const ATTEMPT_SETS: readonly AttemptSet[] = ['BEST', 'FIRST', 'LAST', 'ALL'];

/** In any case, as in the address of a page. @returns undefined for anything else */
export function setNamed(name: string | null): AttemptSet | undefined {
  return ATTEMPT_SETS.find((set) => set === name?.toUpperCase());
}
