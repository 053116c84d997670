/** The phase of a sitting, as its page knows it. */
export type Phase =
  | 'RUNNING'
  /** Submitted here, without a receipt yet. */
  | 'SUBMITTING'
  | 'TIME_UP'
  | 'ENDED'
  /** Another device has taken over the attempt. */
  | 'ELSEWHERE'
  /** The link was revoked, or the attempt is gone. */
  | 'SHUT_OUT';

/** Whether the attempt does not go on here. */
export const isOver = (phase: Phase): boolean => ['ENDED', 'ELSEWHERE', 'SHUT_OUT'].includes(phase);
