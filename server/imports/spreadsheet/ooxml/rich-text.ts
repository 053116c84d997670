/** Collects the text of an element that is plain (`t`) or has runs of different fonts (`r`). */
import { isSymbolFont, textOfRuns, type CellValue, type TextRun } from './cell-value.js';
import type { Attributes } from './xml.js';

/** Characters of a font's name that are quoted. */
const MAX_FONT_NAME = 40;
/** An escaped character (ECMA-376, ST_Xstring). */
const ESCAPED = /_x([0-9A-F]{4})_/g;

/** Reset for each element; gets everything inside it. */
export class RichText {
  private runs: TextRun[] = [];
  private run: TextRun | null = null;
  private text = '';
  private isText = false;
  /** Inside the pronunciation of East Asian characters, which is no text of the cell. */
  private isPhonetic = false;

  reset(): void {
    this.runs = [];
    this.run = null;
    this.text = '';
  }

  open(name: string, attributes: Attributes): void {
    if (name === 't') this.isText = !this.isPhonetic;
    else if (name === 'r') this.run = { text: '' };
    else if (name === 'rPh') this.isPhonetic = true;
    else if (this.run) applyFont(this.run, name, attributes['val'] ?? '');
  }

  add(text: string): void {
    if (!this.isText) return;
    if (this.run) this.run.text += text;
    else this.text += text;
  }

  close(name: string): void {
    if (name === 't') this.isText = false;
    else if (name === 'rPh') this.isPhonetic = false;
    else if (name === 'r' && this.run) {
      this.run.text = unescaped(this.run.text);
      this.runs.push(this.run);
      this.run = null;
    }
  }

  get value(): CellValue {
    return this.runs.length > 0 ? textOfRuns(this.runs) : unescaped(this.text);
  }
}

/** @param name of an element of a font, with its value */
export function applyFont(
  target: Pick<TextRun, 'position' | 'font' | 'line'>,
  name: string,
  value: string,
): void {
  if (name === 'u' && value !== 'none') target.line ??= 'UNDERLINED';
  if (name === 'strike' && value !== '0' && value !== 'false') target.line = 'STRUCK';
  if (name === 'vertAlign' && value === 'superscript') target.position = 'RAISED';
  if (name === 'vertAlign' && value === 'subscript') target.position = 'LOWERED';
  if ((name === 'rFont' || name === 'name') && isSymbolFont(value))
    target.font = value.slice(0, MAX_FONT_NAME);
}

export function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(ESCAPED, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}
