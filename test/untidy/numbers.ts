/** What Excel makes of fractions, ratios, percentages and other numbers. */
import { filledWorkbook } from '../setup/workbooks.js';
import { cellsOf, four, MCQ4, PLAIN_HEADERS, plain, refused, taken } from './book.js';
import { withCells, type UntidyBook } from './book.js';

const mars = four(4115);
const niagara = four(494);
const street = four(2178);
const kabul = four(0);
const canberra = four(1);
const gravity = four(4572);
const yottagram = four(3397);
const glands = four(4533);

/** As Excel stores 1/6 where the day comes first: the first of June. */
const day = (month: number, date: number): Date => new Date(Date.UTC(2026, month - 1, date));

export const numberBooks: UntidyBook[] = [
  {
    name: 'numbers with formats: fractions, currency, leading zeros, powers of ten',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addRow(PLAIN_HEADERS);
        sheet.addRow([mars.question, 1 / 6, 1 / 8, 1 / 2, 1 / 10, 'd']);
        sheet.addRow([street.question, 20, 10, 15, 5, 'C']);
        sheet.addRow([kabul.question, 7, 93, 992, 998, 'B']);
        sheet.addRow([gravity.question, 1.6e-19, 6.022e23, 0.1 + 0.2, 1e-12, 'D']);
        sheet.addRow([yottagram.question, 1e12, 1e24, 123456789012345, 0.00001, 'B']);
        sheet.addRow([glands.question, 1100, 650, -3000, 125.5, 'B']);
        for (const column of ['B', 'C', 'D', 'E']) {
          sheet.getCell(`${column}2`).numFmt = '# ?/??';
          sheet.getCell(`${column}3`).numFmt = '"$"#,##0.00';
          sheet.getCell(`${column}4`).numFmt = '0000';
          sheet.getCell(`${column}7`).numFmt = '#,##0';
        }
        for (const cell of ['B5', 'C5']) sheet.getCell(cell).numFmt = '0.00E+00';
      }),
    result: {
      headers: MCQ4,
      rows: [
        taken(2, cellsOf(mars, 'd'), '1/10'),
        taken(3, cellsOf(street, 'C'), '$15.00'),
        taken(4, [kabul.question, '0007', '0093', '0992', '0998', 'B'], '0093'),
        taken(5, [gravity.question, '1.60E-19', '6.02E+23', '0.3', '1E-12', 'D'], '1E-12'),
        taken(
          6,
          [yottagram.question, ...['1000000000000', '1E+24', '123456789012345', '0.00001'], 'B'],
          '1E+24',
        ),
        taken(7, [glands.question, '1,100', '650', '-3,000', '126', 'B'], '650'),
      ],
    },
  },
  {
    name: 'days counted from 1904, and a key column of numbers with decimals',
    file: () =>
      filledWorkbook((sheet, workbook) => {
        workbook.properties.date1904 = true;
        sheet.addRow(PLAIN_HEADERS);
        sheet.addRow([...cellsOf(mars, '').slice(0, 5), 4]);
        sheet.addRow([...cellsOf(canberra, '').slice(0, 5), 1]);
        sheet.getCell('F2').numFmt = '0.00';
        sheet.getCell('F3').numFmt = '00';
        sheet.addRow([kabul.question, day(2, 1), 'Kabul', 'Dushanbe', 'Tashkent', 'B']);
        sheet.getCell('B4').numFmt = 'd-mmm';
      }),
    result: {
      headers: MCQ4,
      rows: [
        taken(2, cellsOf(mars, '4.00'), '1/10'),
        taken(3, cellsOf(canberra, '01'), 'Canberra'),
        refused(4, withCells(cellsOf(kabul, 'B'), { 1: '1-Feb' }), [
          ['Option 1', 'shows 1-Feb (1 February 2026)'],
        ]),
      ],
    },
  },
  {
    name: 'a key that is an amount of money or a fraction, as its option is',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addRow(PLAIN_HEADERS);
        sheet.addRow([street.question, 3, 5, 2, 4, 2]);
        sheet.addRow([mars.question, 1 / 6, 1 / 8, 1 / 2, 1 / 10, 1 / 8]);
        sheet.addRow([yottagram.question, 4, 3, 2, 1, 2]);
        for (const column of ['B', 'C', 'D', 'E', 'F']) {
          sheet.getCell(`${column}2`).numFmt = '"$"0.00';
          sheet.getCell(`${column}3`).numFmt = '# ?/??';
          sheet.getCell(`${column}4`).numFmt = '0.0';
        }
      }),
    result: {
      headers: MCQ4,
      rows: [
        taken(2, [street.question, '$3.00', '$5.00', '$2.00', '$4.00', '$2.00'], '$2.00'),
        taken(3, cellsOf(mars, '1/8'), '1/8'),
        refused(
          4,
          [yottagram.question, '4.0', '3.0', '2.0', '1.0', '2.0'],
          [['Correct Answer', 'This can mean option 2 ("3.0") or option 3 ("2.0")']],
        ),
      ],
    },
  },
  {
    name: 'numbers that are the question, and numbers written as texts',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addRow(PLAIN_HEADERS);
        sheet.addRow([1729, '12³ + 1³', '10³ + 9³', 'both', 'neither', 'C']);
        sheet.addRow(['0.5', '00', '1/2', '3:2', '50 %', 'A']);
        sheet.addRow(cellsOf(niagara, 'B'));
      }),
    result: {
      headers: MCQ4,
      rows: [
        taken(2, ['1729', '12³ + 1³', '10³ + 9³', 'both', 'neither', 'C'], 'both'),
        taken(3, ['0.5', '00', '1/2', '3:2', '50 %', 'A'], '00'),
        plain(4, niagara),
      ],
    },
  },
];
