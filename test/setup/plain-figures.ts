/**
 * The figures of an exam, counted plainly paper by paper, to compare with those of the application.
 * Shares no code with it.
 */
import { ratioOf, sumOf, timesRatio, type Ratio } from './plain-marks.js';
import {
  plainEffectiveWeights,
  plainQuestion,
  plainReliability,
  plainScores,
} from './plain-statistician.js';
import type { Expected } from './random-exams.js';

export interface PlainAnswer extends Expected {
  /** The place of the chosen option, from 1; 0: none. */
  choice: number;
}

export interface PlainPaper {
  candidate: number;
  /** Counts the attempts of the candidate. */
  number: number;
  answers: PlainAnswer[];
}

export const isMarked = ({ answers }: PlainPaper): boolean =>
  answers.every(({ marks }) => marks !== null);

const scoreOf = ({ answers }: PlainPaper): Ratio => sumOf(answers.map(({ marks }) => marks));
const maximumOf = ({ answers }: PlainPaper): Ratio =>
  sumOf(answers.map(({ maxMarks }) => maxMarks));
/** Whether a share of the maximum is greater than another one. */
function isGreater(one: PlainPaper, other: PlainPaper): boolean {
  const [a, b] = timesRatio(scoreOf(one), maximumOf(other));
  const [c, d] = timesRatio(scoreOf(other), maximumOf(one));
  return a * d > c * b;
}

/** @param set as the API names it */
export function plainSet(papers: readonly PlainPaper[], set: string): PlainPaper[] {
  if (set === 'ALL') return [...papers];
  const candidates = [...new Set(papers.map(({ candidate }) => candidate))];
  return candidates.flatMap((candidate): PlainPaper[] => {
    const own = papers.filter((paper) => paper.candidate === candidate);
    own.sort((a, b) => a.number - b.number);
    if (set === 'LAST') return own.slice(-1);
    const marked = own.filter(isMarked);
    if (set === 'FIRST' || marked.length === 0) return own.slice(0, 1);
    return marked.filter(
      (paper, index) =>
        !marked.some((other, place) =>
          place < index ? !isGreater(paper, other) : isGreater(other, paper),
        ),
    );
  });
}

/** Units in a mark with which all of the marks are whole. */
function unitsOf(papers: readonly PlainPaper[]): bigint {
  const all = papers.flatMap(({ answers }) =>
    answers.flatMap(({ marks, maxMarks }) => [ratioOf(marks ?? '0'), ratioOf(maxMarks)]),
  );
  let units = 1n;
  for (const [, under] of all) {
    let [a, b] = [units, under];
    while (b !== 0n) [a, b] = [b, a % b];
    units = (units / a) * under;
  }
  return units;
}

function distribution(papers: readonly PlainPaper[]) {
  /** Whether the score is at least so many tenths of the maximum. */
  const isFrom = (paper: PlainPaper, tenths: number): boolean => {
    const [[a, b], [c, d]] = [scoreOf(paper), maximumOf(paper)];
    return 10n * a * d >= BigInt(tenths) * c * b;
  };
  const from = (tenths: number): number => papers.filter((paper) => isFrom(paper, tenths)).length;
  const bins = Array.from({ length: 10 }, (_, tenths) => ({
    from: 10 * tenths,
    to: 10 * (tenths + 1),
    count: from(tenths) - (tenths < 9 ? from(tenths + 1) : 0),
  }));
  const below = papers.length - from(0);
  return below > 0 ? [{ from: null, to: 0, count: below }, ...bins] : bins;
}

/**
 * Of completely marked papers under the same rules.
 * @param optionCounts of each question
 */
export function plainFigures(papers: readonly PlainPaper[], optionCounts: readonly number[]) {
  const units = unitsOf(papers);
  const count = ([over, under]: Ratio): number => Number((over * units) / under);
  const totals = papers.map((paper) => count(scoreOf(paper)));
  const columns = optionCounts.map((_, place) =>
    papers.map(({ answers }) => count(ratioOf(answers[place]?.marks ?? '0'))),
  );
  const maxima = optionCounts.map((_, place) =>
    count(ratioOf(papers[0]?.answers[place]?.maxMarks ?? '0')),
  );
  const maximum = maxima.reduce((sum, one) => sum + one, 0);
  const weights = papers.length > 1 ? plainEffectiveWeights(columns, totals) : [];
  return {
    distribution: distribution(papers),
    scores: papers.length < 4 ? null : plainScores(totals, maximum / 100),
    reliability: papers.length < 2 ? null : plainReliability(columns, totals, Number(units)),
    maximum: maximum / Number(units),
    questions: optionCounts.map((optionCount, place) => {
      const answers = papers.flatMap((paper) => paper.answers[place] ?? []);
      const outcomes = { RIGHT: 0, PARTLY: 0, WRONG: 0, BLANK: 0 };
      for (const { outcome } of answers) outcomes[outcome as keyof typeof outcomes] += 1;
      const asked = {
        ...{ maxUnits: maxima[place] ?? 0, totals, marks: columns[place] ?? [], optionCount },
        right: answers.map(({ outcome }) => outcome === 'RIGHT'),
        choices: answers.map(({ choice }) => choice),
      };
      return {
        outcomes,
        intendedWeight: (100 * (maxima[place] ?? 0)) / maximum,
        effectiveWeight: weights[place] ?? null,
        ...(papers.length < 2 ? null : plainQuestion(asked, Number(units))),
      };
    }),
  };
}
