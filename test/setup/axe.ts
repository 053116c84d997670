/** axe-core, the accessibility engine, inside a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, ImpactValue, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** The minified file is half the size of what the package is imported as. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the injected script adds to the page's globals. */
interface Injected {
  axe: { run: (options: RunOptions) => Promise<AxeResults> };
}

export interface Violation {
  /** Of the rule. */
  id: string;
  impact?: ImpactValue;
  /** The elements that violate it, as HTML. */
  elements: string[];
}

/** @param options which rules to check: without them, all that axe has enabled */
export async function axeViolations(page: Page, options: RunOptions = {}): Promise<Violation[]> {
  if (page.frames().length > 1)
    throw new Error('axe is not injected into frames, and the page has some');
  // Once per document: half a megabyte of script costs half as much as checking all colours.
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(SOURCE);
  return page.evaluate(
    async (run) => {
      const { violations } = await (globalThis as unknown as Injected).axe.run(run);
      return violations.map(({ id, impact, nodes }) => ({
        id,
        ...(impact !== undefined && { impact }),
        elements: nodes.map(({ html }) => html),
      }));
    },
    // Only violations are read: axe describes one element of every other result instead of all.
    { ...options, resultTypes: ['violations' as const], selectors: false },
  );
}
