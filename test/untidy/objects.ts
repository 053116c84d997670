/** What floats above cells and is no picture that can be taken. */
import { MCQ4, PLAIN_HEADERS, plain, refused, type UntidyBook } from './book.js';
import { drawn, question, rowOf, SHAPE } from './drawn.js';
import { anchored, inlineCell, inlineRows, picture, workbookOf } from './parts.js';

const shape = (details = '', body = ''): string =>
  `<xdr:sp macro="" textlink=""><xdr:nvSpPr><xdr:cNvPr id="3" name="TextBox 2"${details}>${body}</xdr:cNvPr><xdr:cNvSpPr txBox="1"/></xdr:nvSpPr><xdr:spPr/><xdr:txBody><a:bodyPr/><a:p><a:r><a:t>see left</a:t></a:r></a:p></xdr:txBody></xdr:sp>`;
const alternative = (choice: string, fallback: string): string =>
  `<mc:AlternateContent><mc:Choice xmlns:a14="http://schemas.microsoft.com/office/drawing/2010/main" Requires="a14">${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`;
const chart =
  '<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="4" name="Chart 3"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr><xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"/></a:graphic></xdr:graphicFrame>';
/** As Excel writes what older versions draw: objects such as equations. */
const compatible =
  '<a:extLst><a:ext uri="{63B3BB69-23CF-44E3-9099-C40C66FF867C}"><a14:compatExt xmlns:a14="http://schemas.microsoft.com/office/drawing/2010/main" spid="_x0000_s1025"/></a:ext></a:extLst>';

export const objectBooks: UntidyBook[] = [
  {
    name: 'Excel: text boxes, charts, equations and objects over cells',
    file: () =>
      drawn(
        6,
        anchored(1, 0, shape()) +
          anchored(2, 0, chart) +
          anchored(3, 1, alternative(shape(' descr="x²"'), picture('rId1'))) +
          anchored(4, 0, shape(' hidden="1"', compatible)) +
          `<mc:AlternateContent><mc:Choice Requires="a14">${anchored(5, 0, shape(' hidden="1"', compatible))}</mc:Choice><mc:Fallback/></mc:AlternateContent>` +
          anchored(0, 0, shape()),
      ),
    result: {
      headers: MCQ4,
      notes: ['Pictures above the questions were not read: A1.'],
      rows: [
        refused(2, rowOf(0), [['Question', SHAPE]]),
        refused(3, rowOf(1), [['Question', 'A3)']]),
        refused(4, rowOf(2), [['Option 1', SHAPE]]),
        refused(5, rowOf(3), [['Question', SHAPE]]),
        refused(6, rowOf(4), [['Question', SHAPE]]),
        plain(7, question(5)),
      ],
    },
  },
  {
    name: 'pictures placed in cells by Excel, Google Sheets and WPS Office',
    file: () => {
      const other = (row: number) =>
        rowOf(row - 2)
          .slice(2)
          .map((text, index) => inlineCell(`${'CDEF'.charAt(index)}${row}`, text))
          .join('');
      const row = (number: number, picture: string): string =>
        `<row r="${number}">${inlineCell(`A${number}`, question(number - 2).question)}<c r="B${number}"${picture}</c>${other(number)}</row>`;
      return workbookOf({
        sheet: `<sheetData>${inlineRows([PLAIN_HEADERS])}${
          row(2, ' t="e" vm="1"><v>#VALUE!</v>') +
          row(3, ' t="str"><f>_xlfn.DISPIMG("ID_93C7",1)</f><v>=DISPIMG("ID_93C7",1)</v>') +
          row(4, ' t="e"><f>_xlfn.IMAGE("https://example.org/a.png")</f><v>#NAME?</v>') +
          row(
            5,
            ' t="str"><f>IFERROR(__xludf.DUMMYFUNCTION("image(""https://example.org/a.png"")"),"")</f><v></v>',
          )
        }</sheetData>`,
      });
    },
    result: {
      headers: MCQ4,
      rows: [2, 3, 4, 5].map((number) =>
        refused(
          number,
          rowOf(number - 2).map((text, index) => (index === 1 ? '' : text)),
          [['Option 1', 'This cell shows a picture that is part of the cell']],
        ),
      ),
    },
  },
];
