/** Compares figures of the API with those of a plain count. */
import { expect } from 'vitest';
import type { Data } from './api.js';
import type { plainFigures } from './plain-figures.js';

const FIGURE = '{ value refusal needed }';
const named = (...names: string[]): string => names.map((name) => `${name} ${FIGURE}`).join(' ');
const SUMMARY = `attempts ${named('mean', 'median', 'lowest', 'highest')}
  ${named('lowerQuartile', 'upperQuartile', 'standardDeviation')}`;
const OF_QUESTION = [
  ...['meanMarks', 'facility', 'rightAnswers', 'standardDeviation', 'intendedWeight'],
  ...['effectiveWeight', 'discriminationIndex', 'discriminativeEfficiency'],
];

export const FIGURES = `query ($quizId: ID!, $set: AttemptSet! = BEST, $revision: Int) {
  examFigures(quizId: $quizId, set: $set, revision: $revision) {
    progress
    figures {
      set submittedCount chosenCount markedCount waitingCount passedCount failedCount decidedCount
      passRate distribution { from to count } revisions revision otherRulesCount maxScore
      scores { ${SUMMARY} ${named('skewness', 'kurtosis')} } times { ${SUMMARY} }
      reliability { attempts ${named('internalConsistency', 'errorRatio', 'standardError')}
        ${named('standardErrorPercent')} }
      questions {
        questionId kind place text attempts maxMarks right partly wrong blank guessScore
        ${named(...OF_QUESTION)}
        options { optionId text isCorrect count ${named('discriminationIndex')} }
      }
    }
  }
}`;

/** The smallest numbers of attempts at which figures have values; all others need twenty. */
const NEEDED: Readonly<Record<string, number>> = {
  ...{ mean: 1, median: 1, lowest: 1, highest: 1, lowerQuartile: 1, upperQuartile: 1 },
  ...{ meanMarks: 1, facility: 1, rightAnswers: 1, intendedWeight: 0, standardDeviation: 2 },
};

/** Expects figures to be a billionth apart at most, and to be refused where the plain count has none. */
function agree(actual: Data, plain: object, attempts: number): void {
  for (const [name, value] of Object.entries(plain) as [string, number | null][]) {
    const figure = actual[name] as Data;
    const needed = NEEDED[name] ?? 20;
    if (attempts < needed)
      expect(figure, name).toEqual({ value: null, refusal: 'TOO_FEW_ATTEMPTS', needed });
    else if (value === null)
      expect(figure, name).toMatchObject({ value: null, refusal: expect.any(String) as string });
    else {
      expect(figure['refusal'], name).toBeNull();
      const apart = Math.abs((figure['value'] as number) - value);
      expect(apart, `${name} is ${value}`).toBeLessThanOrEqual(1e-9 * Math.abs(value) + 1e-13);
    }
  }
}

/** @param actual figures of the API @param attempts that are counted */
export function expectFigures(
  actual: Data,
  plain: ReturnType<typeof plainFigures>,
  attempts: number,
): void {
  expect(actual['distribution']).toEqual(plain.distribution);
  expect(actual['scores']).toMatchObject({ attempts });
  if (plain.scores) agree(actual['scores'] as Data, plain.scores, attempts);
  const reliability = actual['reliability'] as Data;
  expect(reliability).toMatchObject({ attempts });
  const none = { internalConsistency: null, errorRatio: null, standardError: null };
  const { standardError } = plain.reliability ?? none;
  const standardErrorPercent =
    standardError === null ? null : (100 * standardError) / plain.maximum;
  agree(reliability, { ...(plain.reliability ?? none), standardErrorPercent }, attempts);
  const questions = actual['questions'] as Data[];
  expect(questions).toHaveLength(plain.questions.length);
  for (const [place, { outcomes, options = [], ...figures }] of plain.questions.entries()) {
    const question = questions[place] ?? {};
    const { RIGHT: right, PARTLY: partly, WRONG: wrong, BLANK: blank } = outcomes;
    expect(question).toMatchObject({ attempts, right, partly, wrong, blank });
    agree(question, figures, attempts);
    for (const [option, { chosen, ...own }] of options.entries()) {
      const shown = (question['options'] as Data[])[option] ?? {};
      expect(shown).toMatchObject({ count: chosen });
      agree(shown, own, attempts);
    }
  }
}
