/** The figures of an exam, as they are cached and stored: plain JSON. Never for candidates. */
import type { Marks } from '../../marks/fraction.js';
import type { Outcome } from '../../questions/kinds/question-kind.js';
import type { Bin } from '../../statistics/distribution.js';
import type { Figure } from '../../statistics/figure.js';
import type { Reliability } from '../../statistics/internal-consistency.js';
import type { QuestionStatistics } from '../../statistics/question-statistics.js';
import type { ScoreStatistics } from '../../statistics/share-statistics.js';
import type { Summary } from '../../statistics/summary.js';

/**
 * Part of the stamp of stored figures. Raise it with every change of these types or of what is computed:
 * figures that were stored before are then computed again.
 */
export const FIGURES_VERSION = 1;

/** The statistics of an exam, without previews and running attempts. */
export interface ComputedFigures {
  submittedCount: number;
  /** Attempts of the set. */
  chosenCount: number;
  /** Of those, completely marked ones: everything below is of these. */
  markedCount: number;
  passedCount: number;
  failedCount: number;
  /** In per cent of each attempt's own maximum, from unrounded scores. */
  scores: ScoreStatistics;
  distribution: Bin[];
  /** In seconds, without reopened attempts. */
  times: Summary;
  paper: PaperFigures;
}

/** Of the attempts with one revision, under the same rules about marks. */
export interface PaperFigures {
  attempts: number;
  /** Attempts with the revision that are left out, because they had other rules about marks. */
  otherRulesCount: number;
  maxScore: Marks;
  reliability: Reliability & {
    /** The standard error in per cent of the maximum. */
    standardErrorPercent: Figure;
  };
  /** In the order of the paper. */
  questions: QuestionFigures[];
}

export interface QuestionFigures extends QuestionStatistics {
  maxMarks: Marks;
  outcomes: Record<Outcome, number>;
  /** In per cent of the marks. */
  guessScore: number | null;
}
