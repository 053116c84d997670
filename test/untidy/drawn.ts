/** Sheets of a few questions with something above their cells. */
import { cellsOf, four, letterOf, PLAIN_HEADERS } from './book.js';
import { inlineRows, workbookOf, type Parts } from './parts.js';
import { JPEG, PNG } from './picture-data.js';

const questions = [0, 1, 2, 3, 4, 6, 7].map(four);
export const question = (index: number) => questions[index] ?? four(0);
export const rowOf = (index: number): string[] =>
  cellsOf(question(index), letterOf(question(index)));
/** The part of the file that a picture is in. */
export const media = (name: string): string => `xl/media/${name}`;
export const files = { 'xl/media/image1.png': PNG, 'xl/media/image2.jpg': JPEG };
export const images = { rId1: '../media/image1.png', rId2: '/xl/media/image2.jpg' };

/** The first so many questions, with these anchors. */
export function drawn(count: number, anchors: string, more: Partial<Parts> = {}): Buffer {
  const rows = Array.from({ length: count }, (_, index) => rowOf(index));
  return workbookOf({
    sheet: `<sheetFormatPr defaultRowHeight="15"/><sheetData>${inlineRows([PLAIN_HEADERS, ...rows])}</sheetData>`,
    anchors,
    images,
    more: files,
    ...more,
  });
}

/** What is said of whatever is no picture. */
export const SHAPE = 'There is a shape, chart, formula or text box here';
