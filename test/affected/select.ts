/**
 * Which tests a change needs. A file that the reach of no test explains is in doubt, and doubt runs more,
 * never less: all tests of the browser for the client, all tests for the rest.
 */
import type { Project, Reach } from './reach.js';

/** Specs to run, and for each the first changed file that asks for it. */
export type Selection = Map<string, string>;

/** What every test stands on: the server's core, how it is put together, built and configured. */
const FOR_ALL = [
  /^server\/(core|config|migrations)\//,
  /^server\/[^/]+\.tsx?$/,
  /^(package|package-lock|tsconfig)\.json$/,
  /^(vitest\.config\.ts|postcss\.config\.cjs|schema\.graphql)$/,
  /^scripts\/(build|clean)[^/]*\.mjs$/,
];
/** Documents, pictures and tools, which the tests of the project's structure hold, and no other. */
const FOR_STRUCTURE = [
  /^docs\/|\.md$|^LICENSE$|^\.(git|docker|oxfmt)[^/]+$|^\.(ci|github)\//,
  /^(Dockerfile|docker-compose\.yml|oxlint\.config\.mjs)$/,
  /^test\/(bench|run|affected)\/|^test\/(run|affected)\.mjs$|^scripts\/screens(\/|\.mjs$)/,
];
const STRUCTURE = /^test\/[^/]+\.spec\.ts$/;
const BROWSER = /^test\/browser\//;
/** Folders whose files belong together. What stands beside them has to do with all of them. */
const FEATURE = /^(?:server|client)\/(?!public\/).+\/$/;
/** Not part of `npm test`. */
const BENCH = /^test\/bench\//;
const UNIT = /^(server|client)\//;

const isOneOf = (path: string, patterns: readonly RegExp[]): boolean =>
  patterns.some((pattern) => pattern.test(path));

/** @param changed paths from the root, also of files that are deleted */
export function select(changed: readonly string[], project: Project, reach: Reach): Selection {
  const selection: Selection = new Map();
  for (const path of changed)
    for (const spec of specsFor(path, project, reach))
      if (!selection.has(spec)) selection.set(spec, path);
  return selection;
}

function specsFor(path: string, project: Project, reach: Reach): string[] {
  const all = [...reach.keys()].filter((spec) => !BENCH.test(spec));
  const structure = all.filter((spec) => STRUCTURE.test(spec));
  if (path.endsWith('.spec.ts')) return [...structure, ...all.filter((spec) => spec === path)];
  const using = (files: readonly string[]): string[] =>
    all.filter((spec) => files.some((file) => reach.get(spec)?.has(file)));
  const direct = using([path]);
  if (isOneOf(path, FOR_STRUCTURE)) return [...structure, ...direct];
  if (isOneOf(path, FOR_ALL)) return all;
  if (direct.some(isWhole)) return [...structure, ...direct];
  // What is deleted, or only put in its place by a module, is used by whatever uses its folder.
  const beside = using(filesBeside(path, project));
  if (beside.some(isWhole)) return [...structure, ...beside];
  if (path.startsWith('client/'))
    return [...structure, ...direct, ...all.filter((spec) => BROWSER.test(spec))];
  return all;
}

/** Unit tests and those of structure start nothing, so they do not show that a file is exercised. */
const isWhole = (spec: string): boolean => !UNIT.test(spec) && !STRUCTURE.test(spec);

/** Files of the same folder, where that is a feature or a part of one. */
function filesBeside(path: string, project: Project): string[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  if (!FEATURE.test(folder)) return [];
  return [...project.keys()].filter((other) => other.startsWith(folder));
}
