import { describe, expect, it } from 'vitest';
import { tolerantTable, type WholeTable } from '../../../test/setup/reading.js';
import { mcqColumns } from '../../questions/kinds/mcq.rows.js';
import type { FileRefusal } from './files/refusal.js';

const LINES = ['Questions;A;B;Ans;Marks', 'Wie groß?;"1,5";"2;5";B;"0,5"'];

async function read(file: Buffer | string): Promise<WholeTable> {
  return tolerantTable(Buffer.from(file), mcqColumns);
}

async function refusal(file: Buffer | string): Promise<string> {
  const refused: unknown = await read(file).catch((error: unknown) => error);
  return (refused as FileRefusal).code;
}

function utf16(text: string): Buffer {
  return Buffer.from(`\ufeff${text}`, 'utf16le');
}

describe('a .csv file', () => {
  const lines = LINES.join('\r\n');
  it.each([
    ['UTF-8', Buffer.from(lines)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${lines}`)],
    [
      'UTF-16, with tabs, as Excel’s Unicode text',
      utf16(lines.replaceAll(';', '\t').replace('2\t5', '2;5')),
    ],
    ['Windows-1252, as Excel writes it in Germany', Buffer.from(lines, 'latin1')],
    ['a declared separator', Buffer.from(`sep=;\r\n${lines}`)],
    ['old line ends', Buffer.from(LINES.join('\n'))],
  ])('is read in %s', async (_how, file) => {
    const { headers, rows } = await read(file);
    expect(headers).toEqual(['Question', 'Option 1', 'Option 2', 'Correct Answer', 'Marks']);
    expect(rows.map(({ cells }) => cells)).toEqual([['Wie groß?', '1,5', '2;5', 'B', '0,5']]);
  });

  it('counts the line that declares the separator, and blank lines', async () => {
    expect((await read(`sep=;\r\n${lines}`)).rows[0]?.number).toBe(3);
    expect((await read(`${LINES[0]}\n\n${LINES[1]}`)).rows[0]?.number).toBe(3);
  });

  it('says when its encoding is a guess', async () => {
    expect((await read(Buffer.from(lines, 'latin1'))).notes).toEqual([
      expect.stringContaining('Windows-1252') as string,
    ]);
    expect((await read(lines)).notes).toEqual([]);
  });

  it('keeps line breaks, quotation marks and short rows', async () => {
    const { rows } = await read(
      'Question,A,B,Ans\n"Why\n""so""?",a,b,A\nHe said "no",c,d,B\nShort?,e',
    );
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['Why\n"so"?', 'a', 'b', 'A'],
      ['He said "no"', 'c', 'd', 'B'],
      ['Short?', 'e', '', ''],
    ]);
  });

  it('has a fault where Excel put question marks for letters', async () => {
    const { rows } = await read('Question,A,B,Ans\n????? ?? ?????,????,b,B\nWhat???,a,b,A');
    expect(rows.map(({ faults }) => faults.map(({ header }) => header))).toEqual([
      ['Question', 'Option 1'],
      [],
    ]);
  });

  it.each([
    ['BROKEN_CSV', 'Question,A,B,Ans\n"Why,a,b,A'],
    ['NOT_A_TABLE', Buffer.from([1, 0, 2, 0, 3])],
    ['MISSING_COLUMNS', 'Some,other,table\n1,2,3'],
    ['NO_HEADER', ''],
    ['TOO_MANY_ROWS', `Question,A,B,Ans\n${'\n'.repeat(100_001)}`],
  ])('is refused with the code %s', async (code, file) => {
    expect(await refusal(file)).toBe(code);
  });
});
