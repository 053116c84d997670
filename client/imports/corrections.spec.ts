import { describe, expect, it } from 'vitest';
import { isKept, toggleKept, toInput, withCell, withoutRows, withoutSent } from './corrections';
import type { Corrections } from './corrections';

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

  describe('that keep all doubtful cells of a page', () => {
    const cell = (column: string, more: { isKeepable?: boolean; losesPicture?: boolean } = {}) => ({
      column,
      value: '50%',
      isKeepable: true,
      losesPicture: false,
      ...more,
    });
    const rows = [
      { row: 2, cells: [cell('Question', { isKeepable: false }), cell('Option 1')] },
      {
        row: 3,
        cells: [cell('Option 1'), cell('Option 2'), cell('Answer', { losesPicture: true })],
      },
    ];

    it('leave alone what was changed, and what would lose a picture', () => {
      const changed = withCell({}, { row: 3, column: 'Option 2', text: '1/2' });
      expect(toggleKept(rows, changed)).toEqual({
        areKept: false,
        isTooMuch: false,
        cells: [
          { row: 2, column: 'Option 1', text: '50%' },
          { row: 3, column: 'Option 1', text: '50%' },
        ],
      });
      expect(toggleKept([], {})).toEqual({ areKept: false, isTooMuch: false, cells: [] });
    });

    it('restore them when all are kept', () => {
      const kept = { 2: { 'Option 1': '50%' }, 3: { 'Option 1': '50%', 'Option 2': '1/2' } };
      const again = toggleKept(rows, kept);
      expect(again.areKept).toBe(true);
      expect(again.cells.reduce<Corrections>(withCell, kept)).toEqual({ 3: { 'Option 2': '1/2' } });
    });

    it('are as many as can be sent at once', () => {
      const others = (count: number): Corrections =>
        Object.fromEntries(Array.from({ length: count }, (_, at) => [10 + at, { Marks: '1' }]));
      expect(toggleKept(rows, others(998)).isTooMuch).toBe(false);
      expect(toggleKept(rows, others(999)).isTooMuch).toBe(true);
      expect(toggleKept(rows, { ...others(999), 3: { Marks: '1' } }).isTooMuch).toBe(true);
      expect(toggleKept(rows, { ...others(998), 3: { Marks: '1' } }).isTooMuch).toBe(false);
      const kept = toggleKept(rows, others(998)).cells.reduce(withCell, others(998));
      expect(toggleKept(rows, kept)).toMatchObject({ areKept: true, isTooMuch: false });
    });
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
