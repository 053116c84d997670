import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { descriptiveKind } from '../server/questions/kinds/descriptive.kind.js';
import { SECURITY_EVENTS } from '../server/core/security-events/security-events.js';
import { mcqKind } from '../server/questions/kinds/mcq.kind.js';
import { projectFiles, read } from './setup/sources.js';

/** The documents must be true. */

/** The pages of the project; not what issue forms and templates say. */
const pages = projectFiles().filter((path) => /^(docs\/.*|[^/]+)\.md$/.test(path));

/** Folders that a page of ours draws as a tree: two blanks a level, a slash behind each. */
function drawnFolders(page: string): string[] {
  const tree = /```text\n([^]*?)```/.exec(page)?.[1] ?? '';
  const trail: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', name] = /^( *)([\w.-]+)\//.exec(line) ?? [];
    if (!name) return [];
    trail.length = indent.length / 2;
    trail.push(name);
    return [trail.join('/')];
  });
}

describe('docs/ARCHITECTURE.md', () => {
  it('draws the folders that there are', () => {
    const folders = new Set<string>();
    for (const path of projectFiles()) {
      const parts = path.split('/').slice(0, -1);
      for (let depth = 1; depth <= parts.length; depth += 1)
        folders.add(parts.slice(0, depth).join('/'));
    }
    const drawn = drawnFolders(read('docs/ARCHITECTURE.md'));
    const missing = drawn.filter((folder) => !folders.has(folder));
    expect(missing, 'drawn, but not there').toEqual([]);
    // Generated code and what lies deeper than a room is drawn where it needs a word.
    const rooms = [...folders].filter(
      (folder) => folder.split('/').length <= 2 && !folder.startsWith('.'),
    );
    expect(
      rooms.filter((folder) => !drawn.includes(folder)),
      'there, but not drawn',
    ).toEqual([]);
  });
});

describe('docs/settings.md', () => {
  it('names every variable', () => {
    const declared = [...read('server/config/env.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(
      (match) => match[1],
    );
    const described = [...read('docs/settings.md').matchAll(/^\| `([A-Z][A-Z_]+)`/gm)].map(
      (match) => match[1],
    );
    expect(described.sort()).toEqual(declared.sort());
  });
});

describe('docs/imports.md', () => {
  it.each([mcqKind, descriptiveKind].map((kind) => [kind.name, kind.columns] as const))(
    'names the columns of %s in a spreadsheet',
    (_name, columns) => {
      const [, section = ''] = read('docs/imports.md').split('## Spreadsheets');
      const headers = columns.map((column) => column.header);
      // Options are named from the first to the last.
      for (const header of headers.filter((name) => !/^Option [4-9]$/.test(name)))
        expect(section).toContain(header);
    },
  );
});

describe('README.md', () => {
  const readme = read('README.md');

  it('has at most 90 lines', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(90);
  });

  it('shows pictures that there are', () => {
    const pictures = [...readme.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map((match) => match[1] ?? '');
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) expect(projectFiles()).toContain(picture);
  });

  it.each(pages)('%s links to files that there are', (page) => {
    const folder = page.includes('/') ? page.slice(0, page.lastIndexOf('/')) : '';
    const links = [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(
      (match) => match[1] ?? '',
    );
    const known = projectFiles();
    for (const link of links) {
      const path = join(folder, link);
      expect(
        known.some((file) => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`)),
        `${page}: ${link}`,
      ).toBe(true);
    }
  });
});

describe('docs/SECURITY-EVENTS.md', () => {
  it('names every event, with the level it is written at', () => {
    const rows = read('docs/SECURITY-EVENTS.md').matchAll(/^\| `([\w.]+)` +\| (\w+)/gm);
    const levels = { refusal: 'warn', change: 'info' };
    expect([...rows].map(([, event, level]) => [event, level])).toEqual(
      Object.entries(SECURITY_EVENTS).map(([event, kind]) => [event, levels[kind]]),
    );
  });
});

describe('SECURITY.md', () => {
  const page = read('SECURITY.md');

  it('names for each promise tests that there are', () => {
    const promises = [...page.matchAll(/^\| [^|]+ \| +(`[^|]+`) +\|$/gm)].map(
      ([, tests = '']) => tests,
    );
    expect(promises.length).toBeGreaterThan(30);
    const files = new Set(projectFiles());
    for (const tests of promises)
      for (const [, path = ''] of tests.matchAll(/`([^`]+)`/g)) expect(files, path).toContain(path);
  });

  it('goes through every chapter of ASVS 5.0', () => {
    const chapters = [...page.matchAll(/^### V(\d+) /gm)].map(([, number]) => Number(number));
    expect(chapters).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
  });
});

describe('docs/PARITY.md', () => {
  const page = read('docs/PARITY.md');

  it('names files that there are', () => {
    const named = [...page.matchAll(/`((?:server|client|test)\/[^`*]+)`/g)].map(
      (match) => match[1] ?? '',
    );
    expect(named.length).toBeGreaterThan(100);
    const files = new Set(projectFiles());
    expect(named.filter((path) => !files.has(path))).toEqual([]);
  });

  it('names for each route a test that calls it', () => {
    const rows = [...page.matchAll(/^\| `(\w+_M)` +\| [^|]+\| `(test\/[^`]+)` +\|$/gm)];
    expect(rows.length).toBeGreaterThan(0);
    for (const [, route = '', test = ''] of rows) expect(read(test), test).toContain(`'${route}'`);
  });

  it('says of every statement where it is, or that it is not yet', () => {
    const [, statements = ''] = page.split('## Statements');
    const rows = statements
      .split('\n')
      .filter((line) => /^\| (?!statement|section|---)/.test(line));
    const [built] = statements.split('Deviations');
    expect(rows.length).toBeGreaterThan(100);
    const vague = (built ?? '')
      .split('\n')
      .filter((line) => /^\| (?!statement|-)/.test(line))
      .filter((line) => !/\| +(`[^|]+|not yet \(issue \d\)|legacy routes above) +\|/.test(line));
    expect(vague).toEqual([]);
  });
});

describe('pages', () => {
  // The style guide names files of the projects that it learned from.
  it.each(pages.filter((page) => !/^CHANGELOG|style\.md$/.test(page)))(
    '%s name files that there are',
    (page) => {
      const files = projectFiles();
      const named = [
        ...read(page).matchAll(/`((?:server|client|test|scripts|docs)\/[\w./-]+)`/g),
      ].map(([, path = '']) => path.replace(/\/$/, ''));
      const missing = named.filter(
        (path) => !files.some((file) => file === path || file.startsWith(`${path}/`)),
      );
      expect(missing).toEqual([]);
    },
  );
});
