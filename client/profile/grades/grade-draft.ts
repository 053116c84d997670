/** The typed grades of an institute, by the rules of server/users/grade-bands/grade-bands.validation.ts. */
import type { GradeBandInput } from '../../gql/profile/graphql';
import { gradeTexts as words } from '../../ui/texts/account/grade-texts';
import { parseNumber } from '../../ui/typed-number';

export const MAX_GRADES = 12;
export const MAX_LABEL = 12;

export interface TypedGrade {
  label: string;
  from: string;
}

/** What many schools use, to begin with. */
export const USUAL: readonly TypedGrade[] = [
  { label: 'A+', from: '90' },
  { label: 'A', from: '80' },
  { label: 'B', from: '70' },
  { label: 'C', from: '60' },
  { label: 'D', from: '50' },
  { label: 'F', from: '0' },
];

/** @returns problems by path, `grades.0.label` */
export function gradeProblems(grades: readonly TypedGrade[]): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [index, { label, from }] of grades.entries()) {
    const before = grades.slice(0, index);
    const length = Array.from(label.trim()).length;
    if (length === 0 || length > MAX_LABEL) problems[`grades.${index}.label`] = words.labelError;
    else if (before.some((other) => other.label.trim() === label.trim()))
      problems[`grades.${index}.label`] = words.twice;
    const problem = fromProblem(from, before.at(-1), index === grades.length - 1);
    if (problem) problems[`grades.${index}.from`] = problem;
  }
  return problems;
}

function fromProblem(typed: string, above: TypedGrade | undefined, isLast: boolean): string | null {
  const from = parseNumber(typed);
  if (from === null || !(from >= 0 && from <= 100)) return words.fromError;
  if (above && from >= (parseNumber(above.from) ?? NaN)) return words.order;
  return isLast && from !== 0 ? words.lowest : null;
}

export function toGradeBands(grades: readonly TypedGrade[]): GradeBandInput[] {
  return grades.map(({ label, from }) => ({ label: label.trim(), from: parseNumber(from) ?? 0 }));
}
