/** Which of a candidate's submitted attempts statistics count. */
export enum AttemptSet {
  FIRST = 'FIRST',
  LAST = 'LAST',
  BEST = 'BEST',
  ALL = 'ALL',
}
