/** Where a sitting stands, as its page knows it. */
export type Phase =
  | 'RUNNING'
  /** Handed in here, without a receipt yet. */
  | 'SUBMITTING'
  | 'TIME_UP'
  | 'ENDED'
  /** Another device has the attempt. */
  | 'ELSEWHERE'
  /** The link was revoked, or the attempt is gone. */
  | 'SHUT_OUT';
