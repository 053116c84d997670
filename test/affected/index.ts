/** The tests that a change touches, by the files of this folder. */
import { changedFiles, readProject } from './project.js';
import { reachOfSpecs, type Reach } from './reach.js';
import { select } from './select.js';

export interface Affected {
  changed: string[];
  /** In the order of their paths. */
  specs: AffectedSpec[];
}

export interface AffectedSpec {
  spec: string;
  /** The first changed file that asks for it. */
  because: string;
  /** The files that lead to it from the spec, those two left out: none if the spec itself does. */
  by: string[];
}

/** @param base the revision to compare with */
export function findAffected(base?: string): Affected {
  const changed = changedFiles(base);
  if (changed.length === 0) return { changed, specs: [] };
  const project = readProject();
  const reach = reachOfSpecs(project);
  const specs = [...select(changed, project, reach)]
    .map(([spec, because]) => ({ spec, because, by: wayBetween(spec, because, reach) }))
    .sort((one, other) => one.spec.localeCompare(other.spec));
  return { changed, specs };
}

/** The files between a spec and one that it reaches. */
export function wayBetween(spec: string, path: string, reach: Reach): string[] {
  const from = reach.get(spec);
  const way: string[] = [];
  for (let at = from?.get(path); at !== undefined && at !== spec; at = from?.get(at))
    way.unshift(at);
  return way;
}
