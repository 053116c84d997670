import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = new URL('./', import.meta.url);
const sheets = readdirSync(FOLDER).filter((name) => name.endsWith('.css'));
const textOf = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');

/** The sheet without its blocks for pointers that hover. */
function withoutHoverBlocks(css: string): string {
  const start = css.indexOf('@media (hover: hover)');
  if (start < 0) return css;
  let depth = 0;
  for (let at = css.indexOf('{', start); at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return css.slice(0, start) + withoutHoverBlocks(css.slice(at + 1));
  }
  throw new Error('A block is not closed');
}

describe('the styles of the candidate’s page', () => {
  // A touch leaves the style on: another option then looks chosen.
  it.each(sheets)('change on hovering only where a pointer can hover: %s', (name) => {
    expect(withoutHoverBlocks(textOf(name))).not.toContain(':hover');
  });

  it('mark what is hovered in some sheet', () => {
    expect(sheets.filter((name) => textOf(name).includes(':hover'))).toContain('question.css');
  });
});
