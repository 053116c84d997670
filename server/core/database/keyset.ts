/** SQL of lists that continue from an entry, by its time and id (keyset pagination). */

/** Where a part of a list begins, and in which direction it goes. */
export interface KeysetOptions {
  /** Whether the statement has `$fromMicroseconds` and `$fromId`. */
  isFrom: boolean;
  /** Whether it goes from older entries to newer ones. */
  isBackward: boolean;
}

/** The entry to continue from; null for none. */
export interface KeysetParameters {
  fromMicroseconds: string | null;
  fromId: string | null;
}

/**
 * Microseconds since 1970, like PostgreSQL's timestamps: a JavaScript date would lose the last three digits.
 * @param time SQL of a timestamptz
 */
export function microsecondsSql(time: string): string {
  return `(extract(epoch FROM ${time}) * 1000000)::bigint`;
}

/** The inverse. @param microseconds SQL of a bigint */
export function timeSql(microseconds: string): string {
  return `timestamptz 'epoch' + ${microseconds} * interval '1 microsecond'`;
}

/** The position of an entry, as text. @param time SQL of a timestamptz @param id SQL of its id */
export function positionSql(time: string, id: string): string {
  return `${microsecondsSql(time)} || '.' || ${id}`;
}

/** The order, by default the latest first, and the condition of what follows the entry. */
export function keysetSql(
  { isFrom, isBackward }: KeysetOptions,
  time: string,
  id: string,
): { order: string; after: string } {
  const from = `(${timeSql('$fromMicroseconds::bigint')}, $fromId::uuid)`;
  return {
    order: isBackward ? `${time}, ${id}` : `${time} DESC, ${id} DESC`,
    after: isFrom ? `AND (${time}, ${id}) ${isBackward ? '>' : '<'} ${from}` : '',
  };
}

/** Variants that contain every part of the text. */
export const KEYSET_EXAMPLES: readonly KeysetOptions[] = [
  { isFrom: false, isBackward: false },
  { isFrom: true, isBackward: false },
  { isFrom: true, isBackward: true },
];
