/** Looks through JSON that came from outside, before anything is made of it. */
import { coreErrors } from '../../core/errors/domain-error.js';

const MOST_DEPTH = 12;
const MOST_VALUES = 2_000_000;
/** What some programs take for more than a name. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

export type Tree = null | boolean | number | string | Tree[] | { [name: string]: Tree };

/** @throws VALIDATION for what is too deep, too much, or has names that no file of ours has */
export function checkTree(value: Tree): void {
  let left = MOST_VALUES;
  const look = (one: Tree, path: string, depth: number): void => {
    left -= 1;
    if (left < 0) throw refused(path, 'The file has too many values');
    if (typeof one !== 'object' || one === null) return;
    if (depth > MOST_DEPTH) throw refused(path, 'The file is nested too deep');
    for (const [name, inner] of Object.entries(one)) {
      const at = path === '' ? name : `${path}.${name}`;
      if (FORBIDDEN.has(name)) throw refused(at, 'A file of an exam has no such name');
      look(inner, at, depth + 1);
    }
  };
  look(value, '', 0);
}

/** Every object of a tree through `change`, which answers null for those that stay. */
export function changed(
  value: Tree,
  change: (one: Record<string, Tree>) => Record<string, Tree> | null,
): Tree {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => changed(one, change));
  const entries = Object.entries(change(value) ?? value);
  return Object.fromEntries(entries.map(([name, inner]) => [name, changed(inner, change)]));
}

/** Names in `given` that `known` has not, with where they stand. */
export function unknownNames(given: Tree, known: Tree, path: string): string[] {
  if (typeof given !== 'object' || given === null) return [];
  if (typeof known !== 'object' || known === null) return [];
  const others = known as Record<string, Tree>;
  return Object.entries(given).flatMap(([name, inner]) => {
    const at = `${path}.${name}`;
    if (!Object.hasOwn(others, name)) return inner === null ? [] : [at];
    return unknownNames(inner, others[name] ?? null, at);
  });
}

function refused(path: string, message: string) {
  return coreErrors.VALIDATION({ message, fields: [{ path, message }] });
}
