/** Where the columns are named, and how. */
import { filledWorkbook } from '../setup/workbooks.js';
import { cellsOf, four, keyOf, letterOf, MCQ4, PLAIN_HEADERS, plain, taken } from './book.js';
import type { UntidyBook } from './book.js';

const [kabul, canberra, brussels] = [four(0), four(1), four(2)];
const both = [kabul, canberra];

const rowOf = (trivia: typeof kabul): string[] => cellsOf(trivia, letterOf(trivia));

export const headerBooks: UntidyBook[] = [
  {
    name: 'a title block of merged rows above, with serial numbers and remarks',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addRow(['St. Mary’s Higher Secondary School']);
        sheet.addRow(['Unit Test 2, Geography', '', '', '', '', '', 'Max. Marks: 50']);
        sheet.mergeCells('A1:H1');
        sheet.mergeCells('A2:F2');
        sheet.addRow([]);
        sheet.addRow(['S.No.', 'Questions', 'A', 'B', 'C', 'D', 'Ans', 'Remarks']);
        sheet.addRow([]);
        both.forEach((trivia, index) => sheet.addRow([index + 1, ...rowOf(trivia), 'easy']));
      }),
    result: {
      headers: MCQ4,
      unused: ['S.No.', 'Remarks'],
      rows: [plain(6, kabul), plain(7, canberra)],
    },
  },
  {
    name: 'the columns named again on each page, with blank lines between',
    file: () =>
      filledWorkbook((sheet) => {
        for (const trivia of [kabul, canberra, brussels])
          sheet.addRows([PLAIN_HEADERS, rowOf(trivia), [], ['', '  ']]);
      }),
    result: {
      headers: MCQ4,
      notes: ['These rows repeat the column names, so they were not read: 5, 9.'],
      rows: [plain(2, kabul), plain(6, canberra), plain(10, brussels)],
    },
  },
  {
    name: 'headers of two lines with merged cells',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addRow(['No.', 'Question', 'Options', '', '', '', 'Answer Key', 'Marks']);
        sheet.addRow(['', '', 'A', 'B', 'C', 'D']);
        for (const range of ['A1:A2', 'B1:B2', 'C1:F1', 'G1:G2', 'H1:H2']) sheet.mergeCells(range);
        both.forEach((trivia, index) => sheet.addRow([index + 1, ...rowOf(trivia), 2]));
      }),
    result: {
      headers: [...MCQ4, 'Marks'],
      unused: ['No.'],
      rows: both.map((trivia, index) =>
        taken(index + 3, [...rowOf(trivia), '2'], keyOf(trivia), { marks: '2' }),
      ),
    },
  },
  {
    name: 'serial numbers filled in below the last question',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addRow(['Sl No', ...PLAIN_HEADERS]);
        for (let number = 1; number <= 9; number += 1) {
          const trivia = number <= 2 ? four(number) : null;
          sheet.addRow([number, ...(trivia ? rowOf(trivia) : [])]);
        }
        sheet.addRow([]);
        sheet.addRow(['Prepared by: the geography department']);
      }),
    result: {
      headers: MCQ4,
      unused: ['Sl No'],
      notes: [
        'These rows have text only in columns that are not read, so they were left out: 4, 5, 6, 7, 8 and 3 more.',
      ],
      rows: [plain(2, canberra), plain(3, brussels)],
    },
  },
];
