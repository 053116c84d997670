import { Anchor, Group, NativeSelect } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { SearchBox } from '../../ui/components/search-box';
import { StickyBar } from '../../ui/components/sticky-bar';
import { oneOf } from '../../ui/one-of';
import { RESULT_FILTERS, RESULT_SORTS, type ResultOrder } from '../../ui/result-order';
import type { HideableColumn } from '../../ui/storage/hidden-columns';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { printTexts } from '../../ui/texts/print-texts';
import { resultTexts } from '../../ui/texts/result-texts';
import { ExportButton } from '../exports/export-button';
import { ColumnMenu } from './column-menu';

const { results: words } = invigilationTexts;
const { list } = resultTexts;
const ALL = '';

interface ResultsBarProps {
  quizId: string;
  order: ResultOrder;
  search: string;
  onChange: (changes: Partial<ResultOrder & { search: string }>) => void;
  hidden: readonly HideableColumn[];
  onHide: (hidden: readonly HideableColumn[]) => void;
}

/** Search, order, filter and columns of the results, and what can be done with the list. */
export function ResultsBar(props: ResultsBarProps) {
  const { quizId, order, search, onChange, hidden, onHide } = props;
  const { sort, filter } = order;
  const shown = useLocation().search;
  return (
    <StickyBar
      filters={
        <Group component="search" gap="sm">
          <SearchBox
            label={words.search}
            search={search}
            onSearch={(next) => onChange({ search: next })}
          />
          <NativeSelect
            aria-label={words.sort}
            value={sort}
            onChange={({ currentTarget: { value } }) =>
              onChange({ sort: oneOf(RESULT_SORTS, value) ?? 'LATEST' })
            }
            data={RESULT_SORTS.map((value) => ({ value, label: list.sorts[value] }))}
          />
          <NativeSelect
            aria-label={list.filter}
            value={filter ?? ALL}
            onChange={({ currentTarget: { value } }) =>
              onChange({ filter: oneOf(RESULT_FILTERS, value) })
            }
            data={[
              { value: ALL, label: list.all },
              ...RESULT_FILTERS.map((value) => ({ value, label: list.filters[value] })),
            ]}
          />
        </Group>
      }
    >
      <Group gap="sm">
        <Anchor component={Link} to={`/navigation/print-results/${quizId}${shown}`} size="sm">
          {printTexts.printResults}
        </Anchor>
        <Anchor component={Link} to={`/navigation/print-papers/${quizId}${shown}`} size="sm">
          {list.printPapers}
        </Anchor>
        <ColumnMenu hidden={hidden} onHide={onHide} />
        <ExportButton quizId={quizId} />
      </Group>
    </StickyBar>
  );
}
