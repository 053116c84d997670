/** Which marks a person may give, and what becomes of the answer by them. */
import { coreErrors, type DomainError } from '../../core/errors/domain-error.js';
import { sumOfMarks } from '../../questions/kinds/marks.js';
import type { Graded, Outcome } from '../../questions/kinds/question-kind.js';
import type { ChosenLevel } from '../grade.entity.js';
import type { Criterion, Rubric } from './marking-settings.entity.js';

type Levels = Pick<Rubric, 'criteria' | 'isBinding'>;

/** Which level was chosen of which criterion. */
export interface LevelGiven {
  criterionId: string;
  levelId: string;
}

/** What marks are held against. */
export interface MarksRule {
  maxMarks: number;
  step: number;
  rubric: Levels | null;
  /** What the question's kind and key make of the answer. */
  byRule: Graded;
}

function problem(path: string, message: string): DomainError {
  return coreErrors.VALIDATION({ message, fields: [{ path, message }] });
}

/**
 * Whether marks are as fine as the exam's step allows. All marks are always allowed, and so is what
 * levels come to.
 */
export function isOnStep(marks: number, step: number): boolean {
  return Math.round(marks * 100) % Math.round(step * 100) === 0;
}

/** What levels come to: no more than the question earns. */
export function marksOfLevels(levels: readonly ChosenLevel[], maxMarks: number): number {
  return Math.min(sumOfMarks(levels.map(({ marks }) => marks)), maxMarks);
}

/** Whether the same levels are chosen. */
export function isSameLevels(one: readonly LevelGiven[], other: readonly LevelGiven[]): boolean {
  const names = (chosen: readonly LevelGiven[]) =>
    chosen.map(({ criterionId, levelId }) => `${criterionId} ${levelId}`).sort();
  return String(names(one)) === String(names(other));
}

/**
 * The levels that were chosen, as they are to be kept. As long as neither they nor the marks change, they
 * stay as they were chosen. Else each is what the rubric makes of it now, and those of criteria that are
 * no more are left out; only a level that is no more, of a criterion that is, stays as it was then.
 * @param standing what stands before
 * @throws VALIDATION for a level that there is not, and for two of one criterion
 */
export function levelsChosen(
  given: readonly LevelGiven[],
  marks: number | null,
  criteria: readonly Criterion[],
  standing: { marks: number | null; rubric: readonly ChosenLevel[] | null },
): ChosenLevel[] {
  const before = standing.rubric ?? [];
  if (marks === standing.marks && isSameLevels(given, before)) return [...before];
  return given.flatMap(({ criterionId, levelId }, index) => {
    if (given.findIndex((one) => one.criterionId === criterionId) < index)
      throw problem(`rubric.${index}`, 'Choose one level of each criterion');
    const kept = before.find((one) => one.criterionId === criterionId && one.levelId === levelId);
    const criterion = criteria.find(({ id }) => id === criterionId);
    if (kept && !criterion) return [];
    const level = criterion?.levels.find(({ id }) => id === levelId);
    if (kept && !level) return [kept];
    if (!criterion || !level)
      throw problem(
        `rubric.${index}`,
        'The rubric was changed and has no such level any more. Look at it again.',
      );
    const { name } = criterion;
    return { criterionId, criterion: name, levelId, level: level.label, marks: level.marks };
  });
}

/** A criterion of the rubric as it is now that no level was chosen of, also where others were before. */
function missingIn({ criteria }: Levels, chosen: readonly ChosenLevel[]): Criterion | undefined {
  return criteria.find(({ id }) => chosen.every(({ criterionId }) => criterionId !== id));
}

/** @param marks null: it goes on waiting @throws VALIDATION */
export function checkMarks(
  marks: number | null,
  chosen: readonly ChosenLevel[],
  { maxMarks, step, rubric, byRule }: MarksRule,
): void {
  if (marks === null) {
    if (byRule.outcome === 'WAITING') return;
    throw problem('marks', 'This answer is marked by its key. Give marks, or go back to the rule.');
  }
  if (marks < 0 || marks > maxMarks) throw problem('marks', `Marks must be from 0 to ${maxMarks}`);
  const ofLevels = marksOfLevels(chosen, maxMarks);
  if (rubric?.isBinding === true) {
    const missing = missingIn(rubric, chosen);
    if (missing) throw problem('marks', `Choose a level of “${missing.name}”, too`);
    if (marks !== ofLevels) throw problem('marks', `By the rubric this answer gets ${ofLevels}`);
  }
  if (marks === maxMarks || isOnStep(marks, step)) return;
  if (chosen.length > 0 && marks === ofLevels) return;
  throw problem('marks', `Marks are given in steps of ${step}`);
}

/** What became of an answer that was given these marks. */
export function outcomeOf(marks: number | null, maxMarks: number, byRule: Graded): Outcome {
  if (marks === null) return 'WAITING';
  if (marks >= maxMarks) return 'RIGHT';
  if (marks > 0) return 'PARTLY';
  return byRule.outcome === 'BLANK' ? 'BLANK' : 'WRONG';
}
