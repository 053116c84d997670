import { RecordTable } from '../../ui/components/record-table';
import { sortHead, type SortDirection } from '../../ui/components/sort-head';
import { useFormatTime } from '../../ui/format';
import type { ResultSort } from '../../ui/result-order';
import type { HideableColumn } from '../../ui/storage/hidden-columns';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { resultTexts } from '../../ui/texts/result-texts';
import { RESULT_COLUMNS, type Result, type ResultColumn } from './result-columns';

interface ResultTableProps {
  results: Result[];
  /** A trial: its learners have no e-mail addresses and no pages. */
  isTrial?: boolean;
  /** The order of the list, if the columns can change it. */
  order?: { sort: ResultSort; onSort: (sort: ResultSort) => void };
  hidden?: readonly HideableColumn[];
  /** State of the links: where they come from. */
  from?: unknown;
}

type Order = NonNullable<ResultTableProps['order']>;

/** One row per submitted attempt. */
export function ResultTable({ results, isTrial = false, ...more }: ResultTableProps) {
  const { order, hidden = [], from } = more;
  const context = { isTrial, from, formatTime: useFormatTime() };
  const columns = RESULT_COLUMNS.filter(
    ({ key, isInTrials = false }) =>
      (!isTrial || isInTrials) &&
      !hidden.some((hiddenKey) => hiddenKey === key) &&
      // Institutes without grades do not see an empty column.
      (key !== 'grade' || results.some(({ letterGrade }) => letterGrade !== null)),
  );
  return (
    <RecordTable
      label={invigilationTexts.results.heading}
      columns={columns.map(({ name }) => name)}
      numeric={namesOf(columns.filter(({ isNumeric }) => isNumeric))}
      unprinted={namesOf(columns.filter(({ isUnprinted }) => isUnprinted))}
      heads={order && headsOf(columns, order)}
    >
      {results.map((result) => (
        <tr key={result.attemptId}>
          {columns.map(({ key, name, kind, isNumeric, isUnprinted, show }) => (
            <td
              key={key}
              data-cell={kind}
              data-label={kind === 'number' ? name : undefined}
              data-numeric={isNumeric}
              data-unprinted={isUnprinted}
              style={kind === 'main' ? { fontWeight: 600 } : undefined}
            >
              {show(result, context)}
            </td>
          ))}
        </tr>
      ))}
    </RecordTable>
  );
}

function namesOf(columns: readonly ResultColumn[]): string[] {
  return columns.map(({ name }) => name);
}

function headsOf(columns: readonly ResultColumn[], { sort, onSort }: Order) {
  return Object.fromEntries(
    columns.flatMap(({ name, sorts }) => {
      if (!sorts) return [];
      const direction = directionOf(sorts, sort);
      const next = direction === null ? sorts.first : opposite(direction);
      const label = resultTexts.list.sorts[sorts[next]];
      return [[name, sortHead({ name, label, direction, onSort: () => onSort(sorts[next]) })]];
    }),
  );
}

function directionOf(
  { ascending, descending }: NonNullable<ResultColumn['sorts']>,
  sort: ResultSort,
): SortDirection | null {
  if (sort === ascending) return 'ascending';
  return sort === descending ? 'descending' : null;
}

function opposite(direction: SortDirection): SortDirection {
  return direction === 'ascending' ? 'descending' : 'ascending';
}
