/** What other programs write than Excel and Google Sheets. */
import { cellsOf, four, letterOf, MCQ4, PLAIN_HEADERS, plain, taken } from './book.js';
import { withCells, type UntidyBook } from './book.js';
import { archiveOf, escaped, inlineCell, inlineRows, relationships, workbookOf } from './parts.js';

const [kabul, canberra, brussels] = [four(0), four(1), four(2)];
const rowOf = (trivia: typeof kabul): string[] => cellsOf(trivia, letterOf(trivia));
const both = [kabul, canberra];

/** All elements with the prefix that Microsoft's library for programs gives them. */
function prefixedBook(): Buffer {
  const ns = 'xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const sheet = inlineRows([PLAIN_HEADERS, ...both.map(rowOf)]).replaceAll(
    /<(\/?)(row|c|is|t)\b/g,
    '<$1x:$2',
  );
  return archiveOf({
    'xl/workbook.xml': `<x:workbook ${ns} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><x:sheets><x:sheet name="mySheet" sheetId="1" r:id="Rddc7711f116045e5"/></x:sheets></x:workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ['Rddc7711f116045e5', 'worksheet', '/xl/worksheets/sheet.xml'],
    ]),
    'xl/worksheets/sheet.xml': `<x:worksheet ${ns}><x:sheetData>${sheet}</x:sheetData></x:worksheet>`,
  });
}

/** Without addresses: each cell is the next one. */
function withoutAddresses(): Buffer {
  const rows = [PLAIN_HEADERS, ...both.map(rowOf)].map(
    (cells) =>
      `<row>${cells.map((text) => `<c t="str"><v>${escaped(text)}</v></c>`).join('')}</row>`,
  );
  return workbookOf({ sheet: `<sheetData>${rows.join('')}<row><c/><c t="n"/></row></sheetData>` });
}

/** Rows in any order, one twice, with escaped characters and the pronunciation of Japanese. */
function disordered(): Buffer {
  const strange =
    '<c r="A2" t="inlineStr"><is><r><t>首都</t></r><rPh sb="0" eb="2"><t>シュト</t></rPh><r><t>_x000A_of _x005F_x0041_ &#x1F600;</t></r></is></c>';
  const other = rowOf(kabul)
    .slice(1)
    .map((text, index) => inlineCell(`${'FEDCB'.charAt(4 - index)}2`, text));
  return workbookOf({
    sheet: `<sheetData>${inlineRows([rowOf(brussels)], 9)}${inlineRows([PLAIN_HEADERS])}<row r="2">${strange}${other.reverse().join('')}</row>${inlineRows([rowOf(canberra)], 4)}${inlineRows([rowOf(canberra)], 9)}</sheetData>`,
  });
}

export const otherWriterBooks: UntidyBook[] = [
  {
    name: 'Open XML SDK: prefixes and absolute targets',
    file: prefixedBook,
    result: { headers: MCQ4, rows: [plain(2, kabul), plain(3, canberra)] },
  },
  {
    name: 'a program that writes no addresses',
    file: withoutAddresses,
    result: { headers: MCQ4, rows: [plain(2, kabul), plain(3, canberra)] },
  },
  {
    name: 'rows in any order, escapes and pronunciation',
    file: disordered,
    result: {
      headers: MCQ4,
      rows: [
        taken(2, withCells(rowOf(kabul), { 0: '首都\nof _x0041_ 😀' }), 'Kabul'),
        plain(4, canberra),
        plain(9, canberra),
      ],
    },
  },
];
