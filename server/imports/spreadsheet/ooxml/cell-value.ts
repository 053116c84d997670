/** What a cell of a workbook contains, before it is read as a text. */

/** Characters of one font, raised (superscript) or lowered (subscript) where `position` says so. */
export interface TextRun {
  text: string;
  position?: 'RAISED' | 'LOWERED';
  /** Only of fonts that show other signs than the text says (`isSymbolFont`). */
  font?: string;
  /** A line below or through the characters. */
  line?: 'UNDERLINED' | 'STRUCK';
}

/** How numbers are shown, and where all characters of a cell stand. */
export interface CellStyle {
  /** A number format, for example `0.00%`. */
  format: string;
  /** Its number in the workbook: below 164 those that every workbook knows. */
  formatId: number;
  position?: TextRun['position'];
  font?: string;
  line?: TextRun['line'];
}

export type CellValue =
  | string
  | boolean
  /** A text with runs that do not all look plain. */
  | { runs: TextRun[] }
  | { number: number; style: CellStyle; is1904: boolean }
  | { error: string }
  /** The content does not fit its type, for example letters in a number. */
  | { unreadable: string }
  /** A text whose letters the program that wrote the file has replaced by question marks. */
  | { lost: string }
  /** A formula without a saved result; `isText`: the result is an empty text. */
  | { formula: { isText: boolean } }
  /** A picture that belongs to the cell itself ("Place in Cell", the function IMAGE), with what other programs see. */
  | { picture: CellValue | null };

/** The beginnings of names, in small letters. */
const SYMBOL_FONTS = [
  ...['symbol', 'wingdings', 'webdings', 'marlett', 'mt extra', 'euclid symbol', 'euclid extra'],
  // Devanagari.
  ...['kruti', 'devlys', 'chanakya', 'shusha', 'shree-dev', 'shreedev', 'walkman-chanakya'],
  ...['aps-dv', 'preeti', 'kundli', 'krishna', 'ankit', 'agra', 'amar ujala', 'shivaji'],
  ...['dv-tt', 'dvb-tt', 'dvw-tt', 'dvbw-tt', 'dvtt', 'dvbtt', 'dvwtt', 'dvbwtt'],
  // Other scripts of India, and Bengali.
  ...['bamini', 'tscu_', 'vanavil', 'saiindira', 'anmollipi', 'asees', 'sutonnymj', 'lmg-', 'brh '],
];

/** Fonts whose letters look like other signs: symbols, and Indian scripts from before Unicode. */
export function isSymbolFont(name: string): boolean {
  const small = name.toLowerCase();
  return SYMBOL_FONTS.some((beginning) => small.startsWith(beginning));
}

/** A plain text if all runs look plain. A line under the whole text emphasizes none of it. */
export function textOfRuns(runs: readonly TextRun[]): CellValue {
  const merged = mergeEqual(runs);
  const filled = merged.filter(({ text }) => text.trim() !== '');
  const isUnderlined = filled.every(({ line }) => line === 'UNDERLINED');
  const kept = isUnderlined ? mergeEqual(merged.map(withoutLine)) : merged;
  const isPlain = kept.every(
    ({ position, font, line }) => (position ?? font ?? line) === undefined,
  );
  return isPlain ? joined(kept) : { runs: kept };
}

/** Neighbours that look the same are one run. */
function mergeEqual(runs: readonly TextRun[]): TextRun[] {
  const merged: TextRun[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    const isSame =
      last?.position === run.position && last?.font === run.font && last?.line === run.line;
    if (last && isSame) last.text += run.text;
    else merged.push({ ...run });
  }
  return merged;
}

function withoutLine({ text, position, font }: TextRun): TextRun {
  return { text, ...(position && { position }), ...(font && { font }) };
}

export function joined(runs: readonly TextRun[]): string {
  return runs.map(({ text }) => text).join('');
}
