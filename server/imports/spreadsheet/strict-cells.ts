/**
 * exceljs takes of a number what it can: 99 of `99x`, Infinity of `1e400`, 2026 of a date in words. Nothing is
 * guessed here: such a cell is one that cannot be read. Imported for that alone.
 */
import CellXform from 'exceljs/lib/xlsx/xform/sheet/cell-xform.js';

/** Begins the error of a cell whose content cannot be read. No XML can hold it. */
export const UNREADABLE = '\u0000';

const { parseClose } = CellXform.prototype;

CellXform.prototype.parseClose = function (name) {
  const { model, t } = this;
  if (name === 'c' && typeof model.value === 'string' && !isReadable(model.value, t)) {
    model.value = UNREADABLE + model.value;
    this.t = 'e';
  }
  return parseClose.call(this, name);
};

/** @param type see ECMA-376, ST_CellType */
function isReadable(text: string, type = 'n'): boolean {
  switch (type) {
    case 'str':
    case 'inlineStr':
    case 'e':
      return true;
    case 'b':
      return text === '0' || text === '1';
    case 's':
      return /^\d{1,9}$/.test(text);
    default:
      return /^[-+.\dEe]{1,400}$/.test(text) && Number.isFinite(Number(text));
  }
}
