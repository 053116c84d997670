/** Reads marks as people write them in spreadsheets, into the form that the rules of marks check. */

/** `2`, `+4`, `2,5`, `1 / 3`, `2 marks`, `-0.25 M`. */
const WRITTEN =
  /^(?<sign>[+\-−–]?)\s*(?<number>\d+(?:\.\d+|,\d{1,2})?|\.\d+|,\d{1,2})(?:\s*\/\s*(?<divisor>\d+))?\s*(?:marks?|m|points?|pts?)?\.?$/iu;

/** @returns null for a blank cell; what is no number comes back as it is, for the rules to refuse */
export function marksInCell(cell: string): string | null {
  if (cell === '') return null;
  const { sign = '', number, divisor } = WRITTEN.exec(cell)?.groups ?? {};
  if (number === undefined) return cell;
  const minus = sign === '' || sign === '+' ? '' : '-';
  return `${minus}${number.replace(',', '.')}${divisor === undefined ? '' : `/${divisor}`}`;
}

/** What a wrong answer costs. People write it with a minus or without. */
export function penaltyInCell(cell: string): string | null {
  const marks = marksInCell(cell);
  if (marks === null || !/^-?[\d.]/.test(marks)) return marks;
  return marks.startsWith('-') ? marks : `-${marks}`;
}
