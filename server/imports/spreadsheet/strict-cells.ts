/**
 * exceljs reads numbers leniently: `99x` as 99, `1e400` as Infinity, a date in words as 2026. This module
 * patches it, on import, so that such a cell is reported as unreadable.
 */
import CellXform from 'exceljs/lib/xlsx/xform/sheet/cell-xform.js';

/** The first character of the error of an unreadable cell. XML cannot contain it. */
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
