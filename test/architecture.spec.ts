import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { circles, folderCycles } from './setup/import-cycles.js';
import { sources, type Source } from './setup/import-graph.js';
import { isGenerated, projectFiles, read, root } from './setup/sources.js';

/** The order of imports (docs/ARCHITECTURE.md): a module imports only modules before it. */
const SERVER_MODULES = [
  'config',
  'core',
  'mail',
  'media',
  'plans',
  'marks',
  'statistics',
  'enquiries',
  'audit',
  'users',
  'idempotency',
  'members',
  'quizzes',
  'questions',
  'imports',
  'exams',
  'candidates',
  'attempts',
  'outages',
  'grading',
  'results',
  'exports',
  'personal-data',
  'overview',
  'trials',
  'legacy',
  'demo',
];
/** Parts of core, in the same order of imports. */
const CORE_PARTS = [
  'security-events',
  'errors',
  'processes',
  'database',
  'storage',
  'access',
  'idempotency',
  'jobs',
  'events',
  'http',
  'graphql',
];
/** Files that put the modules together. Only they may import one another. */
const ASSEMBLY = /^server\/[^/]+\.ts$/;
const MAX_LINES = 300;
const MAX_FILES = 36;

const server = sources('server');
const client = sources('client');

const moduleOf = (path: string): string => path.split('/')[1] ?? '';

/** Every import that breaks a rule, as `from -> to`. */
function broken(files: Source[], isAllowed: (from: string, to: string) => boolean): string[] {
  return files.flatMap(({ path, imports }) =>
    imports.filter((to) => !isAllowed(path, to)).map((to) => `${path} -> ${to}`),
  );
}

describe('the server', () => {
  it('has only modules and parts of core that are listed', () => {
    const modules = readdirSync(join(root, 'server'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !['migrations', 'queries'].includes(entry.name))
      .map((entry) => entry.name);
    expect(modules.filter((name) => !SERVER_MODULES.includes(name))).toEqual([]);
    const core = readdirSync(join(root, 'server/core'));
    expect(core.filter((name) => !CORE_PARTS.includes(name))).toEqual([]);
  });

  it('has modules that import only earlier ones', () => {
    const isAllowed = (from: string, to: string): boolean => {
      if (ASSEMBLY.test(from)) return true;
      if (!to.startsWith('server/') || ASSEMBLY.test(to)) return false;
      return SERVER_MODULES.indexOf(moduleOf(to)) <= SERVER_MODULES.indexOf(moduleOf(from));
    };
    const modules = server.filter(({ path }) => moduleOf(path) !== 'migrations');
    expect(broken(modules, isAllowed)).toEqual([]);
  });

  it('has parts of core that import only earlier ones', () => {
    const isCore = (path: string): boolean => path.startsWith('server/core/');
    const placeOf = (path: string): number => CORE_PARTS.indexOf(path.split('/')[2] ?? '');
    const core = server.filter(({ path }) => isCore(path));
    expect(broken(core, (from, to) => !isCore(to) || placeOf(to) <= placeOf(from))).toEqual([]);
  });

  it('has migrations that import nothing and are imported only where the modules are put together', () => {
    const isAllowed = (from: string, to: string): boolean => {
      const isIndex = from === 'server/migrations/index.ts';
      if (moduleOf(from) === 'migrations') return isIndex && moduleOf(to) === 'migrations';
      return moduleOf(to) !== 'migrations' || ASSEMBLY.test(from);
    };
    expect(broken(server, isAllowed)).toEqual([]);
  });

  it('has no circular imports', () => {
    expect(circles(server)).toEqual([]);
    expect(
      server.filter(({ text }) => text.includes('forwardRef')).map(({ path }) => path),
    ).toEqual([]);
  });

  it('lists the failed rows of every job, for npm run jobs', () => {
    const named = (pattern: RegExp): string[] =>
      server.flatMap(({ text }) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''));
    const jobs = named(/^export const (\w+) = defineJob\(/gm);
    expect(jobs.length).toBeGreaterThan(0);
    expect(named(/^@FailedRowsOf\((\w+)\)/gm).sort()).toEqual(jobs.sort());
  });

  it('injects services by constructor: only commands look them up by name', () => {
    const found = server.filter(({ text }) => /\bModuleRef\b|strict: false/.test(text));
    const others = found.filter(({ path }) => !ASSEMBLY.test(path) && moduleOf(path) !== 'demo');
    expect(others.map(({ path }) => path)).toEqual([]);
  });

  it('counts rate limits before a transaction, never inside one', () => {
    const found = server.filter(({ text }) =>
      insides(text, 'work.run(').some((inside) => inside.includes('limits.')),
    );
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it('parses uploaded files in separate processes', () => {
    const calls = /(?<!function )\b(?:parseExamFile|readWorkbook)\(/;
    const callers = server.filter(({ text }) => calls.test(text)).map(({ path }) => path);
    expect(callers.sort()).toEqual([
      'server/exports/exam-file/exam-file-process.ts',
      'server/imports/spreadsheet/reading-process.ts',
    ]);
  });

  it('uses words of the legacy API in server/legacy only', () => {
    const words = /[qQ]uizz(?!es)|\w_M\b|[dD]ashbord|\bInstituteName/;
    const found = server
      .filter(({ path }) => moduleOf(path) !== 'legacy')
      .flatMap(({ path, text }) => {
        const line = text.split('\n').findIndex((content) => words.test(content));
        return line < 0 ? [] : [`${path}:${line + 1}`];
      });
    expect(found).toEqual([]);
  });
});

describe('the client', () => {
  const SHARED = ['ui', 'gql'];
  /** Generated types of the REST routes, of which no script remains. */
  const REST_TYPES = 'client/rest/openapi.ts';
  /** Of all pages. */
  const DESIGN = 'client/design/';
  /** The candidate's page is an entry of its own: code shared with the staff client would make it larger. */
  const CANDIDATES = 'take';
  /** Libraries that candidates load: Preact, the outbox's store, and what checks receipts. */
  const SMALL = /^(preact|idb|canonicalize|@noble\/hashes|uuid|@fontsource-variable)(\/|$)/;

  it('has features that import neither one another nor the application', () => {
    const isAllowed = (from: string, to: string): boolean => {
      const [ours, theirs] = [moduleOf(from), moduleOf(to)];
      if (!to.startsWith('client/')) return false;
      if (to === REST_TYPES || to.startsWith(DESIGN)) return true;
      if (from.endsWith('vite.config.ts')) return true;
      if (ours === CANDIDATES || theirs === CANDIDATES) return ours === theirs;
      if (!from.slice('client/'.length).includes('/') || ours === 'app') return true;
      if (ours === 'ui') return theirs === 'ui';
      if (ours === 'gql') return theirs === 'gql';
      if (theirs === 'gql') return to.startsWith(`client/gql/${ours}/`);
      return theirs === ours || SHARED.includes(theirs);
    };
    expect(broken(client, isAllowed)).toEqual([]);
  });

  it('has public pages that import no staff code, and no library but React', () => {
    const site = client.filter(({ path }) => moduleOf(path) === 'site');
    const isAllowed = (_from: string, to: string): boolean =>
      moduleOf(to) === 'site' || to.startsWith(DESIGN) || to.startsWith('client/gql/site/');
    const pages = site.filter(({ path }) => !path.endsWith('vite.config.ts'));
    expect(broken(pages, isAllowed)).toEqual([]);
    const foreign = pages.flatMap(({ path, text }) =>
      [...text.matchAll(/(?:from|import) '([^.'][^']*)'/g)]
        .map(([, name = '']) => name)
        .filter((name) => !/^(react|react-dom|@fontsource-variable)(\/|$)/.test(name))
        .map((name) => `${path} -> ${name}`),
    );
    expect(foreign).toEqual([]);
  });

  it("has a candidate's page with few and small libraries", () => {
    const foreign = client
      .filter(({ path }) => moduleOf(path) === CANDIDATES)
      .flatMap(({ path, text }) =>
        [...text.matchAll(/(?:from|import) '([^.'][^']*)'/g)]
          .map(([, name = '']) => name)
          .filter((name) => !SMALL.test(name))
          .map((name) => `${path} -> ${name}`),
      );
    expect(foreign).toEqual([]);
  });

  it('has no circular imports', () => {
    expect(circles(client)).toEqual([]);
  });

  it('uses the GraphQL operations of its own feature only', () => {
    const foreign = client.flatMap(({ path, imports }) =>
      imports
        .filter((to) => moduleOf(to) === 'gql' && moduleOf(path) !== 'gql')
        .filter((to) => !to.startsWith(`client/gql/${moduleOf(path)}/`))
        .map((to) => `${path} -> ${to}`),
    );
    expect(foreign).toEqual([]);
  });
});

describe('folders', () => {
  const files = [...server, ...client].filter(({ path }) => !isGenerated(path));

  it('import those beside, above and below them one way only', () => {
    expect(folderCycles(files)).toEqual([]);
  });

  it(`have at most ${MAX_FILES} files of code`, () => {
    const counts = new Map<string, number>();
    for (const { path } of files) {
      const folder = dirname(path);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    counts.delete('server/migrations');
    counts.delete('server/queries');
    expect([...counts].filter(([, count]) => count > MAX_FILES)).toEqual([]);
  });
});

describe('files', () => {
  it(`have at most ${MAX_LINES} lines`, () => {
    const long = projectFiles()
      .filter((path) => /\.(tsx?|mjs|css)$/.test(path))
      .filter((path) => !isGenerated(path) && !path.startsWith('server/migrations/'))
      .filter((path) => read(path).split('\n').length > MAX_LINES + 1);
    expect(long).toEqual([]);
  });
});

/** The arguments of every call that is written like this, as text. */
function insides(text: string, call: string): string[] {
  return text
    .split(call)
    .slice(1)
    .map((rest) => {
      let open = 1;
      const end = [...rest].findIndex((sign) => {
        open += sign === '(' ? 1 : sign === ')' ? -1 : 0;
        return open === 0;
      });
      return rest.slice(0, end);
    });
}
