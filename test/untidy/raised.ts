/** Raised and lowered characters, and fonts that show other signs. */
import type { Font } from 'exceljs';
import { filledWorkbook } from '../setup/workbooks.js';
import { cellsOf, four, MCQ4, PLAIN_HEADERS, refused, taken } from './book.js';
import { letterOf, SULFURIC_ACID, withCells, type UntidyBook } from './book.js';

const raised: Partial<Font> = { vertAlign: 'superscript' };
const lowered: Partial<Font> = { vertAlign: 'subscript' };

const struck: Partial<Font> = { strike: true };
const underlined: Partial<Font> = { underline: true };

const parabola = four(3261);
const planck = four(2455);
const relativity = four(4393);
const water = four(3579);

export const raisedBooks: UntidyBook[] = [
  {
    name: 'words that are underlined or struck out',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addRow(PLAIN_HEADERS);
        for (const trivia of [parabola, planck, water])
          sheet.addRow(cellsOf(trivia, letterOf(trivia)));
        sheet.getCell('A2').value = {
          richText: [
            { text: 'Which word is ' },
            { text: 'underlined', font: underlined },
            { text: '?' },
          ],
        };
        sheet.getCell('A3').font = underlined;
        sheet.getCell('B4').font = struck;
      }),
    result: {
      headers: MCQ4,
      rows: [
        refused(
          2,
          withCells(cellsOf(parabola, 'B'), { 0: 'Which word is underlined?' }),
          [['Question', '“underlined” is underlined, which plain text cannot show']],
          {
            shown: {
              Question: [
                { text: 'Which word is ' },
                { text: 'underlined', line: 'UNDERLINED' },
                { text: '?' },
              ],
            },
          },
        ),
        taken(3, cellsOf(planck, letterOf(planck)), planck.options[planck.correct - 1] ?? ''),
        refused(
          4,
          cellsOf(water, letterOf(water)),
          [['Option 1', 'is struck out, which plain text cannot show']],
          { shown: { 'Option 1': [{ text: water.options[0] ?? '', line: 'STRUCK' }] } },
        ),
      ],
    },
  },
  {
    name: 'raised and lowered characters as runs of a text',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addRow(PLAIN_HEADERS);
        for (const trivia of [parabola, planck, relativity, water])
          sheet.addRow(cellsOf(trivia, letterOf(trivia)));
        sheet.getCell('A2').value = {
          richText: [
            { text: 'What is the minimum value of y = x' },
            { text: '2', font: raised },
            { text: '+3x-1?' },
          ],
        };
        sheet.getCell('B3').value = {
          richText: [{ text: '6.626068 × 10' }, { text: '−34', font: raised }, { text: ' J s' }],
        };
        sheet.getCell('E4').value = { richText: [{ text: 'E=M·C' }, { text: '2', font: raised }] };
        sheet.getCell('B5').value = {
          richText: [
            { text: 'H' },
            { text: '2', font: lowered },
            { text: 'SO' },
            { text: '4', font: lowered },
          ],
        };
        sheet.getCell('C5').value = {
          richText: [{ text: 'p' }, { text: 'q', font: raised }, { text: ' degrees' }],
        };
        sheet.getCell('D5').value = { richText: [{ text: 'x' }, { text: 'max', font: lowered }] };
        sheet.getCell('E5').value = { richText: [{ text: 'v' }, { text: 'w', font: lowered }] };
      }),
    result: {
      headers: MCQ4,
      rows: [
        taken(
          2,
          withCells(cellsOf(parabola, 'B'), { 0: 'What is the minimum value of y = x²+3x-1?' }),
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
        taken(
          3,
          withCells(cellsOf(planck, 'A'), { 1: '6.626068 × 10⁻³⁴ J s' }),
          '6.626068 × 10⁻³⁴ J s',
          {
            shown: {
              'Option 1': [
                { text: '6.626068 × 10' },
                { text: '−34', position: 'RAISED' },
                { text: ' J s' },
              ],
            },
          },
        ),
        taken(4, withCells(cellsOf(relativity, 'D'), { 4: 'E=M·C²' }), 'E=M·C²', {
          shown: { 'Option 4': [{ text: 'E=M·C' }, { text: '2', position: 'RAISED' }] },
        }),
        refused(
          5,
          withCells(cellsOf(water, 'D'), { 1: 'H₂SO₄', 2: 'p^(q) degrees', 3: 'xₘₐₓ', 4: 'v_(w)' }),
          [
            ['Option 2', '“q” is above the line'],
            ['Option 4', '“w” is below the line'],
          ],
          {
            shown: {
              'Option 1': SULFURIC_ACID,
              'Option 2': [{ text: 'p' }, { text: 'q', position: 'RAISED' }, { text: ' degrees' }],
              'Option 3': [{ text: 'x' }, { text: 'max', position: 'LOWERED' }],
              'Option 4': [{ text: 'v' }, { text: 'w', position: 'LOWERED' }],
            },
          },
        ),
      ],
    },
  },
];
