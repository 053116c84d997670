/** What Google Sheets, Excel and other programs write, besides pictures. */
import { cellsOf, four, letterOf, MCQ4, PLAIN_HEADERS, plain, refused } from './book.js';
import { type UntidyBook } from './book.js';
import {
  archiveOf,
  escaped,
  inlineCell,
  inlineRows,
  relationships,
  STRICT,
  workbookOf,
} from './parts.js';

const [kabul, canberra] = [four(0), four(1)];
const rowOf = (trivia: typeof kabul): string[] => cellsOf(trivia, letterOf(trivia));
const both = [kabul, canberra];

/** Shared texts, and rows that refer to them in order. */
function shared(rows: string[][]): { strings: string; sheet: string } {
  let next = 0;
  const sheet = rows.map((cells, index) => {
    const row = index + 1;
    const written = cells.map(
      (_, column) => `<c r="${'ABCDEF'.charAt(column)}${row}" s="1" t="s"><v>${next++}</v></c>`,
    );
    return `<row r="${row}" ht="15.75" customHeight="1">${written.join('')}</row>`;
  });
  return {
    strings: rows
      .flat()
      .map((text) => `<si><t>${escaped(text)}</t></si>`)
      .join(''),
    sheet: `<sheetData>${sheet.join('')}</sheetData>`,
  };
}

const GOOGLE_STYLES =
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="m/d"/></numFmts><fonts count="3"><font><sz val="10.0"/><color rgb="FF000000"/><name val="Arial"/><scheme val="minor"/></font><font><color theme="1"/><name val="Arial"/></font><font><vertAlign val="superscript"/><name val="Arial"/></font></fonts><cellStyleXfs count="1"><xf borderId="0" fillId="0" fontId="0" numFmtId="0"/></cellStyleXfs><cellXfs count="4"><xf borderId="0" fillId="0" fontId="0" numFmtId="0" xfId="0"/><xf borderId="0" fillId="0" fontId="1" numFmtId="0" xfId="0"/><xf borderId="0" fillId="0" fontId="1" numFmtId="164" xfId="0"/><xf borderId="0" fillId="0" fontId="1" numFmtId="10" xfId="0"/></cellXfs>';

function googleBook(): Buffer {
  const { strings, sheet } = shared([PLAIN_HEADERS, rowOf(kabul)]);
  const rich =
    '<si><r><rPr><rFont val="Arial"/></rPr><t xml:space="preserve">Charge: 1.6×10</t></r><r><rPr><rFont val="Arial"/><vertAlign val="superscript"/></rPr><t>-19</t></r><r><rPr><rFont val="Arial"/></rPr><t xml:space="preserve"> C</t></r></si>';
  const row = `<row r="3"><c r="A3" s="1" t="s"><v>12</v></c><c r="B3" s="2"><v>46054.0</v></c><c r="C3" s="3"><v>0.255</v></c><c r="D3" s="1" t="b"><v>1</v></c><c r="E3" s="1"><v>4.0</v></c><c r="F3" s="1"><v>3.0</v></c></row><row r="4"><c r="A4" s="1"/><c r="B4" s="1"/></row>`;
  return workbookOf({
    strings: strings + rich,
    sheet: sheet.replace('</sheetData>', `${row}</sheetData>`),
    styles: GOOGLE_STYLES,
  });
}

function strictBook(): Buffer {
  const ns = 'http://purl.oclc.org/ooxml/spreadsheetml/main';
  const date =
    '<row r="4"><c r="A4" s="1" t="d"><v>2026-02-01T00:00:00</v></c>' +
    ['0.5', '12', '24', '48', 'A']
      .map((text, index) => inlineCell(`${'BCDEF'.charAt(index)}4`, text))
      .join('') +
    '</row>';
  return archiveOf({
    'xl/workbook.xml': `<workbook xmlns="${ns}" xmlns:r="${STRICT}" conformance="strict"><workbookPr dateCompatibility="0"/><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(
      [
        ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
        ['rId2', 'styles', 'styles.xml'],
      ],
      STRICT,
    ),
    'xl/styles.xml': `<styleSheet xmlns="${ns}"><cellXfs><xf numFmtId="0"/><xf numFmtId="16"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${ns}"><sheetData>${inlineRows([PLAIN_HEADERS, ...both.map(rowOf)])}${date}</sheetData></worksheet>`,
  });
}

export const writerBooks: UntidyBook[] = [
  {
    name: 'Google Sheets: shared texts with runs, a date, a percentage, true and whole numbers',
    file: googleBook,
    result: {
      headers: MCQ4,
      rows: [
        plain(2, kabul),
        refused(
          3,
          ['Charge: 1.6×10⁻¹⁹ C', '2/1', '25.50%', 'TRUE', '4', '3'],
          [
            ['Option 1', 'turned this cell into a date and shows 2/1 (1 February 2026)'],
            ['Option 2', 'shows 25.50%'],
          ],
          {
            shown: {
              Question: [
                { text: 'Charge: 1.6×10' },
                { text: '-19', position: 'RAISED' },
                { text: ' C' },
              ],
            },
          },
        ),
      ],
    },
  },
  {
    name: 'Excel: Strict Open XML, with a date in words',
    file: strictBook,
    result: {
      headers: MCQ4,
      rows: [
        plain(2, kabul),
        plain(3, canberra),
        refused(
          4,
          ['', '0.5', '12', '24', '48', 'A'],
          [['Question', 'This cell contains 2026-02-01T00:00:00, which cannot be read']],
        ),
      ],
    },
  },
];
