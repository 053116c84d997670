/**
 * Item analysis: outcomes, facility and discrimination of each question. Facility and
 * discrimination are those of classical test theory, as Moodle defines them (Moodle docs, "Quiz
 * statistics calculations": facility index, and discrimination index as the correlation of the
 * marks of a question with those of the rest).
 */
import type { Outcome } from '../../questions/kinds/question-kind.js';
import { fractionOf, type Marks } from '../../marks/fraction.js';
import { correlationOf } from './statistics.js';

/** Answers to a question that agree in all of these fields. */
export interface AnswerGroup {
  questionId: string;
  outcome: Outcome;
  /** The position of the chosen option, from 1; null for none. */
  choice: number | null;
  /** Null while it waits for marking. */
  marks: Marks | null;
  maxMarks: Marks;
  /** Whether their attempts are marked completely. */
  isMarked: boolean;
  count: number;
  /** The sum of the scores of their attempts. */
  scores: number;
}

/** Sums over completely marked attempts: their number, scores and squared scores. */
export interface MarkedTotals {
  count: number;
  scores: number;
  squares: number;
}

export interface ItemFigures {
  outcomes: Record<Outcome, number>;
  /**
   * Over marked answers: the marks given in per cent of the possible ones; null where none is
   * marked or could earn any.
   */
  facility: number | null;
  /** The mean of the marks given. */
  meanMarks: number | null;
  /**
   * From −100 to 100: the correlation of its marks with those of the rest of the paper, over
   * completely marked attempts. Null where either does not vary.
   */
  discrimination: number | null;
  /** How often each option was chosen, by its position from 1. */
  choices: ReadonlyMap<number, number>;
}

const PERCENT = 100;

/** @param groups of one question */
export function itemFigures(
  groups: readonly AnswerGroup[],
  { count, scores, squares }: MarkedTotals,
): ItemFigures {
  const outcomes = { RIGHT: 0, PARTLY: 0, WRONG: 0, BLANK: 0, WAITING: 0 };
  const choices = new Map<number, number>();
  const all = { count: 0, marks: 0, maxMarks: 0 };
  const marked = { marks: 0, squares: 0, products: 0 };
  for (const group of groups) {
    outcomes[group.outcome] += group.count;
    if (group.choice !== null)
      choices.set(group.choice, (choices.get(group.choice) ?? 0) + group.count);
    if (group.marks === null) continue;
    all.count += group.count;
    const marks = toNumber(group.marks);
    all.marks += group.count * marks;
    all.maxMarks += group.count * toNumber(group.maxMarks);
    if (!group.isMarked) continue;
    marked.marks += group.count * marks;
    marked.squares += group.count * marks ** 2;
    marked.products += marks * group.scores;
  }
  // The rest of a paper is its score without this question.
  const correlation = correlationOf({
    count,
    x: marked.marks,
    xx: marked.squares,
    y: scores - marked.marks,
    yy: squares - 2 * marked.products + marked.squares,
    xy: marked.products - marked.squares,
  });
  return {
    outcomes,
    facility: all.maxMarks === 0 ? null : (PERCENT * all.marks) / all.maxMarks,
    meanMarks: all.count === 0 ? null : all.marks / all.count,
    discrimination: correlation === null ? null : PERCENT * correlation,
    choices,
  };
}

function toNumber(marks: Marks): number {
  const { numerator, denominator } = fractionOf(marks);
  return Number(numerator) / Number(denominator);
}
