/**
 * The name that a URL or a list on the screen gives, in capitals or not.
 * @returns null for a name that is unknown, as in an old link
 */
export function oneOf<T extends string>(names: readonly T[], value: string | null): T | null {
  return names.find((name) => name === value?.toUpperCase()) ?? null;
}
