import type { RevisionQuestion } from '../../exams/revisions/paper-revision.entity.js';
import { toImage } from '../../questions/kinds/question-image.types.js';
import { kindNamed } from '../../questions/kinds/registry.js';
import type { Bin } from '../../statistics/distribution.js';
import type { Summary } from '../../statistics/summary.js';
import type { ComputedFigures, QuestionFigures as Computed } from './computed-figures.js';
import { toFigure } from './figure.types.js';
import type { FiguresAnswer } from './figures.service.js';
import type { ExamFigures, FiguresState, FigureSummary, ScoreBin } from './figures.types.js';
import type { QuestionFigures } from './question-figures.types.js';

export function toFiguresState(answer: FiguresAnswer): FiguresState {
  const { progress, figures } = answer;
  return { progress, figures: figures && toExamFigures(figures, answer) };
}

function toExamFigures(
  figures: ComputedFigures,
  { set, revisions, revision, questions }: FiguresAnswer,
): ExamFigures {
  const { passedCount, failedCount, scores, paper } = figures;
  const decidedCount = passedCount + failedCount;
  return {
    set,
    submittedCount: figures.submittedCount,
    chosenCount: figures.chosenCount,
    markedCount: figures.markedCount,
    waitingCount: figures.chosenCount - figures.markedCount,
    passedCount,
    failedCount,
    decidedCount,
    passRate: decidedCount === 0 ? null : (100 * passedCount) / decidedCount,
    scores: {
      ...toSummary(scores),
      skewness: toFigure(scores.skewness),
      kurtosis: toFigure(scores.kurtosis),
    },
    distribution: figures.distribution.map(toBin),
    times: toSummary(figures.times),
    revisions,
    revision,
    otherRulesCount: paper.otherRulesCount,
    maxScore: paper.maxScore,
    reliability: {
      attempts: paper.attempts,
      internalConsistency: toFigure(paper.reliability.internalConsistency),
      errorRatio: toFigure(paper.reliability.errorRatio),
      standardError: toFigure(paper.reliability.standardError),
      standardErrorPercent: toFigure(paper.reliability.standardErrorPercent),
    },
    questions: paper.questions.flatMap((figured, index) => {
      const question = questions[index];
      return question ? [toQuestionFigures(figured, question, index + 1)] : [];
    }),
  };
}

function toSummary(summary: Summary): Pick<FigureSummary, keyof FigureSummary> {
  return {
    attempts: summary.attempts,
    mean: toFigure(summary.mean),
    lowest: toFigure(summary.lowest),
    lowerQuartile: toFigure(summary.lowerQuartile),
    median: toFigure(summary.median),
    upperQuartile: toFigure(summary.upperQuartile),
    highest: toFigure(summary.highest),
    standardDeviation: toFigure(summary.standardDeviation),
  };
}

function toBin({ from, to, count }: Bin): ScoreBin {
  return { from, to, count };
}

function toQuestionFigures(
  figured: Computed,
  { id: questionId, kind, text, body }: RevisionQuestion,
  place: number,
): QuestionFigures {
  const { outcomes } = figured;
  const options = kindNamed(kind).choices?.(body) ?? [];
  return {
    questionId,
    kind,
    place,
    text,
    attempts: figured.attempts,
    maxMarks: figured.maxMarks,
    right: outcomes.RIGHT,
    partly: outcomes.PARTLY,
    wrong: outcomes.WRONG,
    blank: outcomes.BLANK,
    meanMarks: toFigure(figured.meanMarks),
    facility: toFigure(figured.facility),
    rightAnswers: toFigure(figured.rightAnswers),
    standardDeviation: toFigure(figured.standardDeviation),
    guessScore: figured.guessScore,
    intendedWeight: toFigure(figured.intendedWeight),
    effectiveWeight: toFigure(figured.effectiveWeight),
    discriminationIndex: toFigure(figured.discriminationIndex),
    discriminativeEfficiency: toFigure(figured.discriminativeEfficiency),
    options: figured.options.flatMap(({ chosen, discriminationIndex }, index) => {
      const option = options[index];
      if (!option) return [];
      return [
        {
          optionId: option.id,
          text: option.text,
          image: toImage(option.image),
          isCorrect: option.isKey,
          count: chosen,
          discriminationIndex: toFigure(discriminationIndex),
        },
      ];
    }),
  };
}
