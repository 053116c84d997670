import { join } from 'node:path';
import { check } from 'recheck';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sources } from './setup/import-graph.js';
import { root } from './setup/sources.js';

/**
 * Most of what an expression looks at comes from outside. One that takes quadratic time lets a few kilobytes
 * stop a process, or a page; what cannot be decided in this time counts as such. Each takes a moment, as a rule.
 */
const MAX_MS = 60_000;

const files = [...sources('server'), ...sources('client')].filter(
  ({ path }) => !path.startsWith('client/gql/'),
);

async function expectLinear({ source, flags }: RegExp, where: string): Promise<void> {
  const { status } = await check(source, flags, { timeout: MAX_MS });
  expect(status, `${where}: /${source}/${flags}`).toBe('safe');
}

/** The expressions that are written out in a file. */
function literalsIn(path: string, text: string): RegExp[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const found: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push(new RegExp(node.text.slice(1, end), node.text.slice(end + 1)));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind));
  return found;
}

/** The expressions that a file puts together when it is loaded. */
async function constructedIn(path: string): Promise<RegExp[]> {
  const Plain = globalThis.RegExp;
  const made: RegExp[] = [];
  globalThis.RegExp = new Proxy(Plain, {
    construct(target, given: [string, string?]) {
      const expression = new target(...given);
      made.push(expression);
      return expression;
    },
  });
  try {
    await import(/* @vite-ignore */ join(root, path));
  } finally {
    globalThis.RegExp = Plain;
  }
  return made;
}

describe('regular expressions take time in proportion to the text', () => {
  it('where they are written out', async () => {
    for (const { path, text } of files)
      for (const expression of literalsIn(path, text)) await expectLinear(expression, path);
  });

  it('where they are put together, which is done once, when a file is loaded', async () => {
    for (const { path, text } of files) {
      const written = text.match(/\bRegExp\(/g)?.length ?? 0;
      if (written === 0) continue;
      const made = await constructedIn(path);
      expect(made.length, path).toBeGreaterThanOrEqual(written);
      for (const expression of made) await expectLinear(expression, path);
    }
  });

  it('where Zod has them for us', async () => {
    const { email, uuid, datetime, date } = z.regexes;
    for (const expression of [email, uuid(), datetime({}), date])
      await expectLinear(expression, 'zod');
  });

  it.each(['\\/+$', '^[^?]*\\.[^/?]*(\\?|$)', '^(a+)+$'])('and %s does not', async (source) => {
    await expect(expectLinear(new RegExp(source), 'here')).rejects.toThrow('vulnerable');
  });
});
