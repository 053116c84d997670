/**
 * Which files a test exercises. Followed from each spec: its imports; files that it names in a
 * string; the handlers of the operations, routes and tables that it names; for a browser test, the
 * client's folders that it visits. In the server: imports, the classes that modules bind to an
 * abstract one, the handlers of a job, and the threads and processes that it starts.
 */
import { dirname, join, normalize } from 'node:path';
import { buildSchema, GraphQLSchema } from 'graphql';
import type { Source } from '../setup/import-graph.js';
import { bindingsOf, startedBy } from './bindings.js';
import { AREAS, BROWSER_AREAS, isOfAreas } from './browser-areas.js';
import { selectedFields } from './documents.js';
import { captures, findHandlers, type Handlers } from './handlers.js';
import { namesRoute } from './routes.js';
import { stringsIn } from './strings.js';
import { isGenerated } from '../setup/sources.js';

export type Project = ReadonlyMap<string, Source>;
/** For each spec, the files it exercises, itself included, each with the file that leads to it. */
export type Reach = ReadonlyMap<string, ReadonlyMap<string, string | undefined>>;

/** Files that put the application together: paths through them would reach everything. */
const ASSEMBLY =
  /^server\/[^/]+\.ts$|\.module\.ts$|^client\/app\/([\w-]*routes|router|session-router|app)\.tsx?$/;
/** Tests and shared test code, without the tools that run them. */
const TEST = /^test\/(?!run\/|affected\/)/;
/** What a started server seeds on demand: the file that loads it puts the application together. */
const DEMONSTRATION = 'server/demo/demonstration.ts';
const DEMONSTRATED = /\bdemo: true\b/;
const SQL = /\b(?:SELECT|FROM|JOIN|INTO|UPDATE|TABLE|DELETE)\b/;
const NAMED_FILE = /['"`]([\w./-]+\.[a-z]{2,5})['"`]/g;

export function reachOfSpecs(project: Project): Reach {
  const edges = linksOf(project);
  const specs = [...project.keys()].filter((path) => path.endsWith('.spec.ts'));
  return new Map(specs.map((spec) => [spec, closure(spec, edges)]));
}

function closure(
  start: string,
  edges: ReadonlyMap<string, string[]>,
): Map<string, string | undefined> {
  const seen = new Map<string, string | undefined>([[start, undefined]]);
  // Iterating over a map visits the entries that are added meanwhile.
  for (const path of seen.keys())
    for (const next of edges.get(path) ?? []) if (!seen.has(next)) seen.set(next, path);
  return seen;
}

function linksOf(project: Project): Map<string, string[]> {
  const server = [...project.values()].filter(
    ({ path }) => path.startsWith('server/') && !path.endsWith('.spec.ts'),
  );
  const handlers = findHandlers(server);
  const schemaText = project.get('schema.graphql')?.text;
  const schema = schemaText ? buildSchema(schemaText) : new GraphQLSchema({});
  const bindings = bindingsOf(server);
  const links = new Map<string, string[]>();
  for (const file of project.values()) {
    if (ASSEMBLY.test(file.path)) continue;
    const isServer = file.path.startsWith('server/');
    const isTest = TEST.test(file.path);
    links.set(file.path, [
      ...file.imports,
      ...(isServer ? (bindings.get(file.path) ?? []) : []),
      ...(isServer || isTest ? startedBy(file) : []),
      ...(isTest || file.path.startsWith('client/') ? handlersNamedIn(file, handlers, schema) : []),
      ...(isTest ? filesNamedIn(file, project) : []),
      ...(isTest && DEMONSTRATED.test(file.text) ? [DEMONSTRATION] : []),
      ...pagesOf(file.path, project),
    ]);
  }
  return links;
}

function handlersNamedIn(
  { path, text }: Source,
  handlers: Handlers,
  schema: GraphQLSchema,
): string[] {
  if (isGenerated(path)) return [];
  const strings = stringsIn(path, text);
  // A test that reads the schema exercises all of it.
  if (strings.includes('schema.graphql')) return [...handlers.fields.values()].flat();
  const isTest = path.startsWith('test/');
  return strings.flatMap((string) => {
    const selected = selectedFields(string, schema);
    if (selected) return selected.flatMap((name) => handlers.fields.get(name) ?? []);
    return handlersIn(string, handlers, isTest);
  });
}

function handlersIn(string: string, handlers: Handlers, isTest: boolean): string[] {
  const { fields, routes, legacyRoutes, tables } = handlers;
  // Many names are plain English words, which do not count in a sentence. Test code takes the name
  // of an operation or a table as a string; in the client a single word is usually text on a page.
  const isPlain = (word: string): boolean => /^[a-z]+$/.test(word) && !(isTest && word === string);
  const words = string.match(/\w+/g) ?? [];
  const named = words.filter((word) => string.includes('{') || !isPlain(word));
  const stored = words.filter((word) => SQL.test(string) || !isPlain(word));
  return [
    ...named.flatMap((word) => fields.get(word) ?? []),
    ...stored.flatMap((word) => tables.get(word) ?? []),
    ...words.flatMap((word) => legacyRoutes.get(word) ?? []),
    ...routes.flatMap(([route, files]) => (namesRoute(string, route) ? files : [])),
  ];
}

/**
 * Files that are started, read or bundled by their path: from the root, or from the folder of the
 * test.
 */
function filesNamedIn({ path, text }: Source, project: Project): string[] {
  return captures(text, NAMED_FILE)
    .flatMap((name) => [normalize(name), join(dirname(path), name), join('test', name)])
    .filter((name) => project.has(name));
}

function pagesOf(path: string, project: Project): string[] {
  const spec = /^test\/browser\/(.+)\.spec\.ts$/.exec(path)?.[1];
  if (spec === undefined) return [];
  // Without a row it covers all pages; `test/affected.spec.ts` requires the row.
  const areas = BROWSER_AREAS[spec] ?? AREAS;
  return [...project.values()].filter((file) => isOfAreas(file, areas)).map((file) => file.path);
}
