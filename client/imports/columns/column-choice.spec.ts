import { describe, expect, it } from 'vitest';
import {
  lettersOf,
  mayBeSubjective,
  problemsOf,
  recognized,
  sampleOf,
  toColumnsInput,
} from './column-choice';

const start = {
  firstRow: 3,
  rows: [
    { number: 1, cells: [{ letters: 'A', text: 'Test of May' }] },
    {
      number: 2,
      cells: [
        { letters: 'A', text: 'No.' },
        { letters: 'B', text: 'What is\nasked' },
        { letters: 'AA', text: 'x'.repeat(50) },
      ],
    },
    { number: 3, cells: [{ letters: 'C', text: 'Yes' }] },
  ],
  columns: [{ header: 'Question', letters: 'B' }],
};

describe('the choice of columns', () => {
  it('begins with what was recognized', () => {
    expect(recognized(start, 'DESCRIPTIVE')).toEqual({
      firstRow: '3',
      columns: { Question: 'B', Answer: '', Marks: '', 'Negative marks': '' },
    });
  });

  it('may be needless for a sheet of subjective questions', () => {
    const of = (...headers: string[]) => ({
      ...start,
      columns: headers.map((header) => ({ header, letters: 'C' })),
    });
    expect(mayBeSubjective(start, 'MCQ')).toBe(true);
    expect(mayBeSubjective(of(), 'MCQ')).toBe(true);
    expect(mayBeSubjective(of('Correct Answer'), 'MCQ')).toBe(true);
    expect(mayBeSubjective(of('Question', 'Option 2'), 'MCQ')).toBe(false);
    expect(mayBeSubjective(start, 'DESCRIPTIVE')).toBe(false);
  });

  it('is among all columns up to the last one, each with its name or its first text', () => {
    expect(lettersOf(start)).toHaveLength(27);
    expect(lettersOf(start).slice(-2)).toEqual(['Z', 'AA']);
    expect(lettersOf({ ...start, rows: [] })).toEqual([]);
    const samples = ['A', 'B', 'C', 'D', 'AA'].map((letters) => sampleOf(start, letters, '3'));
    expect(samples).toEqual(['No.', 'What is asked', 'Yes', '', `${'x'.repeat(40)}…`]);
    expect(sampleOf(start, 'A', '2')).toBe('Test of May');
  });

  it('names each required column, and no column twice', () => {
    const none = recognized({ ...start, columns: [] }, 'MCQ');
    expect(Object.keys(problemsOf(none, 'MCQ'))).toEqual([
      'columns.Question',
      'columns.Option 1',
      'columns.Option 2',
      'columns.Correct Answer',
    ]);
    const twice = { firstRow: '3', columns: { Question: 'B', Answer: 'B', Marks: 'C' } };
    expect(problemsOf(twice, 'DESCRIPTIVE')).toEqual({
      'columns.Answer': 'Column B is already used for “Question”',
    });
    expect(problemsOf({ ...twice, columns: { Question: 'B' } }, 'DESCRIPTIVE')).toEqual({});
  });

  it('is sent without columns that the sheet does not have', () => {
    expect(toColumnsInput({ firstRow: '3', columns: { Question: 'B', Answer: '' } })).toEqual({
      firstRow: 3,
      columns: [{ column: 'Question', letters: 'B' }],
    });
  });
});
