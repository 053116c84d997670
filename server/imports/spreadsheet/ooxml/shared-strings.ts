import type { Parts } from '../files/archive.js';
import type { CellValue } from './cell-value.js';
import { RichText } from './rich-text.js';
import { parsePart } from './xml.js';

/** The texts that cells refer to by their place in this list. */
export async function readSharedStrings(parts: Parts, path: string): Promise<CellValue[]> {
  const strings: CellValue[] = [];
  const rich = new RichText();
  await parsePart(parts, path, {
    open(name, attributes) {
      if (name === 'si') rich.reset();
      else rich.open(name, attributes);
    },
    text: (text) => rich.add(text),
    close(name) {
      if (name === 'si') strings.push(rich.value);
      else rich.close(name);
    },
  });
  return strings;
}
