/**
 * Which tests a change needs. If no test exercises a changed file, more tests run, never fewer: all
 * browser tests for the client, all tests for the rest.
 */
import { GUIDE_SOURCES } from '../../scripts/guide-sources.mjs';
import type { Project, Reach } from './reach.js';

/** Why a changed file selects a spec. */
export type Reason =
  | 'reached'
  | 'its folder is reached'
  | 'every change runs it'
  | 'all tests run'
  | 'all of the browser run';

/** Specs to run, and for each the first changed file that selects it. */
export type Selection = Map<string, { changed: string; reason: Reason }>;

/** Files that every test depends on: the server's core, its assembly, build and configuration. */
const FOR_ALL = [
  /^server\/(core|config|migrations)\//,
  /^server\/[^/]+\.tsx?$/,
  /^(package|package-lock|tsconfig)\.json$/,
  /^(vitest\.config\.ts|schema\.graphql)$/,
  /^scripts\/(build|clean)[^/]*\.mjs$/,
];
/** Documents, pictures and tools, which only the structure tests check. */
const FOR_STRUCTURE = [
  /^docs\/|\.md$|^LICENSE$|^\.(git|docker|oxfmt|editor|nvm)[^/]+$|^\.(ci|github|devcontainer)\//,
  /^(Dockerfile|docker-compose\.yml|oxlint\.config\.mjs|renovate\.json)$/,
  /^test\/(bench|run|affected)\/|^test\/(run|affected)\.mjs$|^scripts\/screens(\/|\.mjs$)/,
  /^scripts\/(check-commits|release|schema-[a-z]+)\.mjs$/,
];
const STRUCTURE = /^test\/[^/]+\.spec\.ts$/;
const BROWSER = /^test\/browser\//;
/** Folders whose files belong together. Files beside these folders concern all of them. */
const FEATURE = /^(?:server|client)\/(?!public\/).+\/$/;
/** Not part of `npm test`. */
const BENCH = /^test\/bench\//;
const UNIT = /^(server|client)\//;

const isOneOf = (path: string, patterns: readonly RegExp[]): boolean =>
  patterns.some((pattern) => pattern.test(path));

/** @param changed paths from the root, including deleted files */
export function select(changed: readonly string[], project: Project, reach: Reach): Selection {
  const selection: Selection = new Map();
  for (const path of changed)
    for (const [spec, reason] of specsFor(path, project, reach))
      if (!selection.has(spec)) selection.set(spec, { changed: path, reason });
  return selection;
}

function specsFor(path: string, project: Project, reach: Reach): [string, Reason][] {
  const all = [...reach.keys()].filter((spec) => !BENCH.test(spec));
  const of = (reason: Reason, specs: string[]): [string, Reason][] =>
    specs.map((spec) => [spec, reason]);
  const using = (files: readonly string[]): string[] =>
    all.filter((spec) => files.some((file) => reach.get(spec)?.has(file)));
  const direct = using([path]);
  // The report shows the first reason of each spec.
  const least = [
    ...of('reached', path.endsWith('.spec.ts') ? direct.filter((spec) => spec === path) : direct),
    ...of(
      'every change runs it',
      all.filter((spec) => STRUCTURE.test(spec)),
    ),
  ];
  if (path.startsWith('docs/') && GUIDE_SOURCES.includes(path))
    return [...least, ...of('its folder is reached', using(['scripts/guide-sources.mjs']))];
  if (path.endsWith('.spec.ts') || isOneOf(path, FOR_STRUCTURE)) return least;
  const everything = [...least, ...of('all tests run', all)];
  if (isOneOf(path, FOR_ALL)) return everything;
  if (direct.some(isWhole)) return least;
  // The users of its folder use a file that is deleted, or that only a module refers to.
  const beside = using(filesBeside(path, project));
  if (beside.some(isWhole)) return [...least, ...of('its folder is reached', beside)];
  if (path.startsWith('client/'))
    return [
      ...least,
      ...of(
        'all of the browser run',
        all.filter((spec) => BROWSER.test(spec)),
      ),
    ];
  return everything;
}

/** Unit and structure tests start nothing, so they do not show that a file is exercised. */
const isWhole = (spec: string): boolean => !UNIT.test(spec) && !STRUCTURE.test(spec);

/** Files of the same folder, if that is a feature or a part of one. */
function filesBeside(path: string, project: Project): string[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  if (!FEATURE.test(folder)) return [];
  return [...project.keys()].filter((other) => other.startsWith(folder));
}
