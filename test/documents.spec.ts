import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { descriptiveKind } from '../server/questions/kinds/descriptive.kind.js';
import { SECURITY_EVENTS } from '../server/core/security-events/security-events.js';
import { mcqKind } from '../server/questions/kinds/mcq.kind.js';
import { projectFiles, read } from './setup/sources.js';

/** The documents must be true. */

const known = new Set(projectFiles());
/** The pages of the project; not what issue forms and templates say. */
const pages = [...known].filter((path) => /^(docs\/.*|[^/]+)\.md$/.test(path));

/** Whether a path from the root is a file or a folder. */
const isThere = (path: string): boolean =>
  known.has(path) || [...known].some((file) => file.startsWith(`${path}/`));

/** The folders that a page draws as a tree: two blanks for each level, and a slash after each name. */
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

/** The paths in a cell of a table: each in backticks, separated by commas. */
const pathsIn = (cell: string): string[] =>
  cell.split(', ').map((part) => /^`([^`]+)`$/.exec(part)?.[1] ?? part);

describe('docs/tree.md', () => {
  it('draws the folders that exist', () => {
    const folders = new Set<string>();
    for (const path of known) {
      const parts = path.split('/').slice(0, -1);
      for (let depth = 1; depth <= parts.length; depth += 1)
        folders.add(parts.slice(0, depth).join('/'));
    }
    const drawn = drawnFolders(read('docs/tree.md'));
    const unknown = drawn.filter((folder) => !folders.has(folder));
    expect(unknown, 'drawn, but not there').toEqual([]);
    // Deeper folders, and generated code, are drawn only where they need an explanation.
    const upper = [...folders].filter(
      (folder) => folder.split('/').length <= 2 && !folder.startsWith('.'),
    );
    const missing = upper.filter((folder) => !drawn.includes(folder));
    expect(missing, 'there, but not drawn').toEqual([]);
  });
});

describe('docs/ARCHITECTURE.md', () => {
  const page = read('docs/ARCHITECTURE.md');
  const [, list = ''] =
    /^const SERVER_MODULES = \[([^\]]*)\]/m.exec(read('test/architecture.spec.ts')) ?? [];
  const modules = [...list.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);

  it('has at most 120 lines', () => {
    expect(page.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  });

  it('has the order of imports that a test checks', () => {
    const [, order = ''] = /in this order: ([^.]*)\./.exec(page) ?? [];
    expect(modules.length).toBeGreaterThan(20);
    expect([...order.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)).toEqual(modules);
  });

  it('has each module in the picture once, below those that import it', () => {
    const [, picture = ''] = /```mermaid\n([^]*?)```/.exec(page) ?? [];
    const groups = [...picture.matchAll(/\["((?:[\w-]+, )+[\w-]+)"\]/g)].map(([, names = '']) =>
      names.split(', '),
    );
    expect(groups.reverse().flat()).toEqual(modules);
  });

  it('says of at least forty decisions in which file they are made, and which test checks them', () => {
    const [, section = ''] = page.split('## Where is X decided?\n');
    const [head, rule, ...rows] = section
      .trim()
      .split('\n')
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    expect(head).toEqual(['question', 'file', 'test']);
    expect(rule?.every((cell) => /^-+$/.test(cell))).toBe(true);
    expect(rows.length).toBeGreaterThanOrEqual(40);
    const isFile = (path: string): boolean => known.has(path) && !path.endsWith('.spec.ts');
    const isTest = (path: string): boolean => known.has(path) && path.endsWith('.spec.ts');
    const invalid = rows.filter(([question = '', files = '', tests = '', ...more]) => {
      const isComplete = question.endsWith('?') && more.length === 0;
      return !isComplete || !pathsIn(files).every(isFile) || !pathsIn(tests).every(isTest);
    });
    expect(invalid).toEqual([]);
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

  it('shows pictures that exist', () => {
    const pictures = [...readme.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map((match) => match[1] ?? '');
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) expect(known).toContain(picture);
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

  it('names for each promise tests that exist', () => {
    const promises = [...page.matchAll(/^\| [^|]+ \| +(`[^|]+`) +\|$/gm)].map(
      ([, tests = '']) => tests,
    );
    expect(promises.length).toBeGreaterThan(30);
    for (const tests of promises)
      for (const [, path = ''] of tests.matchAll(/`([^`]+)`/g)) expect(known, path).toContain(path);
  });

  it('goes through every chapter of ASVS 5.0', () => {
    const chapters = [...page.matchAll(/^### V(\d+) /gm)].map(([, number]) => Number(number));
    expect(chapters).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
  });
});

describe('docs/PARITY.md', () => {
  const page = read('docs/PARITY.md');

  it('names files that exist', () => {
    const named = [...page.matchAll(/`((?:server|client|test)\/[^`*]+)`/g)].map(
      (match) => match[1] ?? '',
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((path) => !known.has(path))).toEqual([]);
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
  it.each(pages)('%s links to files and headings that exist', (page) => {
    const folder = page.includes('/') ? page.slice(0, page.lastIndexOf('/')) : '';
    const links = [...read(page).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)];
    const broken = links.filter(([, link = '', heading]) => {
      const path = link === '' ? page : join(folder, link).replace(/\/$/, '');
      return !isThere(path) || (heading !== undefined && !headingsOf(path).includes(heading));
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  // The style guide names files of the projects that it learned from.
  it.each(pages.filter((page) => !/^CHANGELOG|style\.md$/.test(page)))(
    '%s names files that exist',
    (page) => {
      const named = [
        ...read(page).matchAll(/`((?:server|client|test|scripts|docs)\/[\w./-]+)`/g),
      ].map(([, path = '']) => path.replace(/\/$/, ''));
      expect(named.filter((path) => !isThere(path))).toEqual([]);
    },
  );
});

/** The anchors that GitHub makes of the headings of a page. */
function headingsOf(path: string): string[] {
  return [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
