/** Workbooks that LibreOffice has written (test/data/untidy). */
import { readFileSync } from 'node:fs';
import { cellsOf, four, letterOf, MCQ4, plain, refused, taken } from './book.js';
import { withCells, type UntidyBook } from './book.js';
import { SHAPE } from './drawn.js';

const made = (name: string) => () =>
  readFileSync(new URL(`../data/untidy/${name}`, import.meta.url));
const cells = (index: number): string[] => cellsOf(four(index), letterOf(four(index)));
const IMAGE = 'xl/media/image1.png';
const mars = four(4115).question;
const DATES = ['06/01/26', '08/01/26', '02/01/26', '10/01/26'];
const TIMES = ['01:01:00', '08:05:00', '03:04:00', '03:02:00'];
const SHARES = ['70.00%', '90.00%', '50.00%', '10.00%'];
const options = (faults: string[]): [string, string][] =>
  faults.map((fault, index) => [`Option ${index + 1}`, fault]);

export const libreOfficeBooks: UntidyBook[] = [
  {
    name: 'LibreOffice: dates, times, percentages, money, fractions and zeros',
    file: made('number-formats.xlsx'),
    result: {
      headers: MCQ4,
      rows: [
        refused(
          2,
          [mars, '1-Jun', '01/08/2026', '2:01', '50 %', 'D'],
          options([
            '1-Jun (1 June 2026)',
            '(1 August 2026)',
            'turned this cell into a time',
            'shows 50 %',
          ]),
        ),
        taken(3, [four(2178).question, '₹1,234.50', '1/4', '007', '1.6E-19', '003'], '007'),
      ],
    },
  },
  {
    name: 'LibreOffice: headers of two lines, merged title, section and question',
    file: made('merged-headers.xlsx'),
    result: {
      headers: [...MCQ4, 'Marks'],
      unused: ['No.'],
      notes: ['columns that are not read, so they were left out: 5.'],
      rows: [
        taken(6, [...cells(0), '2'], 'Kabul', { marks: '2' }),
        taken(7, [...cells(1), '2'], 'Canberra', { marks: '2' }),
        refused(8, withCells([...cells(2), '2'], { 0: '' }), [
          ['Question', 'part of the merged cells B7:B8'],
        ]),
      ],
    },
  },
  {
    name: 'LibreOffice: pictures in cells, cropped and turned, and a logo',
    file: made('pictures.xlsx'),
    result: {
      headers: MCQ4,
      notes: ['Pictures above the questions were not read: F1.'],
      rows: [
        plain(2, four(0), { pictures: [['Question', IMAGE]], described: ['A flag'] }),
        plain(3, four(1), { pictures: [['Option 3', IMAGE]] }),
        refused(4, cells(2), [['Question', 'The picture here is cropped']]),
        refused(5, cells(3), [['Question', 'The picture here is rotated']]),
      ],
    },
  },
  {
    name: 'LibreOffice: a line, a text box and a rectangle over cells',
    file: made('objects.xlsx'),
    result: {
      headers: MCQ4,
      rows: [
        refused(2, cells(0), [['Question', SHAPE]]),
        refused(3, cells(1), [['Option 2', SHAPE]]),
        refused(4, cells(2), [['Question', SHAPE]]),
      ],
    },
  },
  {
    name: 'LibreOffice: instructions first, a hidden row and a hidden worksheet with questions',
    file: made('several-sheets.xlsx'),
    result: {
      headers: MCQ4,
      unused: ['Remarks'],
      notes: ['Only the worksheet “Paper” was read. These have questions, too: “Spare”.'],
      rows: [plain(2, four(0)), plain(4, four(1))],
    },
  },
  {
    name: 'LibreOffice: a .csv file in which it has recognized dates, times and percentages',
    file: made('recognized.xlsx'),
    result: {
      headers: MCQ4,
      rows: [
        refused(
          2,
          [mars, ...DATES, 'D'],
          [
            ['Option 1', '(1 June 2026)'],
            ['Option 2', '(1 August 2026)'],
            ['Option 3', '(1 February 2026)'],
            ['Option 4', '(1 October 2026)'],
          ],
        ),
        refused(3, [four(4064).question, ...TIMES, 'D'], options(TIMES)),
        refused(
          4,
          [four(494).question, ...SHARES, '90.00%'],
          [...options(SHARES), ['Correct Answer', 'turned this cell into a percentage']],
        ),
        taken(5, [four(0).question, '7', '1.00E+05', '1000', '-3', '1'], '7'),
      ],
    },
  },
  {
    name: 'LibreOffice: a table of a web page with its title above',
    file: made('page.xlsx'),
    result: {
      headers: MCQ4,
      rows: [taken(3, ['Minimum of x2?', 'H2O', '−1', '1/2', 'nq', 'a'], 'H2O'), plain(4, four(0))],
    },
  },
];
