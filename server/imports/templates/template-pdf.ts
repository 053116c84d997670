/** The instructions as a PDF to print, tagged for screen readers. */
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { QuestionKind } from '../../questions/kinds/question-kind.js';
import { COLUMN_HEADINGS, describeColumn, LIMITS, STEPS, titleOf } from './instructions.js';

const MARGIN = 46;
const INDENT = 18;
const SIZE = 9;
/** The used part of the line width: PDF viewers may substitute a wider font for Helvetica. */
const FILLED = 0.84;

const INK = '#1b2430';
const LINE = '#9aa7b8';
const SHADE = '#e4ecf7';

/** Rows of a table; the first has the headings. */
type Rows = readonly (readonly string[])[];

/** No font is embedded: the standard fonts of PDF cover Latin letters. */
export async function instructionsPdf(kind: QuestionKind): Promise<Buffer> {
  const title = titleOf(kind);
  const page = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: 'Examwright' },
  });
  const document = page.struct('Document');
  page.addStructure(document);
  page.fillColor(INK);

  heading(page, document, 'H1', title);
  heading(page, document, 'H2', 'What to do');
  const list = page.struct('L');
  document.add(list);
  STEPS.forEach((step, index) => listItem(page, list, index + 1, step));
  heading(page, document, 'H2', 'Columns');
  table(page, document, [COLUMN_HEADINGS, ...kind.columns.map(describeColumn)], [84, 60, 233, 126]);
  heading(page, document, 'H2', 'An example');
  const [example = {}] = kind.examples.rows;
  table(page, document, [['Column', 'What it says'], ...Object.entries(example)], [110, 393]);
  heading(page, document, 'H2', 'Limits');
  paragraph(page, document, LIMITS);
  if (kind.examples.source) paragraph(page, document, kind.examples.source);
  page.end();
  return buffer(page);
}

function heading(
  page: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  type: 'H1' | 'H2',
  text: string,
): void {
  const size = type === 'H1' ? 18 : 12;
  page.font('Helvetica-Bold').fontSize(size);
  if (type === 'H2') page.moveDown(0.7);
  page.text(text, MARGIN, page.y, { structParent: parent, structType: type });
  page.font('Helvetica').fontSize(SIZE).moveDown(0.4);
}

function paragraph(
  page: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  text: string,
): void {
  page.text(text, MARGIN, page.y, {
    structParent: parent,
    structType: 'P',
    lineGap: 1.5,
    width: (page.page.width - 2 * MARGIN) * FILLED,
  });
  page.moveDown(0.4);
}

function listItem(
  page: PDFKit.PDFDocument,
  list: PDFKit.PDFStructureElement,
  number: number,
  text: string,
): void {
  const item = page.struct('LI');
  list.add(item);
  const top = page.y;
  const width = (page.page.width - 2 * MARGIN - INDENT) * FILLED;
  const shared = { structParent: item, lineGap: 1.5 };
  page.text(`${number}.`, MARGIN, top, { ...shared, structType: 'Lbl' });
  page.text(text, MARGIN + INDENT, top, { ...shared, structType: 'LBody', width });
  page.moveDown(0.25);
}

function table(
  page: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  rows: Rows,
  widths: number[],
): void {
  const [headings = [], ...entries] = rows;
  const options = {
    position: { x: MARGIN, y: page.y },
    columnStyles: widths.map((width) => ({ width, textOptions: { width: width * FILLED } })),
    defaultStyle: {
      border: 0.5,
      borderColor: LINE,
      padding: 3,
      textColor: INK,
    },
    // Missing in the types of pdfkit: the parent of the table in the document structure.
    structParent: parent,
  };
  const drawn = page.table(options);
  const bold = { font: { src: 'Helvetica-Bold' } } as const;
  drawn.row(headings.map((text) => ({ ...bold, text, type: 'TH', backgroundColor: SHADE })));
  for (const texts of entries) drawn.row([...texts]);
  drawn.end();
}
