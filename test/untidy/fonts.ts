/** Whole cells that are raised, and fonts that show other signs. */
import type { Font } from 'exceljs';
import { filledWorkbook } from '../setup/workbooks.js';
import { cellsOf, four, MCQ4, PLAIN_HEADERS, plain, refused, taken } from './book.js';
import { withCells, type UntidyBook } from './book.js';

const raised: Partial<Font> = { vertAlign: 'superscript' };
const lowered: Partial<Font> = { vertAlign: 'subscript' };

const parabola = four(3261);
const water = four(3579);
const greek = four(3395);
const hindi = four(0);

export const fontBooks: UntidyBook[] = [
  {
    name: 'whole cells that are raised or lowered, also numbers',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addRows([PLAIN_HEADERS, cellsOf(parabola, 'B'), cellsOf(greek, 'C')]);
        sheet.getCell('B2').font = raised;
        sheet.getCell('B2').value = 'n+1';
        sheet.getCell('C2').font = lowered;
        sheet.getCell('C2').value = 13;
        sheet.getCell('F2').font = raised;
      }),
    result: {
      headers: MCQ4,
      rows: [
        taken(2, withCells(cellsOf(parabola, 'ᴮ'), { 1: 'ⁿ⁺¹', 2: '₁₃' }), '₁₃', {
          shown: {
            'Option 1': [{ text: 'n+1', position: 'RAISED' }],
            'Option 2': [{ text: '13', position: 'LOWERED' }],
            'Correct Answer': [{ text: 'B', position: 'RAISED' }],
          },
        }),
        plain(3, greek),
      ],
    },
  },
  {
    name: 'texts in Symbol, Wingdings and Kruti Dev',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addRows([
          PLAIN_HEADERS,
          cellsOf(hindi, 'B'),
          cellsOf(greek, 'C'),
          cellsOf(water, 'D'),
        ]);
        sheet.getCell('A2').value = 'vQxkfuLrku dh jkt/kkuh D;k gS\\';
        sheet.getCell('A2').font = { name: 'Kruti Dev 010' };
        sheet.getCell('B3').value = {
          richText: [{ text: 'Angle ' }, { text: 'q', font: { name: 'Symbol' } }],
        };
        sheet.getCell('C4').value = {
          richText: [{ text: 'ü', font: { name: 'Wingdings' } }, { text: ' yes' }],
        };
        sheet.getCell('A4').font = { name: 'Times New Roman' };
      }),
    result: {
      headers: MCQ4,
      rows: [
        refused(
          2,
          withCells(cellsOf(hindi, 'B'), { 0: 'vQxkfuLrku dh jkt/kkuh D;k gS\\' }),
          [['Question', 'is set in the font Kruti Dev 010']],
          {
            shown: {
              Question: [{ text: 'vQxkfuLrku dh jkt/kkuh D;k gS\\', font: 'Kruti Dev 010' }],
            },
          },
        ),
        refused(
          3,
          withCells(cellsOf(greek, 'C'), { 1: 'Angle q' }),
          [['Option 1', '“q” is set in the font Symbol']],
          { shown: { 'Option 1': [{ text: 'Angle ' }, { text: 'q', font: 'Symbol' }] } },
        ),
        refused(
          4,
          withCells(cellsOf(water, 'D'), { 2: 'ü yes' }),
          [['Option 2', '“ü” is set in the font Wingdings']],
          { shown: { 'Option 2': [{ text: 'ü', font: 'Wingdings' }, { text: ' yes' }] } },
        ),
      ],
    },
  },
  {
    name: 'texts in Bamini, MT Extra and a Unicode font of the same family',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addRows([PLAIN_HEADERS, cellsOf(hindi, 'B'), cellsOf(greek, 'C')]);
        sheet.getCell('B2').value = 'nrd;id';
        sheet.getCell('B2').font = { name: 'Bamini' };
        sheet.getCell('C2').value = { richText: [{ text: 'l', font: { name: 'MT Extra' } }] };
        sheet.getCell('A3').font = { name: 'AnmolUni' };
        sheet.getCell('B3').font = { name: 'SutonnyOMJ' };
      }),
    result: {
      headers: MCQ4,
      rows: [
        refused(
          2,
          withCells(cellsOf(hindi, 'B'), { 1: 'nrd;id', 2: 'l' }),
          [
            ['Option 1', 'in the font Bamini'],
            ['Option 2', 'in the font MT Extra'],
          ],
          {
            shown: {
              'Option 1': [{ text: 'nrd;id', font: 'Bamini' }],
              'Option 2': [{ text: 'l', font: 'MT Extra' }],
            },
          },
        ),
        plain(3, greek),
      ],
    },
  },
];
