import { SET_NAMES, type AttemptSet } from '../../results/figures/attempt-set.js';
import type { ComputedFigures, PaperFigures } from '../../results/figures/computed-figures.js';
import type { RevisionFigures } from '../../results/figures/figures-reader.js';
import type { Figure } from '../../statistics/figure.js';
import type { Summary } from '../../statistics/summary.js';
import { figureCell, inBatches } from './figure-cells.js';
import { FIGURE_MEANINGS, QUESTION_MEANINGS } from './figure-meanings.js';
import type { Cell, Table } from './table.js';

const BY_QUESTION = 'in the figures of questions';

/**
 * One row per figure: of the exam as a whole, then of the paper of each revision, the latest first. Then
 * what the figures of each question mean, for which their own table has no space.
 */
export function examFiguresTable(revisions: readonly RevisionFigures[], set: AttemptSet): Table {
  const [latest] = revisions;
  const rows = [
    ...(latest ? examRows(latest.figures).map((row) => [null, ...row]) : []),
    ...revisions.flatMap(({ revision, figures }) =>
      paperRows(figures.paper).map((row) => [revision, ...row]),
    ),
  ].map((row): Cell[] => [...row, SET_NAMES[set], FIGURE_MEANINGS[String(row[1])] ?? null]);
  for (const [name, meaning] of latest ? QUESTION_MEANINGS : [])
    rows.push([null, `Each question: ${name}`, BY_QUESTION, null, SET_NAMES[set], meaning]);
  return {
    name: 'Exam',
    columns: [
      { header: 'Revision', kind: 'NUMBER', width: 11 },
      { header: 'Figure', kind: 'TEXT', width: 40 },
      { header: 'Value', kind: 'NUMBER', width: 24 },
      { header: 'Attempts', kind: 'NUMBER', width: 11 },
      { header: 'Attempts that count', kind: 'TEXT', width: 20 },
      { header: 'Meaning', kind: 'TEXT', width: 90 },
    ],
    total: rows.length,
    rows: inBatches(rows),
  };
}

function examRows(figures: ComputedFigures): Cell[][] {
  const { submittedCount, chosenCount, markedCount, passedCount, failedCount } = figures;
  const { scores, times } = figures;
  const counts: [string, number][] = [
    ['Submitted attempts', submittedCount],
    ['Attempts that count', chosenCount],
    ['Of these marked completely', markedCount],
    ['Of these waiting for marks', chosenCount - markedCount],
    ['Passed', passedCount],
    ['Not passed', failedCount],
  ];
  return [
    ...counts.map(([name, count]) => [name, count, null]),
    ...summaryRows('score (%)', scores),
    row('Skewness', scores.skewness, scores.attempts),
    row('Kurtosis', scores.kurtosis, scores.attempts),
    ...summaryRows('time (seconds)', times),
  ];
}

function summaryRows(of: string, summary: Summary): Cell[][] {
  const figures: [string, Figure][] = [
    ['Mean', summary.mean],
    ['Lowest', summary.lowest],
    ['Lower quartile', summary.lowerQuartile],
    ['Median', summary.median],
    ['Upper quartile', summary.upperQuartile],
    ['Highest', summary.highest],
    ['Standard deviation', summary.standardDeviation],
  ];
  return figures.map(([name, figure]) => row(`${name}: ${of}`, figure, summary.attempts));
}

function paperRows({ attempts, otherRulesCount, reliability }: PaperFigures): Cell[][] {
  const { internalConsistency, errorRatio, standardError, standardErrorPercent } = reliability;
  return [
    ['Left out: other rules about marks', otherRulesCount, null],
    row('Coefficient of internal consistency (%)', internalConsistency, attempts),
    row('Error ratio (%)', errorRatio, attempts),
    row('Standard error (marks)', standardError, attempts),
    row('Standard error (%)', standardErrorPercent, attempts),
  ];
}

function row(name: string, figure: Figure, attempts: number): Cell[] {
  return [name, figureCell(figure), attempts];
}
