/** Merged cells, hidden rows and several worksheets. */
import { filledWorkbook } from '../setup/workbooks.js';
import { cellsOf, four, letterOf, MCQ4, PLAIN_HEADERS, plain, refused, taken } from './book.js';
import { withCells, type UntidyBook } from './book.js';

const [kabul, canberra, brussels, athens] = [four(0), four(1), four(2), four(3)];
const rowOf = (trivia: typeof kabul): string[] => cellsOf(trivia, letterOf(trivia));

export const mergedBooks: UntidyBook[] = [
  {
    name: 'a question whose merged cell covers the rows of others',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addRow(PLAIN_HEADERS);
        sheet.addRow(rowOf(kabul));
        sheet.addRow(withCells(rowOf(canberra), { 0: '' }));
        sheet.addRow(withCells(rowOf(brussels), { 3: '' }));
        sheet.mergeCells('A2:A3');
        sheet.mergeCells('C4:D4');
      }),
    result: {
      headers: MCQ4,
      rows: [
        plain(2, kabul),
        refused(3, withCells(rowOf(canberra), { 0: '' }), [
          ['Question', 'This cell is part of the merged cells A2:A3: unmerge them'],
        ]),
        refused(4, withCells(rowOf(brussels), { 3: '' }), [
          ['Option 3', 'This cell is part of the merged cells C4:D4'],
        ]),
      ],
    },
  },
  {
    name: 'sections with headings in merged rows, some in the column of numbers',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addRow(['S.No.', ...PLAIN_HEADERS]);
        sheet.addRow(['SECTION A']);
        sheet.mergeCells('A2:G2');
        sheet.addRow([1, ...rowOf(kabul)]);
        sheet.addRow(['', 'SECTION B: answer all']);
        sheet.mergeCells('B4:G4');
        sheet.addRow([2, ...rowOf(canberra)]);
        sheet.addRow(['', 'SECTION C']);
        sheet.addRow([3, ...rowOf(brussels)]);
      }),
    result: {
      headers: MCQ4,
      unused: ['S.No.'],
      notes: ['one merged cell, like headings, so they were left out: 4.', 'were left out: 2.'],
      rows: [
        plain(3, kabul),
        plain(5, canberra),
        refused(
          6,
          ['SECTION C', '', '', '', '', ''],
          [
            ['Option 1', 'is required'],
            ['Option 2', 'is required'],
            ['Correct Answer', 'is required'],
          ],
        ),
        plain(7, brussels),
      ],
    },
  },
  {
    name: 'every question merged over two rows, with a wider title',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addRow(['Geography of the world']);
        sheet.mergeCells('A1:J2');
        sheet.addRow(PLAIN_HEADERS);
        for (const [index, trivia] of [kabul, athens].entries()) {
          sheet.addRow(rowOf(trivia));
          sheet.addRow([]);
          for (const column of 'ABCDEF')
            sheet.mergeCells(`${column}${4 + 2 * index}:${column}${5 + 2 * index}`);
        }
      }),
    result: { headers: MCQ4, rows: [plain(4, kabul), plain(6, athens)] },
  },
  {
    name: 'hidden rows and columns, and a filter',
    file: () =>
      filledWorkbook((sheet) => {
        sheet.addRow([...PLAIN_HEADERS, 'Explanation']);
        for (const trivia of [kabul, canberra, brussels]) sheet.addRow([...rowOf(trivia), 'Atlas']);
        sheet.getRow(3).hidden = true;
        sheet.getColumn(7).hidden = true;
        sheet.autoFilter = 'A1:G4';
      }),
    result: {
      headers: [...MCQ4, 'Description'],
      rows: [kabul, canberra, brussels].map((trivia, index) =>
        taken(index + 2, [...rowOf(trivia), 'Atlas'], trivia.options[trivia.correct - 1] ?? ''),
      ),
    },
  },
  {
    name: 'questions on the second worksheet, behind instructions',
    file: () =>
      filledWorkbook((sheet, workbook) => {
        sheet.addRows([['Instructions'], ['Write one question in each row.'], ['Answer: A to D']]);
        workbook.addWorksheet('Hidden', { state: 'veryHidden' }).addRow(['List']);
        workbook.addWorksheet('MCQ').addRows([PLAIN_HEADERS, rowOf(kabul)]);
      }),
    result: { headers: MCQ4, rows: [plain(2, kabul)] },
  },
  {
    name: 'questions on several worksheets',
    file: () =>
      filledWorkbook((sheet, workbook) => {
        sheet.addRows([PLAIN_HEADERS, rowOf(kabul)]);
        workbook.addWorksheet('Class 7').addRows([['Title'], PLAIN_HEADERS, rowOf(canberra)]);
        workbook.addWorksheet('Empty');
        workbook.addWorksheet('Class “8”').addRows([PLAIN_HEADERS, rowOf(brussels)]);
      }),
    result: {
      headers: MCQ4,
      notes: [
        'Only the worksheet “First” was read. These have questions, too: “Class 7”, “Class “8””.',
      ],
      rows: [plain(2, kabul)],
    },
  },
  {
    name: 'a template left blank on the first worksheet, and questions on the next',
    file: () =>
      filledWorkbook((sheet, workbook) => {
        sheet.addRow(PLAIN_HEADERS);
        workbook.addWorksheet('Mine').addRows([PLAIN_HEADERS, rowOf(kabul)]);
        workbook.addWorksheet('Continued').addRows([rowOf(canberra), rowOf(brussels)]);
      }),
    result: {
      headers: MCQ4,
      notes: ['no row with column names, so they were not read: “Continued”.'],
      rows: [plain(2, kabul)],
    },
  },
];
