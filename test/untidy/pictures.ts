/** Pictures over cells, as ExcelJS places them. */
import type { Workbook, Worksheet } from 'exceljs';
import { filledWorkbook } from '../setup/workbooks.js';
import { cellsOf, four, letterOf, MCQ4, PLAIN_HEADERS, plain, refused } from './book.js';
import type { UntidyBook } from './book.js';
import { JPEG, PNG } from './picture-data.js';

const questions = [four(0), four(1), four(2), four(3)];
const [kabul, canberra, brussels, athens] = questions as [
  (typeof questions)[0],
  (typeof questions)[0],
  (typeof questions)[0],
  (typeof questions)[0],
];
const rowOf = (trivia: typeof kabul): string[] => cellsOf(trivia, letterOf(trivia));
const image = (number: number, extension = 'png'): string => `xl/media/image${number}.${extension}`;

/** A picture whose upper left corner is in a cell: both from 0, with parts of cells. */
function place(workbook: Workbook, sheet: Worksheet, col: number, row: number): void {
  const id = workbook.addImage({ buffer: PNG as never, extension: 'png' });
  sheet.addImage(id, { tl: { col, row } as never, ext: { width: 40, height: 30 } });
}

export const pictureBooks: UntidyBook[] = [
  {
    name: 'pictures in the rows of questions and in the columns of options',
    file: () =>
      filledWorkbook((sheet, workbook) => {
        sheet.addRow(PLAIN_HEADERS);
        for (const trivia of questions) sheet.addRow(rowOf(trivia));
        place(workbook, sheet, 0.5, 1.1);
        place(workbook, sheet, 2.2, 2.3);
        place(workbook, sheet, 4, 2.3);
        place(workbook, sheet, 9, 3);
        const jpeg = workbook.addImage({ buffer: JPEG as never, extension: 'jpeg' });
        sheet.addImage(jpeg, 'F5:G9');
      }),
    result: {
      headers: MCQ4,
      rows: [
        plain(2, kabul, { pictures: [['Question', image(1)]] }),
        plain(3, canberra, {
          pictures: [
            ['Option 2', image(2)],
            ['Option 4', image(3)],
          ],
        }),
        plain(4, brussels, { pictures: [['Question', image(4)]] }),
        plain(5, athens, { pictures: [['Question', image(5, 'jpeg')]] }),
      ],
    },
  },
  {
    name: 'pictures that begin slightly above their row or left of their column',
    file: () =>
      filledWorkbook((sheet, workbook) => {
        sheet.addRow(PLAIN_HEADERS);
        for (const trivia of questions) sheet.addRow(rowOf(trivia));
        sheet.getRow(3).height = 80;
        place(workbook, sheet, 0.2, 1.9);
        place(workbook, sheet, 1.9, 3.85);
        place(workbook, sheet, 3.9, 1.2);
      }),
    result: {
      headers: MCQ4,
      rows: [
        plain(2, kabul, { pictures: [['Option 4', image(3)]] }),
        plain(3, canberra, { pictures: [['Question', image(1)]] }),
        plain(4, brussels),
        plain(5, athens, { pictures: [['Option 2', image(2)]] }),
      ],
    },
  },
  {
    name: 'pictures in blank rows, below the questions, two in one cell, and a logo in the title',
    file: () =>
      filledWorkbook((sheet, workbook) => {
        sheet.addRow(['Unit test']);
        sheet.addRow(PLAIN_HEADERS);
        sheet.addRow(rowOf(kabul));
        sheet.addRow([]);
        sheet.addRow(rowOf(canberra));
        place(workbook, sheet, 6, 0);
        place(workbook, sheet, 0, 3.2);
        place(workbook, sheet, 0.1, 4.1);
        place(workbook, sheet, 0.5, 4.2);
        place(workbook, sheet, 1, 11);
      }),
    result: {
      headers: MCQ4,
      notes: ['Pictures above the questions were not read: G1.'],
      rows: [
        plain(3, kabul),
        refused(
          4,
          ['', '', '', '', '', ''],
          [
            ['Question', 'move it into the row of its question'],
            ['Option 1', 'is required'],
            ['Option 2', 'is required'],
            ['Correct Answer', 'is required'],
          ],
          { pictures: [['Question', image(2)]] },
        ),
        refused(
          5,
          rowOf(canberra),
          [['Question', 'There are several pictures, but only one can be shown']],
          { pictures: [['Question', image(3)]] },
        ),
        refused(
          12,
          ['', '', '', '', '', ''],
          [
            ['Question', 'There is a picture in this row but no question'],
            ['Option 1', 'is required'],
            ['Option 2', 'is required'],
            ['Correct Answer', 'is required'],
          ],
          { pictures: [['Option 1', image(5)]] },
        ),
      ],
    },
  },
  {
    name: 'a picture low in a question that is merged over several rows',
    file: () =>
      filledWorkbook((sheet, workbook) => {
        sheet.addRow(PLAIN_HEADERS);
        sheet.addRow(rowOf(kabul));
        sheet.addRow([]);
        sheet.addRow([]);
        for (const column of 'ABCDEF') sheet.mergeCells(`${column}2:${column}4`);
        sheet.addRow(rowOf(canberra));
        place(workbook, sheet, 0.3, 2.2);
        place(workbook, sheet, 2.3, 3.2);
        place(workbook, sheet, 1.1, 4.1);
      }),
    result: {
      headers: MCQ4,
      rows: [
        plain(2, kabul, {
          pictures: [
            ['Question', image(1)],
            ['Option 2', image(2)],
          ],
        }),
        plain(5, canberra, { pictures: [['Option 1', image(3)]] }),
      ],
    },
  },
];
