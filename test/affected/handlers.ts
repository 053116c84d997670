/**
 * What a request can name, and the server files that serve it: GraphQL operations and fields, REST routes,
 * routes of the older system and tables. Tests of a started server import none of these files, so
 * the words in a test are the only link between them.
 */
import type { Source } from '../setup/import-graph.js';

/** Server files by what names them in a test or in the client. */
export interface Handlers {
  /** By operation or resolved field, for example `createQuiz`. */
  fields: ReadonlyMap<string, string[]>;
  /** By each fixed part of a route, for example `attempts` and `responses` of `/attempts/:id/responses`. */
  routes: ReadonlyMap<string, string[]>;
  /** By table, for example `quizzes`. */
  tables: ReadonlyMap<string, string[]>;
}

const FIELD =
  /^ {2}@(?:Query|Mutation|ResolveField|Subscription)\(([^]*?)\n {2}(?:async )?(\w+)\(/gm;
const CONTROLLER = /@Controller\((?:'([^']*)')?\)/g;
const ROUTE = /@(?:Get|Post|Put|Patch|Delete)\((?:'([^']*)')?\)/g;
const LEGACY_ROUTE = /'(\w+_M)'/g;
const TABLE = /@Entity\('(\w+)'\)/g;
/** Chores and jobs run without being asked for, as soon as their feature has something to do. */
const BACKGROUND = /^ *@(?:Chore|Handles|Failed)\(/m;

/** The top folder of a server file, for example `server/quizzes`. */
export const featureOf = (path: string): string => path.split('/').slice(0, 2).join('/');

export function findHandlers(server: readonly Source[]): Handlers {
  const background = groupBy(
    server.filter(({ text }) => BACKGROUND.test(text)).map(({ path }) => [featureOf(path), path]),
  );
  /** Entries from a word to a file, with what its feature does in the background. */
  const entries = ({ path }: Source, names: string[]): [string, string][] =>
    names.flatMap((name) =>
      [path, ...(background.get(featureOf(path)) ?? [])].map((file): [string, string] => [
        name,
        file,
      ]),
    );
  const collect = (namesIn: (file: Source) => string[]): Map<string, string[]> =>
    groupBy(server.flatMap((file) => entries(file, namesIn(file))));
  return {
    fields: collect(fieldsIn),
    routes: groupBy([
      ...server.flatMap((file) => entries(file, routesIn(file))),
      ...legacyRoutes(server),
    ]),
    tables: collect(({ text }) => captures(text, TABLE)),
  };
}

function fieldsIn({ text }: Source): string[] {
  return [...text.matchAll(FIELD)].map(
    ([, options = '', method = '']) => /\bname: '(\w+)'/.exec(options)?.[1] ?? method,
  );
}

function routesIn({ text }: Source): string[] {
  const prefixes = captures(text, CONTROLLER);
  const paths = captures(text, ROUTE);
  const parts = [...prefixes, ...paths].flatMap((path) => path.split('/'));
  return [...new Set(parts.filter((part) => part && !part.startsWith(':')))];
}

/** A route of the older system is declared in one file and served by its controller, which imports it. */
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
