/** `1 answer`, `3 answers`. */
export const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

/** A waiting time: in minutes above 90 seconds, like the staff pages. */
export const formatWait = (seconds: number): string =>
  seconds > 90
    ? count(Math.ceil(seconds / 60), 'minute', 'minutes')
    : count(seconds, 'second', 'seconds');
