import { fractionOf, nearestNumber } from '../../marks/fraction.js';
import type { RevisionQuestion } from '../../exams/revisions/paper-revision.entity.js';
import { kindNamed } from '../../questions/kinds/registry.js';
import { SET_NAMES, type AttemptSet } from '../../results/figures/attempt-set.js';
import type { QuestionFigures } from '../../results/figures/computed-figures.js';
import type { RevisionFigures } from '../../results/figures/figures-reader.js';
import { figureCell, inBatches, rounded } from './figure-cells.js';
import type { Cell, Table, TableColumn } from './table.js';

/** A question of a revision with its figures. */
interface FiguredQuestion {
  revision: number;
  place: number;
  question: RevisionQuestion;
  figured: QuestionFigures;
}

/**
 * One row per question of each revision that candidates took.
 * @param revisions the latest first
 */
export function figuresTable(revisions: readonly RevisionFigures[], set: AttemptSet): Table {
  const all = revisions.flatMap(({ revision, figures, questions }) =>
    figures.paper.questions.flatMap((figured, index): FiguredQuestion[] => {
      const question = questions[index];
      return question ? [{ revision, place: index + 1, question, figured }] : [];
    }),
  );
  const maxOptions = all.reduce((count, { figured }) => Math.max(count, figured.options.length), 0);
  const rows = all.map(({ revision, place, question, figured }) => [
    ...[revision, place, question.text, kindNamed(question.kind).title, SET_NAMES[set]],
    ...figureCells(figured),
    ...optionCells(question, figured, maxOptions),
  ]);
  return {
    name: 'Questions',
    columns: columnsFor(maxOptions),
    total: rows.length,
    rows: inBatches(rows),
  };
}

const FIGURES = [
  ...['Attempts', 'Right', 'Partly right', 'Wrong', 'Blank', 'Marks', 'Mean marks', 'Facility (%)'],
  ...['Right answers (%)', 'Standard deviation (%)', 'Random guess (%)', 'Intended weight (%)'],
  ...['Effective weight (%)', 'Discrimination index', 'Discriminative efficiency (%)'],
  'Right option',
];

function columnsFor(maxOptions: number): TableColumn[] {
  const number = (header: string): TableColumn => ({ header, kind: 'NUMBER', width: 11 });
  const options = Array.from({ length: maxOptions }, (_, index): TableColumn[] => [
    { header: `Option ${index + 1}`, kind: 'TEXT', width: 24 },
    number(`Chosen ${index + 1}`),
    number(`Discrimination ${index + 1}`),
  ]);
  return [
    number('Revision'),
    number('Question'),
    { header: 'Text', kind: 'TEXT', width: 60 },
    { header: 'Kind', kind: 'TEXT', width: 24 },
    { header: 'Attempts that count', kind: 'TEXT', width: 20 },
    ...FIGURES.map(number),
    ...options.flat(),
  ];
}

function figureCells(figured: QuestionFigures): Cell[] {
  const { RIGHT, PARTLY, WRONG, BLANK } = figured.outcomes;
  return [
    ...[figured.attempts, RIGHT, PARTLY, WRONG, BLANK],
    nearestNumber(fractionOf(figured.maxMarks)),
    figureCell(figured.meanMarks),
    figureCell(figured.facility),
    figureCell(figured.rightAnswers),
    figureCell(figured.standardDeviation),
    figured.guessScore === null ? null : rounded(figured.guessScore),
    figureCell(figured.intendedWeight),
    figureCell(figured.effectiveWeight),
    figureCell(figured.discriminationIndex),
    figureCell(figured.discriminativeEfficiency),
  ];
}

function optionCells(
  { kind, body }: RevisionQuestion,
  { options }: QuestionFigures,
  maxOptions: number,
): Cell[] {
  const choices = kindNamed(kind).choices?.(body) ?? [];
  const key = choices.findIndex(({ isKey }) => isKey) + 1;
  const cells = options.flatMap(({ chosen, discriminationIndex }, index): Cell[] => [
    choices[index]?.text ?? null,
    chosen,
    figureCell(discriminationIndex),
  ]);
  const rest = Array.from({ length: 3 * (maxOptions - options.length) }, () => null);
  return [key || null, ...cells, ...rest];
}
