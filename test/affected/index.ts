/** Finds the tests that a change affects. */
import { changedFiles, readProject } from './project.js';
import { reachOfSpecs, type Reach } from './reach.js';
import { type Reason, select } from './select.js';

export interface Affected {
  changed: string[];
  /** In the order of their paths. */
  specs: AffectedSpec[];
}

export interface AffectedSpec {
  spec: string;
  /** The first changed file that selects it, and the reason. */
  changed: string;
  reason: Reason;
  /** The path from the spec to the changed file, both included; empty if there is none. */
  path: string[];
}

/** @param base the revision to compare with */
export function findAffected(base?: string): Affected {
  const changed = changedFiles(base);
  if (changed.length === 0) return { changed, specs: [] };
  const project = readProject();
  const reach = reachOfSpecs(project);
  const specs = [...select(changed, project, reach)]
    .map(([spec, why]) => ({ spec, ...why, path: pathTo(why.changed, spec, reach) }))
    .sort((one, other) => one.spec.localeCompare(other.spec));
  return { changed, specs };
}

/** The shortest way from a spec to a file that it reaches, both included. */
export function pathTo(file: string, spec: string, reach: Reach): string[] {
  const previous = reach.get(spec);
  const path: string[] = [];
  if (!previous?.has(file)) return path;
  for (let at: string | undefined = file; at !== undefined; at = previous.get(at)) path.unshift(at);
  return path;
}
