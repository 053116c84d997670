import { describe, expect, it } from 'vitest';
import { cellText } from './cell-text.js';
import type { CellValue } from './ooxml/cell-value.js';

/** A cell that is formatted as a date and a time. */
function dateCell(date: string): CellValue {
  const number = Date.parse(date) / 86_400_000 + 25_569;
  return { number, style: { format: 'yyyy-mm-dd hh:mm', formatId: 170 }, is1904: false };
}

function text(value: CellValue): string {
  const result = cellText(value);
  if (!('text' in result)) throw new Error(result.fault);
  return result.text;
}

describe('cellText for long texts', () => {
  it.each(['x', '🙂', '𑄇'])('keeps 5,000 of %s', (character) => {
    expect(text(character.repeat(5_000))).toBe(character.repeat(5_000));
  });

  it.each(['x', '🙂', '𑄇'])('keeps a text of %s that just fits into a cell', (character) => {
    const full = character.repeat(Math.floor(32_767 / character.length));
    expect(text(full)).toBe(full);
  });

  it.each(['x', '🙂', 'x🙂', '🙂x'])(
    'cuts a text of %s that is too long for a cell between characters',
    (part) => {
      const cut = text(part.repeat(33_000));
      expect(cut.length).toBeLessThanOrEqual(32_767);
      expect(cut.length).toBeGreaterThan(32_764);
      expect(cut.isWellFormed()).toBe(true);
    },
  );
});

describe('cellText for dates', () => {
  it('writes year, month and day', () => {
    expect(text(dateCell('2026-02-03'))).toBe('2026-02-03');
  });

  it.each(['2026-02-03T14:30Z', '1899-12-30T10:30Z', '1899-12-30T00:00Z', '1904-01-01T09:00Z'])(
    'reports a time of day (%s) as a fault instead of guessing',
    (date) => {
      expect(cellText(dateCell(date))).toEqual({
        fault: 'This cell contains a time of day: write it as text, as learners should read it',
      });
    },
  );
});
