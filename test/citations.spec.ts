import { describe, expect, it } from 'vitest';
import { isGenerated, projectFiles, read } from './setup/sources.js';

/** What a comment or a page cites, a reader can open. */

const known = projectFiles();
const files = known.filter(
  (path) =>
    /\.(tsx?|mjs|mts|css|html|ya?ml|md)$/.test(path) &&
    !isGenerated(path) &&
    !path.startsWith('docs/decisions/') &&
    path !== 'test/citations.spec.ts',
);
const decisions = known.flatMap(
  (path) => /^docs\/decisions\/(\d{4})-[\w-]+\.md$/.exec(path)?.[1] ?? [],
);

/** Every match with its file and line, where the reader cannot find what it names. */
function missing(pattern: RegExp, isThere: (cited: string, path: string) => boolean): string[] {
  return files.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(pattern)]
          .filter(([, cited = '']) => !isThere(cited, path))
          .map(([text]) => `${path}:${index + 1}: ${text}`),
      ),
  );
}

describe('citations', () => {
  it('of decisions name a record by its four digits', () => {
    expect(decisions.length).toBeGreaterThan(20);
    expect(missing(/\bdecisions? (\d+)/gi, (number) => decisions.includes(number))).toEqual([]);
  });

  it('of documents lead to a file', () => {
    const isThere = (cited: string): boolean => known.includes(cited);
    expect(missing(/\b(docs\/[\w./-]+\.md)\b/g, isThere)).toEqual([]);
  });

  it('of documents in code say in which folder they are', () => {
    const isNamed = (cited: string, path: string): boolean =>
      path.endsWith('.md') || /^test\/|\.mjs$/.test(path) || known.includes(cited);
    const names = /(?<![\w/.-])([\w-]+\.md)\b/g;
    expect(missing(names, isNamed)).toEqual([]);
  });

  it('of files of code lead to a file', () => {
    const isThere = (cited: string): boolean =>
      known.some((path) => path === cited || path.endsWith(`/${cited}`));
    const comments = /^\s*(?:\/?\*|\/\/)[^`'"]*?\b((?:[\w.-]+\/)+[\w.-]+\.tsx?)\b/g;
    expect(missing(comments, isThere)).toEqual([]);
  });

  it('name no issue: what it asked for stands where it is cited', () => {
    // Pages may name issues of other projects, with their links.
    expect(missing(/\bissues? (\d+)\b/gi, (_issue, path) => path.endsWith('.md'))).toEqual([]);
  });

  it('of sections lead to a heading', () => {
    const sections = /(docs\/specification\.md, section \d+|docs\/security\.md, section \d+)/g;
    const isThere = (cited: string): boolean => {
      const [page = '', number = ''] = cited.split(', section ');
      return new RegExp(`^(#+ )?\\**${number}[.)]? `, 'm').test(read(page));
    };
    expect(missing(sections, isThere)).toEqual([]);
  });
});
