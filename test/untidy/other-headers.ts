/** Columns that are named otherwise, or not at all. */
import { filledWorkbook } from '../setup/workbooks.js';
import { cellsOf, four, keyOf, letterOf, MCQ4, plain, taken } from './book.js';
import type { UntidyBook } from './book.js';

const [kabul, canberra, athens] = [four(0), four(1), four(3)];
const both = [kabul, canberra];

const rowOf = (trivia: typeof kabul): string[] => cellsOf(trivia, letterOf(trivia));

export const otherHeaderBooks: UntidyBook[] = [
  {
    name: 'columns called Q, Option (A) and Correct Option, in another order',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addRow([
          'Correct Option',
          'Option (D)',
          'Option (C)',
          'Option (B)',
          'Option (A)',
          'Q.',
        ]);
        for (const trivia of both) sheet.addRow(rowOf(trivia).reverse());
      }),
    result: {
      headers: [...MCQ4].reverse(),
      rows: both.map((trivia, index) => taken(index + 2, rowOf(trivia).reverse(), keyOf(trivia))),
    },
  },
  {
    name: 'columns called Choice 1 and Right Answer, with line breaks and in capitals',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addRow([
          'QUESTION\nTEXT',
          'CHOICE\n1',
          'Choice  2',
          'choice-3',
          'Choice 4:',
          'Right\nAnswer',
          'SOLUTION',
        ]);
        for (const trivia of both) sheet.addRow([...rowOf(trivia), 'See page 3']);
      }),
    result: {
      headers: [...MCQ4, 'Description'],
      rows: both.map((trivia, index) =>
        taken(index + 2, [...rowOf(trivia), 'See page 3'], keyOf(trivia)),
      ),
    },
  },
  {
    name: 'columns without any names, which a person has mapped',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addRow(['Geography quiz']);
        for (const trivia of both) sheet.addRow(['', ...rowOf(trivia)]);
      }),
    rules: {
      mapping: {
        firstRow: 2,
        columns: {
          ...{ Question: 2, 'Option 1': 3, 'Option 2': 4 },
          ...{ 'Option 3': 5, 'Option 4': 6, 'Correct Answer': 7 },
        },
      },
    },
    result: {
      headers: MCQ4,
      unused: ['Geography quiz'],
      rows: [plain(2, kabul), plain(3, canberra)],
    },
  },
  {
    name: 'columns in Hindi, which the institute has mapped before',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addRow(['प्रश्न', 'क', 'ख', 'ग', 'घ', 'उत्तर']);
        for (const trivia of both) sheet.addRow(rowOf(trivia));
      }),
    rules: {
      remembered: [
        {
          ...{ Question: 'प्रश्न', 'Option 1': 'क', 'Option 2': 'ख' },
          ...{ 'Option 3': 'ग', 'Option 4': 'घ', 'Correct Answer': 'उत्तर' },
        },
      ],
    },
    result: {
      notes: ['as your institute chose them for an earlier sheet: Question from A'],
      headers: MCQ4,
      rows: [plain(2, kabul), plain(3, canberra)],
    },
  },
  {
    name: 'an option whose column has no name',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addRow(['Question', 'A', 'B', 'C', '', 'Answer']);
        sheet.addRow(rowOf(athens));
      }),
    result: {
      headers: ['Question', 'Option 1', 'Option 2', 'Option 3', 'Correct Answer'],
      notes: ['no name above it, so they were not read: E.'],
      rows: [
        taken(
          2,
          rowOf(athens).filter((_, index) => index !== 4),
          keyOf(athens),
        ),
      ],
    },
  },
];
