import { describe, expect, it } from 'vitest';
import { descriptiveKind } from './descriptive.kind.js';

const row = (cells: Record<string, string>) =>
  descriptiveKind.fromRow(new Map(Object.entries(cells)), 'LEGACY');

describe('a row of a descriptive question', () => {
  it('accepts a row with or without answer and marks', () => {
    expect(row({ Question: 'Why?', Answer: 'Because.', Marks: '2.5' })).toEqual({
      text: 'Why?',
      marks: '2.5',
      body: { modelAnswer: 'Because.' },
    });
    expect(row({ Question: 'Why?' })).toEqual({
      text: 'Why?',
      marks: null,
      body: { modelAnswer: '' },
    });
  });

  it.each(['0', '-1', 'two', '2,5', '1e3', '1001', '0.001', '0.000000001', 'Infinity'])(
    'refuses %j marks',
    (Marks) => {
      expect(row({ Question: 'Why?', Marks })).toEqual([
        {
          header: 'Marks',
          message: expect.stringMatching(/^Marks must be a positive number/) as string,
        },
      ]);
    },
  );

  it('names the column of every fault', () => {
    const faults = row({ Question: '', Answer: 'x'.repeat(5_001), Marks: 'x' });
    expect(faults).toMatchObject([
      { header: 'Question' },
      { header: 'Answer' },
      { header: 'Marks' },
    ]);
  });
});
