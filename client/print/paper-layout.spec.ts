import { describe, expect, it } from 'vitest';
import { parseLayout } from './paper-layout';

const FIRST = { columns: '1', space: 'LINES', amount: 'NORMAL', hasFields: true, hasHowTo: true };

describe('the stored layout of papers', () => {
  it.each([
    null,
    '',
    '{',
    '[]',
    'null',
    '"2"',
    '{"columns":"3","space":"DOTS","amount":"MUCH","hasFields":"no"}',
  ])('%s is the first one', (json) => {
    expect(parseLayout(json)).toEqual(FIRST);
  });

  it('is read as it was written', () => {
    const chosen = {
      ...{ columns: '2', space: 'NONE', amount: 'PLENTY' },
      ...{ hasFields: false, hasHowTo: false },
    };
    expect(parseLayout(JSON.stringify(chosen))).toEqual(chosen);
    expect(parseLayout('{"space":"BLANK"}')).toEqual({ ...FIRST, space: 'BLANK' });
  });
});
