/** Makes the first file that a process reads as quick as a later one. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Column } from '../../questions/kinds/question-kind.js';
import { chooseSheet } from './choose-sheet.js';
import type { Parts } from './files/archive.js';
import { readSharedStrings } from './ooxml/shared-strings.js';
import { readWorksheet } from './ooxml/worksheet.js';
import { readTolerantTable } from './tolerant-table.js';

/** By then the engine has compiled what reading takes most of its time with. */
const ROUNDS = 12;
/** Few, because whoever asks meanwhile waits for the end of a round. */
const ROWS_A_ROUND = 250;

const COLUMNS: Column[] = [
  { header: 'Question', isRequired: true },
  { header: 'Option 1', isRequired: true, reading: 'CHOICE' },
  { header: 'Option 2', isRequired: true, reading: 'CHOICE' },
  { header: 'Correct Answer', isRequired: true, reading: 'CHOICE' },
];
const [STRINGS, SHEET] = ['strings', 'sheet'];

/**
 * Reads sheets of its own making until it is quick at it, or a question has arrived. An import of 10,000 rows takes a
 * tenth less time then.
 */
export async function warmUp(isAsked: () => boolean): Promise<void> {
  const parts = ownParts();
  for (let round = 0; round < ROUNDS && !isAsked(); round += 1) {
    const strings = await readSharedStrings(parts, STRINGS);
    const context = { strings, styles: [], is1904: false };
    const { rows, merged } = await readWorksheet(parts, SHEET, context);
    const sheet = { name: 'Questions', rows, merged, pictures: [] };
    const { header } = await chooseSheet([() => Promise.resolve(sheet)], COLUMNS, []);
    Array.from(readTolerantTable(sheet, header, COLUMNS, false).rows);
    await yieldToEventLoop();
  }
}

/** A sheet as spreadsheet programs write it: each text once, and cells with the places of their texts. */
function ownParts(): Parts {
  const texts = COLUMNS.map(({ header }) => header);
  const rows = Array.from({ length: ROWS_A_ROUND }, (_, index) => {
    const first = texts.length;
    texts.push(`What comes after ${index}?`, `${index + 1}`, `${index}, & “more”`);
    return row(index + 2, [first, first + 1, first + 2, first + 1]);
  });
  const head = row(1, [...COLUMNS.keys()]);
  const items = texts.map((text) => `<si><t>${text.replace('&', '&amp;')}</t></si>`);
  const bytes = new Map([
    [STRINGS, Buffer.from(`<sst>${items.join('')}</sst>`)],
    [SHEET, Buffer.from(`<worksheet><sheetData>${head}${rows.join('')}</sheetData></worksheet>`)],
  ]);
  return {
    has: (path) => bytes.has(path),
    bytes: (path) => Promise.resolve(bytes.get(path) ?? Buffer.alloc(0)),
  };
}

function row(number: number, places: number[]): string {
  const cells = places.map(
    (place, index) => `<c r="${'ABCD'.charAt(index)}${number}" t="s"><v>${place}</v></c>`,
  );
  return `<row r="${number}" spans="1:4">${cells.join('')}</row>`;
}
