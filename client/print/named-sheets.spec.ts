import { expect, it } from 'vitest';
import { sheetRule } from './named-sheets';

it('writes any name as a string of CSS, each part in its own direction', () => {
  const rule = sheetRule(2, ['"\\ } Zoë\n', 'ما'], 'serif');
  expect(rule).toContain('@page paper-2 {');
  expect(rule).toContain('content: "\u2068\\22 \\5c  } Zoë\\a \u2069 · \u2068ما\u2069";');
});
