import { describe, expect, it } from 'vitest';
import { isKept, withoutSent, toInput, withCell, withoutRows } from './corrections';

describe('corrections', () => {
  it('are stored by row and column, and removed when a cell has its original text again', () => {
    const one = withCell({}, 5, 'Marks', '2');
    const two = withCell(one, 3, 'Question', 'Why?');
    const both = withCell(two, 5, 'Answer', '');
    expect(both).toEqual({ 3: { Question: 'Why?' }, 5: { Marks: '2', Answer: '' } });
    expect(withCell(both, 5, 'Marks', null)).toEqual({
      3: { Question: 'Why?' },
      5: { Answer: '' },
    });
    expect(withCell(one, 5, 'Marks', null)).toEqual({});
    expect(withoutRows(both, [5])).toEqual({ 3: { Question: 'Why?' } });
  });

  it('are sent for a cell that is kept as it is, too', () => {
    expect(isKept('1-Feb', undefined)).toBe(false);
    expect(isKept('1-Feb', '1/2')).toBe(false);
    const kept = withCell({}, 5, 'Option 1', '1-Feb');
    expect(isKept('1-Feb', kept[5]?.['Option 1'])).toBe(true);
    expect(toInput(kept)).toEqual([{ row: 5, cells: [{ column: 'Option 1', value: '1-Feb' }] }]);
  });

  it('are sent row by row', () => {
    expect(toInput({ 12: { Marks: '1' }, 3: { Marks: '2', Answer: '' } })).toEqual([
      {
        row: 3,
        cells: [
          { column: 'Marks', value: '2' },
          { column: 'Answer', value: '' },
        ],
      },
      { row: 12, cells: [{ column: 'Marks', value: '1' }] },
    ]);
  });

  it('made after sending are separated from those sent', () => {
    const sent = { 3: { Marks: '2' }, 5: { Marks: '1' } };
    expect(withoutSent({ 3: { Marks: '2', Answer: 'x' }, 5: { Marks: '7' } }, sent)).toEqual({
      3: { Answer: 'x' },
      5: { Marks: '7' },
    });
    expect(withoutSent(sent, sent)).toEqual({});
  });
});
