import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sources, type Source } from './setup/import-graph.js';
import { projectFiles, read, root } from './setup/sources.js';

/** Who may import whom (docs/ARCHITECTURE.md). Each room imports only rooms before it. */
const SERVER_ROOMS = [
  'config',
  'core',
  'mail',
  'media',
  'plans',
  'enquiries',
  'audit',
  'users',
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
  'trials',
  'legacy',
  'demo',
];
/** Rooms of core, in the same sense. */
const CORE_ROOMS = [
  'security-events',
  'errors',
  'processes',
  'database',
  'storage',
  'access',
  'jobs',
  'events',
  'http',
  'graphql',
];
/** Files beside the rooms, which put them together. Only they may import one another. */
const ASSEMBLY = /^server\/[^/]+\.ts$/;
const MAX_LINES = 300;

const server = sources('server');
const client = sources('client');

const roomOf = (path: string): string => path.split('/')[1] ?? '';

/** Every import that breaks a rule, as `from -> to`. */
function broken(files: Source[], isAllowed: (from: string, to: string) => boolean): string[] {
  return files.flatMap(({ path, imports }) =>
    imports.filter((to) => !isAllowed(path, to)).map((to) => `${path} -> ${to}`),
  );
}

describe('the server', () => {
  it('has only rooms that have their place', () => {
    const rooms = readdirSync(join(root, 'server'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'migrations')
      .map((entry) => entry.name);
    expect(rooms.filter((room) => !SERVER_ROOMS.includes(room))).toEqual([]);
    const core = readdirSync(join(root, 'server/core'));
    expect(core.filter((room) => !CORE_ROOMS.includes(room))).toEqual([]);
  });

  it('has rooms that import only earlier ones', () => {
    const isAllowed = (from: string, to: string): boolean => {
      if (ASSEMBLY.test(from)) return true;
      if (!to.startsWith('server/') || ASSEMBLY.test(to)) return false;
      return SERVER_ROOMS.indexOf(roomOf(to)) <= SERVER_ROOMS.indexOf(roomOf(from));
    };
    const rooms = server.filter(({ path }) => roomOf(path) !== 'migrations');
    expect(broken(rooms, isAllowed)).toEqual([]);
  });

  it('has rooms of core that import only earlier ones', () => {
    const isCore = (path: string): boolean => path.startsWith('server/core/');
    const placeOf = (path: string): number => CORE_ROOMS.indexOf(path.split('/')[2] ?? '');
    const core = server.filter(({ path }) => isCore(path));
    expect(broken(core, (from, to) => !isCore(to) || placeOf(to) <= placeOf(from))).toEqual([]);
  });

  it('has migrations that import nothing, and that only the assembly imports', () => {
    const isAllowed = (from: string, to: string): boolean => {
      const isIndex = from === 'server/migrations/index.ts';
      if (roomOf(from) === 'migrations') return isIndex && roomOf(to) === 'migrations';
      return roomOf(to) !== 'migrations' || ASSEMBLY.test(from);
    };
    expect(broken(server, isAllowed)).toEqual([]);
  });

  it('has no circles', () => {
    expect(circles(server)).toEqual([]);
    expect(
      server.filter(({ text }) => text.includes('forwardRef')).map(({ path }) => path),
    ).toEqual([]);
  });

  it('knows of every job which rows of it have failed, for npm run jobs', () => {
    const named = (pattern: RegExp): string[] =>
      server.flatMap(({ text }) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''));
    const jobs = named(/^export const (\w+) = defineJob\(/gm);
    expect(jobs.length).toBeGreaterThan(0);
    expect(named(/^@Failed\((\w+)\)/gm).sort()).toEqual(jobs.sort());
  });

  it('says in each class which services it uses: only what commands start looks them up', () => {
    const found = server.filter(({ text }) => /\bModuleRef\b|strict: false/.test(text));
    const others = found.filter(({ path }) => !ASSEMBLY.test(path) && roomOf(path) !== 'demo');
    expect(others.map(({ path }) => path)).toEqual([]);
  });

  it('counts what is limited before a transaction, never inside one', () => {
    const found = server.filter(({ text }) =>
      insides(text, 'work.run(').some((inside) => inside.includes('limits.')),
    );
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it('parses whole files of strangers in processes of their own', () => {
    const calls = /(?<!function )\b(?:parseExamFile|readWorkbook)\(/;
    const callers = server.filter(({ text }) => calls.test(text)).map(({ path }) => path);
    expect(callers.sort()).toEqual([
      'server/exports/exam-file/exam-file-process.ts',
      'server/imports/spreadsheet/reading-process.ts',
    ]);
  });

  it('keeps legacy words in legacy', () => {
    const words = /[qQ]uizz(?!es)|\w_M\b|[dD]ashbord|\bInstituteName/;
    const found = server
      .filter(({ path }) => roomOf(path) !== 'legacy')
      .flatMap(({ path, text }) => {
        const line = text.split('\n').findIndex((content) => words.test(content));
        return line < 0 ? [] : [`${path}:${line + 1}`];
      });
    expect(found).toEqual([]);
  });
});

describe('the client', () => {
  const SHARED = ['ui', 'gql'];
  /** The learner's page is an entry of its own; whatever it shared with staff's would weigh it down. */
  const LEARNERS = 'take';
  /** What learners load: Preact, and what the outbox is kept and receipts are checked with. */
  const SMALL = /^(preact|idb|canonicalize|@noble\/hashes|uuid|@fontsource-variable)(\/|$)/;

  it('has features that know neither one another nor the application', () => {
    const isAllowed = (from: string, to: string): boolean => {
      const [ours, theirs] = [roomOf(from), roomOf(to)];
      if (!to.startsWith('client/')) return false;
      if (from.endsWith('vite.config.ts')) return true;
      if (ours === LEARNERS || theirs === LEARNERS) return ours === theirs;
      if (!from.slice('client/'.length).includes('/') || ours === 'app') return true;
      if (ours === 'ui') return theirs === 'ui';
      if (ours === 'gql') return theirs === 'gql';
      if (theirs === 'gql') return to.startsWith(`client/gql/${ours}/`);
      return theirs === ours || SHARED.includes(theirs);
    };
    expect(broken(client, isAllowed)).toEqual([]);
  });

  it("has public pages that pull in nothing of staff's, and no library but React", () => {
    const site = client.filter(({ path }) => roomOf(path) === 'site');
    const isAllowed = (_from: string, to: string): boolean =>
      roomOf(to) === 'site' || to.startsWith('client/gql/site/');
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

  it('has a learner page with few and small libraries', () => {
    const foreign = client
      .filter(({ path }) => roomOf(path) === LEARNERS)
      .flatMap(({ path, text }) =>
        [...text.matchAll(/(?:from|import) '([^.'][^']*)'/g)]
          .map(([, name = '']) => name)
          .filter((name) => !SMALL.test(name))
          .map((name) => `${path} -> ${name}`),
      );
    expect(foreign).toEqual([]);
  });

  it('has no circles', () => {
    expect(circles(client)).toEqual([]);
  });

  it('uses the operations of its own area only', () => {
    const foreign = client.flatMap(({ path, imports }) =>
      imports
        .filter((to) => roomOf(to) === 'gql' && roomOf(path) !== 'gql')
        .filter((to) => !to.startsWith(`client/gql/${roomOf(path)}/`))
        .map((to) => `${path} -> ${to}`),
    );
    expect(foreign).toEqual([]);
  });
});

describe('files', () => {
  it(`have at most ${MAX_LINES} lines`, () => {
    const long = projectFiles()
      .filter((path) => /\.(tsx?|mjs|css)$/.test(path))
      .filter((path) => !path.startsWith('client/gql/') && !path.startsWith('server/migrations/'))
      .filter((path) => read(path).split('\n').length > MAX_LINES + 1);
    expect(long).toEqual([]);
  });
});

/** Circles of imports, each named once. */
function circles(files: Source[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const found = new Set<string>();
  const done = new Set<string>();
  const visit = (path: string, trail: string[]): void => {
    if (trail.includes(path)) {
      found.add([...trail.slice(trail.indexOf(path)), path].join(' -> '));
      return;
    }
    if (done.has(path)) return;
    for (const next of byPath.get(path)?.imports ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const { path } of files) visit(path, []);
  return [...found];
}

/** What stands between the brackets of every call that is written so. */
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
