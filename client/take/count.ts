/** `1 answer`, `3 answers`. */
export const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;
