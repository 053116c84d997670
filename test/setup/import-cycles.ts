import { dirname } from 'node:path';
import type { Source } from './import-graph.js';

/** Circular imports, each reported once. */
export function circles(files: Source[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const found = new Set<string>();
  const done = new Set<string>();
  const visit = (path: string, trail: string[]): void => {
    if (trail.includes(path)) {
      found.add([...trail.slice(trail.indexOf(path)), path].join(' -> '));
      return;
    }
    if (done.has(path)) return;
    for (const next of byPath.get(path)?.imports ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const { path } of files) visit(path, []);
  return [...found];
}

/**
 * Folders of a feature that import one another in a circle, directly or through others. The files of a folder
 * itself count as one of its parts, `folder/.`, beside the folders in it. Modules of Nest put the parts together,
 * so they may import all of them.
 */
export function folderCycles(files: Source[]): string[] {
  const edges = new Map<string, Set<string>>();
  for (const { path, imports } of files) {
    if (path.endsWith('.module.ts')) continue;
    for (const to of imports) {
      const [from, target] = parts(dirname(path), dirname(to));
      if (from && target) edges.set(from, (edges.get(from) ?? new Set()).add(target));
    }
  }
  const reached = (start: string): Set<string> => {
    const found = new Set(edges.get(start));
    for (const folder of found) for (const next of edges.get(folder) ?? []) found.add(next);
    return found;
  };
  return [...edges.keys()].filter((folder) => reached(folder).has(folder));
}

/** Two parts of the last common folder. Features (`server/x`, `client/x`) have rules of their own. */
function parts(from: string, to: string): [from?: string, to?: string] {
  const [ours, theirs] = [from.split('/'), to.split('/')];
  const differing = ours.findIndex((name, index) => theirs[index] !== name);
  const common = differing < 0 ? ours.length : differing;
  if (from === to || common < 2) return [];
  const part = (names: string[]): string =>
    [...names.slice(0, common), names[common] ?? '.'].join('/');
  return [part(ours), part(theirs)];
}
