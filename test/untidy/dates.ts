/** Fractions, ratios and percentages that Excel has made something else. */
import { filledWorkbook } from '../setup/workbooks.js';
import { cellsOf, four, MCQ4, PLAIN_HEADERS, refused, taken } from './book.js';
import { type UntidyBook } from './book.js';

const mars = four(4115);
const mercury = four(4064);
const niagara = four(494);
const canberra = four(1);

/** As Excel stores 1/6 where the day comes first: the first of June. */
const day = (month: number, date: number): Date => new Date(Date.UTC(2026, month - 1, date));

export const dateBooks: UntidyBook[] = [
  {
    name: 'fractions that Excel has made dates, in options, key, marks and question',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addRow([...PLAIN_HEADERS, 'Marks']);
        sheet.addRow([mars.question, day(6, 1), day(8, 1), day(2, 1), day(10, 1), 'D', 2]);
        sheet.addRow([...cellsOf(mars, ''), '']);
        sheet.getCell('F3').value = day(10, 1);
        sheet.addRow([...cellsOf(canberra, 'A'), day(2, 1)]);
        sheet.addRow([day(2, 1), '0.5', '0.25', '2', '12', 'A', '']);
        for (const cell of ['B2', 'C2', 'D2', 'E2', 'F3', 'G4', 'A5'])
          sheet.getCell(cell).numFmt = 'd-mmm';
      }),
    result: {
      headers: [...MCQ4, 'Marks'],
      rows: [
        refused(
          2,
          [mars.question, '1-Jun', '1-Aug', '1-Feb', '1-Oct', 'D', '2'],
          [
            ['Option 1', 'Excel turned this cell into a date and shows 1-Jun (1 June 2026)'],
            ['Option 2', 'shows 1-Aug (1 August 2026)'],
            ['Option 3', 'shows 1-Feb (1 February 2026)'],
            ['Option 4', 'shows 1-Oct (1 October 2026)'],
          ],
        ),
        refused(
          3,
          [...cellsOf(mars, '1-Oct'), ''],
          [['Correct Answer', 'turned this cell into a date']],
        ),
        refused(
          4,
          [...cellsOf(canberra, 'A'), '1-Feb'],
          [['Marks', 'turned this cell into a date']],
        ),
        taken(5, ['1-Feb', '0.5', '0.25', '2', '12', 'A', ''], '0.5'),
      ],
    },
  },
  {
    name: 'ratios that Excel has made times, and percentages',
    file: () =>
      filledWorkbook((sheet) => {
        const minutes = (hours: number, more: number): number => (hours * 60 + more) / 1440;
        sheet.addRow(PLAIN_HEADERS);
        sheet.addRow([mercury.question, minutes(1, 1), minutes(8, 5), minutes(3, 4), '3:2', 'D']);
        sheet.addRow([niagara.question, 0.7, 0.9, 0.5, 0.1, 0.9]);
        sheet.addRow([niagara.question, '70%', '90%', '50%', '10%', 0.9]);
        for (const cell of ['B2', 'C2', 'D2']) sheet.getCell(cell).numFmt = 'h:mm';
        for (const cell of ['B3', 'C3', 'D3', 'E3', 'F3', 'F4']) sheet.getCell(cell).numFmt = '0%';
      }),
    result: {
      headers: MCQ4,
      rows: [
        refused(
          2,
          [mercury.question, '1:01', '8:05', '3:04', '3:2', 'D'],
          [
            ['Option 1', 'turned this cell into a time and shows 1:01'],
            ['Option 2', 'shows 8:05'],
            ['Option 3', 'shows 3:04'],
          ],
        ),
        refused(
          3,
          [niagara.question, '70%', '90%', '50%', '10%', '90%'],
          [
            ['Option 1', 'turned this cell into a percentage and shows 70%'],
            ['Option 2', 'for example 90%'],
            ['Option 3', 'shows 50%'],
            ['Option 4', 'shows 10%'],
            ['Correct Answer', 'shows 90%'],
          ],
        ),
        refused(
          4,
          [niagara.question, '70%', '90%', '50%', '10%', '90%'],
          [['Correct Answer', 'turned this cell into a percentage']],
        ),
      ],
    },
  },
];
