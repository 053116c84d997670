/** .csv files of different programs and countries. */
import { cellsOf, four, keyOf, letterOf, MCQ4, PLAIN_HEADERS, plain, taken } from './book.js';
import { withCells, type UntidyBook } from './book.js';

const [kabul, canberra] = [four(0), four(1)];
/** With commas of its own. */
const omar = four(9);
const mercury = four(4064);
const HINDI = 'अफ़ग़ानिस्तान की राजधानी क्या है?';
const rowOf = (trivia: typeof kabul): string[] => cellsOf(trivia, letterOf(trivia));

/** Quoted only where the separator, a quotation mark or a line break stands in a text, as Excel does. */
export function csv(rows: string[][], separator = ',', end = '\r\n'): string {
  const needsQuotes = (text: string): boolean =>
    [separator, '"', '\n'].some((sign) => text.includes(sign));
  const quoted = (text: string): string =>
    needsQuotes(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return rows.map((cells) => cells.map(quoted).join(separator) + end).join('');
}

const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');

export const csvBooks: UntidyBook[] = [
  {
    name: '.csv of Excel: UTF-8 with a mark, commas, quoted line breaks and quotation marks',
    file: () =>
      Buffer.from(
        `\ufeff${csv([PLAIN_HEADERS, withCells(rowOf(kabul), { 0: 'Read:\r\n"Kabul", twice\nand answer' }), [HINDI, ...rowOf(kabul).slice(1)], rowOf(omar)])}`,
      ),
    result: {
      headers: MCQ4,
      rows: [
        taken(2, withCells(rowOf(kabul), { 0: 'Read:\r\n"Kabul", twice\nand answer' }), 'Kabul'),
        taken(3, withCells(rowOf(kabul), { 0: HINDI }), 'Kabul'),
        plain(4, omar),
      ],
    },
  },
  {
    name: '.csv of Google Sheets: UTF-8 without a mark, line feeds, no end of the last line',
    file: () =>
      Buffer.from(
        csv(
          [PLAIN_HEADERS, [HINDI, ...rowOf(kabul).slice(1)], rowOf(canberra)],
          ',',
          '\n',
        ).trimEnd(),
      ),
    result: {
      headers: MCQ4,
      rows: [taken(2, withCells(rowOf(kabul), { 0: HINDI }), 'Kabul'), plain(3, canberra)],
    },
  },
  {
    name: '.csv that is “Unicode text” of Excel: UTF-16 with tabs',
    file: () => utf16(csv([PLAIN_HEADERS, rowOf(omar), [HINDI, ...rowOf(kabul).slice(1)]], '\t')),
    result: {
      headers: MCQ4,
      rows: [plain(2, omar), taken(3, withCells(rowOf(kabul), { 0: HINDI }), 'Kabul')],
    },
  },
  {
    name: '.csv of Excel in France: Windows-1252, semicolons, decimal commas and many commas in texts',
    file: () =>
      Buffer.from(
        csv(
          [
            [...PLAIN_HEADERS, 'Marks'],
            [
              'Liberté, égalité, fraternité: of which country, among these, is that, now, the motto, in short, then?',
              'Spain, maybe',
              'France',
              'Italy',
              'Malta',
              'B',
              '0,5',
            ],
          ],
          ';',
        ),
        'latin1',
      ),
    result: {
      headers: [...MCQ4, 'Marks'],
      notes: ['Windows-1252'],
      rows: [
        taken(
          2,
          [
            'Liberté, égalité, fraternité: of which country, among these, is that, now, the motto, in short, then?',
            ...['Spain, maybe', 'France', 'Italy', 'Malta', 'B', '0,5'],
          ],
          'France',
          { marks: '0.5' },
        ),
      ],
    },
  },
  {
    name: '.csv with the line sep=; and dates that Excel has made',
    file: () =>
      Buffer.from(
        `sep=;\r\n${csv([PLAIN_HEADERS, withCells(rowOf(mercury), { 1: '01-Feb' }), rowOf(omar)], ';')}`,
      ),
    result: {
      headers: MCQ4,
      rows: [taken(3, withCells(rowOf(mercury), { 1: '01-Feb' }), keyOf(mercury)), plain(4, omar)],
    },
  },
];
