/** Reads one cell after the other from the XML of a worksheet. */
import { FileRefusal } from '../files/refusal.js';
import { columnOf } from './cell-range.js';
import { textOfRuns, type CellStyle, type CellValue } from './cell-value.js';
import { RichText, unescaped } from './rich-text.js';
import { PLAIN_STYLE } from './styles.js';
import type { Attributes } from './xml.js';

/** What the cells of a worksheet refer to. */
export interface WorkbookContext {
  strings: readonly CellValue[];
  styles: readonly CellStyle[];
  /** Whether days are counted from 1904. */
  is1904: boolean;
}

/** Numbers that programs write have at most 24 characters. */
const MAX_NUMBER = 400;
/** Functions that show a picture in their cell. WPS Office has DISPIMG, and Google Sheets quotes its own. */
const PICTURE_FUNCTION = /(?:^|[.("])(?:IMAGE|DISPIMG)\(/i;
/** Of a formula, as much as shows which function it begins with. */
const FORMULA_CHARACTERS = 100;

export class CellReader {
  private readonly rich = new RichText();
  private column = 0;
  /** What the value is (ECMA-376, ST_CellType). */
  private type = 'n';
  private style = PLAIN_STYLE;
  private value = '';
  private formula = '';
  private hasFormula = false;
  private hasPicture = false;
  /** The element whose text is being read. */
  private part: 'v' | 'f' | 'is' | null = null;

  constructor(private readonly context: WorkbookContext) {}

  startRow(): void {
    this.column = 0;
  }

  /** @returns whether the element belongs to a cell */
  open(name: string, attributes: Attributes): boolean {
    if (name === 'c') this.start(attributes);
    else if (name === 'v' || name === 'is') this.part = name;
    else if (name === 'f') {
      this.part = name;
      this.hasFormula = true;
    } else if (this.part === 'is') this.rich.open(name, attributes);
    else return false;
    return true;
  }

  add(text: string): void {
    if (this.part === 'v') this.value += text;
    else if (this.part === 'is') this.rich.add(text);
    else if (this.part === 'f' && this.formula.length < FORMULA_CHARACTERS) this.formula += text;
  }

  close(name: string): void {
    if (name === this.part) this.part = null;
    else if (this.part === 'is') this.rich.close(name);
  }

  /** @returns its column, and null if it is blank @throws FileRefusal */
  end(): { column: number; value: CellValue | null } {
    return { column: this.column, value: this.read() };
  }

  private start({ r, t = 'n', s, vm }: Attributes): void {
    this.column = r === undefined ? this.column + 1 : columnOf(r);
    this.type = t;
    this.style = (s === undefined ? null : this.context.styles[Number(s)]) ?? PLAIN_STYLE;
    this.value = '';
    this.formula = '';
    this.hasFormula = false;
    // A picture in a cell is an error to programs that do not know it.
    this.hasPicture = vm !== undefined && t === 'e';
    this.part = null;
    this.rich.reset();
  }

  private read(): CellValue | null {
    const value = this.plain();
    return this.hasPicture || PICTURE_FUNCTION.test(this.formula) ? { picture: value } : value;
  }

  private plain(): CellValue | null {
    if (this.type === 'inlineStr') return this.styled(this.rich.value);
    if (this.value === '')
      return this.hasFormula ? { formula: { isText: this.type === 'str' } } : null;
    return this.typed();
  }

  private typed(): CellValue {
    const { type, value, style, context } = this;
    switch (type) {
      case 's':
        return /^\d{1,9}$/.test(value) ? this.styled(this.shared()) : { unreadable: value };
      case 'str':
        return this.styled(unescaped(value));
      case 'b':
        return value === '0' || value === '1' ? value === '1' : { unreadable: value };
      case 'e':
        return { error: value };
      default: {
        const isNumber = value.length <= MAX_NUMBER && /^[-+.\dEe]+$/.test(value);
        const number = isNumber ? Number(value) : NaN;
        if (!Number.isFinite(number) || type === 'd') return { unreadable: value };
        return { number, style, is1904: context.is1904 };
      }
    }
  }

  private shared(): CellValue {
    const found = this.context.strings[Number(this.value)];
    if (found === undefined) throw new FileRefusal('DAMAGED');
    return found;
  }

  /** A font of the whole cell counts for a text without runs of its own. */
  private styled(value: CellValue): CellValue {
    const { position, font, line } = this.style;
    if (typeof value !== 'string') return value;
    const look = { ...(position && { position }), ...(font && { font }), ...(line && { line }) };
    return textOfRuns([{ text: value, ...look }]);
  }
}
