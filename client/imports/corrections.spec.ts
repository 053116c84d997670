import { describe, expect, it } from 'vitest';
import { isKept, keepAll, withoutSent, toInput, withCell, withoutRows } from './corrections';

describe('corrections', () => {
  it('are stored by row and column, and removed when a cell has its original text again', () => {
    const one = withCell({}, { row: 5, column: 'Marks', text: '2' });
    const two = withCell(one, { row: 3, column: 'Question', text: 'Why?' });
    const both = withCell(two, { row: 5, column: 'Answer', text: '' });
    expect(both).toEqual({ 3: { Question: 'Why?' }, 5: { Marks: '2', Answer: '' } });
    expect(withCell(both, { row: 5, column: 'Marks', text: null })).toEqual({
      3: { Question: 'Why?' },
      5: { Answer: '' },
    });
    expect(withCell(one, { row: 5, column: 'Marks', text: null })).toEqual({});
    expect(withoutRows(both, [5])).toEqual({ 3: { Question: 'Why?' } });
  });

  it('are sent for a cell that is kept as it is, too', () => {
    expect(isKept('1-Feb', undefined)).toBe(false);
    expect(isKept('1-Feb', '1/2')).toBe(false);
    const kept = withCell({}, { row: 5, column: 'Option 1', text: '1-Feb' });
    expect(isKept('1-Feb', kept[5]?.['Option 1'])).toBe(true);
    expect(toInput(kept)).toEqual([{ row: 5, cells: [{ column: 'Option 1', value: '1-Feb' }] }]);
  });

  it('keep all doubtful cells at once, but none that was changed', () => {
    const cell = (column: string, isKeepable: boolean) => ({ column, value: '50%', isKeepable });
    const rows = [
      { row: 2, cells: [cell('Question', false), cell('Option 1', true)] },
      { row: 3, cells: [cell('Option 1', true), cell('Option 2', true)] },
    ];
    const changed = withCell({}, { row: 3, column: 'Option 2', text: '1/2' });
    const first = keepAll(rows, changed);
    expect(first).toEqual({
      areKept: false,
      cells: [
        { row: 2, column: 'Option 1', text: '50%' },
        { row: 3, column: 'Option 1', text: '50%' },
      ],
    });
    const kept = { 2: { 'Option 1': '50%' }, 3: { 'Option 1': '50%', 'Option 2': '1/2' } };
    const again = keepAll(rows, kept);
    expect(again.areKept).toBe(true);
    expect(again.cells.map(({ text }) => text)).toEqual([null, null]);
    expect(keepAll([], {})).toEqual({ areKept: false, cells: [] });
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
