/** Reads exam files of version 1, whose marks were numbers and whose penalty was in per cent. */
import {
  hasTwoDecimals,
  marksOf,
  marksOfNumber,
  reduced,
  type Marks,
} from '../../marks/fraction.js';
import { WrongMarksBasis } from '../../marks/marking-pattern.js';
import { VERSION } from './exam-file.format.js';
import { mapObjects, type Tree } from './file-tree.js';

type Names = Record<string, Tree>;

/** What two decimals were written for. */
const THIRDS: Record<number, Marks> = { 33.33: '-1/3', 66.67: '-2/3' };

/** @returns the same file in the present version; what is faulty stays, for the checks to name */
export function upgradeExamFile(file: Names): Names {
  if (file['version'] !== 1) return file;
  const upgraded = mapObjects(file, withExactMarks) as Names;
  return { ...upgraded, version: VERSION, ...(file['rules'] && { rules: upgradeRules(upgraded) }) };
}

function withExactMarks(object: Names): Names | null {
  const { marks } = object;
  return isDecimal(marks) ? { ...object, marks: marksOfNumber(marks) } : null;
}

function upgradeRules({ rules = null }: Names): Tree {
  if (typeof rules !== 'object' || rules === null || Array.isArray(rules)) return rules;
  const { marksPerQuestion, penaltyPercent, ...others } = rules;
  return {
    ...others,
    ...(marksPerQuestion !== undefined && { marksPerQuestion: toMarks(marksPerQuestion) }),
    ...(penaltyPercent !== undefined && {
      wrongMarks: toWrongMarks(penaltyPercent),
      wrongMarksBasis: WrongMarksBasis.MARK,
    }),
  };
}

function toMarks(value: Tree): Tree {
  return isDecimal(value) ? marksOfNumber(value) : value;
}

function toWrongMarks(percent: Tree): Tree {
  if (!isDecimal(percent) || percent > 100) return percent;
  return THIRDS[percent] ?? marksOf(reduced(BigInt(-Math.round(percent * 100)), 10_000n));
}

/** Whether a value is a number that two decimals can write; others would be rounded. */
function isDecimal(value: Tree | undefined): value is number {
  return typeof value === 'number' && hasTwoDecimals(value);
}
