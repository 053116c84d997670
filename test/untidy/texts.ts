/** Formulas, errors, blanks and scripts. */
import { filledWorkbook } from '../setup/workbooks.js';
import { cellsOf, four, MCQ4, PLAIN_HEADERS, refused, taken } from './book.js';
import { withCells, type UntidyBook } from './book.js';

const kabul = four(0);
const canberra = four(1);
const cells = cellsOf(kabul, 'B');
const HINDI = 'अफ़ग़ानिस्तान की राजधानी क्या है?';
const TAMIL = ['தமிழ்நாட்டின் தலைநகரம் எது?', 'சென்னை', 'மதுரை', 'கோவை', 'திருச்சி'];
const ARABIC = ['ما هي عاصمة أفغانستان؟', 'تيرانا', 'كابول', 'دوشنبه', 'طشقند'];
const URDU_MARKS = 'کابل \u200f(ب)\u200e';

export const textBooks: UntidyBook[] = [
  {
    name: 'formulas with and without saved results, and errors',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addRow(PLAIN_HEADERS);
        for (let index = 0; index < 5; index += 1) sheet.addRow(cells);
        sheet.getCell('A2').value = { formula: '"What is "&"it?"', result: 'What is it?' };
        sheet.getCell('B2').value = { formula: '1/4', result: 0.25 };
        sheet.getCell('F2').value = { formula: 'CHAR(66)', result: 'B' };
        sheet.getCell('B3').value = { formula: 'VLOOKUP(1,Z:Z,1)' };
        sheet.getCell('C4').value = { error: '#REF!' };
        sheet.getCell('F5').value = { formula: '1/0', result: { error: '#DIV/0!' } };
        sheet.getCell('E6').value = { formula: 'IF(1,"","x")', result: '' };
        // As people copy formulas down for questions to come.
        for (const column of 'ABCDEF')
          sheet.getCell(`${column}7`).value = { formula: `Other!${column}7&""`, result: '' };
      }),
    result: {
      headers: MCQ4,
      rows: [
        taken(2, withCells(cells, { 0: 'What is it?', 1: '0.25' }), 'Kabul'),
        refused(3, withCells(cells, { 1: '' }), [['Option 1', 'has no saved result']]),
        refused(4, withCells(cells, { 2: '' }), [['Option 2', 'shows the error #REF!']]),
        refused(5, withCells(cells, { 5: '' }), [['Correct Answer', 'shows the error #DIV/0!']]),
        taken(6, withCells(cells, { 4: '' }), 'Kabul'),
      ],
    },
  },
  {
    name: 'trailing blanks, no-break spaces, tabs and line breaks',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addRow(['Question ', ' A\u00a0', 'B\n', '\tC', 'D', 'Answer\u00a0']);
        sheet.addRow([
          `\u00a0${kabul.question}\u00a0 `,
          ...[' Tirana', 'Kabul\n', '\tDushanbe', 'Tash\u00a0kent', 'B\u00a0'],
        ]);
        sheet.addRow(['Read:\n1. first\n2. second\tthen', ' a  b ', 'a b', 'c', 'd', '  a b']);
        sheet.addRow(['\u00a0', ' ', '\n', '', '', '\t']);
        sheet.addRow(withCells(cells, { 2: '\u200bKabul', 5: 'Kabul' }));
      }),
    result: {
      headers: MCQ4,
      rows: [
        taken(2, withCells(cells, { 4: 'Tash\u00a0kent' }), 'Kabul'),
        taken(3, ['Read:\n1. first\n2. second\tthen', 'a  b', 'a b', 'c', 'd', 'a b'], 'a b', {
          remarks: ['Option 2'],
        }),
        refused(5, withCells(cells, { 2: '\u200bKabul', 5: 'Kabul' }), [
          ['Correct Answer', 'This does not match any option'],
        ]),
      ],
    },
  },
  {
    name: 'Hindi, Tamil, Arabic and Urdu, and emoji',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addRow(PLAIN_HEADERS);
        sheet.addRow([HINDI, 'तिराना', 'काबुल', 'दुशांबे', 'ताशकंद', 'काबुल']);
        sheet.addRow([...TAMIL, 'a']);
        sheet.addRow([...ARABIC, '(B)']);
        sheet.addRow(['👩🏽‍🏫 🇦🇫?', '🙂', '🏙️', URDU_MARKS, 'क्\u200dष', '🏙️']);
        sheet.addRow([HINDI, 'तिराना', 'काबुल', 'दुशांबे', 'ताशकंद', 'ख']);
      }),
    result: {
      headers: MCQ4,
      rows: [
        taken(2, [HINDI, 'तिराना', 'काबुल', 'दुशांबे', 'ताशकंद', 'काबुल'], 'काबुल'),
        taken(3, [...TAMIL, 'a'], 'சென்னை'),
        taken(4, [...ARABIC, '(B)'], 'كابول'),
        taken(5, ['👩🏽‍🏫 🇦🇫?', '🙂', '🏙️', URDU_MARKS, 'क्\u200dष', '🏙️'], '🏙️'),
        refused(
          6,
          [HINDI, 'तिराना', 'काबुल', 'दुशांबे', 'ताशकंद', 'ख'],
          [['Correct Answer', 'This does not match any option']],
        ),
      ],
    },
  },
  {
    name: 'a table of Excel, with a formula column and a row of totals',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addTable({
          name: 'Questions',
          ref: 'B3',
          totalsRow: true,
          columns: [
            ...PLAIN_HEADERS.map((name) => ({ name })),
            { name: 'Marks', totalsRowFunction: 'sum' as const },
          ],
          rows: [
            [...cells, 2],
            [...cellsOf(canberra, 'A'), 3],
          ],
        });
      }),
    result: {
      headers: [...MCQ4, 'Marks'],
      rows: [
        taken(4, [...cells, '2'], 'Kabul', { marks: '2' }),
        taken(5, [...cellsOf(canberra, 'A'), '3'], 'Canberra', { marks: '3' }),
        refused(
          6,
          ['Total', '', '', '', '', '', ''],
          [
            ['Option 1', 'is required'],
            ['Option 2', 'is required'],
            ['Correct Answer', 'is required'],
            ['Marks', 'no saved result'],
          ],
        ),
      ],
    },
  },
];
