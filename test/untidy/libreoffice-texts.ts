/** Texts in workbooks that LibreOffice has written (test/data/untidy). */
import { readFileSync } from 'node:fs';
import { cellsOf, four, letterOf, MCQ4, plain, refused, taken } from './book.js';
import { SULFURIC_ACID, withCells, type UntidyBook } from './book.js';

const made = (name: string) => () =>
  readFileSync(new URL(`../data/untidy/${name}`, import.meta.url));
const cells = (index: number): string[] => cellsOf(four(index), letterOf(four(index)));

export const libreOfficeTextBooks: UntidyBook[] = [
  {
    name: 'LibreOffice: raised and lowered characters',
    file: made('raised-and-lowered.xlsx'),
    result: {
      headers: MCQ4,
      rows: [
        taken(
          2,
          withCells(cells(3261), { 0: 'What is the minimum value of y = x²+3x-1?' }),
          '-13/4',
          {
            shown: {
              Question: [
                { text: 'What is the minimum value of y = x' },
                { text: '2', position: 'RAISED' },
                { text: '+3x-1?' },
              ],
            },
          },
        ),
        refused(
          3,
          [four(3579).question, 'H₂SO₄', '1.6×10⁻¹⁹ C', 'p^(q)', 'ⁿ', 'B'],
          [['Option 3', '“q” is above the line']],
          {
            shown: {
              'Option 1': SULFURIC_ACID,
              'Option 2': [{ text: '1.6×10' }, { text: '−19', position: 'RAISED' }, { text: ' C' }],
              'Option 3': [{ text: 'p' }, { text: 'q', position: 'RAISED' }],
              'Option 4': [{ text: 'n', position: 'RAISED' }],
            },
          },
        ),
      ],
    },
  },
  {
    name: 'LibreOffice: formulas, errors, and formulas copied below the questions',
    file: made('formulas.xlsx'),
    result: {
      headers: MCQ4,
      rows: [
        refused(
          2,
          ['What is it?', '0.25', '', 'TRUE', '', 'A'],
          [
            ['Option 2', 'the error #DIV/0!'],
            ['Option 4', 'the error #NAME?'],
          ],
        ),
        plain(3, four(0)),
      ],
    },
  },
  {
    name: 'LibreOffice: texts in Kruti Dev, Symbol and Wingdings',
    file: made('fonts.xlsx'),
    result: {
      headers: MCQ4,
      rows: [
        refused(
          2,
          withCells(cells(0), { 0: 'Hkkjr dh jkt/kkuh D;k gS\\' }),
          [['Question', 'in the font Kruti Dev 010']],
          { shown: { Question: [{ text: 'Hkkjr dh jkt/kkuh D;k gS\\', font: 'Kruti Dev 010' }] } },
        ),
        refused(
          3,
          withCells(cells(3579), { 1: 'Angle q' }),
          [['Option 1', '“q” is set in the font Symbol']],
          { shown: { 'Option 1': [{ text: 'Angle ' }, { text: 'q', font: 'Symbol' }] } },
        ),
        refused(4, withCells(cells(1), { 2: 'ü' }), [['Option 2', 'in the font Wingdings']], {
          shown: { 'Option 2': [{ text: 'ü', font: 'Wingdings' }] },
        }),
        plain(5, four(2)),
      ],
    },
  },
  {
    name: 'LibreOffice: a worksheet from right to left, Hindi, a link and line breaks',
    file: made('scripts.xlsx'),
    result: {
      headers: MCQ4,
      rows: [
        taken(
          2,
          ['ما هي عاصمة أفغانستان؟', 'تيرانا', 'كابول', 'دوشنبه', 'طشقند', 'كابول'],
          'كابول',
        ),
        taken(
          3,
          ['अफ़ग़ानिस्तान की राजधानी क्या है?', 'तिराना', 'काबुल', 'दुशांबे', 'ताशकंद', '(b)'],
          'काबुल',
        ),
        taken(4, ['Read:   one\ntwo', 'a link', 'padded', 'c', '🙂', 'A'], 'a link'),
      ],
    },
  },
  {
    name: 'LibreOffice: a .csv file of Windows-1252 with semicolons and decimal commas',
    file: made('german.csv'),
    result: {
      headers: [...MCQ4, 'Marks', 'Negative marks'],
      notes: ['was read as Excel writes it (Windows-1252)'],
      rows: [
        taken(2, [...cells(1263), '2,50', '-0,25'], 'Hermann Hesse', {
          marks: '2.5',
          wrongMarks: '-0.25',
        }),
        refused(
          3,
          ['Which; of these\n“two”?', 'Müller', 'Straße', '50 €', '?ód?', 'b)', '1,00', ''],
          [['Option 4', 'replaced letters with question marks']],
        ),
      ],
    },
  },
];
