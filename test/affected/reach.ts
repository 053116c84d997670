/**
 * Which files a test exercises. Followed from each spec: its imports; files it names in a string; the
 * handlers of the operations, routes and tables it names; for a browser test the client's areas that
 * it visits. In the server: imports, the classes that modules bind to an abstract one, and the
 * handlers of a job.
 */
import { dirname, join, normalize } from 'node:path';
import type { Source } from '../setup/import-graph.js';
import { AREAS, BROWSER_AREAS, isOfAreas } from './browser-areas.js';
import { captures, findHandlers, type Handlers } from './handlers.js';
import { stringsIn } from './strings.js';

export type Project = ReadonlyMap<string, Source>;
/** For each spec, the files it exercises, itself included. */
export type Reach = ReadonlyMap<string, ReadonlySet<string>>;

/** They put everything together: who passes through them would reach all. */
const ASSEMBLY = /^server\/[^/]+\.ts$|\.module\.ts$|^client\/app\/(router|connect|app)\.tsx?$/;
const SQL = /\b(?:SELECT|FROM|JOIN|INTO|UPDATE|TABLE|DELETE)\b/;
const NAMED_FILE = /['"`]([\w./-]+\.[a-z]{2,5})['"`]/g;

export function reachOfSpecs(project: Project): Reach {
  const edges = linksOf(project);
  const specs = [...project.keys()].filter((path) => path.endsWith('.spec.ts'));
  return new Map(specs.map((spec) => [spec, closure(spec, edges)]));
}

function closure(start: string, edges: ReadonlyMap<string, string[]>): Set<string> {
  const seen = new Set([start]);
  // A set that grows while it is walked is walked to its end.
  for (const path of seen) for (const next of edges.get(path) ?? []) seen.add(next);
  return seen;
}

function linksOf(project: Project): Map<string, string[]> {
  const server = [...project.values()].filter(
    ({ path }) => path.startsWith('server/') && !path.endsWith('.spec.ts'),
  );
  const handlers = findHandlers(server);
  const bindings = bindingsOf(server);
  const links = new Map<string, string[]>();
  for (const file of project.values()) {
    if (ASSEMBLY.test(file.path)) continue;
    const isServer = file.path.startsWith('server/');
    const own = isServer ? (bindings.get(file.path) ?? []) : handlersNamedIn(file, handlers);
    const named = file.path.startsWith('test/') ? filesNamedIn(file, project) : [];
    links.set(file.path, [...file.imports, ...own, ...named, ...pagesOf(file.path, project)]);
  }
  return links;
}

function handlersNamedIn({ path, text }: Source, handlers: Handlers): string[] {
  if (path.startsWith('client/gql/')) return [];
  const strings = stringsIn(path, text);
  // Whoever reads the schema asks for all that is in it.
  if (strings.includes('schema.graphql')) return [...handlers.fields.values()].flat();
  return strings.flatMap((said) => handlersIn(said, handlers));
}

function handlersIn(said: string, { fields, routes, tables }: Handlers): string[] {
  // Many names are words of plain English: they count in a document and alone, not in a sentence.
  const isPlain = (word: string): boolean => /^[a-z]+$/.test(word) && word !== said;
  const words = said.match(/\w+/g) ?? [];
  const isRoute = (segment: string): boolean => said.includes('/') || segment.endsWith('_M');
  const asked = words.filter((word) => said.includes('{') || !isPlain(word));
  const stored = words.filter((word) => SQL.test(said) || !isPlain(word));
  const segments = captures(said, /(?:^|\/)([\w.-]+)/g);
  return [
    ...asked.flatMap((word) => fields.get(word) ?? []),
    ...stored.flatMap((word) => tables.get(word) ?? []),
    ...segments.filter(isRoute).flatMap((segment) => routes.get(segment) ?? []),
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
