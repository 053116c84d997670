/** What staff do to the time of attempts. */
export const EXTEND = 'mutation ($input: ExtendTimeInput!) { extendTime(input: $input) { id } }';
export const EXTEND_ALL =
  'mutation ($input: ExtendTimeForAllInput!) { extendTimeForAll(input: $input) { count } }';
export const REOPEN =
  'mutation ($input: ReopenAttemptInput!) { reopenAttempt(input: $input) { id } }';
