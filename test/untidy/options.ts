/** Options that are not as they should be, and model answers. */
import { filledWorkbook } from '../setup/workbooks.js';
import { cellsOf, four, keyOf, letterOf, MCQ4, PLAIN_HEADERS, refused, taken } from './book.js';
import { withCells, type UntidyBook } from './book.js';

const kabul = four(0);
const cells = cellsOf(kabul, 'B');

const LONG = 'x'.repeat(151);

export const optionBooks: UntidyBook[] = [
  {
    name: 'options that are equal, missing, or too long',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addRow(PLAIN_HEADERS);
        sheet.addRow(withCells(cells, { 3: 'kabul', 4: ' Tirana ' }));
        sheet.addRow(withCells(cells, { 2: '', 5: 'C' }));
        sheet.addRow(withCells(cells, { 3: '', 4: '' }));
        sheet.addRow(withCells(cells, { 2: '', 3: '', 4: '' }));
        sheet.addRow(withCells(cells, { 4: LONG }));
        sheet.addRow(withCells(cells, { 0: '' }));
        sheet.addRow(withCells(cells, { 5: 'D', 4: '' }));
      }),
    result: {
      headers: MCQ4,
      rows: [
        taken(2, withCells(cells, { 3: 'kabul', 4: 'Tirana' }), 'Kabul', {
          remarks: ['Option 3', 'Option 4'],
        }),
        refused(3, withCells(cells, { 2: '', 5: 'C' }), [
          ['Option 2', 'Option 2 is blank, but Option 4 is filled'],
        ]),
        taken(4, withCells(cells, { 3: '', 4: '' }), 'Kabul'),
        refused(5, withCells(cells, { 2: '', 3: '', 4: '' }), [['Option 2', 'is required']]),
        refused(6, withCells(cells, { 4: LONG }), [['Option 4', 'at most 150 characters']]),
        refused(7, withCells(cells, { 0: '' }), [['Question', 'Question is required']]),
        refused(8, withCells(cells, { 5: 'D', 4: '' }), [
          ['Correct Answer', 'This does not match any option'],
        ]),
      ],
    },
  },
  {
    name: 'true and false as Excel stores them, and links',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addRow(['Question', 'A', 'B', 'Answer']);
        sheet.addRow(['Kabul is the capital of Afghanistan.', true, false, true]);
        sheet.addRow(['Sydney is the capital of Australia.', 'True', 'False', false]);
        sheet.addRow([kabul.question, 'Tirana', '', 'B']);
        sheet.getCell('C4').value = { text: 'Kabul', hyperlink: 'https://example.org/kabul' };
        sheet.getCell('C4').note = 'since 1776';
      }),
    result: {
      headers: ['Question', 'Option 1', 'Option 2', 'Correct Answer'],
      rows: [
        taken(2, ['Kabul is the capital of Afghanistan.', 'TRUE', 'FALSE', 'TRUE'], 'TRUE'),
        taken(3, ['Sydney is the capital of Australia.', 'True', 'False', 'FALSE'], 'False'),
        taken(4, [kabul.question, 'Tirana', 'Kabul', 'B'], 'Kabul'),
      ],
    },
  },
  {
    name: 'descriptive questions with a model answer and marks',
    kind: 'DESCRIPTIVE',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addRow(['Long answer questions']);
        sheet.addRow(['Q.No', 'Ques.', 'Expected Answer', 'Max. Marks', 'Topic']);
        sheet.addRow([1, kabul.question, keyOf(kabul), 2, 'Asia']);
        sheet.addRow([2, four(1).question, letterOf(four(1)), '2½', 'Oceania']);
        sheet.addRow([3, four(2).question, '', '', '']);
      }),
    result: {
      headers: ['Question', 'Answer', 'Marks'],
      unused: ['Q.No', 'Topic'],
      rows: [
        taken(3, [kabul.question, 'Kabul', '2'], 'Kabul', { marks: '2' }),
        refused(4, [four(1).question, 'A', '2½'], [['Marks', 'Marks must be a positive number']]),
        taken(5, [four(2).question, '', ''], '', { marks: null }),
      ],
    },
  },
];
