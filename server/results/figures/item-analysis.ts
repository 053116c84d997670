/**
 * What became of each question: how many got it, how hard it was, and whether it tells good papers from
 * others. Facility and discrimination are those of classical test theory, as Moodle has them (Moodle docs,
 * "Quiz statistics calculations": facility index, and discrimination index as the correlation of the marks
 * of a question with those of the rest).
 */
import type { Outcome } from '../../questions/kinds/question-kind.js';
import { correlationOf } from './statistics.js';

/** Answers to a question that are alike in all of this. Marks are whole hundredths. */
export interface AnswerGroup {
  questionId: string;
  outcome: Outcome;
  /** The place of the option that was chosen, from 1; null: none. */
  choice: number | null;
  /** Null while it waits for marking. */
  marks: number | null;
  maxMarks: number;
  /** Whether nothing else of the attempt waits either. */
  isMarked: boolean;
  count: number;
  /** The scores of their attempts together. */
  scores: number;
}

/** All attempts that are marked wholly, together: how many, their scores and the squares of these. */
export interface MarkedAttempts {
  count: number;
  scores: number;
  squares: number;
}

export interface ItemFigures {
  outcomes: Record<Outcome, number>;
  /** Of those that are marked, what was given in per cent of what could be; null: none is, or could earn. */
  facility: number | null;
  /** The same in marks. */
  meanMarks: number | null;
  /**
   * From −100 to 100: the correlation of its marks with those of the rest of the paper, over attempts that
   * are marked wholly. Null where either does not vary.
   */
  discrimination: number | null;
  /** How often each option was chosen, by its place from 1. */
  choices: ReadonlyMap<number, number>;
}

const PERCENT = 100;
const HUNDRED = 100;

/** @param groups of one question */
export function itemFigures(
  groups: readonly AnswerGroup[],
  { count, scores, squares }: MarkedAttempts,
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
    all.marks += group.count * group.marks;
    all.maxMarks += group.count * group.maxMarks;
    if (!group.isMarked) continue;
    marked.marks += group.count * group.marks;
    marked.squares += group.count * group.marks ** 2;
    marked.products += group.marks * group.scores;
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
    meanMarks: all.count === 0 ? null : all.marks / all.count / HUNDRED,
    discrimination: correlation === null ? null : PERCENT * correlation,
    choices,
  };
}
