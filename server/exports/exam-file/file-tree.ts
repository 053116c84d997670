/** Checks and maps JSON from untrusted files. */
import { coreErrors, type DomainError } from '../../core/errors/domain-error.js';

/** Names that could pollute prototypes. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

export type Tree = null | boolean | number | string | Tree[] | { [name: string]: Tree };

/** @throws VALIDATION for forbidden names */
export function checkNames(value: Tree, path = ''): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const at = path === '' ? name : `${path}.${name}`;
    if (FORBIDDEN.has(name)) throw invalidFile('A file of an exam has no such name', at);
    checkNames(inner, at);
  }
}

/** Maps every object of a tree. `change` returns null for an object that stays as it is. */
export function mapObjects(
  value: Tree,
  change: (object: Record<string, Tree>) => Record<string, Tree> | null,
): Tree {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change));
  const entries = Object.entries(change(value) ?? value);
  return Object.fromEntries(entries.map(([name, inner]) => [name, mapObjects(inner, change)]));
}

/** The paths of fields of `actual` that `known` does not have. */
export function unknownNames(actual: Tree, known: Tree, path: string): string[] {
  if (typeof actual !== 'object' || actual === null) return [];
  if (typeof known !== 'object' || known === null) return [];
  const others = known as Record<string, Tree>;
  return Object.entries(actual).flatMap(([name, inner]) => {
    const at = `${path}.${name}`;
    if (!Object.hasOwn(others, name)) return inner === null ? [] : [at];
    return unknownNames(inner, others[name] ?? null, at);
  });
}

export function invalidFile(message: string, path = ''): DomainError {
  return coreErrors.VALIDATION({ message, fields: [{ path, message }] });
}
