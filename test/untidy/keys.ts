/** How people write which option is right. */
import { filledWorkbook } from '../setup/workbooks.js';
import { cellsOf, four, keyOf, MCQ4, PLAIN_HEADERS, refused, taken } from './book.js';
import type { UntidyBook } from './book.js';

/** Kabul is the second of its options, Rome too, and so on. */
const second = [0, 3, 4, 6].map(four);
const places = [
  '(b)',
  'b)',
  'B.',
  '[B]',
  'Option 2',
  'Opt. b',
  'Choice B',
  'Ans: B',
  'Answer - (b)',
];
const numbers = [
  '2',
  '2.',
  '(2)',
  'Ans. 2',
  ' b ',
  '２',
  '②',
  'Correct answer: Option 2',
  'option-B',
];
const kabul = four(0);
const texts = [
  'kabul',
  'KABUL ',
  'B) Kabul',
  '2. Kabul',
  'b - Kabul',
  '(B) kabul',
  'Ans: Kabul',
  'Ans: b) Kabul',
];
const unclear = [
  'A) Kabul',
  'E',
  '5',
  '0',
  'Kandahar',
  'A or B',
  'A, B',
  'A & C',
  'A/B',
  'AC',
  'both A and B',
  '1,2',
  '?',
];

const counting = {
  question: 'How many moons has Mars?',
  options: ['4', '3', '2', '1'],
  correct: 3,
};
const letters = { question: 'Which grade is the best?', options: ['D', 'C', 'B', 'A'], correct: 4 };
const NONE = 'This does not match any option';
const whyUnclear = (key: string): string =>
  /^\w ?(?:or|,|&|\/)/.test(key) ? 'Several options are named, but only one can be right' : NONE;

export const keyBooks: UntidyBook[] = [
  {
    name: 'keys that name the place of the option',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addRow(PLAIN_HEADERS);
        for (const [index, key] of [...places, ...numbers].entries())
          sheet.addRow(cellsOf(second[index % 4] ?? kabul, key));
        sheet.addRow([...cellsOf(kabul, '').slice(0, 5), 2]);
      }),
    result: {
      headers: MCQ4,
      rows: [...places, ...numbers, '2'].map((key, index) => {
        const trivia = index < 18 ? (second[index % 4] ?? kabul) : kabul;
        return taken(index + 2, cellsOf(trivia, key.trim()), keyOf(trivia));
      }),
    },
  },
  {
    name: 'keys that repeat the text of the option',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addRow(PLAIN_HEADERS);
        for (const key of texts) sheet.addRow(cellsOf(kabul, key));
      }),
    result: {
      headers: MCQ4,
      rows: texts.map((key, index) => taken(index + 2, cellsOf(kabul, key.trim()), 'Kabul')),
    },
  },
  {
    name: 'keys that name no option, several, or contradict themselves',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addRow(PLAIN_HEADERS);
        for (const key of [...unclear, '']) sheet.addRow(cellsOf(kabul, key));
      }),
    result: {
      headers: MCQ4,
      rows: [...unclear, ''].map((key, index) =>
        refused(index + 2, cellsOf(kabul, key), [
          ['Correct Answer', key === '' ? 'Correct Answer is required' : whyUnclear(key)],
        ]),
      ),
    },
  },
  {
    name: 'options that read like keys',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addRow(PLAIN_HEADERS);
        for (const key of ['2', 'Ans: 2', 'C', 'Option 3']) sheet.addRow(cellsOf(counting, key));
        for (const key of ['A', 'Ans: a', '4', '(D)']) sheet.addRow(cellsOf(letters, key));
        sheet.addRow([...cellsOf(counting, '').slice(0, 1), 4, 3, 2, 1, 2]);
      }),
    result: {
      headers: MCQ4,
      rows: [
        refused(2, cellsOf(counting, '2'), [
          [
            'Correct Answer',
            'This can mean option 2 ("3") or option 3 ("2"): write B for option 2',
          ],
        ]),
        refused(3, cellsOf(counting, 'Ans: 2'), [['Correct Answer', 'This can mean option 2']]),
        taken(4, cellsOf(counting, 'C'), '2'),
        taken(5, cellsOf(counting, 'Option 3'), '2'),
        refused(6, cellsOf(letters, 'A'), [
          ['Correct Answer', 'This can mean option 1 ("D") or option 4 ("A")'],
        ]),
        refused(7, cellsOf(letters, 'Ans: a'), [['Correct Answer', 'This can mean option 1']]),
        taken(8, cellsOf(letters, '4'), 'A'),
        taken(9, cellsOf(letters, '(D)'), 'A'),
        refused(10, cellsOf(counting, '2'), [['Correct Answer', 'This can mean option 2']]),
      ],
    },
  },
];
