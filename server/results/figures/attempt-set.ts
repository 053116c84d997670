/** Which of a candidate's submitted attempts statistics count. */
export enum AttemptSet {
  FIRST = 'FIRST',
  LAST = 'LAST',
  BEST = 'BEST',
  ALL = 'ALL',
}

/** As exported tables name them. */
export const SET_NAMES: Record<AttemptSet, string> = {
  [AttemptSet.FIRST]: 'First attempts',
  [AttemptSet.LAST]: 'Last attempts',
  [AttemptSet.BEST]: 'Best attempts',
  [AttemptSet.ALL]: 'All attempts',
};
