/** The figures of an exam, counted plainly paper by paper, to compare with those of the application. */
import type { PlannedExam } from './random-exams.js';

export interface PlainAnswer {
  outcome: string;
  /** The place of the chosen option, from 0; null: none. */
  choice: number | null;
  /** Null while it waits. */
  marks: number | null;
  maxMarks: number;
}

export interface PlainPaper {
  answers: PlainAnswer[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length;
const hundredths = (marks: number): number => Math.round(marks * 100);

/** Half of some marks as PostgreSQL rounds it, whose numbers are decimal: 0.57 * 50 is less than 28.5 here. */
export function halfOf(marks: number): number {
  return Math.round(hundredths(marks) / 2) / 100;
}

function isMarked({ answers }: PlainPaper): boolean {
  return answers.every(({ marks }) => marks !== null);
}

/** In whole hundredths. */
const scoreOf = ({ answers }: PlainPaper): number =>
  sum(answers.map(({ marks }) => hundredths(marks ?? 0)));

function percentOf(paper: PlainPaper): number {
  const most = sum(paper.answers.map(({ maxMarks }) => hundredths(maxMarks)));
  const score = scoreOf(paper);
  return (100 * score) / most;
}

/** By its definition, over the numbers themselves. */
function correlation(xs: readonly number[], ys: readonly number[]): number | null {
  const isSame = (numbers: readonly number[]) => new Set(numbers).size < 2;
  if (isSame(xs) || isSame(ys)) return null;
  const [dx, dy] = [xs, ys].map((all) => all.map((one) => one - mean(all))) as [number[], number[]];
  const products = sum(dx.map((one, index) => one * (dy[index] ?? 0)));
  const [lengthX, lengthY] = [dx, dy].map((all) => Math.sqrt(sum(all.map((one) => one * one))));
  return products / (lengthX ?? 0) / (lengthY ?? 0);
}

function distribution(percents: readonly number[]) {
  const between = (from: number, to: number): number =>
    percents.filter((one) => one >= from && (one < to || (to === 100 && one === 100))).length;
  const tens = Array.from({ length: 10 }, (_, index) => index * 10);
  const bins = tens.map((from) => ({ from, to: from + 10, count: between(from, from + 10) }));
  const below = percents.filter((one) => one < 0).length;
  return below > 0 ? [{ from: null, to: 0, count: below }, ...bins] : bins;
}

function question(papers: readonly PlainPaper[], place: number) {
  const answerOf = ({ answers }: PlainPaper): PlainAnswer => {
    const answer = answers[place];
    if (!answer) throw new Error(`A paper has no question ${place}`);
    return answer;
  };
  const all = papers.map(answerOf);
  const given = all.filter(({ marks }) => marks !== null);
  const marked = papers.filter(isMarked);
  const marks = marked.map((paper) => hundredths(answerOf(paper).marks ?? 0));
  const rest = marked.map((paper, index) => scoreOf(paper) - (marks[index] ?? 0));
  const correlated = correlation(marks, rest);
  const outcomes = { RIGHT: 0, PARTLY: 0, WRONG: 0, BLANK: 0, WAITING: 0 };
  for (const { outcome } of all) outcomes[outcome as keyof typeof outcomes] += 1;
  const choices: Record<number, number> = {};
  for (const { choice } of all) if (choice !== null) choices[choice] = (choices[choice] ?? 0) + 1;
  const earned = sum(given.map((one) => hundredths(one.marks ?? 0)));
  const most = sum(given.map((one) => hundredths(one.maxMarks)));
  return {
    outcomes,
    choices,
    facility: given.length === 0 ? null : (100 * earned) / most,
    meanMarks: given.length === 0 ? null : earned / given.length / 100,
    discrimination: correlated === null ? null : 100 * correlated,
  };
}

export function plainFigures(papers: readonly PlainPaper[], questionCount: number) {
  const percents = papers.filter(isMarked).map(percentOf);
  const sorted = percents.toSorted((a, b) => a - b);
  return {
    submittedCount: papers.length,
    markedCount: percents.length,
    scores:
      percents.length === 0
        ? null
        : { mean: mean(percents), lowest: sorted[0] ?? 0, highest: sorted.at(-1) ?? 0 },
    distribution: distribution(percents),
    questions: Array.from({ length: questionCount }, (_, place) => question(papers, place)),
  };
}

/** The plain count adds hundredths: thirds become whole marks. */
export function withDecimals(plan: PlannedExam): PlannedExam {
  const decimal = (marks: string | null) =>
    marks?.includes('/') ? (marks[0] === '-' ? '-1' : '1') : marks;
  return {
    ...plan,
    marksPerQuestion: decimal(plan.marksPerQuestion),
    wrongMarks: decimal(plan.wrongMarks) ?? '0',
    wrongMarksBasis: 'QUESTION',
    questions: plan.questions.map((question) => ({
      ...question,
      marks: decimal(question.marks),
      wrongMarks: decimal(question.wrongMarks),
    })),
  };
}
