import { describe, expect, it } from 'vitest';
import { notIn, toInput, withCell, withoutRows } from './corrections';

describe('corrections', () => {
  it('are kept by row and column, and gone once a cell says what it said', () => {
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

  it('that came after others were sent are told from those', () => {
    const sent = { 3: { Marks: '2' }, 5: { Marks: '1' } };
    expect(notIn({ 3: { Marks: '2', Answer: 'x' }, 5: { Marks: '7' } }, sent)).toEqual({
      3: { Answer: 'x' },
      5: { Marks: '7' },
    });
    expect(notIn(sent, sent)).toEqual({});
  });
});
