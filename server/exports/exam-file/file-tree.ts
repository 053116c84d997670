/** Looks through JSON that came from outside, before anything is made of it. */
import { coreErrors, type DomainError } from '../../core/errors/domain-error.js';

/** What some programs take for more than a name. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

export type Tree = null | boolean | number | string | Tree[] | { [name: string]: Tree };

/** @throws VALIDATION for names that no file of ours has */
export function checkNames(value: Tree, path = ''): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const at = path === '' ? name : `${path}.${name}`;
    if (FORBIDDEN.has(name)) throw refused('A file of an exam has no such name', at);
    checkNames(inner, at);
  }
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

export function refused(message: string, path = ''): DomainError {
  return coreErrors.VALIDATION({ message, fields: [{ path, message }] });
}
