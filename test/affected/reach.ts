/**
 * Which files a test exercises. Followed from each spec: its imports; files it names in a string; the
 * handlers of the operations, routes and tables it names; for a browser test the client's areas that
 * it visits. In the server: imports, the classes that modules bind to an abstract one, the handlers of
 * a job, and the threads and processes that it starts.
 */
import { dirname, join, normalize } from 'node:path';
import { buildSchema, GraphQLSchema } from 'graphql';
import { ENTRIES } from '../../scripts/build-server.mjs';
import type { Source } from '../setup/import-graph.js';
import { AREAS, BROWSER_AREAS, isOfAreas } from './browser-areas.js';
import { fieldsAskedFor } from './documents.js';
import { captures, findHandlers, type Handlers } from './handlers.js';
import { isAskedFor } from './routes.js';
import { stringsIn } from './strings.js';

export type Project = ReadonlyMap<string, Source>;
/** For each spec, the files it exercises, itself included, each with the file that leads to it. */
export type Reach = ReadonlyMap<string, ReadonlyMap<string, string | undefined>>;

/** They put everything together: who passes through them would reach all. */
const ASSEMBLY = /^server\/[^/]+\.ts$|\.module\.ts$|^client\/app\/(router|connect|app)\.tsx?$/;
/** Tests and what they share, without the tools that run them. */
const TEST = /^test\/(?!run\/|affected\/)/;
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
  // A map that grows while it is walked is walked to its end.
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
      ...(isServer ? [...(bindings.get(file.path) ?? []), ...startedBy(file)] : []),
      ...(isTest || file.path.startsWith('client/') ? handlersNamedIn(file, handlers, schema) : []),
      ...(isTest ? filesNamedIn(file, project) : []),
      ...pagesOf(file.path, project),
    ]);
  }
  return links;
}

/** The entries of the build that run in a thread or a process of their own. */
function startedBy({ text }: Source): string[] {
  return captures(text, /builtFile\('([\w-]+)'\)/g).flatMap((name) => ENTRIES[name] ?? []);
}

function handlersNamedIn(
  { path, text }: Source,
  handlers: Handlers,
  schema: GraphQLSchema,
): string[] {
  if (path.startsWith('client/gql/')) return [];
  const strings = stringsIn(path, text);
  // Whoever reads the schema asks for all that is in it.
  if (strings.includes('schema.graphql')) return [...handlers.fields.values()].flat();
  // A word alone is an operation or a table to the helpers of a test, and a word on the screen of a client.
  const isHelped = path.startsWith('test/');
  return strings.flatMap((said) => {
    const asked = fieldsAskedFor(said, schema);
    if (asked) return asked.flatMap((name) => handlers.fields.get(name) ?? []);
    return handlersIn(said, handlers, isHelped);
  });
}

function handlersIn(said: string, handlers: Handlers, isHelped: boolean): string[] {
  const { fields, routes, legacyRoutes, tables } = handlers;
  // Many names are words of plain English: they count in a document and alone, not in a sentence.
  const isPlain = (word: string): boolean => /^[a-z]+$/.test(word) && !(isHelped && word === said);
  const words = said.match(/\w+/g) ?? [];
  const asked = words.filter((word) => said.includes('{') || !isPlain(word));
  const stored = words.filter((word) => SQL.test(said) || !isPlain(word));
  return [
    ...asked.flatMap((word) => fields.get(word) ?? []),
    ...stored.flatMap((word) => tables.get(word) ?? []),
    ...words.flatMap((word) => legacyRoutes.get(word) ?? []),
    ...routes.flatMap(([route, files]) => (isAskedFor(route, said) ? files : [])),
  ];
}

/** Files that are started, read or bundled by their path: from the root, or from the folder of the test. */
function filesNamedIn({ path, text }: Source, project: Project): string[] {
  return captures(text, NAMED_FILE)
    .flatMap((name) => [normalize(name), join(dirname(path), name), join('test', name)])
    .filter((name) => project.has(name));
}

function pagesOf(path: string, project: Project): string[] {
  const spec = /^test\/browser\/(.+)\.spec\.ts$/.exec(path)?.[1];
  if (spec === undefined) return [];
  // Without a row it stands for all pages; `test/affected.spec.ts` asks for the row.
  const areas = BROWSER_AREAS[spec] ?? AREAS;
  return [...project.values()].filter((file) => isOfAreas(file, areas)).map((file) => file.path);
}

/** From what declares an abstract class, a job or a decorator to the files that implement or handle it. */
function bindingsOf(server: readonly Source[]): Map<string, string[]> {
  const declaredIn = new Map(
    server.flatMap(({ path, text }) =>
      captures(text, /^export (?:abstract class|class|const|function) (\w+)/gm).map(
        (name): [string, string] => [name, path],
      ),
    ),
  );
  const bindings = new Map<string, string[]>();
  const bind = (name: string, path: string | undefined): void => {
    const declaration = declaredIn.get(name);
    if (!declaration || !path || declaration === path) return;
    bindings.set(declaration, [...(bindings.get(declaration) ?? []), path]);
  };
  for (const { path, text } of server) {
    for (const [, token = '', implementation = ''] of text.matchAll(
      /provide: (\w+), use(?:Class|Existing): (\w+)/g,
    ))
      bind(token, declaredIn.get(implementation));
    for (const job of captures(text, /@(?:Handles|Failed)\((\w+)\)/g)) bind(job, path);
    if (/^ *@KeepsImages\(\)/m.test(text)) bind('KeepsImages', path);
  }
  return bindings;
}
