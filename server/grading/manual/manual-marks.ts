/** Checks the marks that a person gives, and the outcome that follows from them. */
import { coreErrors, type DomainError } from '../../core/errors/domain-error.js';
import { compareFractions, fractionOf, marksOf, ZERO, type Marks } from '../../marks/fraction.js';
import { totalOf } from '../../marks/total-marks.js';
import type { GradeResult, Outcome } from '../../questions/kinds/question-kind.js';
import type { ChosenLevel } from '../grade.entity.js';
import type { Criterion, Rubric } from './marking-settings.entity.js';

type Levels = Pick<Rubric, 'criteria' | 'isBinding'>;

/** The level chosen for a criterion. */
export interface LevelChoice {
  criterionId: string;
  levelId: string;
}

/** What marks are checked against. */
export interface MarksRule {
  maxMarks: Marks;
  step: number;
  rubric: Levels | null;
  /** The grade by the question's kind and key. */
  byRule: GradeResult;
}

function problem(path: string, message: string): DomainError {
  return coreErrors.VALIDATION({ message, fields: [{ path, message }] });
}

/**
 * Whether marks are a multiple of the exam's step. Full marks, and the sum of rubric levels, are
 * always allowed.
 */
export function isOnStep(marks: Marks, step: number): boolean {
  const { numerator, denominator } = fractionOf(marks);
  return (numerator * 100n) % (denominator * BigInt(Math.round(step * 100))) === 0n;
}

/** The sum of the levels, at most what the question earns. */
export function sumOfLevels(levels: readonly ChosenLevel[], maxMarks: Marks): Marks {
  const sum = totalOf(levels.map(({ marks }) => marks));
  return compareFractions(sum, fractionOf(maxMarks)) > 0 ? maxMarks : marksOf(sum);
}

/** @returns below zero, zero or above, as one is less than, equal to or more than the other */
function compareMarks(one: Marks, other: Marks): number {
  return compareFractions(fractionOf(one), fractionOf(other));
}

/** Whether the same levels are chosen. */
export function isSameLevels(one: readonly LevelChoice[], other: readonly LevelChoice[]): boolean {
  const names = (chosen: readonly LevelChoice[]) =>
    chosen.map(({ criterionId, levelId }) => `${criterionId} ${levelId}`).sort();
  return String(names(one)) === String(names(other));
}

/**
 * The chosen levels as they are stored. While neither they nor the marks change, they stay as they
 * were. Otherwise each takes its text and marks from the current rubric. Levels of removed criteria
 * are dropped; a removed level of an existing criterion stays as it was.
 * @param previous the stored grade
 * @throws VALIDATION for an unknown level, and for two of one criterion
 */
export function resolveLevels(
  choices: readonly LevelChoice[],
  marks: Marks | null,
  criteria: readonly Criterion[],
  previous: { marks: Marks | null; rubric: readonly ChosenLevel[] | null },
): ChosenLevel[] {
  const before = previous.rubric ?? [];
  if (marks === previous.marks && isSameLevels(choices, before)) return [...before];
  return choices.flatMap(({ criterionId, levelId }, index) => {
    if (choices.findIndex((one) => one.criterionId === criterionId) < index)
      throw problem(`rubric.${index}`, 'Choose one level for each criterion');
    const earlier = before.find(
      (one) => one.criterionId === criterionId && one.levelId === levelId,
    );
    const criterion = criteria.find(({ id }) => id === criterionId);
    if (earlier && !criterion) return [];
    const level = criterion?.levels.find(({ id }) => id === levelId);
    if (earlier && !level) return [earlier];
    if (!criterion || !level)
      throw problem(
        `rubric.${index}`,
        'The rubric was changed and no longer has this level. Review it.',
      );
    const { name } = criterion;
    return { criterionId, criterion: name, levelId, level: level.label, marks: level.marks };
  });
}

/** The first criterion of the current rubric without a chosen level. */
function findMissing({ criteria }: Levels, chosen: readonly ChosenLevel[]): Criterion | undefined {
  return criteria.find(({ id }) => chosen.every(({ criterionId }) => criterionId !== id));
}

/**
 * @param marks null: the answer keeps waiting
 * @throws VALIDATION
 */
export function checkMarks(
  marks: Marks | null,
  chosen: readonly ChosenLevel[],
  { maxMarks, step, rubric, byRule }: MarksRule,
): void {
  if (marks === null) {
    if (byRule.outcome === 'WAITING') return;
    throw problem('marks', 'This answer is marked by its key. Give marks, or return to the rule.');
  }
  if (compareFractions(fractionOf(marks), ZERO) < 0 || compareMarks(marks, maxMarks) > 0)
    throw problem('marks', `Marks must be from 0 to ${maxMarks}`);
  const ofLevels = sumOfLevels(chosen, maxMarks);
  if (rubric?.isBinding === true) {
    const missing = findMissing(rubric, chosen);
    if (missing) throw problem('marks', `Choose a level for “${missing.name}”, too`);
    if (marks !== ofLevels) throw problem('marks', `By the rubric this answer gets ${ofLevels}`);
  }
  if (marks === maxMarks || isOnStep(marks, step)) return;
  if (chosen.length > 0 && marks === ofLevels) return;
  throw problem('marks', `Marks are given in steps of ${step}`);
}

/** The outcome of an answer with these marks. */
export function outcomeOf(marks: Marks | null, maxMarks: Marks, byRule: GradeResult): Outcome {
  if (marks === null) return 'WAITING';
  if (compareMarks(marks, maxMarks) >= 0) return 'RIGHT';
  if (compareFractions(fractionOf(marks), ZERO) > 0) return 'PARTLY';
  return byRule.outcome === 'BLANK' ? 'BLANK' : 'WRONG';
}
