/** Marks, negative marks and options. */
import { filledWorkbook } from '../setup/workbooks.js';
import { cellsOf, four, MCQ4, PLAIN_HEADERS, refused, taken } from './book.js';
import { type UntidyBook } from './book.js';

const kabul = four(0);
const cells = cellsOf(kabul, 'B');

/** As it is written, and what it means. */
const MARKS: [marks: unknown, penalty: unknown, read: string | null, penaltyRead: string | null][] =
  [
    ['2', '-1', '2', '-1'],
    [4, 1, '4', '-1'],
    ['2,5', '0,25', '2.5', '-0.25'],
    ['1/3', '1/3', '1/3', '-1/3'],
    ['4 marks', '1 mark', '4', '-1'],
    ['+4', '− 1', '4', '-1'],
    ['1 M', '-0.25', '1', '-0.25'],
    [0.5, -0.25, '0.5', '-0.25'],
    ['', '', null, null],
    ['3', 0, '3', '0'],
    ['2 pts.', '+1', '2', '-1'],
  ];
const BAD: [marks: string, penalty: string, header: string, message: string][] = [
  ['two', '', 'Marks', 'Marks must be a positive number'],
  ['-1', '', 'Marks', 'Marks must be a positive number'],
  ['0', '', 'Marks', 'Marks must be a positive number'],
  ['2-3', '', 'Marks', 'Marks must be a positive number'],
  ['1 1/2', '', 'Marks', 'Marks must be a positive number'],
  ['1', 'none', 'Negative marks', 'The marks of a wrong choice'],
];

const headers = [...MCQ4, 'Marks', 'Negative marks'];

export const marksBooks: UntidyBook[] = [
  {
    name: 'marks and negative marks as people write them',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addRow([...PLAIN_HEADERS, 'Mark', 'Negative Marking']);
        for (const [marks, penalty] of MARKS) sheet.addRow([...cells, marks, penalty]);
      }),
    result: {
      headers,
      rows: MARKS.map(([marks, penalty, read, penaltyRead], index) =>
        taken(index + 2, [...cells, String(marks), String(penalty)], 'Kabul', {
          marks: read ?? '1',
          wrongMarks: penaltyRead,
        }),
      ),
    },
  },
  {
    name: 'marks that are none',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addRow([...PLAIN_HEADERS, 'Points', 'Penalty']);
        for (const [marks, penalty] of BAD) sheet.addRow([...cells, marks, penalty]);
        sheet.addRow([...cells, 1 / 3, 0.3333]);
        sheet.getCell('G8').numFmt = '# ?/?';
      }),
    result: {
      headers,
      rows: [
        ...BAD.map(([marks, penalty, header, message], index) =>
          refused(index + 2, [...cells, marks, penalty], [[header, message]]),
        ),
        // A third that is shown as one is a third.
        refused(8, [...cells, '1/3', '0.3333'], [['Negative marks', 'or a fraction such as -1/3']]),
      ],
    },
  },
];
