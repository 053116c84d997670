import type { EntityManager } from 'typeorm';
import { kindNamed } from '../../questions/kinds/registry.js';
import type {
  FiguresReader,
  ComputedQuestionFigures,
} from '../../results/figures/figures-reader.js';
import type { Cell, Table, TableColumn } from './table.js';

/** One row per question of each revision that candidates took, the latest revision first. */
export async function figuresTable(
  manager: EntityManager,
  figures: FiguresReader,
  quizId: string,
): Promise<Table> {
  const all: { revision: number; figured: ComputedQuestionFigures }[] = [];
  for await (const { revision, questions } of figures.readByRevision(manager, quizId))
    all.push(...questions.map((figured) => ({ revision, figured })));
  const maxOptions = all.reduce(
    (count, { figured }) => Math.max(count, optionsOf(figured).length),
    0,
  );
  const rows = all.map(({ revision, figured }) => {
    const { place, question } = figured;
    const head = [revision, place, question.text, kindNamed(question.kind).title];
    return [...head, ...figureCells(figured), ...choiceCells(figured, maxOptions)];
  });
  return {
    name: 'Questions',
    columns: columnsFor(maxOptions),
    total: rows.length,
    rows: inBatches(rows),
  };
}

function columnsFor(maxOptions: number): TableColumn[] {
  const number = (header: string): TableColumn => ({ header, kind: 'NUMBER', width: 11 });
  const options = Array.from({ length: maxOptions }, (_, index): TableColumn[] => [
    { header: `Option ${index + 1}`, kind: 'TEXT', width: 24 },
    number(`Chosen ${index + 1}`),
  ]);
  return [
    number('Revision'),
    number('Question'),
    { header: 'Text', kind: 'TEXT', width: 60 },
    { header: 'Kind', kind: 'TEXT', width: 24 },
    ...['Papers', 'Right', 'Partly right', 'Wrong', 'Blank', 'Waiting'].map(number),
    number('Facility (%)'),
    number('Mean marks'),
    number('Right option'),
    ...options.flat(),
  ];
}

function figureCells({ outcomes, facility, meanMarks }: ComputedQuestionFigures): Cell[] {
  const { RIGHT, PARTLY, WRONG, BLANK, WAITING } = outcomes;
  const counts = [RIGHT, PARTLY, WRONG, BLANK, WAITING];
  const papers = counts.reduce((sum, count) => sum + count, 0);
  return [papers, ...counts, rounded(facility), rounded(meanMarks)];
}

/** To two decimals, half away from zero. */
function rounded(figure: number | null): number | null {
  return figure === null ? null : (Math.sign(figure) * Math.round(Math.abs(figure) * 100)) / 100;
}

function choiceCells(figured: ComputedQuestionFigures, maxOptions: number): Cell[] {
  const options = optionsOf(figured);
  const key = options.findIndex(({ isKey }) => isKey) + 1;
  const cells = options.flatMap(({ text }, index): Cell[] => [
    text,
    figured.choices.get(index + 1) ?? 0,
  ]);
  const rest = Array.from({ length: 2 * (maxOptions - options.length) }, () => null);
  return [key || null, ...cells, ...rest];
}

/** In the order of the revision; empty for a kind without options. */
function optionsOf({ question }: ComputedQuestionFigures) {
  return kindNamed(question.kind).choices?.(question.body) ?? [];
}

/** Splits rows into batches for the writer. */
async function* inBatches(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  for (let from = 0; from < rows.length; from += 200) {
    await Promise.resolve();
    yield rows.slice(from, from + 200);
  }
}
