/** The tests that a change touches, by the files of this folder. */
import { changedFiles, readProject } from './project.js';
import { reachOfSpecs } from './reach.js';
import { select } from './select.js';

export interface Affected {
  changed: string[];
  /** Each spec with the first changed file that asks for it, in the order of their paths. */
  specs: [string, string][];
}

/** @param base the revision to compare with */
export function findAffected(base?: string): Affected {
  const changed = changedFiles(base);
  if (changed.length === 0) return { changed, specs: [] };
  const project = readProject();
  const selection = select(changed, project, reachOfSpecs(project));
  return { changed, specs: [...selection].sort(([a], [b]) => a.localeCompare(b)) };
}
