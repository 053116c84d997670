import { describe, expect, it } from 'vitest';
import { mcqKind } from '../questions/kinds/mcq.kind.js';
import { descriptiveKind } from '../questions/kinds/descriptive.kind.js';
import { checkKind, checkRows, MAX_FAULTS } from './import.checks.js';

const headers = ['Question', 'Option 1', 'Option 2', 'Correct Answer'];

async function checkCells(rows: string[][]) {
  const batch = rows.map((cells, index) => ({ number: index + 2, cells, faults: [] }));
  const batches = (async function* () {
    yield await Promise.resolve(batch);
  })();
  return checkRows({ headers, rows: batches }, mcqKind, 'LEGACY', () => Promise.resolve());
}

describe('checkKind', () => {
  const kinds = [mcqKind, descriptiveKind];
  const check = (names: string[], kind: typeof mcqKind | typeof descriptiveKind) => () =>
    checkKind({ names }, kind, kinds, 'LEGACY');

  it('refuses a sheet for another kind, whose options would be lost', () => {
    expect(check(['option1', 'optionb', 'correctanswer', 'note'], descriptiveKind)).toThrow(
      'The sheet has the columns "Option 1", "Option 2", "Correct Answer", which belong to another kind of question. Choose that kind, or remove these columns.',
    );
  });

  it('accepts a sheet that has only some of the columns another kind requires', () => {
    expect(check(['option1', 'correctanswer', 'category'], descriptiveKind)).not.toThrow();
    expect(check(['marks', 'option11'], mcqKind)).not.toThrow();
  });
});

describe('checkRows', () => {
  it('counts all faults, and keeps them up to a limit', async () => {
    const blank = Array.from({ length: 6_000 }, () => ['', '', '', '']);
    const { good, refused, faults, faultCount } = await checkCells(blank);
    expect(good).toEqual([]);
    expect(refused).toHaveLength(6_000);
    expect(faultCount).toBe(24_000);
    expect(faults).toHaveLength(MAX_FAULTS);
    expect(faults[0]).toMatchObject({ row: 2, column: 'Question' });
    expect(faults.at(-1)).toMatchObject({ row: 5_001, column: 'Correct Answer' });
  });

  it('quotes unstorable characters as replacement characters', async () => {
    const { faults } = await checkCells([['a\u0000b\ud800', 'x', 'y', 'A']]);
    expect(faults).toEqual([
      {
        row: 2,
        column: 'Question',
        value: 'a\ufffdb\ufffd',
        message: 'Question has a character that cannot be stored',
      },
    ]);
  });

  it('quotes only the beginning of a long option', async () => {
    const long = 'x'.repeat(140);
    const { faults } = await checkCells([['q', '2', long, '2']]);
    expect(faults[0]?.message).toContain(`option 2 ("${'x'.repeat(40)}…")`);
  });
});
