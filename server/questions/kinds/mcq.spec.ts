import { describe, expect, it } from 'vitest';
import { mcqKind } from './mcq.kind.js';
import type { CellFault, QuestionContent } from './question-kind.js';
import type { McqBody } from './mcq.validation.js';

/** A row of a spreadsheet with options and the cell of Correct Answer. */
function row(options: string[], answer: string, more: Record<string, string> = {}) {
  const cells = new Map<string, string>([
    ['Question', 'Q?'],
    ['Correct Answer', answer],
  ]);
  options.forEach((text, index) => cells.set(`Option ${index + 1}`, text));
  for (const [header, text] of Object.entries(more)) cells.set(header, text);
  return mcqKind.fromRow(cells, 'LEGACY');
}

function keyOf(result: QuestionContent<McqBody> | CellFault[]): string | undefined {
  if (Array.isArray(result)) throw new Error(JSON.stringify(result));
  return result.body.options.find(({ id }) => id === result.body.correctOptionId)?.text;
}

function faultsOf(result: QuestionContent<McqBody> | CellFault[]): CellFault[] {
  if (!Array.isArray(result)) throw new Error('The row has no fault');
  return result;
}

describe('a row of multiple choice', () => {
  it.each([
    ['a position', ['red', 'green', 'blue'], '2', 'green'],
    ['a letter', ['red', 'green', 'blue'], 'C', 'blue'],
    ['a small letter', ['red', 'green', 'blue'], 'a', 'red'],
    ['the text', ['red', 'green', 'blue'], 'green', 'green'],
    ['a text that is a number beyond the positions', ['10', '20'], '20', '20'],
    ['two readings that agree', ['1', '2', '3'], '2', '2'],
    ['a letter that is its own option', ['x', 'B'], 'B', 'B'],
    ['the tenth', Array.from('qrstuvwxyz'), 'J', 'z'],
  ])('accepts %s as the correct answer', (_name, options, answer, expected) => {
    expect(keyOf(row(options, answer))).toBe(expected);
  });

  it('refuses an ambiguous answer, and says how to write it', () => {
    const [fault] = faultsOf(row(['4', '3', '2', '1'], '2'));
    expect(fault).toEqual({
      header: 'Correct Answer',
      message:
        'This can mean option 2 ("3") or option 3 ("2"): write B for option 2, or C for option 3',
    });
    const [letters] = faultsOf(row(['B', 'A', 'D'], 'A'));
    expect(letters?.message).toBe(
      'This can mean option 1 ("B") or option 2 ("A"): write 1 for option 1, or 2 for option 2',
    );
    const [equal] = faultsOf(row(['same', 'same', 'other'], 'same'));
    expect(equal?.message).toContain('write A for option 1, or B for option 2');
  });

  it.each(['', '0', '4', 'D', 'K', 'purple', 'Red', '1.5', '-1', '1,2'])(
    'refuses %j as the answer among three options',
    (answer) => {
      const [fault] = faultsOf(row(['red', 'green', 'blue'], answer));
      expect(fault?.header).toBe('Correct Answer');
      expect(fault?.message).toContain(
        'its number (1 to 3), its letter (A to C) or exactly its text',
      );
    },
  );

  it('reports a blank option between two that are filled', () => {
    expect(faultsOf(row(['a', '', 'c'], 'A'))).toEqual([
      {
        header: 'Option 2',
        message: 'Option 2 is blank, but Option 3 is filled: fill it, or move the later options up',
      },
    ]);
  });

  it('reports every faulty cell of a row, each once', () => {
    const faults = faultsOf(
      row(['', 'x'.repeat(151)], '?', { Question: '', Description: 'x'.repeat(5_001) }),
    );
    expect(faults.map((fault) => fault.header).sort()).toEqual([
      'Correct Answer',
      'Description',
      'Option 1',
      'Option 2',
      'Question',
    ]);
  });

  it('keeps the description and gives one mark', () => {
    const result = row(['a', 'b'], 'A', { Description: 'because' });
    expect(result).toMatchObject({ marks: '1', body: { explanation: 'because' } });
  });
});

describe('what is stored of multiple choice', () => {
  it('matches the schema that is checked before each write', () => {
    const options = [{ text: 'a' }, { text: 'b' }];
    const { body } = mcqKind.create({ text: 'q', options, correctOption: 2 });
    expect(mcqKind.bodySchema.parse(body)).toEqual(body);
    expect(mcqKind.bodySchema.safeParse({ ...body, correctOptionId: 'x' }).success).toBe(false);
  });

  it('counts code points, not UTF-16 units', () => {
    const emoji = '🙂'.repeat(150);
    const create = (text: string) =>
      mcqKind.create({ text: 'q', options: [{ text }, { text: 'b' }], correctOption: 1 });
    expect(create(emoji).body.options[0]?.text).toBe(emoji);
    expect(() => create(`${emoji}!`)).toThrow('Option 1 must be at most 150 characters long');
  });
});
