/**
 * Which server files serve what a request names: GraphQL operations and fields, REST routes, legacy
 * routes and tables. Tests of a started server import none of these files, so the words in a test
 * are the only link to them.
 */
import type { Source } from '../setup/import-graph.js';
import { partsOf, type Parts } from './routes.js';

/** Server files, by the names that tests and the client use. */
export interface Handlers {
  /**
   * By operation or resolved field, with and without its type: `Quiz.creatorName` and
   * `creatorName`.
   */
  fields: ReadonlyMap<string, string[]>;
  /** Each with the files that serve it. */
  routes: readonly [Parts, string[]][];
  /** By the name of a legacy route, for example `Quiz_List_M`. */
  legacyRoutes: ReadonlyMap<string, string[]>;
  /** By table, for example `quizzes`. */
  tables: ReadonlyMap<string, string[]>;
}

/**
 * A class of resolvers with its arguments, or a decorated method with its options. The class of a
 * GraphQL type is named like the type, or with the suffix `Type`; `test/affected-reach.spec.ts`
 * compares the result with the schema.
 */
const FIELD =
  /^@Resolver\((.*)\)$|^ {2}@(Query|Mutation|ResolveField|Subscription)\(((?:(?!\n@)[^])*?)\n {2}(?:async )?(\w+)\(/gm;
const RESOLVED_TYPE = /=> (\w+?)(?:Type)?\b/;
/** The declaration of a route: its name and its path. */
const DECLARED = /export const (\w+) = defineRoute\(\{[^]*?\bpath: '([^']+)'/g;
/** The name of the route that a method serves. */
const SERVED = /@Endpoint\((\w+)\)/g;
const LEGACY_ROUTE = /'(\w+_M)'/g;
const TABLE = /@Entity\('(\w+)'\)/g;
/** Scheduled tasks and jobs run by themselves as soon as their feature has work. */
const BACKGROUND = /^ *@(?:Scheduled|Handles|FailedRowsOf)\(/m;

/** The top folder of a server file, for example `server/quizzes`. */
export const featureOf = (path: string): string => path.split('/').slice(0, 2).join('/');

export function findHandlers(server: readonly Source[]): Handlers {
  const background = groupBy(
    server.filter(({ text }) => BACKGROUND.test(text)).map(({ path }) => [featureOf(path), path]),
  );
  /** A file, with the background work of its feature. */
  const withBackground = (path: string): string[] => [
    path,
    ...(background.get(featureOf(path)) ?? []),
  ];
  const collect = (namesIn: (file: Source) => string[]): Map<string, string[]> =>
    groupBy(
      server.flatMap((file) =>
        namesIn(file).flatMap((name) =>
          withBackground(file.path).map((path): [string, string] => [name, path]),
        ),
      ),
    );
  return {
    fields: collect(fieldsIn),
    routes: routesOf(server).map(([path, file]): [Parts, string[]] => [
      partsOf(path.replaceAll(/\{(\w+)\}/g, ':$1')),
      withBackground(file),
    ]),
    legacyRoutes: groupBy(legacyRoutes(server)),
    tables: collect(({ text }) => captures(text, TABLE)),
  };
}

function fieldsIn({ text }: Source): string[] {
  let typeName = '';
  return [...text.matchAll(FIELD)].flatMap(([, type, kind = '', options = '', method]) => {
    if (method === undefined) {
      typeName = RESOLVED_TYPE.exec(type ?? '')?.[1] ?? '';
      return [];
    }
    const name = /^'(\w+)'|\bname: '(\w+)'/.exec(options);
    const field = name?.[1] ?? name?.[2] ?? method;
    return [field, `${kind === 'ResolveField' ? typeName : kind}.${field}`];
  });
}

/** The path of each route, with its controller, which imports the declaration. */
function routesOf(server: readonly Source[]): [string, string][] {
  return server.flatMap((declaring) =>
    [...declaring.text.matchAll(DECLARED)].flatMap(([, name = '', path = '']) =>
      server
        .filter(({ imports }) => imports.includes(declaring.path))
        .filter(({ text }) => captures(text, SERVED).includes(name))
        .map((controller): [string, string] => [path, controller.path]),
    ),
  );
}

/** A legacy route is declared in one file and served by its controller, which imports that file. */
function legacyRoutes(server: readonly Source[]): [string, string][] {
  return server.flatMap(({ path, text }) => {
    const users = server.filter(({ imports }) => imports.includes(path)).map((user) => user.path);
    return captures(text, LEGACY_ROUTE).flatMap((name) =>
      [path, ...users].map((file): [string, string] => [name, file]),
    );
  });
}

export function captures(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

function groupBy(pairs: readonly (readonly [string, string])[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [key, value] of pairs) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}
