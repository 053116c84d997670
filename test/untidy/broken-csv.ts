/** .csv files that have lost something, or are not tables throughout. */
import { cellsOf, four, letterOf, MCQ4, PLAIN_HEADERS, plain, refused, taken } from './book.js';
import { withCells, type UntidyBook } from './book.js';

const [kabul, canberra] = [four(0), four(1)];
const rowOf = (trivia: typeof kabul): string[] => cellsOf(trivia, letterOf(trivia));

/** Quoted only where the separator, a quotation mark or a line break stands in a text, as Excel does. */
function csv(rows: string[][], separator = ',', end = '\r\n'): string {
  const needsQuotes = (text: string): boolean =>
    [separator, '"', '\n'].some((sign) => text.includes(sign));
  const quoted = (text: string): string =>
    needsQuotes(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return rows.map((cells) => cells.map(quoted).join(separator) + end).join('');
}

export const brokenCsvBooks: UntidyBook[] = [
  {
    name: '.csv whose Hindi letters are lost, wholly or in part',
    file: () =>
      Buffer.from(
        csv([
          PLAIN_HEADERS,
          withCells(rowOf(kabul), { 0: '??????????? ?? ??????? ???? ???', 2: '?????' }),
          withCells(rowOf(kabul), { 0: 'The word ???? means', 4: '?ód?' }),
          withCells(rowOf(kabul), {
            0: 'Really?? See https://example.org/watch?v=7, why?',
            1: '?',
          }),
        ]),
        'latin1',
      ),
    result: {
      headers: MCQ4,
      notes: ['Windows-1252'],
      rows: [
        refused(2, withCells(rowOf(kabul), { 0: '??????????? ?? ??????? ???? ???', 2: '?????' }), [
          ['Question', 'replaced letters with question marks'],
          ['Option 2', 'replaced letters with question marks'],
        ]),
        refused(3, withCells(rowOf(kabul), { 0: 'The word ???? means', 4: '?ód?' }), [
          ['Question', 'replaced letters with question marks'],
          ['Option 4', 'replaced letters with question marks'],
        ]),
        taken(
          4,
          withCells(rowOf(kabul), {
            0: 'Really?? See https://example.org/watch?v=7, why?',
            1: '?',
          }),
          'Kabul',
        ),
      ],
    },
  },
  {
    name: '.csv with a quotation mark that is not closed',
    file: () => Buffer.from(`${csv([PLAIN_HEADERS])}"What is,a,b,c,d,A\r\n${csv([rowOf(kabul)])}`),
    result: { code: 'BROKEN_CSV', message: 'a quotation mark is not closed' },
  },
  {
    name: '.csv with title rows, blank lines and short and long rows',
    file: () =>
      Buffer.from(
        csv([
          ['Unit Test 2; Geography; Class 7; Term 1; 2026'],
          [],
          ['S.No.', ...PLAIN_HEADERS],
          ['1', ...rowOf(kabul), 'a remark'],
          [],
          [',,,,,,'.slice(6)],
          ['2', ...rowOf(canberra).slice(0, 5)],
          ['3'],
          ['', '', '', '', '', '', '', ''],
        ]),
      ),
    result: {
      headers: MCQ4,
      unused: ['S.No.'],
      notes: ['no name above it, so they were not read: H.', 'were left out: 8.'],
      rows: [
        plain(4, kabul),
        refused(7, withCells(rowOf(canberra), { 5: '' }), [['Correct Answer', 'is required']]),
      ],
    },
  },
  {
    name: '.csv with single quotation marks in texts, and old line ends of a Macintosh',
    file: () =>
      Buffer.from(
        [PLAIN_HEADERS, ['A 5" disk is how wide?', '5"', "6'", '“7”', '8', '5"'], rowOf(canberra)]
          .map((cells) => cells.join(';'))
          .join('\r'),
      ),
    result: {
      headers: MCQ4,
      rows: [
        taken(2, ['A 5" disk is how wide?', '5"', "6'", '“7”', '8', '5"'], '5"'),
        plain(3, canberra),
      ],
    },
  },
  {
    name: '.csv that is something else',
    file: () => Buffer.from('d0cf11e0a1b11ae1000000', 'hex'),
    result: { code: 'NOT_A_TABLE', message: 'neither an .xlsx workbook nor a .csv table' },
  },
];
