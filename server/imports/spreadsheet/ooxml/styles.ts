/** The formats of cells: how numbers are shown, and fonts that change what a text means. */
import { getFormatFromId } from 'numfmt';
import type { Archive } from '../files/archive.js';
import { FileRefusal } from '../files/refusal.js';
import type { CellStyle, TextRun } from './cell-value.js';
import { applyFont } from './rich-text.js';
import { parsePart } from './xml.js';

/** Characters of a number format (Excel's own limit). */
const MAX_FORMAT = 255;
const GENERAL = 'General';
/** The last format that every workbook knows by its number (ECMA-376, 18.8.30). */
const LAST_BUILT_IN = 58;

export const PLAIN_STYLE: CellStyle = { format: GENERAL, formatId: 0 };

type Font = Pick<TextRun, 'position' | 'font' | 'line'>;

/** @returns by the number that cells refer to @throws FileRefusal */
export async function readStyles(archive: Archive, path: string): Promise<CellStyle[]> {
  const formats = new Map<number, string>();
  const fonts: Font[] = [];
  const styles: CellStyle[] = [];
  let part = '';
  await parsePart(archive, path, {
    open(name, attributes) {
      if (PARTS.has(name)) part = name;
      else if (name === 'numFmt' && part === 'numFmts') {
        const { numFmtId, formatCode = '' } = attributes;
        if (formatCode.length > MAX_FORMAT) throw new FileRefusal('DAMAGED');
        formats.set(Number(numFmtId), formatCode);
      } else if (name === 'font' && part === 'fonts') fonts.push({});
      else if (name === 'xf' && part === 'cellXfs') {
        const id = Number(attributes['numFmtId'] ?? 0);
        styles.push(styleOf(id, formats.get(id), fonts[Number(attributes['fontId'])]));
      } else if (part === 'fonts') {
        const font = fonts.at(-1);
        if (font) applyFont(font, name, attributes['val'] ?? '');
      }
    },
    close(name) {
      if (name === part) part = '';
    },
  });
  return styles;
}

const PARTS = new Set(['numFmts', 'fonts', 'cellXfs', 'cellStyleXfs', 'dxfs', 'cellStyles']);

function styleOf(formatId: number, written: string | undefined, font: Font = {}): CellStyle {
  const builtIn = formatId <= LAST_BUILT_IN ? getFormatFromId(formatId) : GENERAL;
  return { format: written ?? builtIn, formatId, ...font };
}
