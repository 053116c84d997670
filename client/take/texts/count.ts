/** `1 answer`, `3 answers`. */
export const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

/** How long to wait, in minutes where it is more than a minute and a half, as staff's pages say it. */
export const wait = (seconds: number): string =>
  seconds > 90
    ? count(Math.ceil(seconds / 60), 'minute', 'minutes')
    : count(seconds, 'second', 'seconds');
