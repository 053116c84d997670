import { join } from 'node:path';
import { check } from 'recheck';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sources } from './setup/import-graph.js';
import { isGenerated, root } from './setup/sources.js';

/**
 * Most texts that expressions match come from outside. An expression that takes quadratic time lets
 * a few kilobytes block a process, or a page. An expression that the checker cannot decide within
 * this time fails. Most take milliseconds.
 */
const MAX_MS = 60_000;

const files = [...sources('server'), ...sources('client')].filter(({ path }) => !isGenerated(path));

async function expectLinear({ source, flags }: RegExp, where: string): Promise<void> {
  const { status } = await check(source, flags, { timeout: MAX_MS });
  expect(status, `${where}: /${source}/${flags}`).toBe('safe');
}

/** The expression literals of a file. */
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

/** The expressions that a file constructs when it is loaded. */
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

describe('regular expressions take linear time', () => {
  it('as literals', async () => {
    for (const { path, text } of files)
      for (const expression of literalsIn(path, text)) await expectLinear(expression, path);
  });

  it('constructed, once, when a file is loaded', async () => {
    for (const { path, text } of files) {
      const written = text.match(/\bRegExp\(/g)?.length ?? 0;
      if (written === 0) continue;
      const made = await constructedIn(path);
      expect(made.length, path).toBeGreaterThanOrEqual(written);
      for (const expression of made) await expectLinear(expression, path);
    }
  });

  it('of Zod', async () => {
    const { email, uuid, datetime, date } = z.regexes;
    for (const expression of [email, uuid(), datetime({}), date])
      await expectLinear(expression, 'zod');
  });

  it.each(['\\/+$', '^[^?]*\\.[^/?]*(\\?|$)', '^(a+)+$'])('but %s does not', async (source) => {
    await expect(expectLinear(new RegExp(source), 'here')).rejects.toThrow('vulnerable');
  });
});
